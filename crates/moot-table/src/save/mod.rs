//! Saves: a table as text.
//!
//! ```text
//! text --decode--> RawSave --open::<G>--> Table<G>      (checked: json, format, checksum, shape | game, setup, replay)
//! text <--encode-- RawSave <--of--------- Table<G>
//! ```
//!
//! A save is one JSON object with its keys in alphabetical order. `checksum` is the CRC-32 of the compact
//! text of all other keys: it detects damage but tolerates re-indenting. Saving, loading and saving again
//! gives the same bytes.

mod error;
mod migrate;
mod open;
mod raw;
mod seal;

use moot_core::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use error::{SaveDecodeError, SaveOpenError};
pub use migrate::{FORMAT, StepError};
pub use open::{Drift, Opened};
pub use raw::{Branch, RawSave, SeatInfo, Snapshot, save_game_id};

/// A game whose setup can be saved. It is implemented for every game whose setup is `Serialize` and
/// `DeserializeOwned`. A rules crate derives both behind a feature and names no data format.
///
/// A setup may come from a damaged or forged save. `Deserialize` must refuse whatever `Game::deal` cannot
/// play (serde's `try_from` does that). `Serialize` should write the options only, never tables derived from
/// them.
pub trait Saved: Game<Setup: Serialize + DeserializeOwned> {}

impl<G: Game<Setup: Serialize + DeserializeOwned>> Saved for G {}
