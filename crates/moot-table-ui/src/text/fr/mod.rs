//! French.

pub(crate) mod advice;
pub(crate) mod links;
pub(crate) mod opponents;
pub(crate) mod refusals;

use super::TableSections;

/// The language.
pub struct French;

/// The sections of the table in French.
pub static FRENCH: TableSections = TableSections {
    advice: &French,
    after: &French,
    links: &French,
    live: &French,
    recap: &French,
    opponents: &French,
    move_preview: &French,
    refusals: &French,
    replay: &French,
    sheet: &French,
    table: &French,
};
