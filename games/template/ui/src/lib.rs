//! The user interface of the template, a minimal implementation of the page's contracts. Copy it to add a game;
//! `games/template/README.md` describes how.
//!
//! [`NimUi`] implements three traits, all of them in [`game`]: `GameInfo` (for the lobby), `GameModel` (pure descriptions of a
//! position) and `GameView` (views). Read the files in this order: `marker`, `entry`, `chunks`, `game/mod.rs`, then `board`
//! (`mod.rs` lists its steps), `panels`, and `text`.

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
pub use marker::NimUi;
