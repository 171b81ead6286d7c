//! Sentences of the panels and the lobby.

use crate::text::table::Scene;
use nim_template::Phase;

/// The question to the player who decides.
pub(crate) fn question(scene: &Scene<'_>) -> String {
    let name = scene.name(scene.state.active);
    match scene.state.phase {
        Phase::Deal(_) => "A card is being dealt".to_owned(),
        Phase::Turn => format!("{name}: take stones from one heap"),
        Phase::First => format!("{name}: take with the first hand"),
        Phase::Second { .. } => format!("{name}: take with the second hand"),
        Phase::Over => "The game is over".to_owned(),
    }
}
