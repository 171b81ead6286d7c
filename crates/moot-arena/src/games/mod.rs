//! The games of the arena, by name, and what the arena counts in each of them.

mod cave_troll;
mod mountain_king;
mod template;
mod trolls_and_princesses;

use ::cave_troll::CaveTroll;
use ::mountain_king::MountainKing;
use ::trolls_and_princesses::TrollsAndPrincesses;
use clap::ValueEnum;
use nim_template::Nim;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;

/// A game of the arena. Its name is [`Game::ID`](moot_core::Game::ID).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// In the Hall of the Mountain King.
    #[default]
    MountainKing,
    /// Cave Troll.
    CaveTroll,
    /// Trolls & Princesses.
    TrollsAndPrincesses,
    /// The template, which is not shipped.
    Template,
}

/// A computation that can be run for any game.
pub trait Job {
    /// The result.
    type Out;

    /// Runs the computation.
    ///
    /// # Errors
    /// Why it failed.
    fn with<G: ArenaGame>(self) -> Result<Self::Out, ArenaError>;
}

impl GameName {
    /// Returns the game with that ID.
    #[must_use]
    pub fn of(id: &str) -> Option<GameName> {
        GameName::from_str(id, false).ok()
    }

    /// Runs a computation for the game.
    ///
    /// # Errors
    /// Why it failed.
    pub fn give<J: Job>(self, job: J) -> Result<J::Out, ArenaError> {
        match self {
            GameName::MountainKing => job.with::<MountainKing>(),
            GameName::CaveTroll => job.with::<CaveTroll>(),
            GameName::TrollsAndPrincesses => job.with::<TrollsAndPrincesses>(),
            GameName::Template => job.with::<Nim>(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that the ID is the one expected.
    struct Named(&'static str);

    impl Job for Named {
        type Out = ();

        fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
            assert_eq!(G::ID, self.0);
            assert!(!G::SETUPS.is_empty(), "{} has no usual setup", G::ID);
            Ok(())
        }
    }

    #[test]
    fn a_game_is_found_by_its_id() {
        for id in ["mountain-king", "cave-troll", "trolls-and-princesses", "template"] {
            GameName::of(id).unwrap().give(Named(id)).unwrap();
        }
        assert_eq!(GameName::of("chess"), None);
    }
}
