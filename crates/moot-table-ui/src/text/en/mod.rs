//! English.

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
pub struct English;

/// The sections of the table in English.
pub const ENGLISH: TableSections = TableSections {
    advice: &English,
    after: &English,
    links: &English,
    news: &English,
    opponents: &English,
    outlook: &English,
    refusals: &English,
    replay: &English,
    sheet: &English,
    table: &English,
};
