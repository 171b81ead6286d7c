//! Reads the text files of `data/`. Every error names file and line. Of the rules of the game, only the constraints that the
//! generated tables and their users need are enforced here.

pub mod artifacts;
pub mod decks;
pub mod dungeon;
pub mod folder;
pub mod walls;
