//! Reads the text files of `data/`. Every error names file and line. Of the rules of the game, only the constraints that the
//! generated tables and their users need are enforced here.

pub mod boards;
pub mod cave_tiles;
pub mod effect;
pub mod folder;
pub mod round_cards;
pub mod tiles;
pub mod troll_cards;
pub mod villages;
pub mod words;
