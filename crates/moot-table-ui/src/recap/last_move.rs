//! The last move of a player elsewhere, for its marks on the board.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::opponents::InputControl;

/// The marks of the last move while a computer player or a person at another device acts; `None` at other times, and after moves that
/// the recap does not tell. Tracked.
#[must_use]
pub fn last_move<G: GameView>(session: Session<G>) -> Option<G::Marks> {
    let watched =
        matches!(session.input_control().get(), InputControl::Computer(_) | InputControl::Remote(_));
    let played = session.last_played().get().filter(|_| watched)?;
    let mut entries = session.table().with_untracked(|table| G::recap_entries(table, played.plies));
    entries.pop().map(|entry| entry.seen.marks)
}
