//! Highlights of the board for a move that has been played: that of a past position, or the last one while others act.

use nim_template::Heap;

/// Highlights of the board for a move that has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The heap from which stones were taken.
    pub heap: Option<Heap>,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
