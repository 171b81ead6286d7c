//! The shared game texts, for Trolls & Princesses.

use crate::text::table::TextContext;
use moot_core::{ScoreSheet, Seat};
use moot_ui::text::fr::join::count;

pub(crate) fn tie(
    context: &TextContext<'_>,
    sheet: &ScoreSheet,
    first: &[Seat],
    second: Option<Seat>,
) -> String {
    let total = first.first().map_or(0, |&seat| sheet.total(seat));
    let points = count(total.unsigned_abs(), "point de victoire", "points de victoire");
    match (first, second) {
        ([_, _, ..], _) => {
            format!("{points} chacun et autant de princesses : la victoire est partagée")
        }
        ([one], Some(other)) => {
            format!(
                "{points} chacun, mais {} a plus de princesses que {}",
                context.name(*one),
                context.name(other)
            )
        }
        _ => String::new(),
    }
}
