//! The entry of the game in the game registry.

use moot_core::Game;
use moot_ui::registry::GameEntry;
use mountain_king::MountainKing;

use crate::text::{en, fr};

/// The entry of the game in the game registry.
pub static ENTRY: GameEntry = GameEntry {
    id: MountainKing::ID,
    page: "./",
    picture: "art/mountain-king.svg",
    english: en::entry::ENTRY,
    french: fr::entry::ENTRY,
};
