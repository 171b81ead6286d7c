//! English.

pub(crate) mod advice;
pub(crate) mod links;
pub(crate) mod opponents;

use super::TableSections;

/// The language.
pub struct English;

/// The sections of the table in English.
pub const ENGLISH: TableSections = TableSections {
    advice: &English,
    after: &English,
    links: &English,
    live: &English,
    recap: &English,
    opponents: &English,
    move_preview: &English,
    refusals: &English,
    replay: &English,
    sheet: &English,
    table: &English,
};
