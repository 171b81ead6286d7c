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
//! | [`goldens`] | whole games as text, compared with a file |
//! | [`coverage`] | every action, phase, event and draw happens in busy games |
//! | [`evaluator`] | the evaluation adds up and rates every action |
//! | [`players`] | computer players choose legal actions and do not depend on hidden information |
//! | [`wire`] | views survive a round trip to a worker; damaged bytes are refused or playable |
//! | [`saves`] | saved games stay readable |
//! | [`hoard`] | games of the toy game, for the formats of saves and links |
//! | [`shipped_links`] | the games in the link fixtures of every game |
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
pub mod evaluator;
pub mod goldens;
pub mod hoard;
mod kit;
pub mod laws;
pub mod perft;
mod play;
pub mod players;
pub mod rulings;
pub mod saves;
pub mod shipped_links;
pub mod wire;

pub use expect_test::{ExpectFile, expect_file};
pub use kit::{ActionOf, EventOf, Invariants, Kit, SetupOf, StateOf, ViewOf, busy, debug_name, uniform};
pub use play::{asked, busy_game, fault, legal, play, view, walk};

/// A test for each line: its name, and what the function that stands first is called with.
///
/// ```
/// # fn played(players: u8) { assert!(players < 4); }
/// moot_testkit::tests! {
///     played:
///     two_players_keep_the_laws(2),
///     three_players_keep_the_laws(3),
/// }
/// ```
#[macro_export]
macro_rules! tests {
    ($body:ident: $($name:ident($($argument:expr),+ $(,)?)),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                $body($($argument),+);
            }
        )+
    };
}
