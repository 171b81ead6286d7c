//! The tray during a replay: the events of the previous decision, in sentences.

use leptos::prelude::*;
use moot_core::Seat;

use super::ReplayControl;
use crate::game::GameView;
use crate::game::session::Session;
use crate::table::event_log::{heading, message};
use crate::text::words;
use moot_ui::widgets::badge;

/// The events that led to the current stop, in sentences; empty at the beginning.
pub(super) fn last_events<G: GameView>(control: ReplayControl<G>) -> String {
    let session = control.session;
    let place = control.place();
    let (from, at) = control.stops.with(|stops| {
        (place.checked_sub(1).map_or(stops.at(place), |before| stops.at(before)), stops.at(place))
    });
    session.table().with(|table| {
        let plies = table.log().get(from..at).unwrap_or_default();
        session.seats().with(|seats| message::<G>(table.setup(), seats, plies))
    })
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
