//! Preferences, stored beside the games.

use super::SaveStore;
use crate::players::Pace;
use crate::saves::store::{Store, StoreError};
use crate::text::Language;

const CURTAIN: &str = "trollmoot/curtain";
const LASTING: &str = "trollmoot/lasting";
const PACE: &str = "trollmoot/pace";
const LANGUAGE: &str = "trollmoot/tongue";

impl<S: Store> SaveStore<S> {
    /// Whether a curtain hides the table between ordinary turns.
    pub fn curtain(&self) -> bool {
        !self.0.get(CURTAIN).is_ok_and(|text| text.as_deref() == Some("off"))
    }

    /// Stores whether a curtain hides the table between ordinary turns.
    ///
    /// # Errors
    /// Why it was not stored; the preference still applies until the page closes.
    pub fn set_curtain(&self, on: bool) -> Result<(), StoreError> {
        self.0.set(CURTAIN, if on { "on" } else { "off" })
    }

    /// Whether persistent storage has been requested.
    pub fn asked_to_last(&self) -> bool {
        self.0.get(LASTING).is_ok_and(|word| word.is_some())
    }

    /// Records that persistent storage has been requested.
    ///
    /// # Errors
    /// Why it was not stored.
    pub fn set_asked_to_last(&self) -> Result<(), StoreError> {
        self.0.set(LASTING, "asked")
    }

    /// The pace of computer players.
    pub fn pace(&self) -> Pace {
        // Unreadable storage counts as no preference.
        self.0.get(PACE).ok().flatten().map_or(Pace::default(), |word| Pace::named(&word))
    }

    /// Stores the pace.
    ///
    /// # Errors
    /// Why it was not stored; the preference still applies until the page closes.
    pub fn set_pace(&self, pace: Pace) -> Result<(), StoreError> {
        self.0.set(PACE, pace.word())
    }

    /// A preference by its key.
    pub fn wish(&self, key: &str) -> Option<String> {
        // Unreadable storage counts as no preference.
        self.0.get(key).ok().flatten()
    }

    /// Stores a preference.
    ///
    /// # Errors
    /// Why it was not stored; the preference still applies until the page closes.
    pub fn set_wish(&self, key: &str, word: &str) -> Result<(), StoreError> {
        self.0.set(key, word)
    }

    /// The word of the chosen language, if any.
    pub fn language(&self) -> Option<String> {
        // Unreadable storage counts as no choice.
        self.0.get(LANGUAGE).ok().flatten()
    }

    /// Stores the language.
    ///
    /// # Errors
    /// Why it was not stored; the choice still applies until the page closes.
    pub fn set_language(&self, language: Language) -> Result<(), StoreError> {
        self.0.set(LANGUAGE, language.word())
    }
}
