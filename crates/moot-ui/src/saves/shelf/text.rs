//! The text of a save: read all the way to a game, and written.

use moot_core::Game;
use moot_table::{Branch, Opened, RawSave, Saved, SeatInfo, Table, peek};

use crate::registry::GameEntry;
use crate::saves::trouble::Trouble;

/// The version of the program that writes saves.
pub const APP: &str = env!("CARGO_PKG_VERSION");

/// The game of the house to which a save belongs, if that is not `G`.
#[must_use]
pub fn other_game<G: Game>(text: &str) -> Option<&'static GameEntry> {
    let id = peek(text).ok().filter(|id| id != G::ID)?;
    GameEntry::of_id(&id)
}

/// Reads a save all the way to a game.
///
/// # Errors
/// Why it is none.
pub fn read<G: Saved>(text: &str) -> Result<Box<Opened<G>>, Trouble<G>> {
    let raw = RawSave::decode(text).map_err(Trouble::Unreadable)?;
    raw.open::<G>().map(Box::new).map_err(|why| Trouble::unplayable(why, raw.seats.clone()))
}

/// The text of a save of a game, which may be a what-if of another.
///
/// # Errors
/// Never for the options of a game that can be played.
pub fn write<G: Saved>(
    table: &Table<G>,
    seats: &[SeatInfo],
    branch: Option<&Branch>,
) -> Result<String, serde_json::Error> {
    let save = RawSave::of(table, seats, APP)?;
    RawSave { branch: branch.cloned(), ..save }.encode()
}
