//! The tray for digging: mineral, shape, payment, and the confirm button.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use moot_core::Game;
use moot_table::Refused;
use mountain_king::tables::TUNNELS;
use mountain_king::{Action, Kind, MountainKing, Phase, State, honour};

use super::parts::{cancel, go, picture, to_board};
use crate::board::act;
use crate::board::model::Mode;
use crate::board::pay;
use crate::marker::Session;
use crate::panels::sym;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;

/// The number of tunnel stacks.
const STACKS: u8 = TUNNELS.len() as u8;

/// The price of a tunnel in one mineral.
#[must_use]
pub fn pure(mineral: usize, size: u8) -> [u8; 3] {
    let mut cost = [0; 3];
    if let Some(count) = cost.get_mut(mineral) {
        *count = size;
    }
    cost
}

/// The proposed price for a size: in the wanted mineral if the player has enough, else in the cheapest that suffices; with
/// Earth Ritual a mixture where no single mineral suffices.
#[must_use]
pub fn propose(state: &State, mineral: usize, size: u8) -> [u8; 3] {
    let owned = state.me().owned();
    let enough = |kind: usize| Kind::MINERALS.get(kind).is_some_and(|&kind| owned[kind] >= size);
    if let Some(kind) = [mineral, 0, 1, 2].into_iter().find(|&kind| enough(kind)) {
        return pure(kind, size);
    }
    if !state.rites.mixed {
        return pure(mineral, size);
    }
    let mut cost = [0; 3];
    let mut left = size;
    // The most expensive first: the cheapest mineral in the mixture determines the honour.
    for (kind, count) in Kind::MINERALS.into_iter().zip(&mut cost).rev() {
        *count = owned[kind].min(left);
        left -= *count;
    }
    if left == 0 { cost } else { pure(mineral, size) }
}

/// The mixture with one more of a mineral and one fewer of the next in cyclic order, so that every payable mixture can be
/// reached. `None` when the player has no more of the mineral.
#[must_use]
pub fn mixed(state: &State, cost: [u8; 3], mineral: usize) -> Option<[u8; 3]> {
    let kind = *Kind::MINERALS.get(mineral)?;
    if cost[mineral] >= state.me().owned()[kind] {
        return None;
    }
    let less = [1, 2].map(|on| (mineral + on) % 3).into_iter().find(|&other| cost[other] > 0)?;
    let mut next = cost;
    next[mineral] += 1;
    next[less] -= 1;
    Some(next)
}

/// The selected stack and price.
fn hand(session: Session) -> Option<(u8, [u8; 3])> {
    match act::mode(session) {
        Mode::Dig { shape, cost } => Some((shape, cost)),
        _ => None,
    }
}

/// The tray.
pub fn tray(session: Session) -> impl IntoView {
    let hand = Memo::new(move |_| hand(session));
    // The mineral of the last payment; a new tray begins with the cheapest.
    let wanted = RwSignal::new(hand.get_untracked().map_or(0, |(_, cost)| main_mineral(cost)));
    let mixing = Memo::new(move |_| session.state().with(|state| state.rites.mixed) && hand.get().is_some());
    let proposed = move || hand.get().map_or_else(|| wanted.get(), |(_, cost)| main_mineral(cost));

    let shapes = [2, 3, 4, 5].map(|size| {
        let stacks = (0..STACKS).filter(|&shape| TUNNELS[usize::from(shape)].size == size);
        let buttons = stacks.map(|shape| stack(session, shape, hand, wanted)).collect_view();
        let class = ["sz s", &size.to_string()].concat();
        let points = move || ["+", &honour(pure(proposed(), size)).to_string()].concat();
        view! {
            <div class=class>
                <span class="pts">{move || king().board.size(size)} " " <em>{points}</em></span>
                <div>{buttons}</div>
            </div>
        }
    });
    let minerals =
        (0..3).map(|mineral| mineral_button(session, mineral, hand, wanted, mixing)).collect_view();
    let may_recruit = Memo::new(move |_| {
        session.legal().with(|legal| legal.iter().any(|action| matches!(action, Action::Recruit { .. })))
    });
    let ask = move || {
        if hand.with(Option::is_some) {
            king().board.ask_place()
        } else {
            king().board.ask_step(may_recruit.get())
        }
    };
    let dug = move || king().board.dig(hand.get().map(|(_, cost)| honour(cost)));
    view! {
        <div
            class=move || {
                let chosen = if hand.with(Option::is_some) { "tray dig chosen " } else { "tray dig " };
                [chosen, session.seat_style(session.active()).class()].concat()
            }
            role="toolbar"
            aria-label=move || king().board.dig_tray()
        >
            <strong class="ask">{ask}</strong>
            <div class="seg" role="group" aria-label=move || king().board.minerals()>{minerals}</div>
            <div class="shapes">{shapes.into_iter().collect_view()}</div>
            <div class="stack">
                {go(session, Icon::Check, dug, || king().board.choose_shape())}
                <div class="pair">{cancel(session)} {pay::button(session)}</div>
            </div>
        </div>
    }
}

/// The predominant mineral of a price.
fn main_mineral(cost: [u8; 3]) -> usize {
    (0..3).rev().max_by_key(|&mineral| cost[mineral]).unwrap_or(0)
}

fn mineral_button(
    session: Session,
    mineral: usize,
    hand: Memo<Option<(u8, [u8; 3])>>,
    wanted: RwSignal<usize>,
    mixing: Memo<bool>,
) -> impl IntoView {
    let kind = Kind::MINERALS[mineral];
    let have = move || session.state().with(|state| state.me().owned()[kind]);
    let used = move || hand.get().map_or(0, |(_, cost)| cost[mineral]);
    let on = move || match hand.get() {
        Some((_, cost)) if mixing.get() => cost[mineral] > 0,
        Some((_, cost)) => main_mineral(cost) == mineral,
        None => wanted.get() == mineral,
    };
    let name = move || {
        if mixing.get() {
            king().board.mineral_mixed(kind, used(), have())
        } else {
            king().board.mineral(kind, have())
        }
    };
    let figure = move || {
        if mixing.get() {
            [&used().to_string(), "/", &have().to_string()].concat()
        } else {
            have().to_string()
        }
    };
    let press = move |_| {
        let fixed = session.state().with_untracked(|state| matches!(state.phase, Phase::Lay { .. }));
        let Some((shape, cost)) = hand.get_untracked().filter(|_| !fixed) else {
            wanted.set(mineral);
            return;
        };
        let size = TUNNELS[usize::from(shape)].size;
        let next = if mixing.get_untracked() {
            session.state().with_untracked(|state| mixed(state, cost, mineral))
        } else {
            Some(pure(mineral, size))
        };
        let next = next.filter(|&cost| why(session, shape, cost).is_none());
        match next {
            Some(cost) => {
                wanted.set(mineral);
                act::change_price(session, cost);
            }
            None => {
                let cost = pure(mineral, size);
                session.explain_refusal(
                    Action::Dig { shape, cost },
                    why(session, shape, cost).unwrap_or_default(),
                );
            }
        }
    };
    view! {
        <button
            type="button"
            class=move || if on() { "on" } else { "" }
            aria-pressed=move || if on() { "true" } else { "false" }
            aria-label=name
            title=name
            on:click=press
        >
            {sym(kind)}
            <b>{figure}</b>
        </button>
    }
}

/// Why that tunnel cannot be dug for that price.
fn why(session: Session, shape: u8, cost: [u8; 3]) -> Option<String> {
    let refused = session.state().with(|state| match state.phase {
        Phase::Lay { shape: begun, .. } if begun == shape => None,
        _ => MountainKing::check(&session.setup(), state, state.active, Action::Dig { shape, cost }).err(),
    })?;
    Some(refusal::why(session, &Refused::Illegal(refused)))
}

/// The button of one stack of tunnels.
fn stack(
    session: Session,
    shape: u8,
    hand: Memo<Option<(u8, [u8; 3])>>,
    wanted: RwSignal<usize>,
) -> impl IntoView {
    let tunnel = &TUNNELS[usize::from(shape)];
    let left = Memo::new(move |_| session.state().with(|state| state.stock[usize::from(shape)]));
    let cost = Memo::new(move |_| session.state().with(|state| propose(state, wanted.get(), tunnel.size)));
    let reason = Memo::new(move |_| why(session, shape, cost.get()));
    let on = Memo::new(move |_| hand.get().is_some_and(|(held, _)| held == shape));
    let name = move || {
        let mut name = king().board.shape(shape, tunnel.size, left.get(), honour(cost.get()));
        if let Some(reason) = reason.get() {
            name.push_str(". ");
            name.push_str(&reason);
        }
        name
    };
    let press = move |ev: MouseEvent| match reason.get_untracked() {
        _ if on.get_untracked() => {
            act::drop_all(session);
        }
        None => {
            act::take_tunnel(session, shape, cost.get_untracked());
            to_board(&ev);
        }
        Some(reason) => session.explain_refusal(Action::Dig { shape, cost: cost.get_untracked() }, reason),
    };
    let picture = tunnel.lies.first().map(|lie| picture(lie, 7)).unwrap_or_default();
    view! {
        <button
            type="button"
            class="shape"
            class:on=on
            data-shape=tunnel.id
            data-why=move || reason.get()
            aria-pressed=move || if on.get() { "true" } else { "false" }
            aria-disabled=move || reason.get().map(|_| "true")
            aria-label=name
            title=name
            on:click=press
        >
            <span class="glyph" inner_html=picture></span>
            <span class="left" aria-hidden="true">{left}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;

    fn with_minerals(minerals: [u8; 3], mix: bool) -> State {
        let (_, mut state) = middles().remove(0);
        let seat = state.active.index();
        state.players[seat].held = [0; 10];
        for (kind, count) in Kind::MINERALS.into_iter().zip(minerals) {
            state.players[seat].storage[kind] = count;
        }
        state.rites.mixed = mix;
        state
    }

    #[test]
    fn the_proposed_price_is_payable_if_any_is() {
        for minerals in [[0, 0, 0], [4, 0, 0], [2, 3, 0], [1, 1, 1], [0, 2, 5], [3, 3, 3]] {
            for mix in [false, true] {
                let state = with_minerals(minerals, mix);
                for size in 2..=5 {
                    for wanted in 0..3 {
                        let cost = propose(&state, wanted, size);
                        assert_eq!(cost.iter().sum::<u8>(), size);
                        let paid = cost.iter().zip(minerals).all(|(&cost, have)| cost <= have);
                        let single = minerals.iter().any(|&have| have >= size);
                        let any = single || mix && minerals.iter().sum::<u8>() >= size;
                        assert_eq!(paid, any, "{minerals:?} {size}");
                        if minerals[wanted] >= size {
                            assert_eq!(cost, pure(wanted, size));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_payable_mixture_can_be_composed() {
        let state = with_minerals([3, 2, 3], true);
        let mut seen = vec![propose(&state, 0, 5)];
        let mut todo = seen.clone();
        while let Some(cost) = todo.pop() {
            for next in (0..3).filter_map(|mineral| mixed(&state, cost, mineral)) {
                if !seen.contains(&next) {
                    seen.push(next);
                    todo.push(next);
                }
            }
        }
        let all = (0..=3u8)
            .flat_map(|s| (0..=2u8).map(move |i| (s, i)))
            .filter(|&(s, i)| (2..=5).contains(&(s + i)));
        let all: Vec<[u8; 3]> = all.map(|(s, i)| [s, i, 5 - s - i]).collect();
        for cost in &all {
            assert!(seen.contains(cost), "{cost:?} cannot be composed");
        }
        assert_eq!(seen.len(), all.len());
    }
}
