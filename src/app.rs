//! The page of a game, and the choice of the current screen.

use std::time::Duration;

use leptos::prelude::*;
use moot_art::SPRITE;
use moot_table_ui::game::GameView;
use moot_table_ui::table::messages::Unsaved;
use moot_ui::about::About;
use moot_ui::code_split;
use moot_ui::game::app_state::AppState;
use moot_ui::game::extras_chunk::{LobbyExtras, lobby_extra};
use moot_ui::game::table_chunk::Fetching;
use moot_ui::lobby::Lobby;
use moot_ui::look::Look;
use moot_ui::screen::Screen;
use moot_ui::text::{Language, language, set_language, tag, words};
use moot_ui::tooltip::Tips;
use moot_ui::update::Update;
use moot_ui::{crash, focus, language, press};

use crate::registry::install_games;

/// The style of the page while no game is shown.
const USUAL_SIDE: &str = "winter";

/// The URL of the worker's script. The version prevents the browser from running a cached script of another build.
const WORKER: &str = concat!("./thinker.js?v=", env!("TROLLMOOT_BUILD"));

/// Mounts the page of a game on the body.
pub fn start<G: GameView>() {
    install_games();
    moot_table_ui::ai_client::install_script(WORKER);
    crash::watch();
    match language::first() {
        // The program has just started, which took time: the browser may paint a frame first.
        Language::English => set_timeout(|| mount_to_body(app::<G>), Duration::ZERO),
        // Leptos' executor is initialized with the first mount, so it cannot be used yet.
        other => wasm_bindgen_futures::spawn_local(async move {
            // If the texts cannot be loaded, the page is in English; the language switch tries again.
            if G::learn(other).await.is_ok() {
                set_language(other);
            }
            mount_to_body(app::<G>);
        }),
    }
}

/// The page of a game.
pub fn app<G: GameView>() -> impl IntoView {
    let app = AppState::<G>::new();
    provide_context(app);
    theme(app);
    focus::keep();
    press::keep();
    provide_context(Look::start(app));
    let screen = move || {
        // Texts are not tracked individually: a change of language rebuilds the screen.
        let _ = language();
        // A lesson opens its game while its own screen is shown, which must not rebuild that screen.
        let session = if app.screen.get().needs_game() { app.session.get() } else { None };
        match (app.screen.get(), session) {
            (Screen::Table, Some(session)) => {
                code_split::view(G::table_chunk, move |chunk| (chunk.table)(app, session))
            }
            (Screen::Sheet, Some(session)) => {
                lobby_extra(move |extras: &LobbyExtras<G>| (extras.sheet)(app, session))
            }
            (Screen::About, _) => view! { <About app=app/> }.into_any(),
            (Screen::Lessons, _) => code_split::view(G::learn_chunk, move |chunk| (chunk.lessons)(app)),
            (Screen::Rules, _) => code_split::view(G::learn_chunk, move |chunk| (chunk.rules)(app)),
            _ => view! { <Lobby app=app/> }.into_any(),
        }
    };
    crash::started();
    view! {
        <div inner_html=SPRITE></div>
        {screen}
        <Tips/>
        {move || {
            let _ = language();
            view! {
                <Unsaved app=app/>
                <Fetching app=app/>
                <Update/>
            }
        }}
        {move || {
            let _ = language();
            app.arriving.get().map(|link| lobby_extra(move |extras: &LobbyExtras<G>| (extras.arrived)(app, &link)))
        }}
    }
}

/// Updates the attributes of the document: the style from the side of the board, the language tag, and the title from the screen.
fn theme<G: GameView>(app: AppState<G>) {
    // Written only when they change: setting the language again restyles the whole page, even if it is the same.
    let side = Memo::new(move |_| match (app.screen.get(), app.session.get()) {
        (Screen::Table | Screen::Sheet | Screen::Lessons, Some(session)) => {
            session.table().with(|table| G::side(table.setup()))
        }
        _ => USUAL_SIDE,
    });
    let tag = Memo::new(|_| tag());
    let title = Memo::new(move |_| {
        let _ = language();
        title::<G>(app.screen.get())
    });
    Effect::new(move |_| mark("data-side", side.get()));
    Effect::new(move |_| mark("lang", tag.get()));
    Effect::new(move |_| document().set_title(&title.get()));
}

/// The document title of a screen.
fn title<G: GameView>(screen: Screen) -> String {
    let brand = words().lobby.brand();
    let game = G::entry().texts().name;
    match screen {
        Screen::Table | Screen::Sheet => [game, " · ", brand].concat(),
        Screen::About => words().about.title().to_owned(),
        Screen::Lessons => [game, " · ", words().learn.lessons()].concat(),
        Screen::Rules => [game, " · ", words().learn.rules()].concat(),
        Screen::Lobby => brand.to_owned(),
    }
}

fn mark(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Cannot fail: the names of both attributes are valid.
        let _ = root.set_attribute(attribute, value);
    }
}
