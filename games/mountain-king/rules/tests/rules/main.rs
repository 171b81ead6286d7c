//! The rules one by one, on positions set up by hand: the examples of the rulebook with its numbers, the texts of the
//! spells and workshops, and the rulings of `RULINGS.md`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

mod book;
mod book_halls;
mod dig;
mod end;
mod halls;
mod isolated;
mod recruit;
mod setup;
mod spells_dig;
mod spells_gain;
mod spells_horde;
mod spells_statue;
mod spells_trolls;
mod spells_workshop;
mod statues;
mod teams;
mod trade;
mod turn;
mod workshops;
