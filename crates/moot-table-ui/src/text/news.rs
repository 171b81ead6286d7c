//! Texts of the strip that helps to catch up.

/// Texts of the strip that helps to catch up.
pub trait NewsWords: Sync {
    /// The strip.
    fn since(&self) -> &'static str;
    /// What somebody did, as a sentence.
    fn told(&self, who: &str, what: &str) -> String;
    /// To the deed before.
    fn earlier(&self) -> &'static str;
    /// To the next deed.
    fn later(&self) -> &'static str;
    /// There is no deed before.
    fn nothing_earlier(&self) -> &'static str;
    /// Back to the present.
    fn now(&self) -> &'static str;
    /// Which deed of how many is looked at, from 1.
    fn place(&self, at: usize, of: usize) -> String;
    /// Puts the strip away.
    fn dismiss(&self) -> &'static str;
}
