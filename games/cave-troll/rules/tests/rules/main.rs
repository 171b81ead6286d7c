//! The tests of the rules. Modules that are named after a rule test it on positions set up by hand: the example of the
//! rulebook, its clarifications, the texts of the artifacts, and the rulings of `RULINGS.md`. The others are the tests that
//! all games share, and those of the data.
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
mod read;

mod artifacts;
mod assassin;
mod banshee;
mod berserker;
mod book;
mod cards;
mod cave_troll;
mod chance;
mod coverage;
mod data;
mod decisions;
mod end;
mod endings;
mod evaluator;
mod giant_slayer;
mod goldens;
mod grunt;
mod invariants;
mod kit;
mod knight;
mod laws;
mod moving;
mod orc;
mod paladin;
mod perft;
mod players;
mod rampaging_troll;
mod rulings;
mod scoring;
mod secrets;
mod thief;
mod turn;
mod wire;
mod wraith;
