//! The tray of a player whose turn has ended with its last action.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::text::words;

/// Says that the turn waits for its end, and whether its last decision can be taken back until then.
pub fn tray<G: GameView>(session: Session<G>) -> AnyView {
    let texts = words().table;
    let undoable = untrack(|| session.can_undo()).is_ok();
    let note = if undoable { texts.turn_over_note() } else { texts.turn_over_for_good() };
    let plies =
        session.last_played().with_untracked(|played| played.as_ref().map(|played| played.plies.clone()));
    let events: Vec<_> = session.table().with_untracked(|table| {
        let log = plies.and_then(|plies| table.log().get(plies)).unwrap_or_default();
        log.iter().flat_map(|ply| ply.events.iter().cloned()).collect()
    });
    let learned = TextContext::now(session, |context| G::words().learned(context, &events));
    let note = [learned.as_str(), if learned.is_empty() { "" } else { " " }, note].concat();
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
