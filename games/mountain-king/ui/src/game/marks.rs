//! Highlights of the board for a move that has been played: that of a past position, or the last one while others act.

use mountain_king::{Mask, Square};

/// Highlights of the mountain for a move that has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// The squares that changed.
    pub squares: Mask,
    /// The origin and destination of a statue that moved.
    pub way: Option<(Square, Square)>,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
