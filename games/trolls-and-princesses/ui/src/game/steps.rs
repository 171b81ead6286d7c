//! The steps of a turn: a round card, two trolls, a draw.

use leptos::prelude::*;
use trolls_and_princesses::{Phase, Stage, State};

use super::Session;
use crate::text::table::{Leg, princess};
use moot_art::Icon;
use moot_table_ui::opponents::InputControl;
use moot_ui::widgets::ic;

/// The steps of a turn, in order.
const LEGS: [Leg; 4] = [Leg::Play, Leg::First, Leg::Second, Leg::Draw];

/// The number of completed steps; `None` outside a turn.
#[must_use]
pub fn done(state: &State) -> Option<usize> {
    if state.round == 0 || state.phase == Phase::Over {
        return None;
    }
    Some(match (state.phase, state.stage, state.second) {
        (Phase::Draw, ..) | (_, Stage::End, _) => 3,
        (_, Stage::Play, _) => 0,
        (_, _, false) => 1,
        (_, _, true) => 2,
    })
}

/// The step indicator of a turn.
pub fn steps(session: Session) -> AnyView {
    let now = Memo::new(move |_| match session.input_control().get() {
        InputControl::TurnOver(_) => Some(LEGS.len()),
        _ => session.state().with(done),
    });
    let item = move |(at, leg): (usize, Leg)| {
        let class = move || match now.get() {
            Some(done) if at < done => "done",
            Some(done) if at == done => "now",
            _ => "",
        };
        let number = move || if class() == "done" { ic(Icon::Check) } else { (at + 1).into_any() };
        view! {
            <li class=class aria-current=move || (class() == "now").then_some("step")>
                <span class="no">{number}</span>
                <span class="lg">{princess().leg(leg)}</span>
            </li>
        }
    };
    view! {
        <ol class="steps" aria-label=princess().legs()>
            {LEGS.into_iter().enumerate().map(item).collect_view()}
        </ol>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::{Setup, TrollsAndPrincesses};

    #[test]
    fn the_steps_of_a_turn_repeat_in_order() {
        let mut seen = Vec::new();
        let table = played::<TrollsAndPrincesses>(Setup::usual(2).unwrap(), "steps", |table, seat, legal| {
            seen.push(done(table.state()));
            by_stride(3)(table, seat, legal)
        })
        .unwrap();
        assert_eq!(seen.first(), Some(&None), "before anything is done");
        seen.push(done(table.state()));
        let mut seen: Vec<_> = seen.into_iter().flatten().collect();
        seen.dedup();
        assert!(seen.len() > 24, "{seen:?}");
        assert!(seen.windows(2).all(|two| two[1] == two[0] + 1 || two[1] == 0), "{seen:?}");
    }
}
