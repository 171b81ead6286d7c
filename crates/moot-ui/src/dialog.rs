//! A dialog over the page, which traps the focus and is closed with Escape.
//!
//! It is a popover in the browser's top layer, under a backdrop that catches every click outside it. The browser's own modal dialog
//! would make the rest of the page inert, which recalculates the style of every element once when it opens and once when it
//! closes.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::focus;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// Whether a backdrop is the last one of the page, which lies over the others.
fn is_topmost(backdrop: &web_sys::Node) -> bool {
    let all = document().query_selector_all(".veil").ok();
    let last = all.and_then(|all| all.item(all.length().checked_sub(1)?));
    last.is_none_or(|last| last.is_same_node(Some(backdrop)))
}

/// A dialog that is open while it is mounted; `close` unmounts it.
#[component]
pub fn Dialog(
    /// The heading.
    #[prop(into)]
    title: String,
    /// Unmounts the dialog.
    #[prop(into)]
    close: Callback<()>,
    /// The content.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(backdrop) = node.get()
            && backdrop.is_connected()
        {
            // Without the top layer, the backdrop still covers the page by its z-order.
            let _ = backdrop.show_popover();
            focus::enter(&backdrop);
        }
    });
    let heading = title.clone();
    let keys = move |event: ev::KeyboardEvent| match event.key().as_str() {
        "Escape"
            if !event.default_prevented() && node.get_untracked().is_some_and(|own| is_topmost(&own)) =>
        {
            event.prevent_default();
            event.stop_propagation();
            close.run(());
        }
        "Tab" => {
            if let Some(backdrop) = node.get_untracked() {
                focus::hold(&event, &backdrop);
            }
        }
        _ => {}
    };
    // A key pressed outside does not reach the backdrop, for instance when the focused element has been removed.
    let outside = window_event_listener(ev::keydown, move |event| {
        let Some(own) = node.get_untracked() else { return };
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        if event.key() == "Escape" && !own.contains(target.as_ref()) && is_topmost(&own) {
            event.prevent_default();
            close.run(());
        }
    });
    on_cleanup(move || outside.remove());
    view! {
        <div class="veil" popover="manual" node_ref=node on:keydown=keys>
            <dialog class="dialog wide" open aria-modal="true" aria-label=title>
                <header>
                    <h2>{heading}</h2>
                    <button
                        type="button"
                        class="btn icon ghosted"
                        aria-label=words().lobby.close()
                        on:click=move |_| close.run(())
                    >
                        {ic(Icon::Close)}
                    </button>
                </header>
                <div class="body" tabindex="0">
                    {children()}
                </div>
            </dialog>
        </div>
    }
}
