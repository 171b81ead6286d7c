//! Opening, saving and exporting the open game.

mod begin;
mod keeping;
mod opening;
mod table;

use moot_ui::game::app_state::AppState;

use crate::game::GameView;

pub use begin::table_chunk;
pub use table::NoWhatIf;

/// The operations of a table on the shared state of the page: opening, saving and closing games.
pub struct OpenGame<G: GameView>(pub AppState<G>);

impl<G: GameView> Clone for OpenGame<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for OpenGame<G> {}
