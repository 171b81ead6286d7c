//! TODO-DOC

pub mod ground;
pub mod hints;
pub mod pieces;
pub mod tunnel;
