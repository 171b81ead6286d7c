//! Texts of hints.

/// Texts of hints.
pub trait AdviceWords: Sync {
    /// Hint: the button and the tray.
    fn hint(&self) -> &'static str;
    /// Puts the hints away.
    fn close(&self) -> &'static str;
    /// How far the thinking is; `of` is 0 while that is unknown.
    fn thinking(&self, done: u32, of: u32) -> String;
    /// Nothing to be said.
    fn nothing(&self) -> &'static str;
    /// The game is over.
    fn over(&self) -> &'static str;
    /// Somebody else is on turn.
    fn not_yours(&self, name: &str) -> String;
    /// What it should bring in points of that name, with half the width of the interval.
    fn points(&self, points: f32, spread: f32, unit: &str) -> String;
    /// How sure that is, by the share of the search.
    fn sure(&self, share: f32) -> String;
    /// A press picks the move up.
    fn pick_up(&self) -> &'static str;
    /// A press makes the move.
    fn play(&self) -> &'static str;
}
