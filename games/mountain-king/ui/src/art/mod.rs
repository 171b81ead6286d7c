//! Art of the mountain: the ground with its buried contents, tunnels, halls, pieces, and transient overlays. Land and trees
//! come from [`moot_art`].

pub mod ground;
pub mod hints;
pub mod icons;
pub mod pieces;
pub mod terrain;
pub mod tunnel;
