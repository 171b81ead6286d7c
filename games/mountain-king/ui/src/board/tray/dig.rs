//! The tray for digging: mineral, shape, payment, and the confirm button.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use moot_core::Game;
use moot_table::Refused;
use mountain_king::tables::TUNNELS;
use mountain_king::{Action, Illegal, Kind, MountainKing, Stage, honour};

use super::carry::Carry;
use super::parts::{cancel, gain, go, picture, to_board, turns};
use super::price::{
    Hindrance, first_mineral, hindrance, instead, lacked, lacking, limit, main_mineral, mixed, propose, pure,
};
use crate::board::act;
use crate::board::model::{Gain, Mode};
use crate::board::pay;
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::{ink, pane, sym};
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::refusal;
use moot_ui::widgets::{ic, pressed_while};

/// The number of tunnel stacks.
const STACKS: u8 = TUNNELS.len() as u8;

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
    // Whether the player has chosen it: the tray begins with one by itself.
    let is_chosen = RwSignal::new(false);
    let mixing = Memo::new(move |_| session.state().with(|state| state.rites.mixed) && hand.get().is_some());
    // The mineral that pays for the tunnel in hand, or would pay for one.
    let paying = move || hand.get().map_or_else(|| wanted.get().unwrap_or(0), |(_, cost)| main_mineral(cost));
    let carry = Carry::new();

    let shapes = [2, 3, 4, 5].map(|size| {
        let stacks = (0..STACKS).filter(|&shape| TUNNELS[usize::from(shape)].size == size);
        let buttons = stacks.map(|shape| stack(session, shape, hand, wanted, carry)).collect_view();
        let class = ["sz s", &size.to_string()].concat();
        let price =
            Memo::new(move |_| session.state().with(|state| propose(state, wanted.get().unwrap_or(0), size)));
        let points = move || ["+", &honour(price.get()).to_string()].concat();
        // Paid in another mineral than the one that is marked.
        let other = move || Some(main_mineral(price.get())).filter(|&paid| paid != paying());
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
        // The same in figures, for the narrow column of a phone.
        let figure = move || match barred.get() {
            (None, lacks) => Some(["−", &lacks.to_string()].concat()),
            (Some(_), _) => None,
        };
        let label = move || {
            let whole = short()?;
            let figure = figure().map(|figure| view! { <span class="figure">{figure}</span> });
            Some(view! { <small><span class="whole">{whole}</span> {figure} {mineral}</small> })
        };
        view! {
            <div class=class class:poor=move || barred.get() != (None, 0)>
                <span class="pts">{move || king().board.size(size)} " " <em>{points} {ic(Icon::Honour)} {instead}</em></span>
                <div>{buttons}</div>
                {label}
            </div>
        }
    });
    let buttons = (0..3)
        .map(|mineral| mineral_button(session, mineral, hand, (wanted, is_chosen), mixing))
        .collect_view();
    let possible = Memo::new(move |_| {
        session.legal().with(|legal| {
            let recruit = legal.iter().any(|action| matches!(action, Action::Recruit { .. }));
            (recruit, legal.iter().any(|action| matches!(action, Action::Dig { .. })))
        })
    });
    let again = Memo::new(move |_| session.state().with(|state| state.stage == Stage::Breath));
    let gain = gain(session);
    // What is paid instead of the wanted mineral, and that mineral if it was chosen.
    let other = Memo::new(move |_| {
        let ((_, cost), wanted) = hand.get().zip(wanted.get())?;
        session.state().with(|state| instead(state, (wanted, is_chosen.get()), cost))
    });
    let ask = move || {
        let of = king().board;
        match (hand.with(Option::is_some), gain.get(), other.get()) {
            (true, Some(Gain { certain, hoped: Some((hoped, hope)) }), instead) => {
                let outlook = of.outlook(certain, hoped, hope);
                instead.map_or_else(|| outlook.clone(), |(paid, _)| of.for_price(paid, &outlook))
            }
            (true, placed, Some((paid, short))) => of.ask_instead(paid, short, placed.is_some()),
            (true, placed, None) => of.ask_place(placed.is_some()).to_owned(),
            (false, ..) if again.get() => king().trays.breath_title().to_owned(),
            (false, ..) => of.ask_step(possible.get()).to_owned(),
        }
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
            {..carry.handlers(session)}
        >
            <strong class="ask">{ask}</strong>
            <div class="seg" role="group" aria-label=move || king().board.minerals()>{buttons}</div>
            {move || recruits.get().then(|| to_horde(session))}
            <div class="shapes">{shapes.into_iter().collect_view()}</div>
            {turning}
            <div class="stack">
                {go(session, Icon::Check, dug, || king().board.choose_shape())}
                <div class="pair">{cancel(session)} {pay::button(session)}</div>
            </div>
        </div>
    }
}

/// What a player has besides minerals, which have buttons.
fn purse(session: Session) -> String {
    let owned = session.state().with(|state| state.me().owned());
    let kinds = [Kind::Coin, Kind::Rune, Kind::Cart, Kind::Hammer];
    kinds.into_iter().map(|kind| ink::amount("", owned[kind], kind)).collect()
}

/// The button that leads to the horde, and back to the mountain, beside what the player has; only a phone shows them, where the
/// horde and the trollsmoot are panes of the sheet.
fn to_horde(session: Session) -> impl IntoView {
    view! {
        <span class="purse" aria-hidden="true" inner_html=move || purse(session)></span>
        <button type="button" class="btn to-horde" on:click=|_| pane::toggle(pane::HORDE)>
            {ic(Icon::Horde)}
            <span>{king().trays.recruit()}</span>
        </button>
    }
}

fn mineral_button(
    session: Session,
    mineral: usize,
    hand: Memo<Option<(u8, [u8; 3])>>,
    (wanted, is_chosen): (RwSignal<Option<usize>>, RwSignal<bool>),
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
        let Some((shape, cost)) = hand.get_untracked() else {
            wanted.set(Some(mineral));
            is_chosen.set(true);
            return;
        };
        let next = if mixing.get_untracked() {
            session.state().with_untracked(|state| mixed(state, cost, mineral))
        } else {
            Some(pure(mineral, TUNNELS[usize::from(shape)].size))
        };
        let refused = match next {
            Some(next) => session.state().with_untracked(|state| {
                let dig = Action::Dig { shape, cost: next };
                MountainKing::check(&session.setup(), state, state.active, dig).err()
            }),
            None => {
                let (need, have) =
                    (cost[mineral] + 1, session.state().with_untracked(|state| state.me().owned()[kind]));
                // With enough of it, the price is in this mineral alone already.
                (have < need).then_some(Illegal::Short { kind, need, have })
            }
        };
        match (refused, next) {
            (Some(why), _) => session.refuse(Refused::Illegal(why)),
            (None, Some(next)) => {
                wanted.set(Some(mineral));
                is_chosen.set(true);
                act::change_price(session, next);
            }
            (None, None) => {}
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

/// Why nothing can be dug of a stack, in a sentence.
fn told(session: Session, why: Hindrance) -> String {
    match why {
        Hindrance::Rule(why) => refusal::why(session, &Refused::Illegal(why)),
        Hindrance::Minerals { size, lacks, of } => king().board.unpaid(size, lacks, of),
    }
}

/// Says why nothing can be dug of a stack, with the rule where one forbids it.
fn refuse(session: Session, dig: Action, why: Hindrance) {
    match (untrack(|| session.check(dig)), why) {
        // It is not the time for a decision at this page.
        (Err(refused), _) if !matches!(refused, Refused::Illegal(_)) => session.refuse(refused),
        (_, Hindrance::Rule(why)) => session.refuse(Refused::Illegal(why)),
        (_, Hindrance::Minerals { .. }) => session.show_note(told(session, why)),
    }
}

/// The button of one stack of tunnels.
fn stack(
    session: Session,
    shape: u8,
    hand: Memo<Option<(u8, [u8; 3])>>,
    wanted: RwSignal<Option<usize>>,
    carry: Carry,
) -> impl IntoView {
    let tunnel = &TUNNELS[usize::from(shape)];
    let left = Memo::new(move |_| session.state().with(|state| state.stock[usize::from(shape)]));
    let cost = Memo::new(move |_| {
        session.state().with(|state| propose(state, wanted.get().unwrap_or(0), tunnel.size))
    });
    let hindered =
        Memo::new(move |_| session.state().with(|state| hindrance(&session.setup(), state, shape)));
    let reason = Memo::new(move |_| hindered.get().map(|why| told(session, why)));
    let on = Memo::new(move |_| hand.get().is_some_and(|(held, _)| held == shape));
    let name = move || {
        let mut name = king().board.shape(shape, tunnel.size, left.get(), honour(cost.get()));
        if let Some(reason) = reason.get() {
            name.push_str(". ");
            name.push_str(&reason);
        }
        name
    };
    let press = move |ev: MouseEvent| {
        let cost = cost.get_untracked();
        match hindered.get_untracked() {
            _ if on.get_untracked() => act::drop_all(session),
            None => {
                act::take_tunnel(session, shape, cost);
                pane::leave_horde();
                to_board(&ev);
            }
            Some(why) => refuse(session, Action::Dig { shape, cost }, why),
        }
    };
    let refused = Callback::new(move |()| {
        if let Some(why) = hindered.get_untracked() {
            refuse(session, Action::Dig { shape, cost: cost.get_untracked() }, why);
        }
    });
    let down = move |ev: PointerEvent| {
        let refuse = hindered.with_untracked(Option::is_some).then_some(refused);
        carry.down(&ev, Pick::Dig { shape, cost: cost.get_untracked(), lie: 0, at: None }, refuse);
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
            // What it is has been read once it is in hand; while it is carried, nothing may float over the mountain.
            data-tip=move || (!on.get()).then(name)
            on:click=press
            on:pointerdown=down
        >
            <span class="glyph" inner_html=picture></span>
            <span class="left" aria-hidden="true">{left}</span>
        </button>
    }
}
