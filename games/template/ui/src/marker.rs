//! The marker type of the game's user interface, and its session type.

use moot_table_ui::game::session;

/// Marker type of the game's user interface; [`crate::game`] implements the page traits for it. They cannot be implemented for
/// the type of the rules, which belongs to another crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimUi;

/// A game of Nim on the page.
pub type Session = session::Session<NimUi>;
