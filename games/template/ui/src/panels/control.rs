//! Shared parts of the panels.

use leptos::prelude::*;
use moot_core::Game;
use nim_template::{Nim, State};

use crate::marker::Session;

/// The table as known to the local player. The state of the session hides nothing, so views of cards read this instead: the
/// view of one seat, or of no seat during a hand-over of the screen.
pub(crate) fn known(session: Session) -> Memo<State> {
    Memo::new(move |_| {
        let viewer = session.viewer();
        session.state().with(|state| Nim::view(&session.setup(), state, viewer).table)
    })
}
