//! A dialog over the page: the browser keeps the focus inside and closes it with Escape.

use leptos::ev;
use leptos::html::Dialog as DialogTag;
use leptos::prelude::*;

use crate::art::Icon;
use crate::widgets::ic;
use crate::words::words;

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
    let node = NodeRef::<DialogTag>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get()
            && dialog.is_connected()
            && !dialog.open()
            && dialog.show_modal().is_err()
        {
            // Without the layer on top it still is a dialog in the page.
            dialog.set_open(true);
        }
    });
    let heading = title.clone();
    view! {
        <dialog
            class="dialog wide"
            aria-label=title
            node_ref=node
            on:cancel=move |event: ev::Event| {
                event.prevent_default();
                close.run(());
            }
        >
            <header>
                <h2>{heading}</h2>
                <button
                    type="button"
                    class="btn icon ghosted"
                    aria-label=words().table.close()
                    on:click=move |_| close.run(())
                >
                    {ic(Icon::Close)}
                </button>
            </header>
            <div class="body" tabindex="0">{children()}</div>
        </dialog>
    }
}
