//! The twelve laws of `moot_core::laws` and `moot_table::laws`, over random games at every table.

use moot_core::laws::Thoroughness;
use moot_testkit::{Kit, laws};

use crate::kit::Heaps;

/// Games at each table.
const SEEDS: u64 = 200;

#[test]
fn random_games_keep_laws_1_to_4_and_8_to_12() {
    let tally = laws::play::<Heaps>(Thoroughness::THOROUGH, &Heaps::setups(), SEEDS);
    assert_eq!((tally.games, tally.unlisted), (4 * SEEDS, 0));
    assert!(tally.refused > 50_000 && tally.compared > 5_000, "{tally:?}");
}

#[test]
fn games_can_be_replayed_saved_linked_and_undone() {
    let (mut undone, mut barriers) = (0, 0);
    for setup in Heaps::setups() {
        let tally = laws::keep::<Heaps>(setup, SEEDS);
        assert!(tally.links > SEEDS, "{tally:?}");
        undone += tally.undone;
        barriers += tally.barriers;
    }
    assert!(undone > 300 && barriers > 10, "{undone} {barriers}");
}

#[test]
fn mutated_saves_and_links_are_refused_or_sound() {
    laws::mutate_saves::<Heaps>(&Heaps::setups(), 4_000);
    laws::mutate_links::<Heaps>(&Heaps::setups(), 4_000);
}
