//! The panel that continues a game: the list of saved games, which is in a separate chunk, and the file import.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::game::extras_chunk::{LobbyExtras, lobby_extra};
use crate::game::table_chunk::GameCommand;
use crate::saves::SAVES;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The panel that continues a game.
#[component]
pub fn Continue<G: GameInfo>(
    /// The shared state of the page.
    app: AppState<G>,
) -> impl IntoView {
    let texts = words().saves;
    // A first visit has nothing to continue, so the chunk that lists saves is not fetched.
    let bare = Memo::new(move |_| {
        // Imported games are saved from now on.
        app.notice.track();
        SAVES.is_bare()
    });
    let saves = move || {
        if bare.get() {
            view! {
                <h2 id="h-saves">{texts.continue_title()}</h2>
                <p class="empty">{texts.none()}</p>
            }
            .into_any()
        } else {
            lobby_extra(move |extras: &LobbyExtras<G>| (extras.saved)(app))
        }
    };
    let notice = move || {
        app.notice.get().map(|text| view! { <p class="savenote" role="status" data-notice="">{text}</p> })
    };
    // The error message of a failed import, shown even if no game is saved.
    let failed = move || {
        app.failure.get().filter(|_| SAVES.is_bare()).map(|failure| {
            view! { <p class="savebad" role="alert">{failure.text}</p> }
        })
    };
    view! {
        <section class="panel saves" aria-label=texts.continue_title()>
            {saves}
            {failed}
            <Import app/>
            {notice}
            {super::paste::paste(app)}
        </section>
    }
}

/// The button in the first row that continues the last saved game; nothing without a saved game.
pub fn last_saved<G: GameInfo>(app: AppState<G>) -> AnyView {
    let any = Memo::new(move |_| {
        app.notice.track();
        !SAVES.is_bare()
    });
    (move || any.get().then(|| lobby_extra(move |extras: &LobbyExtras<G>| (extras.last_saved)(app))))
        .into_any()
}

/// Opens a save from a file.
#[component]
fn Import<G: GameInfo>(app: AppState<G>) -> impl IntoView {
    let chosen = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // Clears the input so that the same file can be chosen again after it has been repaired.
        input.set_value("");
        spawn_local(async move {
            if let Ok(text) = JsFuture::from(file.text()).await
                && let Some(text) = text.as_string()
            {
                app.ask(GameCommand::Import(text));
            }
        });
    };
    view! {
        <label class="btn import">
            {ic(Icon::Import)} <span>{words().saves.import()}</span>
            <input class="sr" type="file" accept=".json,application/json" on:change=chosen/>
        </label>
    }
}
