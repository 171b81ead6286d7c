//! The tray under the board.

use leptos::prelude::*;

use crate::advice::HintTray;
use crate::news::BackTray;
use crate::opponents::Hands;
use crate::playable::Playable;
use crate::session::Session;

/// The tray under the board: that of the game, unless a computer player is on turn, the page looks back or a hint is
/// wanted.
pub fn tray<G: Playable>(session: Session<G>) -> AnyView {
    view! {
        {move || match session.hands.get() {
            Hands::Machine(seat) => super::opponents::waiting(session, seat),
            Hands::Past if session.replaying.get() => crate::replay::tray(session),
            Hands::Past => view! { <BackTray session/> }.into_any(),
            Hands::Away => super::away::tray::<G>(),
            Hands::Free if session.hinting.get() => view! { <HintTray session/> }.into_any(),
            Hands::Free => G::tray(session),
        }}
    }
    .into_any()
}
