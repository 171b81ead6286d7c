//! Reads the text files of `data/`. Every complaint names file and line; of the rules of the game only what the generated
//! tables and their users cannot do without is enforced here.

pub mod artifacts;
pub mod decks;
pub mod dungeon;
pub mod folder;
pub mod walls;
