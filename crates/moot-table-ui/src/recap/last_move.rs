//! The last move of a player elsewhere, for its marks on the board.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::opponents::InputControl;

/// The marks of the last move that the recap tells, while a computer player or a person at another device acts; `None` at other times.
#[must_use]
pub fn last_move<G: GameView>(session: Session<G>) -> Memo<Option<G::Marks>> {
    Memo::new(move |before: Option<&Option<G::Marks>>| {
        let control = session.input_control().get();
        if !matches!(control, InputControl::Computer(_) | InputControl::Remote(_)) {
            return None;
        }
        let played = session.last_played().get()?;
        let mut entries = session.table().with_untracked(|table| G::recap_entries(table, played.plies));
        // A payment or the end of a turn changes nothing on the board: what was done before it stays marked.
        entries.pop().map(|entry| entry.seen.marks).or_else(|| before.cloned().flatten())
    })
}
