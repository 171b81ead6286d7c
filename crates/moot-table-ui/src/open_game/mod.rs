//! Opening, saving and exporting the game on the table.

mod begin;
mod keeping;
mod opening;
mod table;

use moot_ui::game::app_state::AppState;

use crate::game::GameView;

pub use begin::table_chunk;

/// The page's shared state as what a table does with it: opens games, saves them, takes them away.
pub struct OpenGame<G: GameView>(pub AppState<G>);

impl<G: GameView> Clone for OpenGame<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for OpenGame<G> {}
