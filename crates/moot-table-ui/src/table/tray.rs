//! The tray under the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::ai_chunk::AiChunk;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::opponents::Hands;
use crate::recap::BackTray;
use moot_ui::code_split;

/// The tray under the board: that of the game, unless a computer player is on turn, the page looks back or a hint is
/// wanted.
pub fn tray<G: GameView>(session: Session<G>) -> AnyView {
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
                code_split::view(G::ai_chunk, move |minds: &AiChunk<G>| (minds.waiting)(session, machine.into()))
            }
            Hands::Past if session.replaying.get() => extra(move |extras: &ExtrasChunk<G>| (extras.replay_tray)(session)),
            Hands::Past => view! { <BackTray session/> }.into_any(),
            Hands::Afar(seat) => extra(move |extras: &ExtrasChunk<G>| (extras.send_on)(session, seat)),
            Hands::Away => super::away::tray::<G>(),
            Hands::Free if session.hinting.get() => extra(move |extras: &ExtrasChunk<G>| (extras.hints)(session)),
            Hands::Free => G::tray(session),
        }}
    }
    .into_any()
}
