//! Texts of what comes after the game.

/// Texts of what comes after the game.
pub trait AfterWords: Sync {
    /// The turns that cost most.
    fn title(&self) -> &'static str;
    /// What is looked for, and how sure it is.
    fn about(&self) -> &'static str;
    /// Whose turns.
    fn whose(&self) -> &'static str;
    /// Look for them.
    fn look(&self) -> &'static str;
    /// How far the looking is.
    fn looking(&self, done: usize, of: usize) -> String;
    /// Stop looking.
    fn cancel(&self) -> &'static str;
    /// No turn cost anything worth telling.
    fn nothing_found(&self) -> &'static str;
    /// What was played.
    fn played(&self, what: &str) -> String;
    /// What would have been better.
    fn better(&self, what: &str) -> String;
    /// The points that it cost, with half the width of their interval; whether the search never tried what was played.
    fn cost(&self, loss: f32, spread: f32, untried: bool, points: &str) -> String;
    /// Show that moment.
    fn show(&self) -> &'static str;
    /// Which category the chart shows.
    fn category(&self) -> &'static str;
    /// All categories together.
    fn all_categories(&self) -> &'static str;
    /// What everybody did on the board.
    fn traces(&self) -> &'static str;
}
