//! Laws 5 to 7 hold for a correct game, and each detects the fault that it is written for.

use moot_core::laws::toy::{Hoard, SETUPS, fault};
use moot_table::laws::{check_all, mutants};

#[test]
fn a_correct_game_keeps_every_law() {
    let tally = check_all::<Hoard>(&SETUPS, 0..200).unwrap();
    assert_eq!(tally.games, 800);
    assert!(
        tally.acts > 10_000 && tally.saves > 900 && tally.undone > 200 && tally.barriers > 200,
        "{tally:?}"
    );
    assert!(tally.misfits > 5_000, "{tally:?}");
}

#[test]
fn ten_thousand_mutated_saves_are_refused_or_sound() {
    let tally = mutants::<Hoard>(&SETUPS, 10_000).unwrap();
    assert_eq!(tally.refused + tally.opened, 10_000);
    assert!(tally.opened > 1_000 && tally.refused > 3_000 && tally.salvaged > 1_000, "{tally:?}");
}

/// The law that a faulty game breaks.
fn broken<const FAULT: u8>() -> Option<u8> {
    check_all::<Hoard<FAULT>>(&SETUPS, 0..20).err().map(|breach| breach.law)
}

#[test]
fn law_5_finds_a_replay_that_differs() {
    assert_eq!(check_all::<Hoard<{ fault::NOTHING }>>(&SETUPS, 0..20).err(), None);
    // The first expensive step decides whether undo or replay meets the hidden counter first.
    assert!(matches!(broken::<{ fault::HIDDEN_COUNTER }>(), Some(5..=7)));
}

#[test]
fn law_6_finds_a_save_that_loads_differently() {
    assert_eq!(broken::<{ fault::AMBIGUOUS }>(), Some(6));
}

#[test]
fn an_endless_game_is_stopped_by_its_bound() {
    let breach = check_all::<Hoard<{ fault::ENDLESS }>>(&SETUPS, 0..1).unwrap_err();
    assert!(breach.to_string().contains("more than 200 entries"), "{breach}");
}

#[test]
fn a_panic_in_a_mutant_is_found() {
    assert_eq!(mutants::<Hoard<{ fault::PANICS }>>(&SETUPS, 1_000).err().map(|breach| breach.law), Some(0));
}

#[test]
fn ten_thousand_mutated_links_are_refused_or_sound() {
    let tally = moot_table::laws::link_mutants::<Hoard>(&SETUPS, 10_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 10_000);
    assert!(tally.opened > 200 && tally.refused > 3_000, "{tally:?}");
}
