//! Highlights of the board for a move that has been played: that of a past position, or the last one while others act.

use cave_troll::Spaces;

/// Highlights of the dungeon for a move that has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// The spaces that changed.
    pub spaces: Spaces,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
