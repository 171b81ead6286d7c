//! Tests and benchmarks that every rules crate runs in the same way.
//!
//! A rules crate describes itself once, by implementing [`Kit`] (and [`wire::Wired`]) for a marker type in its test binary.
//! Each module here is one kind of test; its functions are the bodies of tests and fail by panicking, with a message that
//! says which game and which position.
//!
//! | module | what it tests |
//! |---|---|
//! | [`laws`] | the laws of `moot-core` and `moot-table` over random games |
//! | [`perft`] | counts of sequences of decisions from fixed positions |
//! | [`goldens`] | whole games in words, compared with a file |
//! | [`coverage`] | every action, phase, event and draw happens in busy games |
//! | [`guide`] | the judgement adds up and rates every action |
//! | [`players`] | computer players choose legal actions and do not depend on hidden things |
//! | [`wire`] | views survive the way to a worker; damaged bytes are refused or playable |
//! | [`saves`] | saved games stay readable |
//! | [`hoard`] | games of the toy game, for the formats of saves and links |
//! | [`rulings`] | every ruling names a test that exists |
//! | [`data`] | faults in the data files are reported with file and line |
//! | [`mod@bench`] | the benchmarks that all rules crates share |
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "tests fail by panicking"
)]

pub mod bench;
pub mod coverage;
pub mod data;
pub mod goldens;
pub mod guide;
pub mod hoard;
mod kit;
pub mod laws;
pub mod perft;
mod play;
pub mod players;
pub mod rulings;
pub mod saves;
pub mod wire;

pub use expect_test::{ExpectFile, expect_file};
pub use kit::{ActionOf, Census, EventOf, Kit, SetupOf, StateOf, ViewOf, busy, debug_name, uniform};
pub use play::{asked, busy_game, legal, play, view, walk};
