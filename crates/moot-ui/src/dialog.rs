//! A dialog over the page, which keeps the focus inside and is closed with Escape.
//!
//! It lies in the browser's top layer as a popover, under a veil that takes every press beside it. A modal dialog of the
//! browser's own would make all of the page inert, and so have the style of every element worked out anew when it opens and
//! once more when it closes.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;

use crate::focus;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// A dialog that is open as long as it is mounted; `close` unmounts it.
#[component]
pub fn Dialog(
    /// The heading.
    #[prop(into)]
    title: String,
    /// Unmounts it.
    #[prop(into)]
    close: Callback<()>,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(veil) = node.get()
            && veil.is_connected()
        {
            // Without the layer on top it still lies over the page.
            let _ = veil.show_popover();
            focus::enter(&veil);
        }
    });
    let heading = title.clone();
    let keys = move |event: ev::KeyboardEvent| match event.key().as_str() {
        "Escape" if !event.default_prevented() => {
            event.prevent_default();
            event.stop_propagation();
            close.run(());
        }
        "Tab" => {
            if let Some(veil) = node.get_untracked() {
                focus::hold(&event, &veil);
            }
        }
        _ => {}
    };
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
