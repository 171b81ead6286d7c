//! The tray under the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::beyond::{Beyond, beyond};
use crate::lazy;
use crate::minds::Minds;
use crate::news::BackTray;
use crate::opponents::Hands;
use crate::playable::Playable;
use crate::session::Session;

/// The tray under the board: that of the game, unless a computer player is on turn, the page looks back or a hint is
/// wanted.
pub fn tray<G: Playable>(session: Session<G>) -> AnyView {
    let machine = Memo::new(move |before: Option<&Seat>| match session.hands.get() {
        Hands::Machine(seat) => seat,
        _ => before.copied().unwrap_or(Seat(0)),
    });
    // One computer player follows another in the same tray.
    let hands = Memo::new(move |_| match session.hands.get() {
        Hands::Machine(_) => Hands::Machine(Seat(0)),
        other => other,
    });
    view! {
        {move || match hands.get() {
            Hands::Machine(_) => {
                lazy::view(G::minds, move |minds: &Minds<G>| (minds.waiting)(session, machine.into()))
            }
            Hands::Past if session.replaying.get() => beyond(move |beyond: &Beyond<G>| (beyond.replay_tray)(session)),
            Hands::Past => view! { <BackTray session/> }.into_any(),
            Hands::Afar(seat) => beyond(move |beyond: &Beyond<G>| (beyond.send_on)(session, seat)),
            Hands::Away => super::away::tray::<G>(),
            Hands::Free if session.hinting.get() => beyond(move |beyond: &Beyond<G>| (beyond.hints)(session)),
            Hands::Free => G::tray(session),
        }}
    }
    .into_any()
}
