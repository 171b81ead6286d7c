//! What comes after the game, in English.

use super::English;
use crate::text::after::AfterWords;

impl AfterWords for English {
    fn title(&self) -> &'static str {
        "Turns that cost most"
    }
    fn about(&self) -> &'static str {
        "A search looks at every decision again, knowing no more than its player knew. It is a strong player’s guess, not the truth: the figure after ± says how unsure it is."
    }
    fn whose(&self) -> &'static str {
        "Whose turns"
    }
    fn look(&self) -> &'static str {
        "Look for them"
    }
    fn looking(&self, done: usize, of: usize) -> String {
        format!("Looking at decision {} of {of}", (done + 1).min(of))
    }
    fn cancel(&self) -> &'static str {
        "Stop"
    }
    fn nothing_found(&self) -> &'static str {
        "No turn clearly cost anything: the search would have played much the same."
    }
    fn played(&self, what: &str) -> String {
        format!("Played: {what}")
    }
    fn better(&self, what: &str) -> String {
        format!("Better: {what}")
    }
    fn cost(&self, loss: f32, spread: f32, untried: bool, points: &str) -> String {
        let doubt = if spread >= loss { "; that may be nothing" } else { "" };
        let untried = if untried { "; the search did not think it worth a try" } else { "" };
        format!("About {loss:.1} {points} ±{spread:.1}{doubt}{untried}")
    }
    fn show(&self) -> &'static str {
        "Show"
    }
    fn category(&self) -> &'static str {
        "Category"
    }
    fn all_categories(&self) -> &'static str {
        "All together"
    }
    fn traces(&self) -> &'static str {
        "Tiles and routes"
    }
}
