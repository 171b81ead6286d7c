//! The contract that every Trollmoot game implements, and the types that all games share.
//!
//! A game is a set of pure functions over an immutable [`Game::Setup`] and a small `Copy` [`Game::State`].
//! The crate has no dependencies and knows no browser, clock, random source or file. `ARCHITECTURE.md`
//! explains the design.
#![forbid(unsafe_code)]

mod calibration;
mod dice;
mod evaluator;
mod event_sink;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
mod order;
mod raw_view;
mod score;
mod seat;
mod teams;
mod text;
mod violation;

pub use calibration::Calibration;
pub use dice::{Dice, SplitMix64};
pub use evaluator::{Evaluator, FeatureValue, MAX_TERMS, add_terms, add_weighted_terms};
pub use event_sink::EventSink;
pub use game::{Game, Step, Turn};
pub use order::in_order;
pub use raw_view::{SetupAndView, UncheckedView, ViewError, sample_position};
pub use score::{Category, MAX_CATEGORIES, ScoreSheet};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use teams::Teams;
pub use text::{TextError, TextReader, parse_number, parse_seat};
pub use violation::{Violation, ensure};

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
