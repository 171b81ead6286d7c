//! The user interface of *Cave Troll*: board, panels, selection, art and texts in every language.

pub mod art;
pub mod board;
pub mod chunks;
pub mod entry;
pub mod game;
mod marker;
pub mod panels;
#[cfg(any(test, feature = "testing"))]
pub mod samples;
pub mod text;

pub use entry::ENTRY;
pub use marker::CaveTrollUi;
