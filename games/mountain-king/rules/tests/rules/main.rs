//! The tests of the rules. Modules that are named after a part of the rules test it on positions set up by hand: the examples
//! of the rulebook with its numbers, the texts of the spells and workshops, and the rulings of `RULINGS.md`. The others are
//! the tests that all games share, and those of the data.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has to fail"
)]

// The modules of the build script that the tests of the data use.
#[path = "../../build/check/mod.rs"]
mod check;
#[path = "../../build/measure/mod.rs"]
mod measure;
#[path = "../../build/read/mod.rs"]
mod read;

mod book;
mod book_halls;
mod coverage;
mod data;
mod decisions;
mod dig;
mod draws;
mod end;
mod evaluator;
mod goldens;
mod halls;
mod invariants;
mod isolated;
mod kit;
mod laws;
mod payments;
mod perft;
mod players;
mod printed;
mod recruit;
mod rulings;
mod saves;
mod seeking;
mod setup;
mod spells_dig;
mod spells_gain;
mod spells_horde;
mod spells_statue;
mod spells_trolls;
mod spells_workshop;
mod statues;
mod teams;
mod tokens;
mod trade;
mod turn;
mod wire;
mod workshops;
