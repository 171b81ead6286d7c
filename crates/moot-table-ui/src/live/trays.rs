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
use crate::game::devices::{LiveRole, Presence, UndoQuestion, Waits};
use crate::game::session::Session;
use crate::text::words;

/// The tray while a player at another device is on turn, or asks something.
pub fn tray<G: GameView>(session: Session<G>, seat: Seat) -> AnyView {
    if let Some(question) = session.undo_question().get_untracked() {
        return asking(session, &question);
    }
    if let Some(waits) = session.waits().get_untracked() {
        return waiting(session, waits);
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
        Presence::Left => texts.left(&name),
        Presence::Lost => texts.unreachable(&name),
        Presence::Calling => words().opponents.presence(Presence::Calling).to_owned(),
        Presence::Here | Presence::Connected | Presence::Away => texts.choosing_help().to_owned(),
    };
    let missing = Memo::new(move |_| presence.get().is_missing());
    let hosts = Memo::new(move |_| role.get() == Some(LiveRole::Host));
    let buttons = move || {
        missing.get().then(|| {
            let sit_in = hosts.get().then(|| {
                button("btn quiet", Icon::Computer, texts.sit_in(), "sit-in", move || sit_in.run(()))
            });
            pair(sit_in.into_any(), button("btn go", Icon::Link, texts.title(), "live", move || open.run(())))
        })
    };
    Tray { style, title, line: line.into_any(), buttons: buttons.into_any() }.view("choosing")
}

/// The tray while the host cannot be reached, or the others are asked whether a decision may be taken back.
fn waiting<G: GameView>(session: Session<G>, waits: Waits) -> AnyView {
    let devices = LiveDevices::of(session);
    let style = session.reader().map_or(SeatStyle::Rowan, |seat| session.seat_style(seat));
    if waits == Waits::ForConsent {
        let others = devices.as_ref().map(|devices| devices.others()).unwrap_or_default();
        let decides = session.input_control().get_untracked().free();
        let play_on = Callback::new(move |()| {
            if let Some(devices) = LiveDevices::of(session) {
                devices.play_on();
            }
        });
        return consent(style, &others, decides.then_some(play_on));
    }
    let host = devices.as_ref().and_then(|devices| devices.host_name()).unwrap_or_default();
    let open = Callback::new(move |()| session.invite(true));
    let take_over = Callback::new(move |()| {
        if let Some(devices) = LiveDevices::of(session) {
            devices.become_host();
        }
    });
    away(style, &host, waits, take_over, open)
}

/// The tray of a player who has asked to take back a decision.
fn consent(style: SeatStyle, others: &[String], play_on: Option<Callback<()>>) -> AnyView {
    let texts = words().live;
    let line = match others {
        [other] => texts.waiting_for_player(other),
        _ => texts.waiting_for_players().to_owned(),
    };
    let button = play_on
        .map(|play_on| button("btn quiet", Icon::Play, texts.play_on(), "play-on", move || play_on.run(())));
    Tray { style, title: texts.undo_sent().to_owned(), line: line.into_any(), buttons: button.into_any() }
        .view("consent")
}

/// The tray of a guest that cannot reach its host.
fn away(style: SeatStyle, host: &str, waits: Waits, take_over: Callback<()>, open: Callback<()>) -> AnyView {
    let texts = words().live;
    let lost = waits != Waits::ForConnection;
    let title = if lost { texts.unreachable(host) } else { texts.calling(host) };
    let line = match waits {
        Waits::ForHost { moved: false } => texts.no_host(),
        _ => texts.move_waits(),
    };
    let buttons = lost.then(|| {
        pair(
            button("btn quiet", Icon::Crown, texts.take_over(), "take-over", move || take_over.run(())),
            button("btn go", Icon::Link, texts.title(), "live", move || open.run(())),
        )
    });
    Tray { style, title, line: line.into_any(), buttons: buttons.into_any() }.view("away")
}

/// A tray of live play.
struct Tray {
    style: SeatStyle,
    title: String,
    line: AnyView,
    buttons: AnyView,
}

impl Tray {
    /// The tray, with what it is about in `data-remote`.
    fn view(self, about: &'static str) -> AnyView {
        let Tray { style, title, line, buttons } = self;
        view! {
            <div
                class=["tray backs ", style.class()].concat()
                role="group"
                aria-labelledby="h-tray"
                data-remote=about
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
}

/// Two buttons beside each other.
fn pair(one: AnyView, other: AnyView) -> AnyView {
    view! { <span class="pair">{one} {other}</span> }.into_any()
}

/// The tray with the question whether another player may take back a decision.
fn asking<G: GameView>(session: Session<G>, question: &UndoQuestion) -> AnyView {
    let round = question.round;
    let answer = Callback::new(move |yes: bool| {
        if let Some(devices) = LiveDevices::of(session) {
            devices.answer_undo(round, yes);
        }
    });
    let moves: Vec<_> =
        question.moves.iter().map(|(seat, what)| words().recap.spoken(&session.name(*seat), what)).collect();
    asked(session.seat_style(question.seat), &session.name(question.seat), &moves, answer)
}

/// The maximum number of moves that a question lists.
const LISTED: usize = 3;

fn asked(style: SeatStyle, name: &str, moves: &[String], answer: Callback<bool>) -> AnyView {
    let texts = words().live;
    let line = match moves.len() {
        0 => texts.undo_help().to_owned(),
        all => texts.undo_moves(&moves[..all.min(LISTED)].join(" "), all.saturating_sub(LISTED)),
    };
    let buttons = pair(
        button("btn quiet", Icon::Close, texts.refuse(), "refuse", move || answer.run(false)),
        button("btn go", Icon::Undo, texts.agree(), "agree", move || answer.run(true)),
    );
    Tray { style, title: texts.undo_asked(name), line: line.into_any(), buttons }.view("asked")
}
