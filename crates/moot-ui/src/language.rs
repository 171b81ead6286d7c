//! The reader's language: its initial value, and the language switch.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::radio_group::choice;
use crate::saves::SAVES;
use crate::text::{Language, Spelling, language, set_language, set_spelling, words};

/// The languages that the browser reports, in order of preference.
fn languages() -> Vec<String> {
    let list = web_sys::window().map(|window| window.navigator().languages());
    list.into_iter()
        .flat_map(|list| list.iter().collect::<Vec<_>>())
        .filter_map(|tag| tag.as_string())
        .collect()
}

/// The initial language. Also sets the English spelling that the browser's reader uses.
#[must_use]
pub fn first() -> Language {
    let languages = languages();
    set_spelling(Spelling::wanted(&languages));
    Language::wanted(SAVES.language().as_deref(), &languages)
}

/// The language switch; `short` shows two letters instead of names.
pub fn switch<G: GameInfo>(app: AppState<G>, short: bool) -> AnyView {
    let choose = move |to: Language| {
        speak(app, to);
    };
    let buttons = choice(
        words().lobby.language().to_owned(),
        Language::ALL.to_vec(),
        Signal::derive(language),
        choose,
        move |language| short.then(|| [language.word(), ": ", language.name()].concat()),
        move |language| {
            let text = if short { language.word() } else { language.name() };
            view! { <span lang=language.word()>{text}</span> }.into_any()
        },
    );
    view! { <div class="languages" class:short=short>{buttons}</div> }.into_any()
}

/// Changes the language as soon as its texts have loaded.
fn speak<G: GameInfo>(app: AppState<G>, to: Language) {
    app.wait(
        G::learn(to),
        move || speak(app, to),
        move |()| {
            if let Err(why) = SAVES.set_language(to) {
                app.unsaved.set(Some(why));
            }
            set_language(to);
            request_animation_frame(focus);
        },
    );
}

/// Restores the focus after the page has been rebuilt: on the language switch, or on the menu that holds it.
fn focus() {
    let found = document().query_selector(".languages [aria-pressed=true], .menubox > button");
    if let Some(button) = found.ok().flatten().and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // An element that refuses the focus leaves it where it is.
        let _ = button.focus();
    }
}
