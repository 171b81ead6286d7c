//! The rulebook.
use crate::desk::Desk;
use crate::playable::Playable;
use leptos::prelude::*;
/// The rulebook.
pub fn screen<G: Playable>(_desk: Desk<G>) -> AnyView {
    ().into_any()
}
