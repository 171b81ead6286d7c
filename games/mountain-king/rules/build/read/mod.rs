//! Reads the text files of `data/`. Every complaint names file and line; of the rules of the game only what the generated
//! tables and their users cannot do without is enforced here.

pub mod board;
pub mod folder;
pub mod halls;
pub mod notation;
pub mod shape;
pub mod spells;
pub mod square;
pub mod starters;
pub mod tokens;
pub mod trolls;
pub mod tunnels;
pub mod workshops;
