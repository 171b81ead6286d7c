//! Perft tables: the number of sequences of decisions from small fixed positions, draws not counted. A rule that allows too
//! much or too little changes a number.

use cave_troll::testing::Position;
use cave_troll::{CaveTroll, Set};
use moot_core::Game;
use moot_testkit::perft;

use crate::kit::setup;

fn table(position: &Position, expected: &[u64]) {
    position.honest();
    perft::check::<CaveTroll>(&position.setup, &position.state, expected);
}

#[test]
fn from_the_deal() {
    for players in 2..=4 {
        for set in [Set::Classic, Set::Variant] {
            let setup = setup(players, set);
            perft::check::<CaveTroll>(&setup, &CaveTroll::deal(&setup), DEAL);
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
fn wraiths_that_push_wraiths() {
    let mut game = Position::classic(3);
    game.put("B 0:wraith 1:wraith").put("A 1:adventurer 2:wraith");
    table(&game, CHAIN);
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
const VARIANT: &[u64] = &[18, 285, 4600];
const FALL: &[u64] = &[33, 1296, 53887];
const LANTERN: &[u64] = &[8, 88, 2457];
// Checked by hand: draw, end, three steps and three pushes.
const CHAIN: &[u64] = &[8, 40, 203];
