//! The entry points of the AI chunk.

use leptos::prelude::*;
use moot_core::Seat;

use super::event_log::{Line, LineFilter, lines};
use crate::advice;
use crate::ai_client::AiClient;
use crate::game::GameView;
use crate::game::devices::LiveRole;
use crate::game::session::Session;
use crate::opponents::WaitTray;
use crate::opponents::drive::{DriveTarget, drive};
use crate::text::words;
use moot_ui::game::app_state::AppState;
use moot_ui::players::Shown;

/// The tray while computer players are on turn. It stays mounted between their turns, so that clicks are not dropped.
pub fn waiting<G: GameView>(session: Session<G>, seat: Signal<Seat>) -> AnyView {
    let last_action = Signal::derive(move || {
        session.table().with(|table| {
            let last = session
                .seats()
                .with(|seats| lines::<G>(table.setup(), seats, table.log(), &LineFilter::newest(1)));
            let by = |line| match line {
                Line::Happened { who, text, .. } if who == Some(seat.get()) => Some(text),
                _ => None,
            };
            last.into_iter().find_map(by).unwrap_or_default()
        })
    });
    let player = Signal::derive(move || session.player(seat.get()));
    let name = Signal::derive(move || session.name(seat.get()));
    let seat_style = Signal::derive(move || session.seat_style(seat.get()));
    let opponents = session.opponents();
    view! { <WaitTray opponents seat player name seat_style last_action/> }.into_any()
}

/// Runs the computer players of a game while the table is mounted.
pub fn play<G: GameView>(session: Session<G>) {
    let Some(ai) = use_context::<AiClient>() else {
        leptos::logging::error!("nobody thinks on this page");
        return;
    };
    advice::serve(session, ai);
    let trouble = Memo::new(move |_| ai.trouble.get());
    Effect::new(move |_| {
        let text = trouble.with(|trouble| words().opponents.trouble(trouble.as_ref()?));
        if let Some(text) = text {
            session.show_note(text.to_owned());
        }
    });
    let save_writer = use_context::<AppState<G>>().map(|app| app.save_writer);
    let held = Signal::derive(move || {
        save_writer.is_some_and(|save_writer| !save_writer.settled.get())
            || session.watching_only().get()
            || session.curtain().get().is_some()
            || session.unconfirmed_turn().with(Option::is_some)
            || session.past_position().with(Option::is_some)
            || matches!(session.live_role().get(), Some(LiveRole::Guest | LiveRole::Resuming))
    });
    let play = move |seat, action| {
        let played = session.play_for(seat, action)?;
        let told = session.table().with_untracked(|table| {
            let plies = table.log().get(played.plies).unwrap_or_default();
            session
                .seats()
                .with_untracked(|seats| lines::<G>(table.setup(), seats, plies, &LineFilter::newest(1)).len())
        });
        Some(if told > 0 { Shown::Something } else { Shown::Nothing })
    };
    drive(
        ai,
        session.opponents(),
        DriveTarget { table: session.table(), seats: session.seats(), held, play: Box::new(play) },
    );
}
