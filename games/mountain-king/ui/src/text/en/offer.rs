//! The lobby texts of the game, in English.

use crate::MountainKingUi;
use moot_ui::game::form::Form;
use mountain_king::Side;

pub(crate) fn laid_out(form: &Form<MountainKingUi>) -> String {
    let players = usize::from(form.players);
    let count = ["two", "three", "four", "five"].get(players.wrapping_sub(2)).copied().unwrap_or("no");
    let side = match form.options.laid_side(form.players) {
        Side::Winter => "winter",
        Side::Autumn => "autumn",
    };
    let teams = if form.options.teams(form.players).is_some() { " in two teams" } else { "" };
    [count, " players", teams, ": the ", side, " side is laid out"].concat()
}
