//! What a game implements so that its players can run in a worker.

use moot_core::{Evaluator, UncheckedView};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose views and actions can be sent to a worker.
///
/// Besides serializable actions it needs one type: the serialized form of setup and view, whose bytes come
/// from outside and are not trusted ([`UncheckedView`]).
pub trait Wire:
    Evaluator<Action: Serialize + DeserializeOwned, Feature: Serialize + DeserializeOwned>
{
    /// The serialized form of setup and view, before validation.
    type RawView: UncheckedView<Game = Self> + Serialize + DeserializeOwned;

    /// Returns a usual setup for the warm-up; `None` if there is none.
    fn usual_setup() -> Option<Self::Setup>;
}
