//! Cave Troll in English.

use crate::text::table::CaveSections;

pub(crate) mod advice;
pub(crate) mod board;
pub mod entry;
pub(crate) mod log;
pub(crate) mod names;
pub(crate) mod recap;
pub(crate) mod refusals;
pub(crate) mod table;
#[cfg(test)]
mod tests;
pub(crate) mod trays;

/// Cave Troll in English.
pub static CAVE: CaveSections = CaveSections { game: &English, own: &English };

/// The language.
pub struct English;
