//! The table: what every game shares round its board.

pub mod seams;
pub mod sheet;
pub mod stepper;

use leptos::prelude::*;
use mountain_king::Side;

use crate::art::Season;
use crate::desk::Desk;
use crate::session::Session;

/// The season of the side that is being played.
#[must_use]
pub fn season(session: Session) -> Season {
    match session.table.with(|table| table.setup().side()) {
        Side::Winter => Season::Winter,
        Side::Autumn => Season::Autumn,
    }
}

/// The table with a game on it.
#[component]
pub fn Table(
    /// The page's shared state.
    desk: Desk,
    /// The game.
    session: Session,
) -> impl IntoView {
    let _ = desk;
    view! {
        <div class="table">
            <main class="stage">{seams::mountain(session)} {seams::tray(session)}</main>
            <footer class="dock"><stepper::Stepper session/></footer>
        </div>
    }
}
