//! Whole games, to the same log on every device.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use cave_troll::{CaveTroll, Set};
use moot_core::laws::toy::{Hoard, SETUPS};
use moot_net::Relation;
use moot_table::Saved;
use mountain_king::MountainKing;
use nim_template::{Nim, Size};
use trolls_and_princesses::TrollsAndPrincesses;

use crate::driver::{CALM, Driver, Habits, Tally, WILD};
use crate::world::{Troubles, World};

/// Plays one game.
fn played<G: Saved>(setup: G::Setup, seed: u64, habits: Habits, troubles: Troubles) -> Tally {
    let seats = G::seats(&setup);
    let players = seats.min(2 + (seed % 3) as usize);
    let watchers = (seed / 3 % 2) as usize;
    let game = || {
        let mut world = World::<G>::new(setup, players, watchers, seed);
        world.troubles = troubles;
        Driver::new(world, habits).play().1
    };
    catch_unwind(AssertUnwindSafe(game)).unwrap_or_else(|why| {
        println!("seed {seed}");
        resume_unwind(why)
    })
}

const HONEST: Troubles = Troubles { doubled: 20, damaged: 0 };

#[test]
fn a_thousand_games_end_with_the_same_log_whatever_happens_to_the_connections() {
    let mut tally = Tally::default();
    for seed in 0..1000 {
        let setup = SETUPS[seed as usize % SETUPS.len()];
        let habits = Habits { mesh: seed % 4 == 3, ..WILD };
        tally.add(played::<Hoard>(setup, seed, habits, HONEST));
    }
    println!("{tally:?}");
    assert_eq!(tally.games, 1000);
    assert!(
        tally.breaks > 1000 && tally.reloads > 1000 && tally.leaves > 200 && tally.usurps > 200,
        "{tally:?}"
    );
    assert!(tally.undos > 100 && tally.denied > 50 && tally.partings > 50, "{tally:?}");
    assert!(tally.lists > 100, "{tally:?}");
}

#[test]
fn damaged_messages_end_connections_and_no_game() {
    let mut tally = Tally::default();
    for seed in 0..150 {
        let setup = SETUPS[seed as usize % SETUPS.len()];
        tally.add(played::<Hoard>(setup, seed, WILD, Troubles { doubled: 20, damaged: 15 }));
    }
    println!("{tally:?}");
    assert_eq!(tally.games, 150);
}

#[test]
fn without_troubles_chains_never_part_and_every_draw_is_confirmed() {
    for seed in 0..40 {
        let setup = SETUPS[seed as usize % SETUPS.len()];
        let tally = played::<Hoard>(setup, seed, CALM, Troubles { doubled: 0, damaged: 0 });
        assert_eq!(tally.partings, 0);
        assert!(tally.confirmed > 4);
    }
}

#[test]
fn the_template_and_the_three_games_are_played_to_the_end() {
    let mut tally = Tally::default();
    for seed in 0..10 {
        tally.add(played::<Nim>(nim_template::Setup::new(3, Size::Large).unwrap(), seed, WILD, HONEST));
    }
    tally.add(played::<CaveTroll>(cave_troll::Setup::new(3, Set::Classic, None).unwrap(), 1, WILD, HONEST));
    tally.add(played::<MountainKing>(mountain_king::Setup::usual(3).unwrap(), 2, WILD, HONEST));
    tally.add(played::<TrollsAndPrincesses>(
        trolls_and_princesses::Setup::usual(4).unwrap(),
        3,
        WILD,
        HONEST,
    ));
    println!("{tally:?}");
    assert_eq!(tally.games, 13);
    assert!(tally.lists > 100, "{tally:?}");
}

#[test]
fn a_world_is_a_function_of_its_seed() {
    let play = || Driver::new(World::<Hoard>::new((3, 3), 3, 1, 5), WILD).play().0;
    let (one, two) = (play(), play());
    let number = one.alive()[0];
    assert_eq!(one.log(number).chain().relation(two.log(number).chain()), Relation::Same);
    assert_eq!(one.now, two.now);
}
