//! The tray under the board.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::ai_chunk::AiChunk;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::opponents::InputControl;
use moot_ui::code_split;

/// The tray under the board: that of the game, unless a computer player is on turn, a past position is shown or a hint is
/// requested.
pub fn tray<G: GameView>(session: Session<G>) -> AnyView {
    let machine = Memo::new(move |before: Option<&Seat>| match session.input_control().get() {
        InputControl::Computer(seat) => seat,
        _ => before.copied().unwrap_or(Seat(0)),
    });
    // Consecutive computer players share one tray, so that it is not remounted.
    let hands = Memo::new(move |_| match session.input_control().get() {
        InputControl::Computer(_) => InputControl::Computer(Seat(0)),
        other => other,
    });
    // What this device waits for, or the seat at another one that is on turn or asks something, with the number of its question.
    let elsewhere = Memo::new(move |_| {
        let asks = session
            .undo_question()
            .with(|question| question.as_ref().map(|asked| (asked.seat, Some(asked.round), None)));
        asks.or_else(|| match (session.input_control().get(), session.waits().get()) {
            (InputControl::Past | InputControl::WatchingOnly, _) => None,
            (_, Some(waits)) => Some((Seat(0), None, Some(waits))),
            (InputControl::Remote(seat), None) if session.live_role().with(Option::is_some) => {
                Some((seat, None, None))
            }
            _ => None,
        })
    });
    view! {
        {move || match hands.get() {
            _ if elsewhere.with(Option::is_some) => {
                let seat = elsewhere.get().map_or(Seat(0), |(seat, ..)| seat);
                extra(move |extras: &ExtrasChunk<G>| (extras.device_tray)(session, seat))
            }
            InputControl::Computer(_) => {
                code_split::view(G::ai_chunk, move |chunk: &AiChunk<G>| (chunk.waiting)(session, machine.into()))
            }
            InputControl::Past if session.replaying().get() => extra(move |extras: &ExtrasChunk<G>| (extras.replay_tray)(session)),
            InputControl::Past => extra(move |extras: &ExtrasChunk<G>| (extras.recap_tray)(session)),
            InputControl::Remote(seat) => extra(move |extras: &ExtrasChunk<G>| (extras.send_on)(session, seat)),
            InputControl::TurnOver(_) => super::turn_over_tray::tray(session),
            InputControl::WatchingOnly => extra(move |extras: &ExtrasChunk<G>| (extras.watching)()),
            InputControl::Free if session.hint_wanted().get() => extra(move |extras: &ExtrasChunk<G>| (extras.hints)(session)),
            InputControl::Free => G::tray(session),
        }}
    }
    .into_any()
}
