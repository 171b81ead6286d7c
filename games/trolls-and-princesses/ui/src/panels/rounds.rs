//! The round cards: face up for their owner, face down for the other players.

use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::{Action, RoundCard, State, Time};

use crate::board::act;
use crate::board::pictures;
use crate::game::pick::Thing;
use crate::marker::Session;
use crate::text::table::princess;
use moot_table_ui::controls::panel;
use moot_table_ui::selection_controls::known;
use moot_ui::widgets::{pictured, pressed_while};

/// A card of the hand: selectable while a card has to be played; otherwise it explains why not.
fn hand_card(session: Session, seat: Seat, card: RoundCard) -> AnyView {
    let why = Memo::new(move |_| {
        let asked = session.state().with(State::asked) == seat;
        let why = if asked {
            act::why_not(session, &[Action::Play(card)])
        } else {
            Some(princess().not_now().to_owned())
        };
        // What the card does comes first.
        why.map(|why| [princess().round(card), why].join(" "))
    });
    let on = move || session.selection().shown().thing == Thing::Card(card);
    view! {
        <button
            type="button"
            class="rcard"
            {..pressed_while(on)}
            data-round=card.face().id
            data-why=why
            class:open=move || why.with(Option::is_none)
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |ev| {
                match why.get_untracked() {
                    Some(why) => session.show_note(why),
                    None => act::press_round(session, card, act::by_key(&ev)),
                }
            }
        >
            {pictured(move || why.get().unwrap_or_else(|| princess().round(card)), move || pictures::round(card))}
        </button>
    }
    .into_any()
}

/// The backs of hidden cards, with a text description.
fn hidden(session: Session, state: &State, seat: Seat) -> AnyView {
    let player = state.player(seat);
    let unknown =
        |time: Time| usize::from(player.held[time as usize]).saturating_sub(player.hand.of(time).len());
    let all: usize = Time::ALL.into_iter().map(unknown).sum();
    if all == 0 {
        return ().into_any();
    }
    let backs = Time::ALL.into_iter().flat_map(|time| core::iter::repeat_n(time, unknown(time)));
    let backs: String = backs
        .map(|time| ["<span class=\"rcard shut\">", &pictures::round_back(time), "</span>"].concat())
        .collect();
    let text = princess().hidden_hand(&session.name(seat), all as u8);
    view! {
        <span class="sr">{text}</span>
        <span class="eyes" aria-hidden="true" inner_html=backs></span>
    }
    .into_any()
}

/// The hand of a seat, as far as the local player knows it.
pub(super) fn row(session: Session, state: &State, seat: Seat) -> AnyView {
    let open = state.player(seat).hand.iter().map(|card| hand_card(session, seat, card)).collect_view();
    view! { <div class="rcards">{open} {hidden(session, state, seat)}</div> }.into_any()
}

/// The round cards of the local player.
#[component]
pub fn Rounds(
    /// The game.
    session: Session,
) -> impl IntoView {
    let known = known(session, |view| view.table);
    let what = Memo::new(move |_| {
        let seat = session.shown_seat().get();
        known.with(|state| (seat, state.player(seat).hand, state.player(seat).held))
    });
    let left = Memo::new(move |_| {
        let seat = session.shown_seat().get();
        session.state().with(|state| state.table().rounds.saturating_sub(state.player(seat).drawn))
    });
    let body = move || {
        let seat = what.get().0;
        known.with_untracked(|state| row(session, state, seat))
    };
    panel(
        "rounds",
        || princess().rounds().to_owned(),
        move || princess().rounds_left(left.get()),
        view! { <div class="handrow">{body}</div> },
    )
}
