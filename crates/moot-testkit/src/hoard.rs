//! Games of the toy game of `moot_core::laws::toy`, for tests and fixtures of saves and links.

use moot_core::SplitMix64;
use moot_core::laws::random_action;
use moot_core::laws::toy::{Hoard, HoardSetup};
use moot_table::{Purpose, RawLink, RawSave, SeatInfo, Seed, Table};

/// Three seats, two rounds.
pub const SETUP: HoardSetup = (3, 2);

/// The fixtures of every format: name and number of plays.
pub const FIXTURES: [(&str, usize); 3] = [("dealt", 0), ("running", 8), ("finished", 1000)];

/// Two people and a computer player.
pub fn seats() -> Vec<SeatInfo> {
    [("Una", SeatInfo::HUMAN), ("Två \"2\"", SeatInfo::HUMAN), ("Drei", "crafty")]
        .map(|(name, player)| SeatInfo {
            name: name.into(),
            colour: "moss".into(),
            pattern: "dots".into(),
            player: player.into(),
        })
        .to_vec()
}

/// A random game of `plays` plays, or to its end.
pub fn table(plays: usize) -> Table<Hoard> {
    let mut table = Table::new(SETUP, Seed::typed("Fixture 1"), SeatInfo::humans(&seats())).unwrap();
    let mut dice = SplitMix64::new(1);
    for _ in 0..plays {
        let Some((seat, action)) = random_action::<Hoard>(table.setup(), table.state(), &mut dice) else {
            break;
        };
        table.play(seat, action).unwrap();
    }
    table
}

/// The same game with a mark and an undone decision.
pub fn marked_table(plays: usize) -> Table<Hoard> {
    let mut table = table(plays);
    table.mark("curtain", 1_700_000_000_000);
    let _ = table.undo();
    table
}

/// The link to a [`table`].
pub fn link(plays: usize) -> RawLink {
    RawLink::of(&table(plays), &seats(), Purpose::Show).unwrap()
}

/// The save of a [`marked_table`].
pub fn save(plays: usize) -> RawSave {
    RawSave::of(&marked_table(plays), &seats(), "1.2.3").unwrap()
}
