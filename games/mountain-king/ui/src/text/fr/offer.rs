//! What the lobby says of the game, in French.

use moot_ui::game::form::Form;
use moot_ui::game::offer::OfferWords;
use moot_ui::text::fr::join::and;
use mountain_king::Side;

use crate::MountainKingUi;
use crate::text::offer::KingOffer;

/// What the lobby says of the game.
pub struct Offer;

impl OfferWords<MountainKingUi> for Offer {
    fn laid_out(&self, form: &Form<MountainKingUi>) -> String {
        let players = usize::from(form.players);
        let count =
            ["deux", "trois", "quatre", "cinq"].get(players.wrapping_sub(2)).copied().unwrap_or("zéro");
        let side = match form.options.laid_side(form.players) {
            Side::Winter => "Hiver",
            Side::Autumn => "Automne",
        };
        let teams = if form.options.teams(form.players).is_some() { " en deux équipes" } else { "" };
        ["à ", count, teams, " : le plateau montre sa face ", side].concat()
    }
    fn start(&self) -> &'static str {
        "Commencer la partie"
    }
}

impl KingOffer for Offer {
    fn side(&self) -> &'static str {
        "Face du plateau"
    }
    fn side_name(&self, side: Side) -> &'static str {
        match side {
            Side::Winter => "Hiver",
            Side::Autumn => "Automne",
        }
    }
    fn teams(&self) -> &'static str {
        "Équipes"
    }
    fn no_teams(&self) -> &'static str {
        "Chacun pour soi"
    }
    fn team(&self, names: &[String]) -> String {
        and(names)
    }
    fn one_against(&self, one: &str, other: &str) -> String {
        format!("{one} contre {other}")
    }
    fn teams_help(&self) -> &'static str {
        "Les coéquipiers sont voisins, partagent un stock et un score, et peuvent relier leurs réseaux. L’ordre du tour : équipe 1, équipe 2, équipe 2, équipe 1."
    }
    fn workshops(&self) -> &'static str {
        "Ateliers"
    }
    fn workshops_random(&self) -> &'static str {
        "Au hasard"
    }
    fn workshops_distinct(&self) -> &'static str {
        "Tous différents"
    }
    fn workshops_chosen(&self) -> &'static str {
        "Choisis"
    }
}
