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

    /// The name in saves and the address of the page; `None` for a game that cannot be played yet.
    const fn home(self) -> Option<(&'static str, &'static str)> {
        match self {
            GameName::MountainKing => Some((MountainKing::ID, "./")),
            GameName::CaveTroll => Some((CaveTroll::ID, "cave-troll.html")),
            GameName::TrollsAndPrincesses => Some((TrollsAndPrincesses::ID, "trolls-and-princesses.html")),
        }
    }

    /// The game with that name in saves.
    #[must_use]
    pub fn of_id(id: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.home().is_some_and(|(its, _)| its == id))
    }

    /// Where it is played; `None` for a game that cannot be played yet.
    #[must_use]
    pub fn page(self) -> Option<&'static str> {
        self.home().map(|(_, page)| page)
    }

    /// Where a saved game of it is continued.
    #[must_use]
    pub fn page_of(self, save: SaveId) -> Option<String> {
        self.page().map(|page| [page, "#table=", &save.to_string()].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_saves_leads_to_the_page_of_its_game() {
        assert_eq!(GameName::of_id(MountainKing::ID), Some(GameName::MountainKing));
        let game = GameName::of_id(CaveTroll::ID).expect("a game of the house");
        assert_eq!(game.page_of(SaveId(7)).as_deref(), Some("cave-troll.html#table=7"));
        assert_eq!(GameName::of_id("chess"), None);
        assert_eq!(GameName::of_id(TrollsAndPrincesses::ID), Some(GameName::TrollsAndPrincesses));
    }
}
