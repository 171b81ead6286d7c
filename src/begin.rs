//! The start of the program: which game the page shows.

use cave_troll_ui::CaveTrollUi;
use moot_ui::registry::GameEntry;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use crate::app::start;

/// Mounts the page of the game that the document belongs to.
pub fn begin() {
    match GameEntry::id_of_page() {
        Some(id) if id == cave_troll_ui::ENTRY.id => start::<CaveTrollUi>(),
        Some(id) if id == trolls_and_princesses_ui::ENTRY.id => start::<TrollsAndPrincessesUi>(),
        _ => start::<MountainKingUi>(),
    }
}
