//! The tray at the end of a turn in which no optional step is possible.

use leptos::prelude::*;

use crate::text::table::king;

/// Says why steps 3 and 4 are passed.
pub fn tray() -> impl IntoView {
    view! {
        <div class="tray finish" role="group" aria-labelledby="h-tray">
            <span class="line">
                <strong id="h-tray">{king().board.finish_title()}</strong>
                <span>{king().board.finish_note()}</span>
            </span>
        </div>
    }
}
