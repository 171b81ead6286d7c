//! Catching up, in English.

use super::English;
use crate::text::news::NewsWords;

/// "+8", "−2".
pub fn signed(change: impl Into<i32>) -> String {
    let change = change.into();
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

impl NewsWords for English {
    fn since(&self) -> &'static str {
        "Since your last turn"
    }
    fn told(&self, who: &str, what: &str) -> String {
        format!("{who} {what}.")
    }
    fn earlier(&self) -> &'static str {
        "Earlier"
    }
    fn later(&self) -> &'static str {
        "Later"
    }
    fn nothing_earlier(&self) -> &'static str {
        "Nothing has happened before that since your last turn"
    }
    fn now(&self) -> &'static str {
        "Back to now"
    }
    fn place(&self, at: usize, of: usize) -> String {
        format!("{at} of {of}")
    }
    fn dismiss(&self) -> &'static str {
        "I am up to date"
    }
}
