//! What keeps saved games safe: how long the browser keeps them, copies of all of them in one file, and ways in for
//! copies: a file that is chosen or dropped, a text or a link that is pasted.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use crate::art::Icon;
use crate::desk::{Desk, export, now};
use crate::playable::Playable;
use crate::saves::{Lasting, SHELF};
use crate::widgets::ic;
use crate::words::words;

/// What keeps saved games safe; `changed` is told of everything that comes onto the shelf.
pub fn keeping<G: Playable>(desk: Desk<G>, changed: RwSignal<()>) -> AnyView {
    let texts = words().saves;
    desk.keeper.find_out();
    // What a file has brought shows in the list.
    Effect::new(move |_| {
        if desk.notice.with(Option::is_some) {
            changed.set(());
        }
    });
    let notice = move || {
        desk.notice.get().map(|text| view! { <p class="savenote" role="status" data-notice="">{text}</p> })
    };
    let lonely = Memo::new(move |_| {
        changed.track();
        let now = now();
        SHELF.ids().into_iter().filter(|&id| SHELF.lonely(id, now)).count()
    });
    let any = Memo::new(move |_| {
        changed.track();
        !SHELF.ids().is_empty() || !SHELF.kept().is_empty()
    });
    let export_all = move |_| {
        let day = js_sys::Date::new_0().to_iso_string().as_string().unwrap_or_default();
        export(&["games-", day.get(..10).unwrap_or_default()].concat(), &SHELF.bundle());
        SHELF.ids().into_iter().for_each(|id| desk.backed_up(id));
        changed.set(());
    };
    let reminder = move || {
        let games = lonely.get();
        (games > 0).then(|| view! { <p class="savenote" data-lonely="">{texts.lonely_all(games)}</p> })
    };
    let lasting = move || {
        let lasting = desk.keeper.lasting.get();
        let again = (lasting == Lasting::Best).then(|| {
            view! {
                <button type="button" class="btn" on:click=move |_| desk.keeper.ask_again()>
                    {texts.ask_to_last()}
                </button>
            }
        });
        view! {
            <p class="lasting" data-lasting=format!("{lasting:?}")>{texts.lasting(lasting)}</p>
            {again}
        }
    };
    let all = move || {
        any.get().then(|| {
            view! {
                {reminder}
                <button type="button" class="btn" data-all="" on:click=export_all>
                    {ic(Icon::Export)}
                    <span>{texts.export_all()}</span>
                </button>
                {lasting}
            }
        })
    };
    view! {
        <div class="keeping">
            {notice}
            {all}
            {paste(desk)}
        </div>
    }
    .into_any()
}

/// A text or a link that is pasted, or a file that is dropped.
fn paste<G: Playable>(desk: Desk<G>) -> AnyView {
    let texts = words().saves;
    let pasted = RwSignal::new(String::new());
    let open = move |_| {
        let text = pasted.get_untracked();
        if !text.trim().is_empty() {
            pasted.set(String::new());
            desk.import(&text);
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
                    desk.import(&text);
                }
            });
        } else if let Ok(text) = brought.get_data("text") {
            desk.import(&text);
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
