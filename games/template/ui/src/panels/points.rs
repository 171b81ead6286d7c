//! The value of the next heap, and the points of all players.

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table_ui::controls::panel;
use moot_ui::widgets::badge;
use nim_template::Nim;

use crate::marker::Session;
use crate::text::table::nim;

/// The points of all players.
#[component]
pub fn Points(
    /// The game.
    session: Session,
) -> impl IntoView {
    let row = move |seat: Seat| {
        let points = move || session.state().with(|state| state.player(seat).points);
        view! {
            <li>
                {badge(session.seat_style(seat), "mid")} <span>{session.name(seat)}</span> <b>{points}</b>
            </li>
        }
    };
    let rows = Seat::all(Nim::seats(&session.setup())).map(row).collect_view();
    let pay = move || nim().pay(session.state().with(nim_template::State::pay));
    panel("npoints", || nim().points_title().to_owned(), pay, view! { <ul>{rows}</ul> })
}
