//! A player board as a separate picture, with buttons for the caverns that can be chosen.

use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::{Carrier, Place, Spot, TrollCard};

use super::build;
use super::build::Marks;
use super::{marks, paint, pictures};
use crate::board::act;
use crate::marker::Session;
use crate::text::table::{princess, texts};
use moot_table_ui::game::text_context::TextContext;
use moot_ui::widgets::{pictured, pressed_while};

/// The board of a seat: caverns, stores, troll cards.
pub fn caverns(session: Session, seat: Seat) -> AnyView {
    let picture = move || {
        let colours = marks::seat_styles(session);
        session
            .state()
            .with(|state| paint::home_picture(&build::home(state, seat, &colours, &Marks::default())))
    };
    let words = move || {
        let facts = |at: Place| {
            TextContext::now(session, |context| texts().board.place_facts(context, seat, at, false))
        };
        let stores = session.state().with(|state| texts().board.stores(state, seat));
        [facts(Place::MINING), facts(Place::BUILDING), facts(Place::POWER), stores].join(". ")
    };
    let cards = Memo::new(move |_| {
        session.state().with(|state| (state.player(seat).cards, state.player(seat).filled))
    });
    let card = move |card: TrollCard| {
        let filled = move |at: u8| {
            let spot = Spot { on: Carrier::Card(card), at };
            session.state().with_untracked(|state| state.is_filled(seat, spot))
        };
        let name = [princess().card(card), ". ", &princess().card_text(card)].concat();
        let tip = name.clone();
        view! {
            <li data-tip=tip>
                {pictured(move || name.clone(), move || pictures::held_card(card, filled))}
            </li>
        }
    };
    let held = move || {
        let _ = cards.get();
        let all: Vec<TrollCard> =
            session.state().with_untracked(|state| state.player(seat).troll_cards().collect());
        all.into_iter().map(card).collect_view()
    };
    view! {
        <div class="homebox">
            <p class="sr">{words}</p>
            <div class="eyes" aria-hidden="true" inner_html=picture></div>
            {move || choices(session, seat)}
            <ul class="heldcards">{held}</ul>
        </div>
    }
    .into_any()
}

/// Buttons for the caverns that can be chosen now.
fn choices(session: Session, seat: Seat) -> AnyView {
    if session.state().with(|state| state.asked()) != seat || !session.input_control().get().free() {
        return ().into_any();
    }
    let choices = act::choices(session);
    let open: Vec<Place> = choices.places.iter().copied().filter(|at| at.is_cavern()).collect();
    if open.is_empty() {
        return ().into_any();
    }
    let button = move |at: Place| {
        let on = move || session.selection().shown().to == Some(at);
        view! {
            <button
                type="button"
                class="placebtn"
                {..pressed_while(on)}
                data-place=at.word()
                on:click=move |ev| act::press_place(session, at, act::by_key(&ev))
            >
                {pictured(move || princess().place(at).to_owned(), move || pictures::place(at))}
                <b aria-hidden="true">{princess().cavern(at)}</b>
            </button>
        }
    };
    view! { <div class="choices">{open.into_iter().map(button).collect_view()}</div> }.into_any()
}
