//! The tray for digging: mineral, shape, payment, and the confirm button.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use moot_core::Game;
use moot_table::Refused;
use mountain_king::tables::{TUNNELS, tune};
use mountain_king::{Action, Kind, MountainKing, Phase, Stage, State, honour};

use super::parts::{cancel, gain, go, picture, to_board, turns};
use crate::board::act;
use crate::board::model::{Gain, Mode};
use crate::board::pay;
use crate::marker::Session;
use crate::panels::{pane, sym};
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;
use moot_ui::widgets::{ic, pressed_while};

/// The number of tunnel stacks.
const STACKS: u8 = TUNNELS.len() as u8;
/// The number of squares of the smallest tunnel.
const SMALLEST: u8 = 2;

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

/// The cheapest mineral with which the player can dig something; without one, the cheapest that the player has at all.
#[must_use]
pub fn first_mineral(state: &State) -> Option<usize> {
    let owned = state.me().owned();
    let with = |least: u8| Kind::MINERALS.into_iter().position(|kind| owned[kind] >= least);
    with(SMALLEST).or_else(|| with(1))
}

/// How many minerals of one kind, or of any with Earth Ritual, the player lacks for a tunnel of that size.
#[must_use]
pub fn lacking(state: &State, size: u8) -> u8 {
    let owned = state.me().owned();
    let have = Kind::MINERALS.map(|kind| owned[kind]);
    let best = if state.rites.mixed { have.iter().sum() } else { have.into_iter().max().unwrap_or(0) };
    size.saturating_sub(best)
}

/// The mineral that the player lacks the least of, the cheaper of equals; `None` where minerals may be mixed.
#[must_use]
pub fn lacked(state: &State) -> Option<Kind> {
    let owned = state.me().owned();
    Kind::MINERALS.into_iter().rev().max_by_key(|&kind| owned[kind]).filter(|_| !state.rites.mixed)
}

/// The number of squares that a tunnel may have at most in the dig of a spell; `None` where every size is allowed.
#[must_use]
pub fn limit(state: &State) -> Option<u8> {
    (state.stage == Stage::Breath).then_some(tune::DEEP_BREATH_SIZE)
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
    // The mineral of the last payment; a new tray begins with the cheapest that serves. `None` if the player has no mineral.
    let first = session.state().with_untracked(first_mineral);
    let wanted = RwSignal::new(hand.get_untracked().map_or(first, |(_, cost)| Some(main_mineral(cost))));
    let mixing = Memo::new(move |_| session.state().with(|state| state.rites.mixed) && hand.get().is_some());
    let proposed =
        move || hand.get().map_or_else(|| wanted.get().unwrap_or(0), |(_, cost)| main_mineral(cost));

    let shapes = [2, 3, 4, 5].map(|size| {
        let stacks = (0..STACKS).filter(|&shape| TUNNELS[usize::from(shape)].size == size);
        let buttons = stacks.map(|shape| stack(session, shape, hand, wanted)).collect_view();
        let class = ["sz s", &size.to_string()].concat();
        let price = Memo::new(move |_| session.state().with(|state| propose(state, proposed(), size)));
        let points = move || ["+", &honour(price.get()).to_string()].concat();
        // Paid in another mineral than the chosen one, of which there is too little.
        let other = move || Some(main_mineral(price.get())).filter(|&paid| paid != proposed());
        let instead = move || other().map(|paid| sym(Kind::MINERALS[paid]));
        let barred = Memo::new(move |_| {
            session.state().with(|state| (limit(state).filter(|&most| size > most), lacking(state, size)))
        });
        // A size that is not allowed is not a matter of minerals.
        let short = move || match barred.get() {
            (Some(most), _) => Some(king().board.at_most(most)),
            (None, 0) => None,
            (None, lacks) => Some(king().board.lacks(lacks)),
        };
        let mineral = move || session.state().with(lacked).filter(|_| barred.get().0.is_none()).map(sym);
        let label = move || short().map(|short| view! { <small>{short} {mineral}</small> });
        view! {
            <div class=class class:poor=move || barred.get() != (None, 0)>
                <span class="pts">{move || king().board.size(size)} " " <em>{points} {instead}</em></span>
                <div>{buttons}</div>
                {label}
            </div>
        }
    });
    let minerals =
        (0..3).map(|mineral| mineral_button(session, mineral, hand, wanted, mixing)).collect_view();
    let possible = Memo::new(move |_| {
        session.legal().with(|legal| {
            let recruit = legal.iter().any(|action| matches!(action, Action::Recruit { .. }));
            (recruit, legal.iter().any(|action| matches!(action, Action::Dig { .. })))
        })
    });
    let again = Memo::new(move |_| session.state().with(|state| state.stage == Stage::Breath));
    let gain = gain(session);
    let ask = move || match (hand.with(Option::is_some), gain.get()) {
        (true, Some(Gain { certain, hoped: Some((hoped, hope)) })) => {
            king().board.outlook(certain, hoped, hope)
        }
        (true, placed) => king().board.ask_place(placed.is_some()).to_owned(),
        (false, _) if again.get() => king().trays.breath_title().to_owned(),
        (false, _) => king().board.ask_step(possible.get()).to_owned(),
    };
    let dug = move || king().board.dig(gain.get().map(|gain| gain.certain));
    let recruits = Memo::new(move |_| hand.with(Option::is_none) && !again.get() && possible.get().0);
    let turning = move || hand.with(Option::is_some).then(|| turns(session));
    view! {
        <div
            class=move || {
                let chosen = if hand.with(Option::is_some) { "tray dig chosen " } else { "tray dig " };
                [chosen, session.seat_style(session.active()).class()].concat()
            }
            role="toolbar"
            data-tips-above=""
            aria-label=move || king().board.dig_tray()
        >
            <strong class="ask">{ask}</strong>
            <div class="seg" role="group" aria-label=move || king().board.minerals()>{minerals}</div>
            {move || recruits.get().then(to_horde)}
            <div class="shapes">{shapes.into_iter().collect_view()}</div>
            {turning}
            <div class="stack">
                {go(session, Icon::Check, dug, || king().board.choose_shape())}
                <div class="pair">{cancel(session)} {pay::button(session)}</div>
            </div>
        </div>
    }
}

/// The button that leads to the horde; only a phone shows it, where the horde is a pane of the sheet.
fn to_horde() -> impl IntoView {
    view! {
        <button type="button" class="btn to-horde" on:click=|_| pane::open(pane::HORDE)>
            {ic(Icon::Horde)}
            <span>{king().trays.recruit()}</span>
        </button>
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
    wanted: RwSignal<Option<usize>>,
    mixing: Memo<bool>,
) -> impl IntoView {
    let kind = Kind::MINERALS[mineral];
    let have = move || session.state().with(|state| state.me().owned()[kind]);
    let used = move || hand.get().map_or(0, |(_, cost)| cost[mineral]);
    let on = move || match hand.get() {
        Some((_, cost)) if mixing.get() => cost[mineral] > 0,
        Some((_, cost)) => main_mineral(cost) == mineral,
        None => wanted.get() == Some(mineral),
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
            wanted.set(Some(mineral));
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
                wanted.set(Some(mineral));
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
            data-tip=name
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
    wanted: RwSignal<Option<usize>>,
) -> impl IntoView {
    let tunnel = &TUNNELS[usize::from(shape)];
    let left = Memo::new(move |_| session.state().with(|state| state.stock[usize::from(shape)]));
    let cost = Memo::new(move |_| {
        session.state().with(|state| propose(state, wanted.get().unwrap_or(0), tunnel.size))
    });
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
            pane::leave_horde();
            to_board(&ev);
        }
        Some(reason) => session.explain_refusal(Action::Dig { shape, cost: cost.get_untracked() }, reason),
    };
    let picture = tunnel.lies.first().map(|lie| picture(lie, 7)).unwrap_or_default();
    view! {
        <button
            type="button"
            class="shape"
            {..pressed_while(move || on.get())}
            data-shape=tunnel.id
            data-why=move || reason.get()
            aria-disabled=move || reason.get().map(|_| "true")
            aria-label=name
            data-tip=name
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
    use mountain_king::Illegal;

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
    fn a_tray_begins_with_a_mineral_that_the_player_has() {
        let first = |minerals| first_mineral(&with_minerals(minerals, false));
        assert_eq!(first([0, 3, 2]), Some(1));
        assert_eq!(first([1, 0, 2]), Some(2), "one stone digs nothing");
        assert_eq!(first([0, 1, 1]), Some(1));
        assert_eq!(first([0, 0, 0]), None);
        let lacks = |minerals, mix| [2, 3, 4, 5].map(|size| lacking(&with_minerals(minerals, mix), size));
        assert_eq!(lacks([3, 1, 0], false), [0, 0, 1, 2]);
        assert_eq!(lacks([3, 1, 0], true), [0, 0, 0, 1]);
        assert_eq!(lacks([0, 0, 0], false), [2, 3, 4, 5]);
        let lacked = |minerals, mix| lacked(&with_minerals(minerals, mix));
        assert_eq!(lacked([1, 3, 3], false), Some(Kind::MINERALS[1]));
        assert_eq!(lacked([0, 0, 0], false), Some(Kind::MINERALS[0]));
        assert_eq!(lacked([1, 3, 3], true), None);
    }

    #[test]
    fn the_second_dig_of_a_spell_has_a_limit() {
        let (setup, _) = middles().remove(0);
        for stage in [Stage::Work, Stage::Breath] {
            let mut state = with_minerals([5, 5, 5], false);
            state.stage = stage;
            let most = limit(&state).unwrap_or(5);
            for (shape, tunnel) in (0..STACKS).zip(&TUNNELS) {
                let cost = pure(0, tunnel.size);
                let checked = MountainKing::check(&setup, &state, state.active, Action::Dig { shape, cost });
                let refused = matches!(checked, Err(Illegal::TooLarge { .. }));
                assert_eq!(refused, tunnel.size > most, "{stage:?} {}", tunnel.id);
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
