//! Devices in one page that play over real data channels:
//! `WASM_BINDGEN_TEST_WEBDRIVER_JSON=$PWD/webdriver.json cargo test --target wasm32-unknown-unknown -p moot-live --test live`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use wasm_bindgen_test::wasm_bindgen_test_configure;

mod codes;
mod connections;
mod device;
mod games;
mod hostile;

wasm_bindgen_test_configure!(run_in_browser);
