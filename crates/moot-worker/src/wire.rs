//! What a game has to provide so that its players can think in a worker.

use core::fmt::Display;

use moot_core::Guide;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose positions, as a seat sees them, can cross to a worker and back as actions.
///
/// Besides actions that can be written down it takes one type: the form in which options and view travel. Anybody could
/// have written its bytes, so it is not believed until [`believe`](Self::believe) has checked every number in it: what
/// that lets pass, the rules must be able to play without a fault.
pub trait Wire: Guide<Action: Serialize + DeserializeOwned, Feature: Serialize + DeserializeOwned> {
    /// Options and view as they travel; not yet believed.
    type Sight: Serialize + DeserializeOwned;
    /// Why a sight is not believed.
    type Doubt: Display;

    /// The options of a game that may well be played, to practise with; `None` if there are none.
    fn familiar() -> Option<Self::Setup>;

    /// Options and view, made ready to travel.
    fn sight(setup: &Self::Setup, view: &Self::View) -> Self::Sight;

    /// Options and view that have been checked.
    ///
    /// # Errors
    /// What about them cannot be.
    fn believe(sight: Self::Sight) -> Result<(Self::Setup, Self::View), Self::Doubt>;
}
