//! Trolls & Princesses in English.

use crate::text::table::PrincessSections;

pub(crate) mod advice;
pub(crate) mod board;
pub mod entry;
pub(crate) mod game;
pub(crate) mod log;
pub(crate) mod names;
pub(crate) mod refusals;
pub(crate) mod table;
#[cfg(test)]
mod tests;

/// Trolls & Princesses in English.
pub static PRINCESS: PrincessSections = PrincessSections { game: &English, own: &English, board: &English };

/// The language.
pub struct English;
