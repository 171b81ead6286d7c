//! The chunk with the lessons and the rulebook of a game.

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;

/// Lessons and rulebook as functions of a chunk.
pub struct LearnChunk<G: GameInfo> {
    /// The list of lessons, or the lesson that the address names.
    pub lessons: fn(AppState<G>) -> AnyView,
    /// The rulebook.
    pub rules: fn(AppState<G>) -> AnyView,
}
