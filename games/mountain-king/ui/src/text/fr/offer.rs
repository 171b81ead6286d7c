//! The lobby texts of the game, in French.

use crate::MountainKingUi;
use moot_ui::game::form::Form;
use mountain_king::Side;

pub(crate) fn laid_out(form: &Form<MountainKingUi>) -> String {
    let players = usize::from(form.players);
    let count = ["deux", "trois", "quatre", "cinq"].get(players.wrapping_sub(2)).copied().unwrap_or("zéro");
    let side = match form.options.laid_side(form.players) {
        Side::Winter => "Hiver",
        Side::Autumn => "Automne",
    };
    let teams = if form.options.teams(form.players).is_some() { " en deux équipes" } else { "" };
    ["à ", count, teams, " : le plateau montre sa face ", side].concat()
}
