//! What is certain before a choice is made, in English.

use super::English;
use super::news::signed;
use crate::text::outlook::OutlookWords;

impl OutlookWords for English {
    fn signed(&self, change: i32) -> String {
        signed(change)
    }
    fn change(&self, name: &str, total: i32, points: &str, parts: &[(&str, i16)]) -> String {
        let parts: Vec<String> =
            parts.iter().map(|(category, change)| format!("{category} {}", signed(*change))).collect();
        format!("{name}: {} {points} ({}). ", signed(total), parts.join(", "))
    }
    fn nothing_certain(&self) -> &'static str {
        "No points for certain"
    }
    fn open(&self) -> &'static str {
        "More depends on what is drawn or hidden."
    }
    fn ended_now(&self) -> &'static str {
        "If the game ended now"
    }
    fn about_ended_now(&self) -> &'static str {
        "The final count as it would be at the moment that is shown, the best legal choices made for everybody."
    }
}
