//! The twelve laws over random games for every number of players.

use moot_core::Seat;
use moot_core::laws::Thoroughness;
use moot_testkit::{laws, tests};
use trolls_and_princesses::{Board, CowsFrom, PlaceAction, Readings, Setup, Shared, TrollsBegin};

use crate::kit::{Princesses, usual};

/// The number of games for each setup.
const SEEDS: u64 = 400;

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Thoroughness { every: 12, listed: 24, strangers: 8, worlds: 2, mangled: 2 };
    let tally = laws::play::<Princesses>(plan, &[setup], SEEDS);
    assert!(tally.refused > 50_000 && tally.compared > 5_000, "{tally:?}");
}

tests! {
    played:
    two_players_keep_the_laws(usual(2)),
    three_players_keep_the_laws(usual(3)),
    four_players_keep_the_laws(usual(4)),
}

#[test]
fn chosen_boards_and_a_chosen_first_player_keep_the_laws() {
    let setups = [
        Setup::new(2, &[Board(2), Board(0)], Some(Seat(1))).unwrap(),
        Setup::new(4, &[Board(3), Board(2), Board(1), Board(0)], Some(Seat(2))).unwrap(),
    ];
    laws::play::<Princesses>(Thoroughness::default(), &setups, 20);
}

#[test]
fn every_option_for_an_open_question_keeps_the_laws() {
    let all = Shared::all().map(|shared| {
        let swap = shared.has(PlaceAction::Hire);
        let trolls = if swap { TrollsBegin::Caverns } else { TrollsBegin::Beside };
        let cows = if shared.has(PlaceAction::Castle) { CowsFrom::Village } else { CowsFrom::Supply };
        usual(2 + u8::from(swap)).with(Readings { trolls, shared, cows })
    });
    laws::play::<Princesses>(Thoroughness::default(), &all.collect::<Vec<_>>(), 6);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = laws::keep::<Princesses>(setup, 60);
    assert!(tally.undone > 400 && tally.barriers > 60 && tally.saves > 60, "{tally:?}");
}

tests! {
    kept:
    games_of_two_can_be_replayed_saved_and_undone(usual(2)),
    games_of_three_can_be_replayed_saved_and_undone(usual(3)),
    games_of_four_can_be_replayed_saved_and_undone(usual(4)),
}

#[test]
fn mutated_saves_are_refused_or_sound() {
    let setups = [usual(2), usual(4)];
    laws::mutate_saves::<Princesses>(&setups, 400);
}
