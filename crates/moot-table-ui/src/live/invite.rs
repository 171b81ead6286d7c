//! The dialog with the devices of a game: invite further ones, enter answers, and connect again.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use moot_art::Icon;
use moot_live::ConnectError;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::link_address;
use moot_ui::registry::GameEntry;
use moot_ui::screen;

use super::LiveDevices;
use super::button::button;
use super::code_card::{code_card, code_field};
use super::connections::{Connections, Handle, Invitation, Opening};
use super::join::Answering;
use super::lines::{fine, status, trouble};
use super::players::LivePlayers;
use super::server_choice::server_choice;
use crate::game::GameView;
use crate::game::devices::{LiveRole, Presence};
use crate::game::session::Session;
use crate::text::words;

/// The dialog with the devices of the open game. Opens the game to others if it is not yet.
pub fn dialog<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let close = Callback::new(move |()| session.invite(false));
    let stop = Callback::new(move |()| {
        session.invite(false);
        LiveDevices::stop(app, session);
    });
    let devices = match LiveDevices::of(session) {
        Some(devices) => Ok(devices),
        None => LiveDevices::host(app, session),
    };
    let devices = devices.map(|devices| devices as Rc<dyn Connections>);
    shown(G::entry(), LivePlayers::of(session), devices, close, stop)
}

/// The dialog, or the reason why the game cannot be opened to others.
fn shown(
    game: &'static GameEntry,
    players: LivePlayers,
    devices: Result<Rc<dyn Connections>, String>,
    close: Callback<()>,
    stop: Callback<()>,
) -> AnyView {
    let texts = words().live;
    let body = match devices {
        Ok(devices) => {
            let devices: Handle = StoredValue::new_local(devices);
            let role = players.role;
            view! {
                {players.list()}
                {parted(devices)}
                {move || {
                    let guest = role.get() == Some(LiveRole::Guest);
                    if guest { guest_part(game, &players, devices) } else { host_part(game, &players, devices) }
                }}
                {servers(devices)}
                {fine(texts.trust())}
                {button("btn quiet", Icon::Close, texts.stop(), "leave", move || stop.run(()))}
                {fine(texts.stop_help())}
            }
            .into_any()
        }
        Err(why) => trouble(why),
    };
    view! {
        <Dialog title=texts.title() close>
            <div class="live" data-live="">{body}</div>
        </Dialog>
    }
    .into_any()
}

/// The choice of a server. A waiting invitation is replaced, because it names addresses that were found without the server.
fn servers(devices: Handle) -> AnyView {
    server_choice(move |servers| {
        devices.with_value(|devices| {
            devices.use_servers(servers);
            let invitation = devices.invitation().get_untracked();
            if invitation.is_some_and(|invitation| invitation != Invitation::Answered) {
                devices.make_invitation();
            }
        });
    })
}

/// The choice between two courses of the game, if the devices have played on separately.
fn parted(devices: Handle) -> AnyView {
    let texts = words().live;
    let conn = devices.with_value(|devices| devices.parted());
    (move || {
        conn.get().map(|conn| {
            view! {
                {trouble(texts.parted_help())}
                <div class="choices" data-parted="">
                    {button("btn go", Icon::Import, texts.take_theirs(), "take-theirs", move || {
                        devices.with_value(|devices| devices.take_theirs(conn));
                    })}
                    {button("btn go", Icon::Check, texts.keep_mine(), "keep-mine", move || {
                        devices.with_value(|devices| devices.keep_mine());
                    })}
                </div>
            }
        })
    })
    .into_any()
}

/// The link of an invitation or an answer.
pub fn link(game: &GameEntry, key: &str, code: &moot_net::Code) -> String {
    link_address::address_with(game, key, &code.encode()).unwrap_or_default()
}

/// What a host does: it invites a device for each free seat, and those that were lost.
fn host_part(game: &'static GameEntry, players: &LivePlayers, devices: Handle) -> AnyView {
    let texts = words().live;
    let presence = players.presence;
    let (invitation, opening) = devices.with_value(|devices| (devices.invitation(), devices.opening()));
    let refused = RwSignal::new_local(None::<ConnectError>);
    let invite = move || devices.with_value(|devices| devices.make_invitation());
    // Nothing is invited by itself when all are there.
    let missing = |one: &Presence| one.is_missing() || *one == Presence::Calling;
    if presence.with_untracked(|all| all.iter().any(missing)) && invitation.with_untracked(Option::is_none) {
        invite();
    }
    let enter = move |text: String| {
        let accepted = devices.with_value(|devices| devices.accept(text));
        refused.set(None);
        spawn_local(async move {
            if let Err(why) = accepted.await {
                // The dialog may be closed by now.
                let _ = refused.try_set(Some(why));
            }
        });
    };
    let news = move || {
        opening.get().map(|(_, opening)| match opening {
            Opening::Met(name) => texts.met(&name),
            Opening::NotOpened => texts.not_opened().to_owned(),
        })
    };
    let body = move || match invitation.get() {
        None => {
            let all_here = presence.with(|all| !all.contains(&Presence::Free));
            view! {
                {all_here.then(|| view! { <p>{texts.all_here()}</p> })}
                {button("btn go", Icon::Link, texts.new_invitation(), "invite", invite)}
            }
            .into_any()
        }
        Some(Invitation::Making) => status(texts.making()),
        Some(Invitation::Failed(why)) => view! {
            {trouble(texts.trouble(&why))}
            {button("btn go", Icon::Link, texts.new_invitation(), "invite", invite)}
        }
        .into_any(),
        Some(Invitation::Open(open)) => view! {
            <ol class="livesteps">
                <li>
                    <p>{texts.step_one()}</p>
                    {code_card(link(game, screen::JOIN, &open.code), texts.copy_invitation())}
                </li>
                <li>
                    <p>{texts.step_two()}</p>
                    {code_field(texts.answer_field(), texts.enter_answer(), enter)}
                    <p class="trouble" role="alert">{move || refused.get().map(|why| texts.trouble(&why))}</p>
                </li>
            </ol>
            {status(texts.keep_open())}
        }
        .into_any(),
        Some(Invitation::Answered) => status(texts.connecting()),
    };
    view! {
        {body}
        <p role="status" data-opening="">{news}</p>
    }
    .into_any()
}

/// What a guest does whose connection is lost: it answers a new invitation, or goes on as the host.
fn guest_part(game: &'static GameEntry, players: &LivePlayers, devices: Handle) -> AnyView {
    let texts = words().live;
    let answering = Answering::new(game, devices);
    let presence = players.presence;
    let lost = Memo::new(move |_| {
        presence.with(|all| all.iter().any(|one| matches!(one, Presence::Lost | Presence::Left)))
    });
    (move || {
        lost.get().then(|| {
            view! {
                <p>{texts.reconnect()}</p>
                {code_field(texts.invitation_field(), texts.enter_invitation(), move |text| answering.answer(text))}
                {answering.view()}
                {move || answering.is_idle().then(|| view! {
                    {fine(texts.take_over_help())}
                    {button("btn quiet", Icon::Crown, texts.take_over(), "take-over", move || {
                        devices.with_value(|devices| devices.take_over());
                    })}
                })}
            }
        })
    })
    .into_any()
}
