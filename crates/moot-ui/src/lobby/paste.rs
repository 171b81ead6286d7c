//! Imports a game from a pasted text or link, or from a dropped file.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::game::table_chunk::GameCommand;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The field for a pasted text or link, which also accepts a dropped file.
pub fn paste<G: GameInfo>(app: AppState<G>) -> AnyView {
    let texts = words().saves;
    let pasted = RwSignal::new(String::new());
    let open = move |_| {
        let text = pasted.get_untracked();
        if !text.trim().is_empty() {
            pasted.set(String::new());
            app.ask(GameCommand::Import(text));
        }
    };
    let dropped = move |event: ev::DragEvent| {
        event.prevent_default();
        let Some(brought) = event.data_transfer() else { return };
        if let Some(file) = brought.files().and_then(|files| files.get(0)) {
            spawn_local(async move {
                if let Ok(text) = JsFuture::from(file.text()).await
                    && let Some(text) = text.as_string()
                {
                    app.ask(GameCommand::Import(text));
                }
            });
        } else if let Ok(text) = brought.get_data("text") {
            app.ask(GameCommand::Import(text));
        }
    };
    view! {
        <details class="paste" data-paste="" on:dragover=|event| event.prevent_default() on:drop=dropped>
            <summary>{texts.paste()}</summary>
            <p class="fine">{texts.paste_help()}</p>
            <textarea
                rows="4"
                spellcheck="false"
                aria-label=texts.paste()
                prop:value=pasted
                on:input:target=move |event| pasted.set(event.target().value())
            ></textarea>
            <button type="button" class="btn" on:click=open>
                {ic(Icon::Import)}
                <span>{texts.open()}</span>
            </button>
        </details>
    }
    .into_any()
}
