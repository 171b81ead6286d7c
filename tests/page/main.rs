//! Tests of the page crates together: shared code with the real games, and every text of every language. They run natively;
//! tests that need a browser are in `tests/browser`.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod blunders;
mod curtain;
mod event_log;
mod fair;
mod files;
mod form;
mod games;
mod glossary;
mod lessons;
mod look;
mod move_preview;
mod over_time;
mod positions;
mod refusals;
mod replay_stops;
mod rulebook;
mod saves;
mod selectors;
mod text;
mod turn_end;
mod undo;
