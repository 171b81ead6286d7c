//! The tray during a replay: the events of the previous decision, in sentences.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{SeatInfo, Table};

use super::ReplayControl;
use super::stops::Stops;
use crate::game::GameView;
use crate::game::session::Session;
use crate::table::event_log::{heading, message};
use crate::text::words;
use moot_ui::widgets::badge;

/// The events that led to the current stop, in sentences; empty at the beginning.
pub(super) fn last_events<G: GameView>(control: ReplayControl<G>) -> String {
    let (session, place) = (control.session, control.place());
    session.table().with(|table| {
        session
            .seats()
            .with(|seats| control.stops.with(|stops| events_until::<G>(table, seats, stops, place)))
    })
}

/// The events of the last decision before a stop that caused any, in sentences: to end a turn or to pass a step causes none. Empty
/// where no decision has caused any.
#[must_use]
pub fn events_until<G: GameView>(
    table: &Table<G::Rules>,
    seats: &[SeatInfo],
    stops: &Stops,
    place: usize,
) -> String {
    let events = |stop: usize| {
        let plies = table.log().get(stops.at(stop - 1)..stops.at(stop)).unwrap_or_default();
        message::<G>(table.setup(), seats, plies)
    };
    (1..=place).rev().map(events).find(|events| !events.is_empty()).unwrap_or_default()
}

/// The tray during a replay.
pub fn tray<G: GameView>(session: Session<G>) -> AnyView {
    let control = ReplayControl::new(session);
    let texts = words().replay;
    let who = Memo::new(move |_| session.past_position().get().map_or(Seat(0), |past| past.who));
    let title = move || {
        let events = last_events(control);
        if events.is_empty() { texts.begins().to_owned() } else { events }
    };
    let place = move || {
        let chapter = heading::<G>(session.state().with(G::chapter));
        [chapter.as_str(), &texts.position(control.place(), control.end())].join(" · ")
    };
    view! {
        <div
            class=move || ["tray backs told ", session.seat_style(who.get()).class()].concat()
            role="group"
            aria-labelledby="h-tray"
        >
            {move || badge(session.seat_style(who.get()), "big")}
            <span class="line" aria-live="polite">
                <strong id="h-tray">{title}</strong>
                <span>{place}</span>
            </span>
        </div>
    }
    .into_any()
}
