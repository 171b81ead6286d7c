//! The tray under the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::ai_chunk::AiChunk;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::opponents::InputControl;
use crate::recap::BackTray;
use moot_ui::code_split;

/// The tray under the board: that of the game, unless a computer player is on turn, the page looks back or a hint is
/// wanted.
pub fn tray<G: GameView>(session: Session<G>) -> AnyView {
    let machine = Memo::new(move |before: Option<&Seat>| match session.hands.get() {
        InputControl::Machine(seat) => seat,
        _ => before.copied().unwrap_or(Seat(0)),
    });
    // One computer player follows another in the same tray.
    let hands = Memo::new(move |_| match session.hands.get() {
        InputControl::Machine(_) => InputControl::Machine(Seat(0)),
        other => other,
    });
    view! {
        {move || match hands.get() {
            InputControl::Machine(_) => {
                code_split::view(G::ai_chunk, move |minds: &AiChunk<G>| (minds.waiting)(session, machine.into()))
            }
            InputControl::Past if session.replaying.get() => extra(move |extras: &ExtrasChunk<G>| (extras.replay_tray)(session)),
            InputControl::Past => view! { <BackTray session/> }.into_any(),
            InputControl::Afar(seat) => extra(move |extras: &ExtrasChunk<G>| (extras.send_on)(session, seat)),
            InputControl::Away => super::away::tray::<G>(),
            InputControl::Free if session.hinting.get() => extra(move |extras: &ExtrasChunk<G>| (extras.hints)(session)),
            InputControl::Free => G::tray(session),
        }}
    }
    .into_any()
}
