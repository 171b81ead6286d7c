//! Computer players at tables of the Mountain King. More of them is tested in `moot-players`, whose tests play this game.

use moot_testkit::players;

use crate::kit::{King, usual};

#[test]
fn each_quick_level_beats_the_one_below() {
    players::quick_levels_rise::<King>((0..32).map(|_| usual(2)));
}
