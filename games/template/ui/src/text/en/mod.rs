//! The texts of the game in English.

use crate::text::table::NimSections;
use moot_ui::text::en::join::count;

pub mod entry;
pub(crate) mod game;
pub(crate) mod table;

/// All texts except those of the lobby.
pub static NIM: NimSections = NimSections { game: &English, own: &English };

/// The texts of the game in English.
pub struct English;

pub(crate) fn stones(stones: u8) -> String {
    count(stones, "stone", "stones")
}

pub(crate) fn points(points: u8) -> String {
    count(points, "point", "points")
}
