//! The games of the house. Each is a program of its own on a page of its own, and all pages share one shelf of saves.

use cave_troll::CaveTroll;
use moot_core::Game;
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

use crate::saves::SaveId;

/// A game that the lobby shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// In the Hall of the Mountain King.
    MountainKing,
    /// Cave Troll.
    CaveTroll,
    /// Trolls & Princesses.
    TrollsAndPrincesses,
}

impl GameName {
    /// All of them, as the lobby shows them.
    pub const ALL: [GameName; 3] =
        [GameName::MountainKing, GameName::CaveTroll, GameName::TrollsAndPrincesses];

    /// Its picture.
    #[must_use]
    pub const fn picture(self) -> &'static str {
        match self {
            GameName::MountainKing => "art/mountain-king.svg",
            GameName::CaveTroll => "art/cave-troll.svg",
            GameName::TrollsAndPrincesses => "art/trolls-and-princesses.svg",
        }
    }

    /// The game of the page that is open: its document names it.
    #[must_use]
    pub fn here() -> GameName {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let id = root.and_then(|root| root.get_attribute("data-game"));
        id.and_then(|id| GameName::of_id(&id)).unwrap_or(GameName::MountainKing)
    }

    /// The name in saves and the address of the page.
    const fn home(self) -> (&'static str, &'static str) {
        match self {
            GameName::MountainKing => (MountainKing::ID, "./"),
            GameName::CaveTroll => (CaveTroll::ID, "cave-troll.html"),
            GameName::TrollsAndPrincesses => (TrollsAndPrincesses::ID, "trolls-and-princesses.html"),
        }
    }

    /// The game with that name in saves.
    #[must_use]
    pub fn of_id(id: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.home().0 == id)
    }

    /// Where it is played.
    #[must_use]
    pub const fn page(self) -> &'static str {
        self.home().1
    }

    /// Where a saved game of it is continued.
    #[must_use]
    pub fn page_of(self, save: SaveId) -> String {
        [self.page(), "#table=", &save.to_string()].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_saves_leads_to_the_page_of_its_game() {
        assert_eq!(GameName::of_id(MountainKing::ID), Some(GameName::MountainKing));
        let game = GameName::of_id(CaveTroll::ID).expect("a game of the house");
        assert_eq!(game.page_of(SaveId(7)), "cave-troll.html#table=7");
        assert_eq!(GameName::of_id("chess"), None);
        assert_eq!(GameName::of_id(TrollsAndPrincesses::ID), Some(GameName::TrollsAndPrincesses));
    }
}
