//! What the lobby says of the game, in English.

use cave_troll::Set;
use moot_ui::game::form::Form;
use moot_ui::game::offer::OfferWords;

use crate::CaveTrollUi;
use crate::text::offer::CaveOffer;

/// What the lobby says of the game.
pub struct Offer;

impl OfferWords<CaveTrollUi> for Offer {
    fn laid_out(&self, form: &Form<CaveTrollUi>) -> String {
        let players = usize::from(form.players);
        let count = ["two", "three", "four"].get(players.wrapping_sub(2)).copied().unwrap_or("no");
        [count, " players: nineteen cards and seventeen figures each"].concat()
    }
    fn start(&self) -> &'static str {
        "Start Cave Troll"
    }
}

impl CaveOffer for Offer {
    fn set(&self) -> &'static str {
        "Characters"
    }
    fn set_short(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => "Classic",
            Set::Variant => "Variant",
        }
    }
    fn set_note(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => {
                "Knight, Thief, Dwarf, Barbarian; Orc, Wraith, Cave Troll. Best for a first game."
            }
            Set::Variant => {
                "Paladin, Assassin, Giant Slayer, Berserker; Grunt, Banshee, Rampaging Troll. Rougher, for those who know the dungeon."
            }
        }
    }
}
