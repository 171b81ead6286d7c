//! Highlights of the board while a past position is shown.

use cave_troll::Spaces;

/// Highlights of the dungeon while a past position is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// The spaces that changed.
    pub spaces: Spaces,
}

/// A past position of the game, as shown on the page.
pub type PastPosition = moot_table_ui::game::past_position::PastPosition<Marks>;
