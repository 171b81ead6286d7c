//! Texts of the credits.

/// Texts of the credits.
pub trait AboutWords: Sync {
    /// The screen.
    fn title(&self) -> &'static str;
    /// What this is, in a few paragraphs.
    fn paragraphs(&self) -> &'static [&'static str];
    /// Whose games these are.
    fn games(&self) -> &'static str;
    /// What is kept where.
    fn privacy_title(&self) -> &'static str;
    /// What is kept where, in a paragraph.
    fn privacy(&self) -> &'static str;
    /// The licence.
    fn licence_title(&self) -> &'static str;
    /// The licence in a sentence.
    fn licence(&self) -> &'static str;
    /// Which version this is.
    fn version(&self, version: &str) -> String;
    /// Back.
    fn back(&self) -> &'static str;
}
