//! The tests of the rules: `cards`, `end`, `secrets` and `taking` test them one by one, on positions set up by hand, and the
//! rulings of `RULINGS.md`. The others are the tests that all games share, and those of the data.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has to fail"
)]

// The part of the build script that the tests of the data use.
#[path = "../../build/heaps.rs"]
mod heaps;

mod board;
mod cards;
mod coverage;
mod data;
mod end;
mod endings;
mod evaluator;
mod goldens;
mod kit;
mod laws;
mod links;
mod perft;
mod players;
mod rulings;
mod secrets;
mod taking;
mod wire;
