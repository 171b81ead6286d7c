//! Highlights of the board while a past position is shown.

use nim_template::Heap;

/// Highlights of the board while a past position is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The heap from which stones were taken.
    pub heap: Option<Heap>,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
