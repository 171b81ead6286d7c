//! The chunk with computer players and hints. It is fetched as soon as a game needs it, while the person looks at the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::code_split;

/// The functions of the chunk.
pub struct AiChunk<G: GameView> {
    /// Runs the computer players while the table is mounted.
    pub play: fn(Session<G>),
    /// The tray while a computer player is on turn.
    pub waiting: fn(Session<G>, Signal<Seat>) -> AnyView,
}

/// Fetches the chunk for a table that needs it, and runs its computer players.
pub fn computer_players<G: GameView>(session: Session<G>) -> AnyView {
    let needed = Memo::new(move |before: Option<&bool>| {
        let machines = || {
            let seats = session.seats().with(Vec::len);
            session.table().with(|table| table.humans().iter().count() < seats)
        };
        before.copied().unwrap_or(false) || session.hint_wanted().get() || machines()
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
