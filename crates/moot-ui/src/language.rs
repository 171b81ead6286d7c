//! The reader's language: what it is at first, and the switch that changes it anywhere.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::radio_group::choice;
use crate::saves::SHELF;
use crate::text::{Spelling, Tongue, set_spelling, set_tongue, tongue, words};

/// What the browser says that its reader understands, best first.
fn languages() -> Vec<String> {
    let list = web_sys::window().map(|window| window.navigator().languages());
    list.into_iter()
        .flat_map(|list| list.iter().collect::<Vec<_>>())
        .filter_map(|tag| tag.as_string())
        .collect()
}

/// The language to begin with. English is spelt from here on as the browser's reader spells it.
#[must_use]
pub fn first() -> Tongue {
    let languages = languages();
    set_spelling(Spelling::wanted(&languages));
    Tongue::wanted(SHELF.tongue().as_deref(), &languages)
}

/// The choice of the language; `short` shows two letters instead of names.
pub fn switch<G: GameInfo>(app: AppState<G>, short: bool) -> AnyView {
    let choose = move |to: Tongue| {
        speak(app, to);
    };
    let buttons = choice(
        words().lobby.language().to_owned(),
        Tongue::ALL.to_vec(),
        Signal::derive(tongue),
        choose,
        move |tongue| short.then(|| [tongue.word(), ": ", tongue.name()].concat()),
        move |tongue| {
            let text = if short { tongue.word() } else { tongue.name() };
            view! { <span lang=tongue.word()>{text}</span> }.into_any()
        },
    );
    view! { <div class="languages" class:short=short>{buttons}</div> }.into_any()
}

/// Changes the language as soon as its texts are there.
fn speak<G: GameInfo>(app: AppState<G>, to: Tongue) {
    app.wait(
        G::learn(to),
        move || speak(app, to),
        move |()| {
            if let Err(why) = SHELF.set_tongue(to) {
                app.unsaved.set(Some(why));
            }
            set_tongue(to);
            request_animation_frame(focus);
        },
    );
}

/// The page has been built anew: the focus goes on where the language was chosen, or to the menu that holds the switch.
fn focus() {
    let found = document().query_selector(".languages [aria-pressed=true], .menubox > button");
    if let Some(button) = found.ok().flatten().and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot have the focus leaves it where it is.
        let _ = button.focus();
    }
}
