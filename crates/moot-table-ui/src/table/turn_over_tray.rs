//! The tray of a player whose turn has ended with its last action.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;

/// Says that the turn waits for its end, and whether its last decision can be taken back until then.
pub fn tray<G: GameView>(session: Session<G>) -> AnyView {
    let texts = words().table;
    let undoable = untrack(|| session.can_undo()).is_ok();
    let note = if undoable { texts.turn_over_note() } else { texts.turn_over_for_good() };
    view! {
        <div class="tray backs" role="group" aria-labelledby="h-tray" data-turn-over="">
            <span class="line">
                <strong id="h-tray">{texts.turn_over()}</strong>
                <span>{note}</span>
            </span>
        </div>
    }
    .into_any()
}
