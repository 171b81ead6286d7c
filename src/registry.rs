//! The registry of games. No other code of the application depends on a particular game.

use cave_troll_ui::CaveTrollUi;
use moot_ui::registry::{GameEntry, install};
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use crate::app::start;

/// All games in the order of the lobby. The first is the game of a page without `data-game`.
static GAMES: [&GameEntry; 3] =
    [&mountain_king_ui::ENTRY, &cave_troll_ui::ENTRY, &trolls_and_princesses_ui::ENTRY];

/// Installs the list of games.
pub fn install_games() {
    install(&GAMES);
}

/// Mounts the page of the game of the document.
pub fn begin() {
    match GameEntry::id_of_page() {
        Some(id) if id == cave_troll_ui::ENTRY.id => start::<CaveTrollUi>(),
        Some(id) if id == trolls_and_princesses_ui::ENTRY.id => start::<TrollsAndPrincessesUi>(),
        _ => start::<MountainKingUi>(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::saves::SaveId;

    #[test]
    fn game_ids_map_to_their_pages() {
        install_games();
        let cave = GameEntry::of_id("cave-troll").expect("a game of the application");
        assert_eq!(cave.page_of(SaveId(7)), "cave-troll.html#table=7");
        assert_eq!(GameEntry::of_id("mountain-king"), Some(&mountain_king_ui::ENTRY));
        assert_eq!(GameEntry::of_id("trolls-and-princesses"), Some(&trolls_and_princesses_ui::ENTRY));
        assert_eq!(GameEntry::of_id("chess"), None);
    }
}
