//! What a game implements so that its players can run in a worker.

use core::fmt::Display;

use moot_core::Guide;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose views and actions can be sent to a worker.
///
/// Besides serializable actions it needs one type: the serialized form of setup and view. Its bytes come from
/// outside and are not trusted. [`believe`](Self::believe) has to check every number, and the rules must be
/// able to play whatever it accepts.
pub trait Wire: Guide<Action: Serialize + DeserializeOwned, Feature: Serialize + DeserializeOwned> {
    /// The serialized form of setup and view, before validation.
    type Sight: Serialize + DeserializeOwned;
    /// Why a serialized view is invalid.
    type Doubt: Display;

    /// Returns a usual setup for the warm-up; `None` if there is none.
    fn familiar() -> Option<Self::Setup>;

    /// Serializes setup and view.
    fn sight(setup: &Self::Setup, view: &Self::View) -> Self::Sight;

    /// Validates a serialized view.
    ///
    /// # Errors
    /// The first inconsistency.
    fn believe(sight: Self::Sight) -> Result<(Self::Setup, Self::View), Self::Doubt>;
}
