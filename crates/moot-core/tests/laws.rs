//! The laws hold for a correct game, and each law detects the fault that it is written for.

use moot_core::laws::toy::{Hoard, SETUPS, check_invariants, fault};
use moot_core::laws::{Breach, Tally, Thoroughness, check_all, check_all_with, check_position, play_out};
use moot_core::{Evaluator, Game, Seat, Turn};

/// The breach that the laws find in a faulty game.
fn found<const FAULT: u8>(thoroughness: Thoroughness) -> Option<Breach> {
    check_all_with::<Hoard<FAULT>>(thoroughness, &SETUPS, 0..60, check_invariants).err()
}

/// Asserts that the default thoroughness and the thorough thoroughness detect the fault.
fn caught<const FAULT: u8>(law: u8, words: &str) {
    for thoroughness in [Thoroughness::default(), Thoroughness::THOROUGH] {
        let breach = found::<FAULT>(thoroughness);
        assert!(breach.as_ref().is_some_and(|breach| breach.law == law), "{breach:?}");
        assert!(breach.as_ref().is_some_and(|breach| breach.what.contains(words)), "{breach:?}");
    }
}

#[test]
fn a_correct_game_keeps_every_law() {
    let tally: Tally = check_all::<Hoard>(&SETUPS, 0..200, check_invariants).unwrap();
    assert_eq!(tally.games, 800);
    let Tally { acts, falls, listed, refused, unlisted, worlds, compared, texts, longest, .. } = tally;
    for (n, least) in [
        (acts, 10_000),
        (falls, 10_000),
        (listed, 2_000),
        (refused, 10_000),
        (unlisted, 10),
        (worlds, 10_000),
        (compared, 10_000),
        (texts, 20_000),
        (longest, 50),
    ] {
        assert!(n >= least, "{tally:?}");
    }
}

#[test]
fn a_thorough_plan_checks_every_step() {
    let tally = check_all_with::<Hoard>(Thoroughness::THOROUGH, &SETUPS, 0..30, check_invariants).unwrap();
    assert!(tally.worlds > (tally.acts + tally.falls) * 8, "{tally:?}");
}

#[test]
fn the_plan_does_not_change_the_games() {
    let one = check_all_with::<Hoard>(Thoroughness::default(), &SETUPS, 0..20, check_invariants).unwrap();
    let two = check_all_with::<Hoard>(Thoroughness::THOROUGH, &SETUPS, 0..20, check_invariants).unwrap();
    assert_eq!((one.acts, one.falls, one.longest), (two.acts, two.falls, two.longest));
}

#[test]
fn the_same_random_game_can_be_played_without_checks() {
    let mut positions = 0;
    let last = play_out::<Hoard>(&SETUPS[1], 5, |state| {
        check_invariants(&SETUPS[1], state).unwrap();
        positions += 1;
    });
    assert_eq!(Hoard::<0>::turn(&SETUPS[1], &last), Turn::Over);
    let tally = check_all::<Hoard>(&SETUPS[1..2], [5], check_invariants).unwrap();
    assert_eq!(tally.longest + 1, positions);
}

#[test]
fn one_position_can_be_checked_by_itself() {
    let mut middle = Hoard::<0>::deal(&SETUPS[0]);
    let mut n = 0;
    play_out::<Hoard>(&SETUPS[0], 1, |state| {
        n += 1;
        if n == 5 {
            middle = *state;
        }
    });
    let tally =
        check_position::<Hoard>(Thoroughness::THOROUGH, &SETUPS[0], &middle, 3, check_invariants).unwrap();
    assert_eq!(tally.acts + tally.falls, 1);
    assert!(tally.worlds > 0);
    middle.discard |= middle.deck;
    let breach = check_position::<Hoard>(Thoroughness::THOROUGH, &SETUPS[0], &middle, 3, check_invariants)
        .unwrap_err();
    assert_eq!(breach.law, 10);
}

#[test]
fn law_1_finds_an_unsorted_list() {
    caught::<{ fault::UNSORTED }>(1, "before");
}

#[test]
fn law_1_finds_a_list_for_a_seat_that_is_not_asked() {
    caught::<{ fault::LISTED_UNASKED }>(1, "has 2 legal actions");
}

#[test]
fn law_2_finds_a_listed_action_that_is_refused() {
    caught::<{ fault::LISTED_REFUSED }>(2, "is refused");
}

#[test]
fn law_2_finds_an_action_of_a_seat_that_is_not_asked() {
    caught::<{ fault::UNASKED_ACCEPTED }>(2, "not asked");
}

#[test]
fn law_10_finds_a_payment_with_coins_that_the_seat_lacks() {
    caught::<{ fault::COUNTERFEIT }>(10, "which check accepts");
}

#[test]
fn law_3_finds_traces_of_a_refused_draw() {
    caught::<{ fault::REFUSED_CHANGES }>(3, "changed the state");
}

#[test]
fn law_4_finds_a_hidden_global_counter() {
    caught::<{ fault::HIDDEN_COUNTER }>(4, "another result");
}

#[test]
fn law_8_finds_a_determinization_that_looks_different() {
    caught::<{ fault::FORGETS_DISCARD }>(8, "in a determinization of");
}

#[test]
fn law_8_finds_legal_actions_that_depend_on_hidden_information() {
    caught::<{ fault::SECRET_OPTIONS }>(8, "cannot know");
}

#[test]
fn law_9_finds_a_leak() {
    caught::<{ fault::PEEK }>(9, "has learnt nothing");
}

#[test]
fn law_9_finds_a_draw_that_is_not_reported_as_learnt() {
    caught::<{ fault::SILENT_DRAW }>(9, "");
    caught::<{ fault::NOTHING_LEARNT }>(9, "");
}

#[test]
fn law_10_finds_a_lost_coin() {
    caught::<{ fault::LOST_COIN }>(10, "coins");
}

#[test]
fn law_11_finds_a_game_that_never_ends() {
    caught::<{ fault::ENDLESS }>(11, "no end after 200 plies");
}

#[test]
fn law_11_finds_a_game_without_a_winner() {
    caught::<{ fault::NO_WINNER }>(11, "no seat has rank 0");
}

#[test]
fn law_12_finds_two_actions_with_one_text() {
    caught::<{ fault::AMBIGUOUS }>(12, "which parses as");
}

#[test]
fn a_panic_is_a_breach_with_its_location() {
    let breach = found::<{ fault::PANICS }>(Thoroughness::default()).unwrap();
    assert_eq!(breach.law, 0);
    assert!(breach.what.contains("a text that is no action"), "{breach}");
    let again = found::<{ fault::PANICS }>(Thoroughness::default()).unwrap();
    assert_eq!(breach, again, "equal seeds find equal faults");
    assert!(breach.to_string().contains(&format!("seed {}, step {}", breach.seed, breach.step)));
}

#[test]
fn features_of_the_toy_game_add_up_to_its_value() {
    let weights = Hoard::<0>::weights();
    play_out::<Hoard>(&SETUPS[1], 5, |state| {
        let values = Hoard::<0>::value(&SETUPS[1], state, weights);
        for seat in Seat::all(3) {
            let mut parts = Vec::new();
            Hoard::<0>::features(&SETUPS[1], state, seat, weights, &mut parts);
            let sum: f32 = parts.iter().map(|part| part.points).sum();
            // Before the end the certain points are hats, and the terms are coins and the card.
            assert!((sum - values[seat.index()]).abs() < 1e-3, "{parts:?} {values:?}");
        }
    });
}
