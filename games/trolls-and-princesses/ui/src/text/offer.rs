//! The lobby texts of the game, which are needed before its other chunks have loaded. They do not depend on the rules.

use moot_ui::game::form::Form;

use moot_ui::game::offer::OfferTexts;
use trolls_and_princesses::Board;

use super::en::English;
use crate::TrollsAndPrincessesUi;

moot_ui::texts! {
    /// The options of Trolls & Princesses.
    pub trait PrincessOffer: OfferTexts<TrollsAndPrincessesUi>;
    en {} fr {}

    /// Which boards are played with.
    boards { en: "Boards", fr: "Plateaux" }
    /// The boards are dealt at random.
    boards_dealt { en: "Dealt", fr: "Au hasard" }
    /// Each seat has its own board.
    boards_in_order { en: "Chosen", fr: "Choisis" }
    /// The explanation of the choice.
    boards_note(dealt: bool) {
        en: if dealt {
            "Four clans with other sites, goods and bonuses; each player gets one by chance."
        } else {
            "Choose a clan for every seat; nobody has the same."
        },
        fr: if dealt {
            "Quatre clans aux gisements, aux biens et aux bonus différents ; chacun en reçoit un au hasard."
        } else {
            "Choisissez un clan par place ; deux joueurs n’ont jamais le même."
        },
    }
    /// The clan of a board.
    clan(board: Board) {
        // The tables of the rules are not available in the lobby.
        en: ["Haymane", "Emberbeard", "Heathercap", "Tarnfoot"].get(usize::from(board.0)).copied().unwrap_or(""),
        fr: crate::text::fr::clan(board),
    }
}

moot_ui::translated! {
    /// The options of the game in the reader's language; not tracked, like [`words`](moot_ui::text::words).
    pub fn princess_offer() -> dyn PrincessOffer = &English;
}

moot_ui::texts! {
    impl OfferTexts<TrollsAndPrincessesUi>;
    en {} fr {}

    laid_out(form: &Form<TrollsAndPrincessesUi>) -> String {
        en: match form.players {
            2 => "two players: two villages, twelve rounds",
            3 => "three players: three villages, eleven rounds",
            _ => "four players: four villages, ten rounds",
        }
        .to_owned(),
        fr: match form.players {
            2 => "deux joueurs : deux villages, douze manches",
            3 => "trois joueurs : trois villages, onze manches",
            _ => "quatre joueurs : quatre villages, dix manches",
        }
        .to_owned(),
    }
    start { en: "Start Trolls & Princesses", fr: "Commencer Trolls & Princesses" }
}
