//! Mountain King in English.

pub mod advice;
pub mod board;
pub mod cards;
pub mod draft;
pub mod entry;
pub mod log;
pub mod offer;
pub mod panels;
pub mod pay;
pub mod refusals;
pub mod spells;
pub mod table;
pub mod trays;

use crate::text::table::KingSections;

/// The language.
pub struct English;

/// Mountain King in English.
pub static KING: KingSections = KingSections {
    board: &English,
    cards: &English,
    draft: &English,
    game: &English,
    panels: &English,
    pay: &English,
    table: &English,
    trays: &English,
};
