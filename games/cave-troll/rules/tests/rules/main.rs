//! The rules one by one, on positions set up by hand: the example of the rulebook, its clarifications, the texts of the
//! artifacts, and the rulings of `RULINGS.md`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

mod artifacts;
mod assassin;
mod banshee;
mod berserker;
mod book;
mod cards;
mod cave_troll;
mod end;
mod giant_slayer;
mod grunt;
mod knight;
mod moving;
mod orc;
mod paladin;
mod rampaging_troll;
mod scoring;
mod secrets;
mod thief;
mod turn;
mod wraith;
