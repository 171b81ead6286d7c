//! The tray of a player whose turn has ended with its last action.

use leptos::prelude::*;

use crate::text::words;

/// Says that the turn can be taken back until it is confirmed.
pub fn tray() -> AnyView {
    let texts = words().table;
    view! {
        <div class="tray backs" role="group" aria-labelledby="h-tray" data-turn-over="">
            <span class="line">
                <strong id="h-tray">{texts.turn_over()}</strong>
                <span>{texts.turn_over_note()}</span>
            </span>
        </div>
    }
    .into_any()
}
