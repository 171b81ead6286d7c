//! Highlights of the board while a past position is shown.

use trolls_and_princesses::{Cell, Place};

/// Highlights while a past position is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// The cavern or village that changed.
    pub place: Option<Place>,
    /// The network place where a tile was placed.
    pub cell: Option<Cell>,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
