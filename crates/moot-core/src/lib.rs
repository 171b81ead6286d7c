//! The contract that every Trollmoot game implements, and the types that all games share.
//!
//! A game is a set of pure functions over an immutable [`Game::Setup`] and a small `Copy` [`Game::State`].
//! The crate has no dependencies and knows no browser, clock, random source or file. `ARCHITECTURE.md`
//! explains the design.
#![forbid(unsafe_code)]

mod dice;
mod game;
mod guide;
mod heard;
#[cfg(feature = "laws")]
pub mod laws;
mod order;
mod score;
mod seat;
mod teams;

pub use dice::{Dice, Mixer};
pub use game::{Game, Step, TextError, Turn};
pub use guide::{Guide, MAX_TERMS, Part};
pub use heard::Heard;
pub use order::in_order;
pub use score::{Category, MAX_CATEGORIES, ScoreSheet};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use teams::Teams;

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
