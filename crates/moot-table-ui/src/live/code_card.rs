//! A link to send to another device: as a picture, and with buttons that share and copy it.

use leptos::prelude::*;
use moot_live::qr;

use crate::links::link_buttons;

/// A link, with the label of the button that copies it.
pub fn code_card(link: String, copy: &'static str) -> AnyView {
    // A link of this length always has a picture; without one the buttons are enough.
    let picture = qr::svg(&link).unwrap_or_default();
    view! {
        <div class="livecode">
            <div class="qr" inner_html=picture></div>
            <div class="pair">{link_buttons(link, copy, || {})}</div>
        </div>
    }
    .into_any()
}

/// A field for a code, with the button that enters it. `enter` gets what was typed or pasted.
pub fn code_field(label: &'static str, button: &'static str, enter: impl Fn(String) + 'static) -> AnyView {
    field(label, button, Box::new(enter))
}

/// Not generic, so that its code is there once.
fn field(label: &'static str, button: &'static str, enter: Box<dyn Fn(String)>) -> AnyView {
    let typed = RwSignal::new(String::new());
    let send = move || {
        let text = typed.get_untracked();
        if !text.trim().is_empty() {
            enter(text);
        }
    };
    view! {
        <form
            class="codefield"
            on:submit=move |event| {
                event.prevent_default();
                send();
            }
        >
            <input
                type="text"
                aria-label=label
                placeholder=label
                autocomplete="off"
                spellcheck="false"
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
            />
            <button type="submit" class="btn go">
                <span>{button}</span>
            </button>
        </form>
    }
    .into_any()
}
