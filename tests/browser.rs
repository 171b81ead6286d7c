//! The app in a real browser: `cargo test --target wasm32-unknown-unknown --test browser`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_app_mounts_one_main_landmark() {
    trollmoot::start::<mountain_king::MountainKing>();
    let document = web_sys::window().unwrap().document().unwrap();
    let landmarks = document.query_selector_all("main").unwrap();
    assert_eq!(landmarks.length(), 1);
    let text = landmarks.item(0).unwrap().text_content().unwrap();
    assert!(text.contains("Trollmoot"), "the page reads {text:?}");
}
