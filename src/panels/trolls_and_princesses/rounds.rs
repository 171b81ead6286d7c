//! The round cards: open to their owner, face down to everybody else.

use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::{Phase, Place, RoundCard, State, Time};

use super::super::control::panel;
use super::super::ink;
use super::control::known;
use crate::art::Icon;
use crate::board::trolls_and_princesses::skin;
use crate::games::trolls_and_princesses::hold::Thing;
use crate::games::trolls_and_princesses::{Session, act};
use crate::widgets::pictured;
use crate::words::trolls_and_princesses::princess;

/// The number of a village as it is printed on cards.
fn number(at: Place) -> &'static str {
    at.word()
}

/// A card as markup: the item and where it goes, and where the troll king goes.
pub(super) fn face(card: RoundCard) -> String {
    let face = card.face();
    let village = Place::village(face.village);
    let king = match face.king {
        Some(cavern) => princess().cavern(cavern),
        None => number(village),
    };
    [
        "<span class=\"what\">",
        &ink::ic(skin::item(face.item)),
        "<u>→</u><b>",
        number(village),
        "</b></span><span class=\"kingto\">",
        &ink::ic(skin::KING),
        "<b>",
        king,
        "</b></span><em>",
        princess().time(face.time),
        "</em>",
    ]
    .concat()
}

/// The class of a back.
pub(super) const fn back(time: Time) -> &'static str {
    match time {
        Time::Day => "rcard day",
        Time::Twilight => "rcard twilight",
        Time::Night => "rcard night",
    }
}

/// A card of the hand: in hand it can be picked up while one has to be played.
fn hand_card(session: Session, seat: Seat, card: RoundCard) -> AnyView {
    let playing = move || {
        session.hands.get().free()
            && session.state.with(|state| state.phase == Phase::Play && state.asked() == seat)
    };
    let on = move || session.hand.in_hand().thing == Thing::Card(card);
    view! {
        <button
            type="button"
            class=back(card.face().time)
            data-card=card.face().id
            class:on=on
            class:open=playing
            aria-pressed=move || if on() { "true" } else { "false" }
            on:click=move |_| {
                if untrack(playing) {
                    act::press_round(session, card);
                }
            }
        >
            {pictured(move || princess().round(card), move || face(card))}
        </button>
    }
    .into_any()
}

/// The backs of cards that are hidden, and what they are in words.
fn hidden(session: Session, state: &State, seat: Seat) -> AnyView {
    let player = state.player(seat);
    let known = player.hand;
    let unknown = |time: Time| usize::from(player.held[time as usize]).saturating_sub(known.of(time).len());
    let all: usize = Time::ALL.into_iter().map(unknown).sum();
    if all == 0 {
        return ().into_any();
    }
    let cards: String = Time::ALL
        .into_iter()
        .flat_map(|time| core::iter::repeat_n(time, unknown(time)))
        .map(|time| {
            [
                "<span class=\"",
                back(time),
                " shut\">",
                &ink::ic(Icon::Card),
                "<em>",
                princess().time(time),
                "</em></span>",
            ]
            .concat()
        })
        .collect();
    let text = princess().hidden_hand(&session.name(seat), all as u8);
    view! {
        <span class="sr">{text}</span>
        <span class="eyes" aria-hidden="true" inner_html=cards></span>
    }
    .into_any()
}

/// What a seat holds, as far as the person at the page knows it.
pub(super) fn row(session: Session, state: &State, seat: Seat) -> AnyView {
    let open = state.player(seat).hand.iter().map(|card| hand_card(session, seat, card)).collect_view();
    view! { <div class="rcards">{open} {hidden(session, state, seat)}</div> }.into_any()
}

/// The round cards of the player at the page.
#[component]
pub fn Rounds(
    /// The game.
    session: Session,
) -> impl IntoView {
    let known = known(session);
    let what = Memo::new(move |_| {
        let seat = session.whose.get();
        known.with(|state| (seat, state.player(seat).hand, state.player(seat).held))
    });
    let left = Memo::new(move |_| {
        let seat = session.whose.get();
        session.state.with(|state| state.table().rounds.saturating_sub(state.player(seat).drawn))
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
