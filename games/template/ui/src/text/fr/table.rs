//! Sentences of the panels and the lobby.

use crate::text::table::Scene;
use nim_template::Phase;

/// The question to the player who decides.
pub(crate) fn question(scene: &Scene<'_>) -> String {
    let name = scene.name(scene.state.active);
    match scene.state.phase {
        Phase::Deal(_) => "Une carte est distribuée".to_owned(),
        Phase::Turn => format!("{name} : prendre dans un tas"),
        Phase::First => format!("{name} : prendre de la première main"),
        Phase::Second { .. } => format!("{name} : prendre de la seconde main"),
        Phase::Over => "La partie est terminée".to_owned(),
    }
}
