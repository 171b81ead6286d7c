//! The marker type of the game's user interface, and its session type.

use moot_table_ui::game::session;

/// Marker type of the game's user interface; [`crate::game`] implements the page traits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrollsAndPrincessesUi;

/// A game of Trolls & Princesses on the page.
pub type Session = session::Session<TrollsAndPrincessesUi>;
