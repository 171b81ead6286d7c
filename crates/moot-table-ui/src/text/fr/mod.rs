//! French.

mod advice;
mod after;
mod links;
pub mod news;
mod opponents;
mod outlook;
mod refusals;
mod replay;
mod sheet;
mod table;

use super::TableSections;

/// The language.
pub struct French;

/// The sections of the table in French.
pub static FRENCH: TableSections = TableSections {
    advice: &French,
    after: &French,
    links: &French,
    news: &French,
    opponents: &French,
    outlook: &French,
    refusals: &French,
    replay: &French,
    sheet: &French,
    table: &French,
};
