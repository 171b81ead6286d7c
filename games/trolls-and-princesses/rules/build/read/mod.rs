//! Reads the text files of `data/`. Every complaint names file and line; of the rules of the game only what the generated
//! tables and their users cannot do without is enforced here.

pub mod boards;
pub mod cave_tiles;
pub mod effect;
pub mod folder;
pub mod round_cards;
pub mod tiles;
pub mod troll_cards;
pub mod villages;
pub mod words;
