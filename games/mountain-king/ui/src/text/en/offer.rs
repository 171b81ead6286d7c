//! What the lobby says of the game, in English.

use moot_ui::game::form::Form;
use moot_ui::game::offer::OfferWords;
use moot_ui::text::en::join::and;
use mountain_king::Side;

use crate::MountainKingUi;
use crate::text::offer::KingOffer;

/// What the lobby says of the game.
pub struct Offer;

impl OfferWords<MountainKingUi> for Offer {
    fn laid_out(&self, form: &Form<MountainKingUi>) -> String {
        let players = usize::from(form.players);
        let count = ["two", "three", "four", "five"].get(players.wrapping_sub(2)).copied().unwrap_or("no");
        let side = match form.options.laid_side(form.players) {
            Side::Winter => "winter",
            Side::Autumn => "autumn",
        };
        let teams = if form.options.teams(form.players).is_some() { " in two teams" } else { "" };
        [count, " players", teams, ": the ", side, " side is laid out"].concat()
    }
    fn start(&self) -> &'static str {
        "Start Mountain King"
    }
}

impl KingOffer for Offer {
    fn side(&self) -> &'static str {
        "Side of the board"
    }
    fn side_name(&self, side: Side) -> &'static str {
        match side {
            Side::Winter => "Winter",
            Side::Autumn => "Autumn",
        }
    }
    fn teams(&self) -> &'static str {
        "Teams"
    }
    fn no_teams(&self) -> &'static str {
        "Everyone alone"
    }
    fn team(&self, names: &[String]) -> String {
        and(names)
    }
    fn one_against(&self, one: &str, other: &str) -> String {
        format!("{one} against {other}")
    }
    fn teams_help(&self) -> &'static str {
        "Team mates sit beside each other, share one storage and one score, and may connect their networks. A round goes team 1, team 2, team 2, team 1."
    }
    fn workshops(&self) -> &'static str {
        "Workshops"
    }
    fn workshops_random(&self) -> &'static str {
        "Random"
    }
    fn workshops_distinct(&self) -> &'static str {
        "All different"
    }
    fn workshops_chosen(&self) -> &'static str {
        "Chosen"
    }
}
