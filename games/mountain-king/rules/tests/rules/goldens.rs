//! Goldens of whole games: every action and draw with the final board and the score.
//!
//! After an intended change, rewrite them with `UPDATE_EXPECT=1 cargo nextest run -p mountain-king goldens`, read the
//! difference, and raise `MountainKing::RULES` if an old log would now replay differently.

use std::fmt::Write as _;

use moot_testkit::{ExpectFile, expect_file, goldens};
use mountain_king::{Setup, Side, Supply};

use crate::kit::{King, teams, usual};

fn golden(setup: Setup, seed: u64, file: ExpectFile) {
    let mut header = format!("setup {} {:?} {:?}", setup.players(), setup.side(), setup.supply());
    if setup.teams().any() {
        header.push_str(" teams");
        for team in setup.teams().iter() {
            header.push(' ');
            team.iter().for_each(|seat| write!(header, "{seat}").unwrap());
        }
    }
    goldens::check::<King>(&header, &setup, seed, file);
}

fn setup(players: u8, side: Side, supply: Supply) -> Setup {
    Setup::new(players, side, supply, None).unwrap()
}

#[test]
fn a_game_of_two_in_winter() {
    golden(setup(2, Side::Winter, Supply::Random), 2, expect_file!["../goldens/two-winter.txt"]);
}

#[test]
fn a_game_of_two_in_autumn() {
    let supply = Supply::Chosen([0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0]);
    golden(setup(2, Side::Autumn, supply), 12, expect_file!["../goldens/two-autumn.txt"]);
}

#[test]
fn a_game_of_three() {
    golden(setup(3, Side::Autumn, Supply::Random), 3, expect_file!["../goldens/three.txt"]);
}

#[test]
fn a_game_of_four() {
    golden(setup(4, Side::Winter, Supply::Distinct), 4, expect_file!["../goldens/four.txt"]);
}

#[test]
fn a_game_of_teams() {
    golden(teams([0, 1, 1, 0]), 6, expect_file!["../goldens/teams.txt"]);
}

#[test]
fn a_game_of_five() {
    golden(usual(5), 5, expect_file!["../goldens/five.txt"]);
}
