//! The step indicator of a turn: the player takes stones once or twice.

use leptos::prelude::*;
use moot_ui::widgets::ic;
use nim_template::Phase;

use super::Session;
use crate::text::table::nim;
use moot_art::Icon;

/// The index of the current step, and the number of steps.
#[must_use]
pub const fn step(phase: Phase) -> (u8, u8) {
    match phase {
        Phase::Deal(_) | Phase::Turn => (0, 1),
        Phase::First => (0, 2),
        Phase::Second { .. } => (1, 2),
        Phase::Over => (1, 1),
    }
}

/// The step indicator of the turn.
pub fn steps(session: Session) -> AnyView {
    let now = Memo::new(move |_| session.state().with(|state| step(state.phase)));
    let item = move |at: u8| {
        let (due, of) = now.get();
        let done = at < due;
        let class = if done { "done" } else { "now" };
        let number = if done { ic(Icon::Check) } else { (at + 1).into_any() };
        view! {
            <li class=if at <= due { class } else { "" } aria-current=(at == due).then_some("step")>
                <span class="no">{number}</span>
                <span class="lg">{nim().step(at, of)}</span>
            </li>
        }
    };
    let items = move || (0..now.get().1).map(item).collect_view();
    view! { <ol class="steps" aria-label=nim().steps()>{items}</ol> }.into_any()
}
