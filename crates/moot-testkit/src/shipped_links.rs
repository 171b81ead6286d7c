//! The games in the link fixtures, which must stay readable forever.

use moot_core::laws::random_action;
use moot_core::{SeatSet, SplitMix64};
use moot_table::{Purpose, RawLink, Saved, SeatInfo, ShuffleProof, Table};

/// The fixtures of every game: name, number of plays, and purpose of the link.
pub const FIXTURES: [(&str, usize, Purpose); 2] =
    [("running", 60, Purpose::Turn), ("finished", usize::MAX, Purpose::Show)];

/// The words that the seed of every fixture is mixed from.
pub const WORDS: [&str; 2] = ["heather", "granite"];

/// Two people.
pub fn seats() -> Vec<SeatInfo> {
    [("Ylva", "rowan", "stripes"), ("Torolf", "fjord", "dots")]
        .map(|(name, colour, pattern)| SeatInfo {
            name: name.into(),
            colour: colour.into(),
            pattern: pattern.into(),
            player: SeatInfo::HUMAN.into(),
        })
        .to_vec()
}

/// A random game of two with a mixed seed, of `plays` plays or to its end.
pub fn table<G: Saved>(setup: G::Setup, plays: usize) -> Table<G> {
    let seed = ShuffleProof::new([42; 16], &WORDS.map(String::from)).seed();
    let mut table = Table::<G>::new(setup, seed, SeatSet::all(2)).unwrap();
    let mut dice = SplitMix64::new(42);
    for _ in 0..plays {
        let Some((seat, action)) = random_action::<G>(table.setup(), table.state(), &mut dice) else {
            break;
        };
        table.play(seat, action).unwrap();
    }
    table
}

/// The link to a [`table`].
pub fn link<G: Saved>(setup: G::Setup, plays: usize, purpose: Purpose) -> RawLink {
    RawLink::of(&table::<G>(setup, plays), &seats(), purpose).unwrap()
}
