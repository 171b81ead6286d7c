//! Sentences of the panels and the lobby.

use crate::text::table::TextContext;
use nim_template::Phase;

/// The question to the player who decides.
pub(crate) fn question(context: &TextContext<'_>) -> String {
    let name = context.name(context.state.active);
    match context.state.phase {
        Phase::Deal(_) => "A card is being dealt".to_owned(),
        Phase::Turn => format!("{name}: take stones from one heap"),
        Phase::First => format!("{name}: take with the first hand"),
        Phase::Second { .. } => format!("{name}: take with the second hand"),
        Phase::Over => "The game is over".to_owned(),
    }
}
