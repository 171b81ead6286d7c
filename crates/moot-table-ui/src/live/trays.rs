//! The trays of a live table: another device is on turn, or asks something.

use leptos::prelude::*;
use moot_art::{Icon, SeatStyle};
use moot_core::Seat;
use moot_players::Level;
use moot_ui::players::Player;
use moot_ui::widgets::badge;

use super::LiveDevices;
use super::button::button;
use super::players::LivePlayers;
use crate::game::GameView;
use crate::game::devices::{LiveRole, Presence, UndoQuestion};
use crate::game::session::Session;
use crate::text::words;

/// The tray while a player at another device is on turn, or asks something.
pub fn tray<G: GameView>(session: Session<G>, seat: Seat) -> AnyView {
    if let Some(question) = session.undo_question().get_untracked() {
        return asking(session, question);
    }
    let sit_in = Callback::new(move |()| session.hand_over(seat, Player::Machine(Level::Digger)));
    let open = Callback::new(move |()| session.invite(true));
    choosing(&LivePlayers::of(session), seat, sit_in, open)
}

fn choosing(players: &LivePlayers, seat: Seat, sit_in: Callback<()>, open: Callback<()>) -> AnyView {
    let texts = words().live;
    let (style, name) = players.seats.get(seat.index()).cloned().unwrap_or((SeatStyle::Rowan, String::new()));
    let (known, role) = (players.presence, players.role);
    let presence =
        Memo::new(move |_| known.with(|all| all.get(seat.index()).copied()).unwrap_or(Presence::Calling));
    let title = texts.choosing(&name);
    let line = move || match presence.get() {
        _ if role.get() == Some(LiveRole::Resuming) => texts.resuming().to_owned(),
        Presence::Free => texts.nobody_there(&name),
        Presence::Lost | Presence::Left => texts.unreachable(&name),
        Presence::Calling => words().opponents.presence(Presence::Calling).to_owned(),
        Presence::Here | Presence::Connected | Presence::Away => texts.choosing_help().to_owned(),
    };
    let missing =
        Memo::new(move |_| matches!(presence.get(), Presence::Free | Presence::Lost | Presence::Left));
    let hosts = Memo::new(move |_| role.get() == Some(LiveRole::Host));
    let buttons = move || {
        missing.get().then(|| {
            view! {
                <span class="pair">
                    {hosts.get().then(|| {
                        button("btn quiet", Icon::Computer, texts.sit_in(), "sit-in", move || sit_in.run(()))
                    })}
                    {button("btn go", Icon::Link, texts.title(), "live", move || open.run(()))}
                </span>
            }
        })
    };
    view! {
        <div
            class=["tray backs ", style.class()].concat()
            role="group"
            aria-labelledby="h-tray"
            data-remote="choosing"
        >
            {badge(style, "big")}
            <span class="line">
                <strong id="h-tray">{title}</strong>
                <span>{line}</span>
            </span>
            {buttons}
        </div>
    }
    .into_any()
}

/// The tray with the question whether another player may take back a decision.
fn asking<G: GameView>(session: Session<G>, question: UndoQuestion) -> AnyView {
    let answer = Callback::new(move |yes: bool| {
        if let Some(devices) = LiveDevices::of(session) {
            devices.answer_undo(question, yes);
        }
    });
    asked(session.seat_style(question.seat), &session.name(question.seat), answer)
}

fn asked(style: SeatStyle, name: &str, answer: Callback<bool>) -> AnyView {
    let texts = words().live;
    view! {
        <div class="tray backs" role="group" aria-labelledby="h-tray" data-undo-asked="">
            {badge(style, "big")}
            <span class="line">
                <strong id="h-tray">{texts.undo_asked(name)}</strong>
                <span>{texts.undo_help()}</span>
            </span>
            <span class="pair">
                {button("btn quiet", Icon::Close, texts.refuse(), "refuse", move || answer.run(false))}
                {button("btn go", Icon::Undo, texts.agree(), "agree", move || answer.run(true))}
            </span>
        </div>
    }
    .into_any()
}
