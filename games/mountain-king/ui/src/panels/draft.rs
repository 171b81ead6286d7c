//! The draft of starters: each player secretly keeps one of two, in one of four slots.

use leptos::prelude::*;
use mountain_king::card::{CASCADES, NONE, SLOTS, TROLLS, troll};
use mountain_king::{Action, Phase, State};

use super::face::Face;
use crate::marker::Session;
use crate::panels::control::act_text;
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Icon;

/// The number of times that a slot of the bottom row wakes until the trollsmoot is full.
fn wakes(slot: u8) -> u32 {
    CASCADES.iter().skip(4).filter(|&cascade| cascade >> slot & 1 == 1).count() as u32
}

/// The index of the active player in the turn order.
fn order(state: &State, players: u8) -> u8 {
    (state.active.0 + players - state.first.0) % players
}

/// The draft screen; mounted while the active player drafts.
#[component]
pub fn DraftScreen(
    /// The game.
    session: Session,
) -> impl IntoView {
    let drafting = Memo::new(move |_| {
        session.state().with(|state| (state.phase == Phase::Draft).then_some(state.active))
    });
    move || drafting.get().map(|_| view! { <Draft session/> })
}

/// The draft of one player.
#[component]
fn Draft(session: Session) -> impl IntoView {
    let starter = RwSignal::new(None::<u8>);
    let slot = RwSignal::new(None::<u8>);
    // Keeping a starter resets the choice.
    let hand = Memo::new(move |_| session.state().with(|state| state.draft.hand));
    let row = Memo::new(move |_| session.state().with(|state| state.me().trolls));
    Effect::new(move |_| {
        hand.track();
        starter.set(None);
        slot.set(None);
    });
    let kept = move || (0..4).filter(|&slot| row.get()[slot] != NONE).count() as u8;
    let players = session.setup().players();
    let teams = session.setup().teams().any();
    let bonus = move || match teams {
        true => king().draft.team_bonus(),
        false => king().draft.bonus(session.state().with(|state| order(state, players))),
    };
    let secret = move || if teams { king().draft.team_secret() } else { king().draft.secret() };
    let chosen = move || Some((starter.get()?, slot.get()?));
    let keep = move |_| match (starter.get_untracked(), slot.get_untracked()) {
        (Some(starter), Some(slot)) => {
            session.play(Action::Keep { starter, slot });
        }
        _ => session.show_note(king().draft.choose_both().to_owned()),
    };
    let keep_text = move || match chosen() {
        Some((starter, slot)) => king().draft.keep(TROLLS + starter, slot),
        None => king().draft.choose_both().to_owned(),
    };
    let cards = move || {
        let hand = hand.get().into_iter().filter(|&starter| starter != NONE);
        hand.map(|it| view! { <HandCard it starter/> }).collect_view()
    };
    let slots = (0..4u8).map(|at| view! { <RowSlot session row starter chosen=slot at/> }).collect_view();
    view! {
        <section class=move || ["draft ", session.seat_style(session.active()).class()].concat() aria-labelledby="h-draft">
            <h2 id="h-draft">{move || king().draft.title(&session.name(session.active()))}</h2>
            <p class="task">{move || king().draft.task(kept())} " " <em>{secret}</em></p>
            <h3>{move || king().draft.hand()}</h3>
            <div class="hand">{cards}</div>
            <p class="repeats">{move || king().draft.repeats()}</p>
            <h3>{move || king().draft.slots()}</h3>
            <div class="hand row">{slots}</div>
            <p class="bonus">{bonus}</p>
            <button
                type="button"
                class="btn go"
                data-act=move || chosen().map(|(starter, slot)| act_text(Action::Keep { starter, slot }))
                data-why=move || chosen().is_none().then(|| king().draft.choose_both())
                aria-disabled=move || chosen().is_none().then_some("true")
                on:click=keep
            >
                <span class="glyph" inner_html=ink::ic(Icon::Check)></span>
                <span>{keep_text}</span>
            </button>
        </section>
    }
}

/// A starter in hand: the symbol that is refilled repeatedly, and its immediate gain.
#[component]
fn HandCard(
    /// The card of the starter.
    it: u8,
    starter: RwSignal<Option<u8>>,
) -> impl IntoView {
    let card = TROLLS + it;
    let (face, once) = (Face::full(card), troll(card).once);
    let on = move || starter.get() == Some(it);
    view! {
        <div class="offer">
            <button
                type="button"
                class=face.class()
                class:picked=on
                data-starter=it
                aria-pressed=move || if on() { "true" } else { "false" }
                aria-label=move || king().draft.starter(card, once)
                inner_html=face.html()
                on:click=move |_| starter.set(Some(it))
            ></button>
            <strong>{move || king().cards.troll(card)}</strong>
            <span class="once"><em>{move || king().draft.once()}</em><span inner_html=ink::amounts("+", once)></span></span>
        </div>
    }
}

/// A slot of the bottom row: its starter, or a preview of one.
#[component]
fn RowSlot(
    session: Session,
    row: Memo<[u8; SLOTS]>,
    starter: RwSignal<Option<u8>>,
    chosen: RwSignal<Option<u8>>,
    /// The index of the slot.
    at: u8,
) -> impl IntoView {
    let standing = Memo::new(move |_| row.get()[usize::from(at)]);
    let on = Memo::new(move |_| chosen.get() == Some(at));
    let shown = move || match (standing.get(), on.get(), starter.get()) {
        (NONE, true, Some(starter)) => Some((TROLLS + starter, true)),
        (NONE, ..) => None,
        (card, ..) => Some((card, false)),
    };
    // A starter is hollow until its first troll wakes it.
    let face = move || shown().map(|(card, ghost)| (Face { held: 0, ..Face::full(card) }, ghost));
    let class = move || match face() {
        Some((face, true)) => [face.class().as_str(), " ghosted"].concat(),
        Some((face, false)) => face.class(),
        None if on.get() => "slot open on".to_owned(),
        None => "slot open".to_owned(),
    };
    let inside = move || match face() {
        Some((face, _)) => face.html(),
        None => ink::ic(Icon::Plus),
    };
    let label = move || {
        let slot = king().draft.slot(at, wakes(at));
        match standing.get() {
            NONE => slot,
            card => [king().cards.troll(card), ". ", &slot, ". ", king().draft.taken()].concat(),
        }
    };
    let press = move |_| {
        if standing.get_untracked() == NONE {
            chosen.set(Some(at));
        } else {
            session.show_note(king().draft.taken().to_owned());
        }
    };
    view! {
        <div class="offer">
            <button
                type="button"
                class=class
                data-slot=at
                data-why=move || (standing.get() != NONE).then(|| king().draft.taken())
                aria-disabled=move || (standing.get() != NONE).then_some("true")
                aria-pressed=move || if on.get() { "true" } else { "false" }
                aria-label=label
                inner_html=inside
                on:click=press
            ></button>
            <em>{move || king().draft.wakes(wakes(at))}</em>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Seat;
    use mountain_king::Setup;

    #[test]
    fn inner_slots_wake_five_times_and_outer_ones_three() {
        assert_eq!([0, 1, 2, 3].map(wakes), [3, 5, 5, 3]);
    }

    #[test]
    fn the_turn_order_begins_with_the_first_player() {
        let mut state = State::new(&Setup::usual(5).unwrap());
        state.first = Seat(3);
        let at = |state: &mut State, seat| {
            state.active = Seat(seat);
            order(state, 5)
        };
        assert_eq!([3, 4, 0, 2].map(|seat| at(&mut state, seat)), [0, 1, 2, 4]);
    }
}
