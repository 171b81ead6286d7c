//! Why something cannot be done, with its facts.

use leptos::prelude::*;
use moot_table::Refused;
use mountain_king::Illegal;

use super::{Scene, words};
use crate::opponents::Hands;
use crate::session::Session;

/// Why something cannot be done.
pub trait RefusalWords: Sync {
    /// A refusal as a sentence.
    fn why(&self, scene: &Scene<'_>, refused: &Refused<Illegal>) -> String;
}

/// Why something cannot be done now, as a sentence in the reader's language.
#[must_use]
pub fn why(session: Session, refused: &Refused<Illegal>) -> String {
    if matches!(refused, Refused::NotAsked { .. }) && session.hands.get() == Hands::Past {
        return words().opponents.past().to_owned();
    }
    Scene::now(session, |scene| words().refusals.why(scene, refused))
}
