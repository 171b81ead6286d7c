//! The frame of every dialog, and the dialog about appearance and sound.

use leptos::prelude::*;
use moot_ui::dialog::Dialog;
use moot_ui::look::{self, Look, Theme};
use moot_ui::saves::SAVES;
use moot_ui::text::words;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlInputElement;

use super::stage::{Stage, happen, key_on, page, settle};
use wasm_bindgen::JsCast;

/// The name of the button that closes a dialog.
fn close() -> &'static str {
    words().lobby.close()
}

/// A dialog with two buttons, and the number of times that it was asked to close.
fn dialog() -> (Stage, StoredValue<usize>) {
    let closed = StoredValue::new(0);
    let stage = Stage::of(move || {
        let close = Callback::new(move |()| closed.update_value(|times| *times += 1));
        view! {
            <Dialog title="Trade" close>
                <button class="first">"Sell"</button>
                <button class="last">"Buy"</button>
            </Dialog>
        }
        .into_any()
    });
    (stage, closed)
}

#[wasm_bindgen_test]
async fn a_dialog_is_named_modal_and_in_the_top_layer() {
    let (stage, _) = dialog();
    settle().await;
    assert!(stage.has("dialog[open][aria-modal=true][aria-label=Trade]"));
    assert_eq!(stage.text("h2"), "Trade");
    assert!(stage.find(".veil").matches(":popover-open").unwrap(), "nothing of the page covers it");
    assert!(stage.focused("header button"), "the focus is in it");
    assert_eq!(stage.buttons("dialog"), [close(), "Sell", "Buy"]);
}

#[wasm_bindgen_test]
async fn a_dialog_is_closed_by_its_button_and_by_escape() {
    let (stage, closed) = dialog();
    stage.press(close()).await;
    assert_eq!(closed.get_value(), 1);
    assert!(stage.key(".first", "Escape").await, "the key is used up");
    assert_eq!(closed.get_value(), 2, "once");
    key_on(&document().body().unwrap(), "Escape", false);
    assert_eq!(closed.get_value(), 3, "also while the focus is outside");
    stage.key(".first", "Enter").await;
    assert_eq!(closed.get_value(), 3);
}

#[wasm_bindgen_test]
async fn escape_closes_the_topmost_dialog_alone() {
    let (upper, lower) = (RwSignal::new(true), RwSignal::new(true));
    let stage = Stage::of(move || {
        view! {
            {move || lower.get().then(|| view! { <Dialog title="Lower" close=move || lower.set(false)>"1"</Dialog> })}
            {move || upper.get().then(|| view! { <Dialog title="Upper" close=move || upper.set(false)>"2"</Dialog> })}
        }
        .into_any()
    });
    settle().await;
    let body = document().body().unwrap();
    key_on(&body, "Escape", false);
    settle().await;
    assert_eq!(stage.texts("h2"), ["Lower"]);
    key_on(&body, "Escape", false);
    settle().await;
    assert!(!stage.has("dialog"));
}

#[wasm_bindgen_test]
async fn tab_stays_within_a_dialog() {
    let (stage, _) = dialog();
    settle().await;
    stage.find(".last").focus().unwrap();
    assert!(key_on(&stage.find(".last"), "Tab", false), "the page moves the focus, not the browser");
    assert!(stage.focused("header button"));
    assert!(key_on(&stage.find("header button"), "Tab", true));
    assert!(stage.focused(".last"));
    stage.find(".first").focus().unwrap();
    assert!(!key_on(&stage.find(".first"), "Tab", false), "between the ends the browser moves it");
}

/// The dialog about appearance and sound, with its preferences.
async fn looks() -> (Stage, Look, StoredValue<usize>) {
    let look = Look { theme: RwSignal::new(Theme::Game), volume: RwSignal::new(None) };
    let closed = StoredValue::new(0);
    let (stage, _) = page(move |app| {
        provide_context(look);
        look::dialog(app, Callback::new(move |()| closed.update_value(|times| *times += 1)))
    })
    .await;
    (stage, look, closed)
}

#[wasm_bindgen_test]
async fn a_theme_is_chosen_and_remembered() {
    let (stage, look, closed) = looks().await;
    let texts = words().look;
    assert_eq!(stage.buttons(".themes"), Theme::ALL.map(|theme| texts.theme_name(theme)));
    assert_eq!(stage.texts(".themes [aria-pressed=true]"), [texts.theme_name(Theme::Game)]);
    stage.press(texts.theme_name(Theme::Winter)).await;
    assert_eq!(look.theme.get_untracked(), Theme::Winter);
    assert_eq!(stage.texts(".themes [aria-pressed=true]"), [texts.theme_name(Theme::Winter)]);
    assert_eq!(SAVES.wish("trollmoot/theme").as_deref(), Some("winter"));
    stage.press(close()).await;
    assert_eq!(closed.get_value(), 1);
}

#[wasm_bindgen_test]
async fn sounds_are_off_until_they_are_wanted() {
    let (stage, look, _) = looks().await;
    let input = |kind: &str| stage.find(&["[type=", kind, "]"].concat()).unchecked_into::<HtmlInputElement>();
    assert!(!input("checkbox").checked() && input("range").disabled());
    input("checkbox").click();
    settle().await;
    assert_eq!(look.volume.get_untracked(), Some(look::sound::USUAL));
    assert!(!input("range").disabled());
    input("range").set_value("8");
    happen(&input("range"), "change");
    settle().await;
    assert_eq!(look.volume.get_untracked(), Some(8));
    assert_eq!(SAVES.wish("trollmoot/sound").as_deref(), Some("8"));
    input("checkbox").click();
    settle().await;
    assert_eq!(look.volume.get_untracked(), None);
    assert_eq!(SAVES.wish("trollmoot/sound").as_deref(), Some("off"));
}
