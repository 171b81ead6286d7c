//! The tests of the rules. Modules that are named after a part of the rules test it section by section, with every worked
//! example of the rulebook. The others are the tests that all games share, and those of the data.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has to fail"
)]

// The modules of the build script that the tests of the data use.
#[path = "../../build/check/mod.rs"]
mod check;
#[path = "../../build/read/mod.rs"]
#[allow(dead_code, reason = "some of it only the writer of the tables asks for")]
mod read;

mod book;
mod caverns;
mod challenges;
mod coverage;
mod data;
mod decisions;
mod effects;
mod end;
mod endings;
mod evaluator;
mod goldens;
mod invariants;
mod kit;
mod laws;
mod moving;
mod network;
mod perft;
mod players;
mod points;
mod rulings;
mod secrets;
mod setup;
mod turn;
mod villages;
mod wire;
