//! A game in progress: the log with undo, redo and replay, and the saves and links made from it.
//!
//! [`Table`] plays any [`Game`](moot_core::Game). It draws chance events from a [`Seed`], keeps every
//! position, and refuses to undo what a person has learnt. [`RawSave`] and [`RawLink`] are unvalidated input;
//! replaying them by the rules is the only way to a table.
//!
//! The crate has no clock and no storage. Times are plain numbers, saves and links are text.
#![forbid(unsafe_code)]

mod branch;
mod dice;
mod fair;
mod follow;
#[cfg(feature = "laws")]
pub mod laws;
mod link;
mod log;
mod play;
mod position;
mod refused;
mod save;
mod seed;
mod sum;
mod table;
mod undo;

pub use dice::Draws;
pub use fair::{Commitment, MIX, ShuffleProof};
pub use link::{LINK_FORMAT, LinkDecodeError, LinkOpenError, Purpose, RawLink, link_game};
pub use log::{Entry, EntryError, EntryOf, Ply, entry_from, entry_text};
pub use play::{Played, ReplayError};
pub use position::{BarePly, Position};
pub use refused::{Barrier, Refused};
pub use save::{
    Branch, Drift, FORMAT, Opened, RawSave, SaveDecodeError, SaveOpenError, Saved, SeatInfo, Snapshot,
    StepError, save_game_id,
};
pub use seed::{Seed, Stream};
pub use table::{Mark, Table};

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
