//! The texts of the game in French.

use crate::text::table::NimSections;
use moot_ui::text::fr::join::count;

pub mod entry;
pub(crate) mod game;
pub(crate) mod table;

/// All texts except those of the lobby.
pub static NIM: NimSections = NimSections { game: &French, own: &French };

/// The texts of the game in French.
pub struct French;

pub(crate) fn stones(stones: u8) -> String {
    count(stones, "pierre", "pierres")
}

pub(crate) fn points(points: u8) -> String {
    count(points, "point", "points")
}
