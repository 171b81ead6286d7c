//! Computer players at a table and whoever gives hints: fetched as soon as a game has somebody to think for it, while the person at
//! the page looks at the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::code_split;

/// Its functions.
pub struct AiChunk<G: GameView> {
    /// Lets them play for as long as the table is shown.
    pub play: fn(Session<G>),
    /// The tray while one of them is on turn.
    pub waiting: fn(Session<G>, Signal<Seat>) -> AnyView,
}

/// Fetches them for a table where somebody has to think, and lets them.
pub fn minds<G: GameView>(session: Session<G>) -> AnyView {
    let needed = Memo::new(move |before: Option<&bool>| {
        let machines = || {
            let seats = session.seats.with(Vec::len);
            session.table.with(|table| table.humans().iter().count() < seats)
        };
        before.copied().unwrap_or(false) || session.hinting.get() || machines()
    });
    let playing = move || {
        needed.get().then(|| {
            code_split::view(G::ai_chunk, move |chunk: &AiChunk<G>| {
                (chunk.play)(session);
                ().into_any()
            })
        })
    };
    view! { <div class="toasts fetches">{playing}</div> }.into_any()
}
