//! Sentences of the panels and the lobby.

use crate::text::table::TextContext;
use nim_template::Phase;

/// The question to the player who decides.
pub(crate) fn question(context: &TextContext<'_>) -> String {
    let name = context.name(context.state.active);
    match context.state.phase {
        Phase::Deal(_) => "Une carte est distribuée".to_owned(),
        Phase::Turn => format!("{name} : prendre dans un tas"),
        Phase::First => format!("{name} : prendre de la première main"),
        Phase::Second { .. } => format!("{name} : prendre de la seconde main"),
        Phase::Over => "La partie est terminée".to_owned(),
    }
}
