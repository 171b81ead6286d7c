//! Perft tables: the number of sequences of decisions from small fixed positions, draws not counted. A rule that allows too
//! much or too little changes a number.

use moot_testkit::perft;
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Item, TrollsAndPrincesses};

fn table(position: &Position, expected: &[u64]) {
    position.honest();
    perft::check::<TrollsAndPrincesses>(&position.setup, &position.state, expected);
}

#[test]
fn from_the_deal() {
    for players in 2..=4 {
        let mut game = Position::new(players);
        game.goods(0, [0; 3], 3, 1);
        table(&game, DEAL[usize::from(players) - 2]);
    }
}

#[test]
fn a_lone_troll_in_the_mining_cavern() {
    let mut game = Position::new(2);
    game.trolls(0, 4, "power").moving("nowhere").play("move power mining");
    table(&game, LONE);
}

#[test]
fn a_crowded_village() {
    let mut game = Position::new(3);
    game.trolls(0, 2, "I").trolls(1, 2, "I").goods(0, [3, 2, 1], 4, 0).put(Item::Princess, 1, "I");
    game.lay(0, "bell-11").lay(0, "princess-06 -1,1,-1,1 0").card(0, "rafters").castle("I", "secret-gate");
    game.moving("I").play("move beside I push 1; flee mining");
    table(&game, VILLAGE);
}

#[test]
fn two_tiles_are_built() {
    let mut game = Position::new(2);
    game.lay(0, "princess-06").lay(0, "bell-02 -1,1,-1,1 0").goods(0, [2, 0, 0], 0, 0);
    game.show("resource-07 bell-16 victory-toads-a princess-13 princess-15").trolls(0, 2, "building");
    game.acting("building").play("build");
    table(&game, TILES);
}

#[test]
fn trolls_and_humans_walk() {
    let mut game = Position::new(2);
    game.show("hand-in-hand")
        .lay(0, "hand-in-hand")
        .trolls(0, 2, "mining")
        .trolls(0, 1, "I")
        .moving("nowhere");
    game.play("move beside mining; activate hand-in-hand");
    table(&game, WALK);
}

// Checked by hand: three cards; then three caverns and the villages of the game; then, with the first troll alone, 3 + 3 + 9
// in the caverns and 1 in each village, and some more where the king is.
const DEAL: [&[u64]; 3] = [&[3, 15, 51], &[3, 18, 52], &[3, 21, 58]];
// Checked by hand: mine obsidian, activate the printed king's tile, or be done; then nothing but being done after the first
// two, and nine moves (four from the power cavern, five from beside).
const LONE: &[u64] = &[3, 11, 45];
// Checked by hand: princess, bell, castle, two ways to pay a swap, three caverns for a human, a cow, or be done.
const VILLAGE: &[u64] = &[10, 55, 274];
// Checked by hand: five tiles; then five places, with five turns for four of them and one for the victory tile; then the four
// that are left, or enough.
const TILES: &[u64] = &[5, 105, 525];
// Checked by hand: four steps each for a troll of the mining cavern, the one that was moved and the one in village I; two
// for the human. Both are compulsory.
const WALK: &[u64] = &[14, 48, 144];
