//! Texts about parts of the page that are fetched when they are needed.

/// Texts about parts of the page that are fetched when they are needed.
pub trait PartWords: Sync {
    /// A part is on its way.
    fn fetching(&self) -> &'static str;
    /// A part could not be fetched.
    fn lost(&self) -> &'static str;
    /// The button that tries once more.
    fn again(&self) -> &'static str;
    /// A newer version of the page has been fetched.
    fn update(&self) -> &'static str;
    /// The button that uses it.
    fn update_now(&self) -> &'static str;
    /// The button that puts the message away.
    fn update_later(&self) -> &'static str;
}
