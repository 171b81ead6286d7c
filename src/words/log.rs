//! The saga: what happened, in sentences.

use mountain_king::Event;

use super::{Scene, words};
use crate::session::Session;

/// What happened, in sentences.
pub trait LogWords: Sync {
    /// One event as a sentence; `None` where nothing is worth a line of its own. `scene` is the position right after it.
    fn sentence(&self, scene: &Scene<'_>, event: &Event) -> Option<String>;
}

/// An event that has just happened, as a sentence in the reader's language.
#[must_use]
pub fn sentence(session: Session, event: &Event) -> Option<String> {
    Scene::now(session, |scene| words().log.sentence(scene, event))
}
