//! Mountain King in French.

pub mod board;
pub mod cards;
pub mod draft;
pub mod entry;
pub mod king;
pub mod king_hints;
pub mod king_log;
pub mod king_refusals;
pub mod names;
pub mod offer;
pub mod panels;
pub mod pay;
pub mod spells;
pub mod trays;

use crate::text::king::KingTexts;

/// Mountain King in French.
pub static KING: KingTexts = KingTexts {
    board: &board::Board,
    cards: &cards::Cards,
    draft: &draft::Draft,
    game: &king::King,
    panels: &panels::Panels,
    pay: &pay::Pay,
    table: &king::King,
    trays: &trays::Trays,
};
