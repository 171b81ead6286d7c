//! The entry of the game in the game registry.

use moot_core::Game;
use moot_ui::registry::GameEntry;
use trolls_and_princesses::TrollsAndPrincesses;

use crate::text::{en, fr};

/// The entry of the game in the game registry.
pub static ENTRY: GameEntry = GameEntry {
    id: TrollsAndPrincesses::ID,
    page: "trolls-and-princesses.html",
    picture: "art/trolls-and-princesses.svg",
    english: en::entry::ENTRY,
    french: fr::entry::ENTRY,
};
