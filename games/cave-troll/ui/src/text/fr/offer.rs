//! What the lobby says of the game, in French.

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
        let count = ["deux", "trois", "quatre"].get(players.wrapping_sub(2)).copied().unwrap_or("zéro");
        ["à ", count, " : dix-neuf cartes et dix-sept figurines chacun"].concat()
    }
    fn start(&self) -> &'static str {
        "Commencer la partie"
    }
}

impl CaveOffer for Offer {
    fn set(&self) -> &'static str {
        "Troupe"
    }
    fn set_short(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => "Classique",
            Set::Variant => "Variante",
        }
    }
    fn set_note(&self, set: Set) -> &'static str {
        match set {
            Set::Classic => {
                "Chevalier, Voleur, Nain, Barbare ; Orque, Spectre, Troll des cavernes. Le mieux pour une première partie."
            }
            Set::Variant => {
                "Paladin, Assassin, Tueur de géants, Berserk ; Soudard, Banshee, Troll enragé. Plus rude, pour qui connaît le donjon."
            }
        }
    }
}
