//! What the lobby says of the game, in English.

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
            2 => "two players: two villages, twelve rounds",
            3 => "three players: three villages, eleven rounds",
            _ => "four players: four villages, ten rounds",
        }
        .to_owned()
    }
    fn start(&self) -> &'static str {
        "Start Trolls & Princesses"
    }
}

impl PrincessOffer for Offer {
    fn boards(&self) -> &'static str {
        "Boards"
    }
    fn boards_dealt(&self) -> &'static str {
        "Dealt"
    }
    fn boards_in_order(&self) -> &'static str {
        "Chosen"
    }
    fn boards_note(&self, dealt: bool) -> &'static str {
        if dealt {
            "Four clans with other sites, goods and bonuses; each player gets one by chance."
        } else {
            "Choose a clan for every seat; nobody has the same."
        }
    }
    fn clan(&self, board: Board) -> &'static str {
        // The lobby knows no tables of the rules.
        ["Haymane", "Emberbeard", "Heathercap", "Tarnfoot"].get(usize::from(board.0)).copied().unwrap_or("")
    }
}
