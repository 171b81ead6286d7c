//! Perft tables: the number of sequences of decisions from small fixed positions, draws not counted. A rule that allows too
//! much or too little changes a number.

use moot_core::Game;
use moot_testkit::perft;
use mountain_king::testing::Position;
use mountain_king::{Clan, MountainKing, Setup, Spell, Stage};

use crate::kit::{teams, usual};

fn table(position: &Position, expected: &[u64]) {
    position.honest();
    perft::check::<MountainKing>(&position.setup, &position.state, expected);
}

fn deal(setup: Setup, expected: &[u64]) {
    perft::check::<MountainKing>(&setup, &MountainKing::deal(&setup), expected);
}

#[test]
fn from_the_deal() {
    for (players, expected) in [(2, DEAL_2), (3, DEAL_3), (4, DEAL_4), (5, DEAL_5)] {
        deal(usual(players), expected);
    }
}

#[test]
fn from_the_deal_in_teams() {
    deal(teams([0, 1, 1, 0]), DEAL_TEAMS);
}

/// Two networks that one tile connects, with a hall that fits over both.
#[test]
fn a_turn_with_the_network_of_a_team_mate() {
    let mut position = Position::teams();
    position.gate_at(0, (20, 7)).tile(0, &[(20, 8), (21, 8)]).gate_at(3, (21, 12));
    position.tile(3, &[(21, 11), (22, 11)]).tile(3, &[(21, 10), (22, 10)]);
    position.statue(Clan::Moon, (22, 11)).store(3, "ii").stage(Stage::Work);
    table(&position, LINKING);
    position.tile(0, &[(21, 9), (22, 9)]).store(0, "t").stage(Stage::Halls);
    table(&position, LINKED);
}

#[test]
fn a_first_turn_with_nothing() {
    table(&Position::new(4), FIRST);
}

#[test]
fn a_first_turn_with_four_stones() {
    let mut position = Position::new(4);
    position.store(0, "ssss");
    table(&position, STONES);
}

#[test]
fn a_turn_with_a_workshop_and_a_spell() {
    let mut position = Position::new(2);
    position.gate_at(0, (18, 4)).tile(0, &[(19, 3), (19, 4)]).shop((19, 5), "stonemill");
    position.spell(0, Spell::HandToHand, 2).spell(1, Spell::SoftRock, 0).spell(2, Spell::Dowsing, 0);
    position.troll(0, 4, "Lunnva").hold(0, 4, "cT").store(0, "rs");
    table(&position, STEP_1);
}

#[test]
fn halls_and_statues() {
    let mut position = Position::new(2);
    position.gate_at(0, (20, 7)).anchored(0, &[(20, 8), (21, 8), (22, 8)], (21, 8));
    position.tile(0, &[(20, 9), (21, 9), (22, 9)]).tile(0, &[(21, 10), (22, 10), (23, 10), (24, 10)]);
    position.stand(0, Clan::Ice, (21, 8)).statue(Clan::Moon, (22, 9)).statue(Clan::Fire, (23, 10));
    position.troll(0, 4, "Halfdim").hold(0, 4, "TT").store(0, "t").stage(Stage::Halls);
    table(&position, HALLS);
}

// Checked by hand: 32 pairs of start points share a number; each drafter has two starters and four slots.
const DEAL_2: &[u64] = &[8, 32, 256];
const DEAL_3: &[u64] = &[3, 6, 6];
const DEAL_4: &[u64] = &[4, 12, 24];
const DEAL_5: &[u64] = &[5, 20, 60];
// Of four points each has two beside it: the second team may take any of the three left, then its other member what is beside.
const DEAL_TEAMS: &[u64] = &[4, 12, 16];
// Five trolls of the bottom row, three slots, then the end of the turn or a trade for one of seven kinds.
const FIRST: &[u64] = &[5, 15, 120, 432, 1184];
// After each of the five recruits the troll is placed or a trade for one of seven kinds begun.
const STONES: &[u64] = &[20, 188, 342];
const STEP_1: &[u64] = &[16, 91, 395, 1417];
const LINKING: &[u64] = &[6, 37, 174, 628];
// One cart brings the statue to four squares; the chamber lies two ways over both networks, the Spring only if it were flipped.
const LINKED: &[u64] = &[7, 27, 61];
const HALLS: &[u64] = &[21, 272, 2854];
