//! Manual choice of the tokens that pay for a tunnel.

use leptos::prelude::*;
use mountain_king::{Payment, Pile};

use super::act;
use super::build;
use super::build::spot;
use super::model::Mode;
use crate::marker::Session;
use crate::panels::PayButton;

/// The price of the placed tunnel.
fn dig_price(session: Session) -> Option<Pile> {
    let mode = act::mode(session);
    let Mode::Dig { cost, .. } = mode else { return None };
    let place = session.selection().pick().with(spot)?;
    session.state().with(|state| {
        let places = build::places(&session.setup(), state, mode)?;
        Some(build::price(state, cost, &places.cover(place)))
    })
}

/// The button that opens the choice of tokens; shown once a place is chosen.
pub fn button(session: Session) -> impl IntoView {
    let due = Memo::new(move |_| dig_price(session));
    // The proposal of the rules, until other tokens are chosen; a new price resets the choice.
    let chosen = RwSignal::new(Payment::NOTHING);
    let propose = move |price: Pile| {
        session.state().with_untracked(|state| build::payment(state, price, None)).unwrap_or(Payment::NOTHING)
    };
    Effect::new(move |_| {
        if let Some(price) = due.get() {
            chosen.set(propose(price));
        }
    });
    Effect::new(move |_| {
        let tokens = chosen.get();
        let own = due.get_untracked().is_some_and(|price| propose(price) != tokens);
        session.selection().own().pay_with(own.then_some(tokens));
    });
    let placed = Memo::new(move |_| due.get().is_some());
    let price = Signal::derive(move || due.get().unwrap_or(Pile::EMPTY));
    move || placed.get().then(|| view! { <PayButton session price chosen/> })
}
