//! Texts of what is certain before a choice is made.

/// Texts of what is certain before a choice is made.
pub trait OutlookWords: Sync {
    /// A change of points with its sign.
    fn signed(&self, change: i32) -> String;
    /// The change of somebody's points, by categories, read aloud.
    fn change(&self, name: &str, total: i32, points: &str, parts: &[(&str, i16)]) -> String;
    /// No change of points is certain.
    fn nothing_certain(&self) -> &'static str;
    /// More depends on what is drawn or hidden.
    fn open(&self) -> &'static str;
    /// If the game ended now.
    fn ended_now(&self) -> &'static str;
    /// What that counts.
    fn about_ended_now(&self) -> &'static str;
}
