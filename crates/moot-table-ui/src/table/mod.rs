//! The table: the shared layout around the board of a game.

mod brand;
pub mod curtain;
pub mod dock;
pub mod event_log;
pub mod event_log_panel;
pub mod keyed_list;
pub mod menu;
pub mod messages;
pub mod onward;
pub mod opponents;
mod phone;
mod player_dialog;
mod players;
pub mod sheet;
mod tray;
mod turn_over_tray;
pub mod watching_tray;

use leptos::ev;
use leptos::prelude::*;

use crate::board::keys::near_board;
use crate::board::window::ShownPast;
use crate::game::GameView;
use crate::game::ai_chunk::computer_players;
use crate::game::devices::LiveRole;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::recap::RecapStrip;
use brand::brand;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use moot_ui::symbols;
use moot_ui::widgets::ic;

/// The phone layout is used in windows of this width or height; tablets use the desktop markup.
const PHONE: &str = "(max-width: 700px), (max-height: 500px)";

/// The table with a game on it.
#[component]
pub fn Table<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    symbols::place(G::SYMBOLS);
    let past = session.past_position();
    provide_context(ShownPast(Memo::new(move |_| past.with(|past| past.map(|past| past.at)))));
    let phone = follow(PHONE);
    Effect::new(move |_| session.use_curtain(app.curtain.get()));
    show_score_at_the_end(app, session);
    keys(session);
    crate::motion::watch(session);
    let devices =
        Memo::new(move |_| session.inviting().get() || session.live_role().get() == Some(LiveRole::Resuming));
    let hidden = move || session.curtain().get().is_some();
    let layout = move || {
        if phone.get() {
            view! {
                <div class="phone" inert=hidden>
                    <phone::Phone app session/>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="table" inert=hidden>
                    <Wide app session/>
                </div>
            }
            .into_any()
        }
    };
    view! {
        {layout}
        {G::dialogs(session)}
        {computer_players(session)}
        <player_dialog::PlayerDialog session/>
        {move || devices.get().then(|| extra(move |extras: &ExtrasChunk<G>| (extras.devices)(app, session)))}
        <curtain::Curtain session/>
        <messages::Toasts session/>
        <messages::Announcer session/>
        {G::POINTED_PREVIEW.then(|| view! { <crate::move_preview::Pointed session/> })}
    }
}

/// Whether the window is one in which the table has the layout of a phone.
pub(crate) fn is_phone() -> bool {
    matches(PHONE)
}

/// Whether the window matches a media query.
fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Follows the window: whether it matches a media query.
fn follow(query: &'static str) -> Memo<bool> {
    let now = RwSignal::new(matches(query));
    let listening = window_event_listener(ev::resize, move |_| now.set(matches(query)));
    on_cleanup(move || listening.remove());
    Memo::new(move |_| now.get())
}

/// Shows the score sheet after the last move, but not again when the board is revisited, nor when another game is opened.
fn show_score_at_the_end<G: GameView>(app: AppState<G>, session: Session<G>) {
    Effect::new(move |before: Option<_>| {
        let (over, id) = (session.over(), app.id.get());
        if over && before == Some((false, id)) {
            app.go(Screen::Sheet);
        }
        (over, id)
    });
}

/// The usual keys for undo and redo, and those of hints and computer players.
fn keys<G: GameView>(session: Session<G>) {
    let listening = window_event_listener(ev::keydown, move |event| {
        let typing = event
            .target()
            .and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok())
            .is_some_and(|element| element.matches("input, textarea, select").unwrap_or(false));
        let hidden = session.curtain().get_untracked().is_some();
        let dialog = document().query_selector("dialog[open]").is_ok_and(|open| open.is_some());
        if typing || hidden || dialog || event.alt_key() || event.default_prevented() {
            return;
        }
        if !(event.ctrl_key() || event.meta_key()) {
            let on_page = event.target().is_none_or(|target| {
                wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(target)
                    .is_ok_and(|element| element.matches("body, .table, .phone").unwrap_or(false))
            });
            match event.key().as_str() {
                "h" | "H" if near_board(&event) && untrack(|| crate::advice::unfit(session)).is_none() => {
                    session.toggle_hint();
                }
                // An open hint is closed before a selection is taken back.
                "Escape" if session.hint_wanted().get_untracked() => {
                    session.stop_hint();
                    event.prevent_default();
                }
                // A focused button handles the space bar itself.
                " " if on_page && session.opponents().search().get_untracked().is_some() => {
                    session.opponents().toggle_pause();
                    event.prevent_default();
                }
                _ => {}
            }
            return;
        }
        if !(event.ctrl_key() || event.meta_key()) {
            return;
        }
        match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => session.undo_by_press(),
            ("z", true) | ("y", false) => session.redo(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listening.remove());
}

/// The table on a wide window.
#[component]
fn Wide<G: GameView>(app: AppState<G>, session: Session<G>) -> impl IntoView {
    let moment = move || TextContext::of_turn(session, |context| G::words().moment(context));
    view! {
        <header class="topbar">
            {brand::<G, _>(moment)}
            <players::Players session/>
            <menu::Menu app session/>
        </header>
        <aside class="left">{G::left(session)} <event_log_panel::EventLogPanel session/></aside>
        <main class="stage">
            {banner(app, session)}
            <RecapStrip session/>
            {G::board(session)}
            {tray::tray(session)}
            {G::overlay(session)}
            <Banner session/>
        </main>
        <aside class="right">{G::right(session)}</aside>
        {move || {
            if session.replaying().get() {
                extra(move |extras: &ExtrasChunk<G>| (extras.replay_bar)(app, session))
            } else {
                view! { <dock::Dock app session/> }.into_any()
            }
        }}
    }
}

/// The banner of a variation, if the game is one.
fn banner<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let branch = Memo::new(move |_| session.branch().with(Option::is_some));
    (move || branch.get().then(|| extra(move |extras: &ExtrasChunk<G>| (extras.banner)(app, session))))
        .into_any()
}

/// The announcement that the game is about to end. Screen readers hear it with the action that caused it.
#[component]
fn Banner<G: GameView>(session: Session<G>) -> impl IntoView {
    let call = Memo::new(move |_| TextContext::now(session, |context| G::words().last_call(context)));
    move || {
        call.get().map(|call| {
            view! {
                <div class="banner">
                    {ic(Icon::Crown)}
                    <span>{call}</span>
                </div>
            }
        })
    }
}
