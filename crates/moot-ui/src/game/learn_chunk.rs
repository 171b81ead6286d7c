//! What is fetched to learn a game: its lessons and its rulebook.

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;

/// Lessons and rulebook as functions of a chunk of the program.
pub struct LearnChunk<G: GameInfo> {
    /// The lessons, or the one that the address names.
    pub lessons: fn(AppState<G>) -> AnyView,
    /// The rulebook.
    pub rules: fn(AppState<G>) -> AnyView,
}
