//! The players of a live table, as its dialogs and trays show them. Not generic, so that all games share these.

use leptos::prelude::*;
use moot_art::SeatStyle;
use moot_core::Seat;
use moot_ui::widgets::badge;

use crate::game::GameView;
use crate::game::devices::{LiveRole, Presence};
use crate::game::session::Session;
use crate::text::words;

/// The players of a live table, and what is known of their devices.
#[derive(Clone)]
pub struct LivePlayers {
    /// The style and the name of each seat.
    pub seats: Vec<(SeatStyle, String)>,
    /// What is known of the device of each seat.
    pub presence: ReadSignal<Vec<Presence>>,
    /// What this device is.
    pub role: ReadSignal<Option<LiveRole>>,
}

impl LivePlayers {
    /// The players of a session.
    pub fn of<G: GameView>(session: Session<G>) -> LivePlayers {
        let seats = Seat::all(session.seats().with_untracked(Vec::len));
        LivePlayers {
            seats: seats.map(|seat| (session.seat_style(seat), session.name(seat))).collect(),
            presence: session.presence(),
            role: session.live_role(),
        }
    }

    /// The list of the players, each with what is known of the device.
    pub fn list(&self) -> AnyView {
        let presence = self.presence;
        let row = |(seat, (style, name)): (usize, &(SeatStyle, String))| {
            let known = move || presence.with(|all| all.get(seat).copied());
            view! {
                <li>
                    {badge(*style, "")}
                    <strong>{name.clone()}</strong>
                    <span>{move || known().map(|known| words().opponents.presence(known))}</span>
                </li>
            }
        };
        let rows = self.seats.iter().enumerate().map(row).collect_view();
        view! { <ul class="whos live" aria-label=words().live.who()>{rows}</ul> }.into_any()
    }
}
