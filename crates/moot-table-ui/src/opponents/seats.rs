//! The dialog that gives seats to other players and sets the pace of computer players.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::players::{self, Pace, Player};
use moot_ui::radio_group::choice;
use moot_ui::saves::SAVES;
use moot_ui::widgets::badge;

/// The dialog that gives seats to other players.
#[component]
pub fn SeatsDialog<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
    /// Closes the dialog.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    let texts = words().players;
    let rows = Seat::all(session.seats().with_untracked(Vec::len)).map(move |seat| {
        let player = Signal::derive(move || session.player(seat));
        let who = players::list(
            texts.who_plays(seat.index()),
            &Player::HEIRS,
            player,
            move |player| session.hand_over(seat, player),
            |player| words().players.player(player),
        );
        view! {
            <li class="handover">
                {badge(session.seat_style(seat), "mid")}
                <strong>{session.name(seat)}</strong>
                {who}
                <small>{move || texts.about(player.get())}</small>
            </li>
        }
    });
    let pace = choice(
        texts.pace().to_owned(),
        Pace::ALL.to_vec(),
        app.pace.into(),
        move |pace| {
            app.pace.set(pace);
            if let Err(why) = SAVES.set_pace(pace) {
                app.unsaved.set(Some(why));
            }
        },
        |_| None,
        move |pace| texts.pace_name(pace).into_any(),
    );
    view! {
        <Dialog title=words().opponents.seats() close>
            <p class="handhelp">{words().opponents.seats_help()}</p>
            <ul class="handovers">{rows.collect_view()}</ul>
            <div class="option">
                <span>{texts.pace()}</span>
                {pace}
            </div>
        </Dialog>
    }
}
