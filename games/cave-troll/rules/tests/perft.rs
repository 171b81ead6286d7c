//! Perft tables: how many sequences of decisions there are from small fixed positions, draws not counted. A rule that
//! allows too much or too little changes a number here.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use cave_troll::testing::Position;
use cave_troll::{CaveTroll, Set, Setup, State};
use moot_core::{Game, Seat, Turn};

/// Sequences of `depth` decisions. A draw takes its first possible outcome.
fn perft(setup: &Setup, state: &State, depth: u32) -> u64 {
    let mut state = *state;
    while CaveTroll::turn(setup, &state) == Turn::Chance {
        let outcome = CaveTroll::roll(setup, &state, &mut Lowest);
        let _ = CaveTroll::fall(setup, &mut state, outcome, &mut ()).unwrap();
    }
    let Turn::Seats(seats) = CaveTroll::turn(setup, &state) else { return 0 };
    let seat: Seat = seats.iter().next().unwrap();
    let mut legal = Vec::new();
    CaveTroll::legal(setup, &state, seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut after = state;
            let _ = CaveTroll::act(setup, &mut after, seat, action, &mut ());
            perft(setup, &after, depth - 1)
        })
        .sum()
}

/// Dice that always show the lowest side.
struct Lowest;

impl moot_core::Dice for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

fn table(position: &Position, expected: &[u64]) {
    position.honest();
    let found: Vec<u64> =
        (1..=expected.len() as u32).map(|n| perft(&position.setup, &position.state, n)).collect();
    assert_eq!(found, expected);
}

#[test]
fn from_the_deal() {
    for players in 2..=4 {
        for set in [Set::Classic, Set::Variant] {
            let setup = Setup::new(players, set, None).unwrap();
            let state = CaveTroll::deal(&setup);
            let found: Vec<u64> = (1..=DEAL.len() as u32).map(|n| perft(&setup, &state, n)).collect();
            assert_eq!(found, DEAL, "{players} players, {set:?}");
        }
    }
}

#[test]
fn a_lone_adventurer_beside_a_staircase() {
    let mut game = Position::classic(2);
    game.put("A 0:adventurer");
    table(&game, LONE);
}

#[test]
fn a_classic_melee() {
    let mut game = Position::classic(3);
    game.put("B 0:wraith 0:orc 1:adventurer 1:barbarian 2:knight").put("A 0:adventurer 0:thief");
    game.put("G 2:orc 2:adventurer 0:adventurer 1:adventurer 1:wraith").put("H 1:cave-troll");
    table(&game, CLASSIC);
}

#[test]
fn a_variant_melee() {
    let mut game = Position::variant(3);
    game.put("B 0:banshee 0:rampaging-troll 1:adventurer 1:grunt 2:paladin")
        .put("A 0:adventurer 0:assassin 1:adventurer");
    game.put("G 2:grunt 2:adventurer 0:giant-slayer 1:adventurer 1:banshee")
        .put("I 0:grunt 0:paladin 1:berserker");
    table(&game, VARIANT);
}

#[test]
fn a_cave_troll_falls() {
    let mut game = Position::classic(3);
    game.put("B 0:adventurer 1:adventurer 1:wraith 2:knight").put("A 2:adventurer 0:orc").put("C 0:thief");
    game.draw_and_play("cave-troll");
    table(&game, FALL);
}

#[test]
fn four_heroes_by_the_light_of_the_lantern() {
    let mut game = Position::classic(2);
    game.relic(0, "lantern").put("A 0:adventurer 0:adventurer").put("V 0:knight").put("X 0:thief");
    game.play("artifact");
    table(&game, LANTERN);
}

// Checked by hand: draw or end; then one card to play, or draw or end of the other player; then four staircases, ...
const DEAL: &[u64] = &[2, 3, 7];
// Checked by hand: draw, end, and the two doorways of A; then 1 + 2 + 5 from B + 4 from the staircase.
const LONE: &[u64] = &[4, 12, 39];
const CLASSIC: &[u64] = &[54, 2764, 140112];
const VARIANT: &[u64] = &[18, 283, 4532];
const FALL: &[u64] = &[33, 1296, 53887];
const LANTERN: &[u64] = &[7, 43, 488];
