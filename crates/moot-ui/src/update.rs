//! A newer build of the page that the browser has fetched. It is applied when the player says so, never during a game (see
//! public/start.js and public/sw.js).

use leptos::prelude::*;

use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The event that announces a newer build; `data-update` on the document marks it as well.
const READY: &str = "trollmoot-update";
/// The event that applies it: the page reloads.
const APPLY: &str = "trollmoot-apply";

/// Whether a newer build was announced before the listener was installed.
fn there_already() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-update"))
}

fn apply() {
    let asked = web_sys::Event::new(APPLY).and_then(|event| window().dispatch_event(&event));
    if let Err(why) = asked {
        leptos::logging::error!("the new version cannot be asked for: {why:?}");
    }
}

/// Announces a newer build. The message can be dismissed: the next visit uses the new build anyway.
#[component]
pub fn Update() -> impl IntoView {
    let ready = RwSignal::new(there_already());
    let listener = window_event_listener(ev::<web_sys::Event>(READY), move |_| ready.set(true));
    on_cleanup(move || listener.remove());
    let toast = move || {
        ready.get().then(|| {
            let texts = words().chunks;
            view! {
                <div class="toast update" role="status">
                    {ic(Icon::Info)}
                    <span>{texts.update()}</span>
                    <button type="button" class="btn" on:click=move |_| apply()>
                        {texts.update_now()}
                    </button>
                    <button
                        type="button"
                        class="btn icon ghosted"
                        aria-label=texts.update_later()
                        on:click=move |_| ready.set(false)
                    >
                        {ic(Icon::Close)}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="toasts updates">{toast}</div> }
}

/// A custom event by name.
fn ev<E: wasm_bindgen::convert::FromWasmAbi + 'static>(name: &'static str) -> leptos::ev::Custom<E> {
    leptos::ev::Custom::new(name)
}
