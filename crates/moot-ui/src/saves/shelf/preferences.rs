//! Wishes of the people at the page, remembered beside their games.

use super::Shelf;
use crate::players::Pace;
use crate::saves::store::{Store, StoreError};
use crate::text::Tongue;

const CURTAIN: &str = "trollmoot/curtain";
const LASTING: &str = "trollmoot/lasting";
const PACE: &str = "trollmoot/pace";
const TONGUE: &str = "trollmoot/tongue";

impl<S: Store> Shelf<S> {
    /// Whether the players want a curtain between ordinary turns.
    pub fn curtain(&self) -> bool {
        !self.0.get(CURTAIN).is_ok_and(|text| text.as_deref() == Some("off"))
    }

    /// Remembers whether the players want a curtain between ordinary turns.
    ///
    /// # Errors
    /// Why it is not remembered; the wish still holds until the page closes.
    pub fn set_curtain(&self, on: bool) -> Result<(), StoreError> {
        self.0.set(CURTAIN, if on { "on" } else { "off" })
    }

    /// Whether the browser has been asked to keep the games for good.
    pub fn asked_to_last(&self) -> bool {
        self.0.get(LASTING).is_ok_and(|word| word.is_some())
    }

    /// Remembers that it has been asked.
    ///
    /// # Errors
    /// Why it is not remembered.
    pub fn set_asked_to_last(&self) -> Result<(), StoreError> {
        self.0.set(LASTING, "asked")
    }

    /// How fast the players want computer players to play.
    pub fn pace(&self) -> Pace {
        // Storage that cannot be read remembers no wish.
        self.0.get(PACE).ok().flatten().map_or(Pace::default(), |word| Pace::named(&word))
    }

    /// Remembers it.
    ///
    /// # Errors
    /// Why it is not remembered; the wish still holds until the page closes.
    pub fn set_pace(&self, pace: Pace) -> Result<(), StoreError> {
        self.0.set(PACE, pace.word())
    }

    /// A wish of the person at the page, by its key.
    pub fn wish(&self, key: &str) -> Option<String> {
        // Storage that cannot be read remembers no wish.
        self.0.get(key).ok().flatten()
    }

    /// Remembers a wish.
    ///
    /// # Errors
    /// Why it is not remembered; the wish still holds until the page closes.
    pub fn set_wish(&self, key: &str, word: &str) -> Result<(), StoreError> {
        self.0.set(key, word)
    }

    /// The word of the language that was chosen, if one was.
    pub fn tongue(&self) -> Option<String> {
        // Storage that cannot be read remembers no choice.
        self.0.get(TONGUE).ok().flatten()
    }

    /// Remembers the language.
    ///
    /// # Errors
    /// Why it is not remembered; the choice still holds until the page closes.
    pub fn set_tongue(&self, tongue: Tongue) -> Result<(), StoreError> {
        self.0.set(TONGUE, tongue.word())
    }
}
