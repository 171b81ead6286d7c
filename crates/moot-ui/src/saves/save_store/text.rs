//! Reads and writes the text of a save.

use moot_core::Game;
use moot_table::{Branch, Opened, RawSave, Saved, SeatInfo, Table, save_game_id};

use crate::registry::GameEntry;
use crate::saves::trouble::Trouble;

/// The version of the program that writes saves.
pub const APP: &str = env!("CARGO_PKG_VERSION");

/// The game of a save, if it is not `G`.
#[must_use]
pub fn other_game<G: Game>(text: &str) -> Option<&'static GameEntry> {
    let id = save_game_id(text).ok().filter(|id| id != G::ID)?;
    GameEntry::of_id(&id)
}

/// Reads a save completely, to a playable game.
///
/// # Errors
/// Why it is not a game.
pub fn read<G: Saved>(text: &str) -> Result<Box<Opened<G>>, Trouble<G>> {
    let raw = RawSave::decode(text).map_err(Trouble::Unreadable)?;
    raw.open::<G>().map(Box::new).map_err(|why| Trouble::unplayable(why, raw.seats.clone()))
}

/// The text of a save, which may be a variation of another game.
///
/// # Errors
/// Never for the setup of a playable game.
pub fn write<G: Saved>(
    table: &Table<G>,
    seats: &[SeatInfo],
    branch: Option<&Branch>,
) -> Result<String, serde_json::Error> {
    let save = RawSave::of(table, seats, APP)?;
    RawSave { branch: branch.cloned(), ..save }.encode()
}
