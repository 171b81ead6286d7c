//! Texts of a chunk in the reader's language.

use core::cell::Cell;

use super::{Language, language_now};

/// Texts in every language: English from the start, French once its chunk has arrived.
#[derive(Debug)]
pub struct Translated<T: ?Sized + 'static> {
    english: &'static T,
    french: Cell<Option<&'static T>>,
}

impl<T: ?Sized> Translated<T> {
    /// The English texts alone.
    #[must_use]
    pub const fn new(english: &'static T) -> Self {
        Self { english, french: Cell::new(None) }
    }

    /// Adds the French texts.
    pub fn put_french(&self, texts: &'static T) {
        self.french.set(Some(texts));
    }

    /// The texts in the reader's language, in English while its own are missing; not tracked, like
    /// [`words`](super::words).
    #[must_use]
    pub fn now(&self) -> &'static T {
        match language_now() {
            Language::English => self.english,
            Language::French => self.french.get().unwrap_or(self.english),
        }
    }
}

/// Keeps the texts of a game by language: writes the function that gives them in the reader's language, English until
/// French has been installed, and `put_french`, which installs French.
///
/// The function is not tracked: a change of language builds the page anew.
///
/// ```
/// use moot_ui::translated;
///
/// pub struct Texts {
///     pub title: &'static str,
/// }
///
/// translated! {
///     /// The texts in the reader's language.
///     pub fn texts() -> Texts = &Texts { title: "Cards" };
/// }
///
/// put_french(&Texts { title: "Cartes" });
/// assert_eq!(texts().title, "Cards", "English is read until another language is chosen");
/// ```
#[macro_export]
macro_rules! translated {
    ($(#[$meta:meta])* pub fn $name:ident() -> $texts:ty = $english:expr;) => {
        thread_local! {
            static TRANSLATED: $crate::text::Translated<$texts> = const { $crate::text::Translated::new($english) };
        }

        $(#[$meta])*
        #[must_use]
        pub fn $name() -> &'static $texts {
            TRANSLATED.with($crate::text::Translated::now)
        }

        /// Installs the French texts.
        pub fn put_french(texts: &'static $texts) {
            TRANSLATED.with(|translated| translated.put_french(texts));
        }
    };
}
