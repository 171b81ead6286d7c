//! The entry of the game in the game registry.

use cave_troll::CaveTroll;
use moot_core::Game;
use moot_ui::registry::GameEntry;

use crate::text::{en, fr};

/// The entry of the game in the game registry.
pub static ENTRY: GameEntry = GameEntry {
    id: CaveTroll::ID,
    page: "cave-troll.html",
    picture: "art/cave-troll.svg",
    english: en::entry::ENTRY,
    french: fr::entry::ENTRY,
};
