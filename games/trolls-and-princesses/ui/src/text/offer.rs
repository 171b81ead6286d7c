//! The lobby texts of the game, which are needed before its other chunks have loaded. They do not depend on the rules.

use moot_ui::game::form::Form;

use moot_ui::game::offer::OfferTexts;
use trolls_and_princesses::{Board, CowsFrom, PlaceAction, Resource, Shared, TrollsBegin};

use super::en::English;
use crate::TrollsAndPrincessesUi;

/// The words of the village actions that opponents' trolls help with, out of the words of all six.
fn named(shared: Shared, words: [&str; 6]) -> Vec<String> {
    let actions = [
        PlaceAction::Capture,
        PlaceAction::Bell,
        PlaceAction::Castle,
        PlaceAction::Swap(Resource::Gold),
        PlaceAction::Hire,
        PlaceAction::Cow,
    ];
    let helped = actions.into_iter().zip(words).filter(|(action, _)| shared.has(*action));
    helped.map(|(_, word)| word.to_owned()).collect()
}

moot_ui::texts! {
    /// The options of Trolls & Princesses.
    pub trait PrincessOffer: OfferTexts<TrollsAndPrincessesUi>;
    en {
        use moot_ui::text::en::join::and as shared_words;
        const WORDS: [&str; 6] = ["princess", "bell", "castle", "changelings", "human", "cow"];
    }
    fr {
        use moot_ui::text::fr::join::and as shared_words;
        const WORDS: [&str; 6] = ["princesse", "cloche", "château", "changelins", "humain", "vache"];
    }

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
    /// Where the trolls begin.
    trolls_begin { en: "Trolls begin", fr: "Départ des trolls" }
    /// A place where they may begin.
    trolls_place(trolls: TrollsBegin) { match trolls {
        TrollsBegin::Beside => { en: "Beside the board", fr: "À côté du plateau" }
        TrollsBegin::Caverns => { en: "In caverns", fr: "Dans les cavernes" }
    } }
    /// Where stolen cows come from.
    stolen_cows { en: "Stolen cows", fr: "Vaches volées" }
    /// A source of stolen cows.
    cows_source(cows: CowsFrom) { match cows {
        CowsFrom::Supply => { en: "From the supply", fr: "De la réserve" }
        CowsFrom::Village => { en: "From the village", fr: "Du village" }
    } }
    /// Which village actions opponents' trolls help with.
    shared_actions { en: "Rivals help with", fr: "Les rivaux aident pour" }
    /// Three village actions, in a few words.
    shared(shared: Shared) -> String { all: shared_words(&crate::text::offer::named(shared, WORDS)) }
    /// Why these three may be chosen.
    readings_note {
        en: "Three questions that the rulebook leaves open. What is chosen at first is how this page reads it.",
        fr: "Trois questions que la règle laisse ouvertes. Le premier choix est la lecture de cette page.",
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
