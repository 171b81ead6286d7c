//! Computer players at a table and whoever gives hints: fetched as soon as a game has somebody to think for it, while the person at
//! the page looks at the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::lazy;
use crate::playable::Playable;
use crate::session::Session;
use crate::table::opponents;

/// The door to them.
pub struct Minds<G: Playable> {
    /// Lets them play for as long as the table is shown.
    pub play: fn(Session<G>),
    /// The tray while one of them is on turn.
    pub waiting: fn(Session<G>, Signal<Seat>) -> AnyView,
}

impl<G: Playable> Minds<G> {
    /// The door. To be named only where a part of the program is cut off.
    pub const DOOR: &'static Minds<G> = &Minds { play: opponents::play, waiting: opponents::waiting };
}

/// Fetches them for a table where somebody has to think, and lets them.
pub fn minds<G: Playable>(session: Session<G>) -> AnyView {
    let needed = Memo::new(move |before: Option<&bool>| {
        let machines = || {
            let seats = session.seats.with(Vec::len);
            session.table.with(|table| table.humans().iter().count() < seats)
        };
        before.copied().unwrap_or(false) || session.hinting.get() || machines()
    });
    let playing = move || {
        needed.get().then(|| {
            lazy::view(G::minds, move |minds: &Minds<G>| {
                (minds.play)(session);
                ().into_any()
            })
        })
    };
    view! { <div class="toasts fetches">{playing}</div> }.into_any()
}
