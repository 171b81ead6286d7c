//! Texts that are computed while they are shown, all of one type. The program contains what shows a text once for each type, and every
//! closure is a type of its own.

/// A text that is computed while it is shown.
pub type Text = Box<dyn Fn() -> String + Send + Sync>;

/// Boxes the closure that computes a text.
pub fn text(compute: impl Fn() -> String + Send + Sync + 'static) -> Text {
    Box::new(compute)
}
