//! Random games, hashed over all their positions. Native and browser tests print the same text, which shows
//! that the rules behave equally on both platforms, bit for bit.

use std::fmt::{Debug, Write};
use std::hash::{DefaultHasher, Hasher};

use cave_troll::{CaveTroll, Set};
use moot_core::laws::play_out;
use moot_core::{Game, Teams};
use mountain_king::{MountainKing, Side, Supply};
use trolls_and_princesses::TrollsAndPrincesses;

/// The golden text.
pub const GOLDEN: &str = include_str!("../trails.txt");
/// The number of games of each kind in the golden.
pub const WRITTEN: u64 = 5;

/// A hash over everything written to it.
#[derive(Default)]
struct Sum(DefaultHasher);

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// One line for a number of games with one setup.
fn trail<G: Game<Setup: Debug>>(out: &mut String, name: &str, setup: &G::Setup, games: u64) {
    let mut sum = Sum::default();
    let mut positions = 0_u64;
    for seed in 0..games {
        play_out::<G>(setup, seed, |state| {
            write!(sum, "{state:?}").unwrap();
            positions += 1;
        });
    }
    writeln!(out, "{} {name}: {games} games, {positions} positions, {:016x}", G::ID, sum.0.finish()).unwrap();
}

/// Random games of every kind.
#[must_use]
pub fn printed(games: u64) -> String {
    let mut out = String::new();
    for (players, side) in
        [(2, Side::Winter), (2, Side::Autumn), (3, Side::Autumn), (4, Side::Winter), (5, Side::Winter)]
    {
        let setup = mountain_king::Setup::new(players, side, Supply::Random, None).unwrap();
        trail::<MountainKing>(&mut out, &format!("{players} {side:?}"), &setup, games);
    }
    let teams = mountain_king::Setup::usual(4).and_then(|setup| setup.in_teams(Teams::marked(&[0, 1, 1, 0])));
    trail::<MountainKing>(&mut out, "teams", &teams.unwrap(), games);
    for (players, set) in
        [(2, Set::Classic), (3, Set::Classic), (4, Set::Classic), (2, Set::Variant), (4, Set::Variant)]
    {
        let setup = cave_troll::Setup::new(players, set, None).unwrap();
        trail::<CaveTroll>(&mut out, &format!("{players} {set:?}"), &setup, games);
    }
    for players in [2, 3, 4] {
        let setup = trolls_and_princesses::Setup::usual(players).unwrap();
        trail::<TrollsAndPrincesses>(&mut out, &players.to_string(), &setup, games);
    }
    out
}
