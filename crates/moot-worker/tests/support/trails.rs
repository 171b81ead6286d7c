//! Random games, told as numbers in which every position on the way has a part. Tests on this machine and in the browser tell
//! them with the same words, so that the words show whether the rules are the same on both, bit for bit.

use std::fmt::{Debug, Write};
use std::hash::{DefaultHasher, Hasher};

use cave_troll::{CaveTroll, Set};
use moot_core::laws::play_out;
use moot_core::{Game, Teams};
use mountain_king::{MountainKing, Side, Supply};
use trolls_and_princesses::TrollsAndPrincesses;

/// What all machines have to come to.
pub const GOLDEN: &str = include_str!("../trails.txt");
/// How many games of each kind are written down.
pub const WRITTEN: u64 = 5;

/// The sum of everything that was written into it.
#[derive(Default)]
struct Sum(DefaultHasher);

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// A line about so many games with these options.
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

/// So many random games of every kind.
#[must_use]
pub fn told(games: u64) -> String {
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
