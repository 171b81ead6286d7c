//! What the crates of the page do together: what is shared is tested with the games, and every text of every language is
//! read over. Native; what needs a browser is tested in `tests/browser*.rs`.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod course;
mod curtain;
mod fair;
mod files;
mod form;
mod games;
mod glossary;
mod lessons;
mod move_preview;
mod over_time;
mod positions;
mod refusals;
mod rulebook;
mod saves;
mod slips;
mod tale;
mod text;
