//! Mountain King in French.

pub mod advice;
pub mod board;
pub mod cards;
pub mod draft;
pub mod entry;
pub mod log;
pub mod names;
pub mod offer;
pub mod panels;
pub mod pay;
pub mod refusals;
pub mod spells;
pub mod table;
pub mod trays;

use crate::text::table::KingSections;

/// The language.
pub struct French;

/// Mountain King in French.
pub static KING: KingSections = KingSections {
    board: &French,
    cards: &French,
    draft: &French,
    game: &French,
    panels: &French,
    pay: &French,
    table: &French,
    trays: &French,
};
