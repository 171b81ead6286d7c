//! English.

mod board;
mod cards;
mod join;
mod log;
mod refusals;
#[cfg(test)]
mod samples;
mod spells;

use crate::words::Words;

/// Every section in English.
pub static ENGLISH: Words = Words { board: &board::Board, cards: &cards::Cards, log: &log::Log, refusals: &refusals::Refusals };
