//! Highlights of the board for a move that has been played: that of a past position, or the last one while others act.

use trolls_and_princesses::{Cell, Place};

/// Highlights for a move that has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// The cavern or village that changed.
    pub place: Option<Place>,
    /// The network place where a tile was placed.
    pub cell: Option<Cell>,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
