//! What is drawn on the mountain: the ground with what lies buried, tunnels, halls, pieces, and hints that lie over it for
//! the moment. Its land and trees are those of [`moot_art`].

pub mod ground;
pub mod hints;
pub mod pieces;
pub mod tunnel;
