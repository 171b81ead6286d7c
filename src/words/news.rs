//! Texts of the strip that helps to catch up.

use crate::news::What;

/// Texts of the strip that helps to catch up.
pub trait NewsWords: Sync {
    /// The strip.
    fn since(&self) -> &'static str;
    /// A deed in a few words, without whose it is.
    fn deed(&self, what: &What) -> String;
    /// The same as a sentence.
    fn told(&self, who: &str, what: &What) -> String;
    /// To the deed before.
    fn earlier(&self) -> &'static str;
    /// To the next deed.
    fn later(&self) -> &'static str;
    /// Back to the present.
    fn now(&self) -> &'static str;
    /// Which deed of how many is looked at, from 1.
    fn place(&self, at: usize, of: usize) -> String;
    /// Puts the strip away.
    fn dismiss(&self) -> &'static str;
}
