//! Tests of the page, its workers and the rules in a real browser. They are one program, because each program is linked and
//! started separately. `tools/worker.sh && cargo test --target wasm32-unknown-unknown --test browser`
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use wasm_bindgen_test::wasm_bindgen_test_configure;

mod app;
mod speed;
mod thoughts;
mod trails;
mod widgets;
mod workers;

wasm_bindgen_test_configure!(run_in_browser);
