//! Highlights of the board while a past position is shown.

use mountain_king::{Mask, Square};

/// Highlights of the mountain while a past position is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// The squares that changed.
    pub squares: Mask,
    /// The origin and destination of a statue that moved.
    pub way: Option<(Square, Square)>,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
