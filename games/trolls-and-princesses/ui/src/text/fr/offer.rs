//! What the lobby says of the game, in French.

use moot_ui::game::form::Form;
use moot_ui::game::offer::OfferWords;
use trolls_and_princesses::Board;

use crate::TrollsAndPrincessesUi;
use crate::text::offer::PrincessOffer;

/// What the lobby says of the game.
pub struct Offer;

impl OfferWords<TrollsAndPrincessesUi> for Offer {
    fn laid_out(&self, form: &Form<TrollsAndPrincessesUi>) -> String {
        match form.players {
            2 => "deux joueurs : deux villages, douze manches",
            3 => "trois joueurs : trois villages, onze manches",
            _ => "quatre joueurs : quatre villages, dix manches",
        }
        .to_owned()
    }
    fn start(&self) -> &'static str {
        "Commencer Trolls & Princesses"
    }
}

impl PrincessOffer for Offer {
    fn boards(&self) -> &'static str {
        "Plateaux"
    }
    fn boards_dealt(&self) -> &'static str {
        "Au hasard"
    }
    fn boards_in_order(&self) -> &'static str {
        "Choisis"
    }
    fn boards_note(&self, dealt: bool) -> &'static str {
        if dealt {
            "Quatre clans aux gisements, aux biens et aux bonus différents ; chacun en reçoit un au hasard."
        } else {
            "Choisissez un clan par place ; deux joueurs n’ont jamais le même."
        }
    }
    fn clan(&self, board: Board) -> &'static str {
        crate::text::fr::clan(board)
    }
}
