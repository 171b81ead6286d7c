//! The dialog of an opened invitation.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use moot_art::Icon;
use moot_live::{ConnectError, OpenCode, Server};
use moot_net::Code;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::registry::GameEntry;
use moot_ui::screen;
use moot_ui::widgets::ic;

use super::button::button;
use super::code_card::{code_card, code_field};
use super::connections::{Connections, Handle, Opening};
use super::invite::link;
use super::lines::{fine, status, trouble};
use super::server_choice::server_choice;
use super::{LiveDevices, kept};
use crate::game::GameView;
use crate::saved_games::date;
use crate::text::words;

/// The state of an answer to an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Making,
    Open(OpenCode),
    Failed(ConnectError),
}

/// An answer to an invitation: made by [`answer`](Self::answer), shown by [`view`](Self::view).
#[derive(Clone, Copy)]
pub struct Answering {
    game: &'static GameEntry,
    devices: Handle,
    stage: RwSignal<Option<Stage>, LocalStorage>,
}

impl Answering {
    /// No answer yet.
    pub fn new(game: &'static GameEntry, devices: Handle) -> Answering {
        Answering { game, devices, stage: RwSignal::new_local(None) }
    }

    /// Whether no answer has been made or is being made; tracked.
    pub fn is_idle(self) -> bool {
        self.stage.with(|stage| matches!(stage, None | Some(Stage::Failed(_))))
    }

    /// Uses other servers for answers that are made from now on.
    fn use_servers(self, servers: Vec<Server>) {
        self.devices.with_value(|devices| devices.use_servers(servers));
    }

    /// Makes an answer to an invitation.
    pub fn answer(self, invitation: String) {
        self.stage.set(Some(Stage::Making));
        let made = self.devices.with_value(|devices| devices.answer(invitation));
        spawn_local(async move {
            let made = made.await.map_or_else(Stage::Failed, Stage::Open);
            // The dialog may be closed by now.
            let _ = self.stage.try_set(Some(made));
        });
    }

    /// The answer, and what has become of it.
    pub fn view(self) -> AnyView {
        let texts = words().live;
        let opening = self.devices.with_value(|devices| devices.opening());
        (move || {
            let shown = match (self.stage.get()?, opening.get()) {
                (Stage::Open(open), Some((conn, Opening::NotOpened))) if open.conn == conn => {
                    trouble(texts.not_opened())
                }
                (Stage::Open(open), Some((conn, Opening::Met(name)))) if open.conn == conn => {
                    status(texts.met(&name))
                }
                (Stage::Open(open), _) => self.open(&open),
                (Stage::Making, _) => status(texts.making()),
                (Stage::Failed(why), _) => trouble(texts.trouble(&why)),
            };
            Some(shown)
        })
        .into_any()
    }

    /// The answer, to be sent to the host.
    fn open(self, open: &OpenCode) -> AnyView {
        let texts = words().live;
        let conn = open.conn;
        let entered = move || self.devices.with_value(|devices| devices.answer_was_entered(conn));
        let release = open.needs_release.then(|| {
            view! {
                {fine(texts.was_entered_help())}
                {button("btn go", Icon::Check, texts.was_entered(), "entered", entered)}
            }
        });
        view! {
            <p>{texts.send_answer()}</p>
            {code_card(link(self.game, screen::ANSWER, &open.code), texts.copy_answer())}
            {status(texts.guest_waits())}
            {release}
        }
        .into_any()
    }
}

/// The dialog of an opened invitation. Nothing is stored before the game has arrived.
pub fn dialog<G: GameView>(app: AppState<G>, code: String) -> AnyView {
    let close = Callback::new(move |()| app.arriving.set(None));
    // The table may be open here, with its connection lost.
    let open = app.session.get_untracked().and_then(LiveDevices::of).zip(app.id.get_untracked());
    let kept = open.as_ref().map(|(_, id)| *id).or_else(kept::last::<G>);
    let join = move |name: String| {
        let devices = LiveDevices::new(app, name).map_err(|_| words().live.no_randomness())?;
        Ok(devices as Rc<dyn Connections>)
    };
    let take_up = move || {
        if let Some((devices, _)) = &open {
            return Some(devices.clone() as Rc<dyn Connections>);
        }
        let id = kept?;
        let devices = LiveDevices::resume(app, kept::read::<G>(id)?);
        devices.returns_to(id);
        Some(devices as Rc<dyn Connections>)
    };
    // Not the proposed name, which the host has as well.
    let name = app.form.with_untracked(|form| form.typed(0).unwrap_or_default().to_owned());
    shown(
        G::entry(),
        code,
        name,
        Box::new(join),
        kept.map(|id| (date(id.0), Box::new(take_up) as TakeUp)),
        close,
    )
}

/// Makes a device for a person of this name.
type Join = Box<dyn Fn(String) -> Result<Rc<dyn Connections>, &'static str>>;
/// Makes a device that goes on with a game; `None` if it cannot be read any more.
type TakeUp = Box<dyn Fn() -> Option<Rc<dyn Connections>>>;

fn shown(
    game: &'static GameEntry,
    code: String,
    name: String,
    join: Join,
    again: Option<(String, TakeUp)>,
    close: Callback<()>,
) -> AnyView {
    let texts = words().live;
    let (name, code) = (RwSignal::new(name), RwSignal::new(code));
    let broken = Memo::new(move |_| code.with(|code| Code::decode(code).err()));
    let answering = RwSignal::new_local(None::<Answering>);
    let failed = RwSignal::new(None::<&'static str>);
    let begin = move |devices: Rc<dyn Connections>| {
        let begun = Answering::new(game, StoredValue::new_local(devices));
        begun.answer(code.get_untracked());
        answering.set(Some(begun));
    };
    let (begin, join) = (StoredValue::new_local(begin), StoredValue::new_local(join));
    let (class, label) =
        if again.is_some() { ("btn", texts.join_new()) } else { ("btn primary", texts.join()) };
    let again = again.map(|(date, take_up)| {
        let take_up = StoredValue::new_local(take_up);
        let press = move |_| {
            if let Some(devices) = take_up.with_value(|take_up| take_up()) {
                begin.with_value(|begin| begin(devices));
            }
        };
        view! {
            <button type="button" class="btn primary" data-take-up="" on:click=press>
                {ic(Icon::Play)}
                <span>{texts.take_up(&date)}</span>
            </button>
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match join.with_value(|join| join(name.get_untracked().trim().to_owned())) {
            Ok(devices) => begin.with_value(|begin| begin(devices)),
            Err(why) => failed.set(Some(why)),
        }
    };
    view! {
        <Dialog title=texts.invited() close>
            <div class="live" data-invited="">
                <p class="which">
                    <strong>{game.texts().name}</strong>
                </p>
                {move || broken.get().map(|why| view! {
                    {trouble(texts.trouble(&ConnectError::Code(why)))}
                    <p>{texts.paste_whole()}</p>
                    {code_field(texts.invitation_field(), texts.enter_invitation(), move |text| code.set(text))}
                })}
                <div class="live" hidden=move || answering.with(Option::is_some) || broken.with(Option::is_some)>
                    <p>{texts.invited_help()}</p>
                    {again}
                    <form class="joinform" on:submit=submit>
                        <label>
                            <span>{texts.name()}</span>
                            <input
                                maxlength="24"
                                autocomplete="off"
                                placeholder=texts.name_given()
                                prop:value=name
                                on:input:target=move |event| name.set(event.target().value())
                            />
                        </label>
                        <button type="submit" class=class data-join="">
                            {ic(Icon::Play)}
                            <span>{label}</span>
                        </button>
                    </form>
                    <p class="trouble" role="alert">{failed}</p>
                </div>
                {move || answering.get().map(Answering::view)}
                {server_choice(move |servers| {
                    // Devices that are made later read the choice.
                    if let Some(answering) = answering.get_untracked() {
                        answering.use_servers(servers);
                    }
                })}
                {fine(texts.trust())}
            </div>
        </Dialog>
    }
    .into_any()
}
