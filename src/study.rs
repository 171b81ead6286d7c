//! What is fetched when somebody wants to learn a game: its lessons and its rulebook.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::lessons;
use crate::playable::Playable;
use crate::rulebook;

/// The door to it.
pub struct Study<G: Playable> {
    /// The lessons, or the one that the address names.
    pub lessons: fn(Desk<G>) -> AnyView,
    /// The rulebook.
    pub rules: fn(Desk<G>) -> AnyView,
}

impl<G: Playable> Study<G> {
    /// The door. To be named only where a part of the program is cut off.
    pub const DOOR: &'static Study<G> = &Study { lessons: lessons::screen, rules: rulebook::screen };
}
