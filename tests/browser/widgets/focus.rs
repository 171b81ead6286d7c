//! Where the focus goes when its element is removed, and how the arrow keys move it.

use std::sync::Once;

use leptos::prelude::*;
use moot_ui::focus;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Stage, key_on, settle, until};

/// Installs the focus management. Its state must outlive every stage, because it listens for the lifetime of the page.
fn keep() {
    static KEPT: Once = Once::new();
    KEPT.call_once(focus::keep);
}

/// A dock of three buttons, of which the second one can be removed.
fn dock() -> (Stage, RwSignal<bool>) {
    keep();
    let there = RwSignal::new(true);
    let stage = Stage::of(move || {
        view! {
            <footer class="dock">
                <div class="grp">
                    <button class="one">"Undo"</button>
                    {move || there.get().then(|| view! { <button class="two">"Redo"</button> })}
                    <button class="three">"Hint"</button>
                </div>
            </footer>
        }
        .into_any()
    });
    (stage, there)
}

#[wasm_bindgen_test]
async fn a_lost_focus_goes_to_a_neighbour() {
    let (stage, there) = dock();
    stage.find(".two").focus().unwrap();
    there.set(false);
    until("the new focus", || stage.focused(".one")).await;
}

#[wasm_bindgen_test]
async fn a_control_that_is_made_anew_keeps_the_focus() {
    keep();
    let stage = Stage::of(|| {
        view! { <div class="tray"><button>"First"</button> <button data-act="dig A">"Dig"</button></div> }
            .into_any()
    });
    let dig = "[data-act='dig A']";
    stage.find(dig).focus().unwrap();
    let before = stage.find(dig);
    before.replace_with_with_node_1(&before.clone_node_with_deep(true).unwrap()).unwrap();
    assert!(!stage.focused(dig), "it is another element");
    until("the new focus", || stage.focused(dig)).await;
}

#[wasm_bindgen_test]
async fn the_arrow_keys_lead_from_button_to_button() {
    let (stage, _) = dock();
    settle().await;
    stage.find(".one").focus().unwrap();
    assert!(key_on(&stage.find(".one"), "ArrowRight", false));
    assert!(stage.focused(".two"));
    assert!(!key_on(&stage.find(".two"), "ArrowUp", false), "nothing lies above");
    assert!(key_on(&stage.find(".two"), "ArrowLeft", false));
    assert!(stage.focused(".one"));
}
