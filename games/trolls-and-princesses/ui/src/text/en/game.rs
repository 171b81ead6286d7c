//! The shared game texts, for Trolls & Princesses.

use crate::text::table::TextContext;
use moot_core::{ScoreSheet, Seat};

pub(crate) fn tie(
    context: &TextContext<'_>,
    sheet: &ScoreSheet,
    first: &[Seat],
    second: Option<Seat>,
) -> String {
    let points = first.first().map_or(0, |&seat| sheet.total(seat));
    match (first, second) {
        ([_, _, ..], _) => {
            format!("{points} victory points each and as many princesses: the victory is shared")
        }
        ([one], Some(other)) => {
            format!(
                "{points} victory points each, but {} has more princesses than {}",
                context.name(*one),
                context.name(other)
            )
        }
        _ => String::new(),
    }
}
