//! Tooltips, and the explanations of terms.

use leptos::prelude::*;
use moot_ui::tooltip::Tips;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Stage, files, frames, key_on, point, settle, until};

/// A place of the window where no test presses.
const THERE: (i32, i32) = (417, 31);

async fn page() -> Stage {
    let stage = Stage::of(|| {
        view! {
            <button class="what" data-tip="Takes one stone">"Take"</button>
            <button class="why" data-tip="Takes two stones" data-why="Only one is left">"Take two"</button>
            <button class="mute" data-why="It is not your turn" data-tells="" aria-disabled="true">"End"</button>
            <span class="term" data-term="heap" tabindex="0">"heap"</span>
            <p class="plain">"Nothing to tell"</p>
            <Tips/>
        }
        .into_any()
    });
    // A scroll hides a tooltip that is about to be shown, and the test before may have caused one.
    frames().await;
    // The pointer has moved since the presses of other tests.
    point(&stage.find(".plain"), "pointermove", "mouse", (1, 1));
    stage
}

/// Moves the mouse to an element.
fn hover(stage: &Stage, selector: &str) {
    point(&stage.find(selector), "pointerover", "mouse", THERE);
}

#[wasm_bindgen_test]
async fn the_mouse_finds_what_a_control_is_and_why_it_is_disabled() {
    let stage = page().await;
    hover(&stage, ".what");
    assert!(!stage.has("div.why"), "after a pause");
    until("the tooltip", || stage.has("div.why.plain")).await;
    assert_eq!(stage.text("div.why"), "Takes one stone");
    assert!(stage.has("div.why[aria-hidden=true]"), "the name of the control tells it as well");

    hover(&stage, ".plain");
    settle().await;
    assert!(!stage.has("div.why"));
    hover(&stage, "button.why");
    until("the reason", || stage.has("div.why:not(.plain)")).await;
    assert_eq!(stage.text("div.why"), "Only one is left", "the reason is told first");
    let body = document().body().unwrap();
    assert!(key_on(&body, "Escape", false), "the key is used up");
    settle().await;
    assert!(!stage.has("div.why"));
    assert!(!key_on(&body, "Escape", false), "without a tooltip it belongs to others");
}

#[wasm_bindgen_test]
async fn a_tooltip_leaves_with_its_element() {
    let stage = page().await;
    hover(&stage, ".what");
    until("the tooltip", || stage.has("div.why")).await;
    stage.find(".what").remove();
    until("its end", || !stage.has("div.why")).await;
}

#[wasm_bindgen_test]
async fn a_finger_finds_it_by_a_long_press() {
    let stage = page().await;
    point(&stage.find(".what"), "pointerdown", "touch", THERE);
    point(&stage.find(".what"), "pointercancel", "touch", THERE);
    gloo_timers::future::TimeoutFuture::new(600).await;
    assert!(!stage.has("div.why"), "the finger has begun to scroll");
    point(&stage.find(".what"), "pointerdown", "touch", THERE);
    until("the tooltip", || stage.has("div.why")).await;
    assert_eq!(stage.text("div.why"), "Takes one stone");
}

#[wasm_bindgen_test]
async fn a_disabled_button_without_a_voice_tells_its_reason_when_it_is_clicked() {
    let stage = page().await;
    stage.click(".mute").await;
    until("the reason", || stage.has("div.why")).await;
    assert_eq!(stage.text("div.why"), "It is not your turn");
    stage.click(".plain").await;
    assert!(!stage.has("div.why"));
}

#[wasm_bindgen_test]
async fn a_term_is_explained_when_it_is_clicked() {
    let _site = files(|path| {
        (path == "book/en/glossary.md")
            .then(|| "# nim\n\n## heap\nname: heap\nStones that lie together.\n".to_owned())
    });
    let stage = page().await;
    stage.click(".term").await;
    until("the explanation", || stage.has("[role=tooltip]")).await;
    assert_eq!(stage.text("[role=tooltip]"), "Stones that lie together.");
    let id = stage.attr("[role=tooltip]", "id");
    assert_eq!(stage.attr(".term", "aria-describedby"), id);
    point(&stage.find("[role=tooltip]"), "pointerover", "mouse", THERE);
    stage.click("[role=tooltip]").await;
    assert!(stage.has("[role=tooltip]"), "its text can be pointed at and selected");
    stage.click(".plain").await;
    assert!(!stage.has("[role=tooltip]"));
    assert_eq!(stage.attr(".term", "aria-describedby"), None);
}
