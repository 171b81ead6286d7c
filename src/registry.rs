//! The games of the application, as the lobby shows them.

use moot_ui::registry::{GameEntry, install};

/// Every game, as the lobby shows them. The first is the game of a page that names none.
static GAMES: [&GameEntry; 3] =
    [&mountain_king_ui::ENTRY, &cave_troll_ui::ENTRY, &trolls_and_princesses_ui::ENTRY];

/// Installs the list of games.
pub fn install_games() {
    install(&GAMES);
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::saves::SaveId;

    #[test]
    fn a_name_in_saves_leads_to_the_page_of_its_game() {
        install_games();
        let cave = GameEntry::of_id("cave-troll").expect("a game of the application");
        assert_eq!(cave.page_of(SaveId(7)), "cave-troll.html#table=7");
        assert_eq!(GameEntry::of_id("mountain-king"), Some(&mountain_king_ui::ENTRY));
        assert_eq!(GameEntry::of_id("trolls-and-princesses"), Some(&trolls_and_princesses_ui::ENTRY));
        assert_eq!(GameEntry::of_id("chess"), None);
    }
}
