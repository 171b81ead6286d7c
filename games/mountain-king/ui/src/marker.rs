//! The type that stands for the user interface of the game.

/// Stands for the user interface of the game: the traits of the page are implemented for it, in [`crate::game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MountainKingUi;
