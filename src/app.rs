//! The whole page of a game: which screen is shown.

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
use moot_ui::text::{Tongue, set_tongue, tag, tongue, words};
use moot_ui::tooltip::Tips;
use moot_ui::update::Update;
use moot_ui::{crash, focus, language, press};

use crate::registry::install_games;

/// What the page looks like where no game is shown.
const USUAL_SIDE: &str = "winter";

/// The address of the worker's script. Its version keeps a browser from running what it kept of another build.
const WORKER: &str = concat!("./thinker.js?v=", env!("TROLLMOOT_BUILD"));

/// Mounts the page of a game on the body.
pub fn start<G: GameView>() {
    install_games();
    moot_table_ui::ai_client::install_script(WORKER);
    crash::watch();
    match language::first() {
        // The program has only just been started, which took its time: a frame may come between.
        Tongue::English => set_timeout(|| mount_to_body(app::<G>), Duration::ZERO),
        // Leptos cannot wait for anything yet: it learns how to with the first mount.
        other => wasm_bindgen_futures::spawn_local(async move {
            // Without the texts of the reader's language the page is in English: the switch tries again.
            if G::learn(other).await.is_ok() {
                set_tongue(other);
            }
            mount_to_body(app::<G>);
        }),
    }
}

/// The whole page of a game.
pub fn app<G: GameView>() -> impl IntoView {
    let app = AppState::<G>::new();
    provide_context(app);
    theme(app);
    focus::keep();
    press::keep();
    provide_context(Look::start(app));
    let screen = move || {
        // Texts are not tracked one by one: another language builds the screen anew.
        let _ = tongue();
        // A lesson puts its game on the table while its screen is shown: that is no other screen.
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
            let _ = tongue();
            view! {
                <Unsaved app=app/>
                <Fetching app=app/>
                <Update/>
            }
        }}
        {move || {
            let _ = tongue();
            app.arriving.get().map(|code| lobby_extra(move |extras: &LobbyExtras<G>| (extras.arrived)(app, &code)))
        }}
    }
}

/// Chrome and land follow the side of the board, the language tag the language, the title the screen.
fn theme<G: GameView>(app: AppState<G>) {
    // Written only when they change: setting the language anew restyles the whole page, even if it is the same.
    let side = Memo::new(move |_| match (app.screen.get(), app.session.get()) {
        (Screen::Table | Screen::Sheet | Screen::Lessons, Some(session)) => {
            session.table.with(|table| G::side(table.setup()))
        }
        _ => USUAL_SIDE,
    });
    let tag = Memo::new(|_| tag());
    let title = Memo::new(move |_| {
        let _ = tongue();
        title::<G>(app.screen.get())
    });
    Effect::new(move |_| mark("data-side", side.get()));
    Effect::new(move |_| mark("lang", tag.get()));
    Effect::new(move |_| document().set_title(&title.get()));
}

/// What a screen is called in a list of windows.
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
        // It cannot be refused: the names of both attributes are valid.
        let _ = root.set_attribute(attribute, value);
    }
}
