//! Reads the text files of `data/`. Every error names file and line. Of the rules of the game, only the constraints that the
//! generated tables and their users need are enforced here.

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
