//! First turns, actions, ends of turns, and the end of a game without draws.

use cave_troll::testing::Position;
use cave_troll::{Action, CaveTroll, Event, Figure, IDLE_ROUNDS, Phase, Set, Setup};
use moot_core::{Dice, Game, Seat, SplitMix64, Turn};

/// The actions of the first turns, when every turn is ended at once.
fn actions(players: u8) -> Vec<u8> {
    let mut game = Position::dealt(Setup::new(players, Set::Classic, Some(Seat(1))).unwrap());
    let mut found = Vec::new();
    for _ in 0..6 {
        found.push(game.state.actions);
        game.play("end");
    }
    found
}

/// Rulebook, "Escalating action rule".
#[test]
fn the_first_three_turns_have_one_two_and_three_actions() {
    assert_eq!(actions(4), [1, 2, 3, 4, 4, 4]);
    assert_eq!(actions(3), [1, 2, 3, 4, 4, 4]);
    assert_eq!(actions(2), [1, 2, 3, 4, 4, 4], "the third turn is the first player's second");
}

#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut game = Position::dealt(Setup::new(3, Set::Classic, Some(Seat(1))).unwrap());
    let mut seats = Vec::new();
    for _ in 0..5 {
        seats.push(game.state.active.0);
        game.play("end");
    }
    assert_eq!(seats, [1, 2, 0, 1, 2]);
}

/// Rulebook, "Playing the game": any combination, each any number of times.
#[test]
fn four_actions_of_any_mix() {
    let mut game = Position::classic(2);
    game.put("A 0:adventurer 1:adventurer 0:orc").relic(0, "threshold");
    game.draw_and_play("adventurer").play("at 1; move adventurer 1 F; strike orc 1:adventurer");
    assert_eq!((game.state.active, game.state.actions), (Seat(0), 1));
    game.play("artifact; at H");
    assert_eq!((game.state.active, game.state.actions), (Seat(1), 4));
    let mut game = Position::classic(2);
    game.put("A 0:adventurer").play("move adventurer A B; move adventurer B A; move adventurer A B");
    game.play("move adventurer B C");
    assert_eq!(game.state.active, Seat(1));
}

#[test]
fn a_turn_may_end_with_actions_unspent() {
    let mut game = Position::classic(3);
    game.play("end");
    assert!(game.events.contains(&Event::Ended { seat: Seat(0), unused: 4 }));
    assert_eq!((game.state.active, game.state.actions), (Seat(1), 4));
}

/// "A player can perform any combination of actions": no draw is ever forced.
#[test]
fn no_player_is_made_to_draw() {
    let mut game = Position::classic(2);
    game.put("A 0:adventurer");
    for turn in 0..6 {
        game.play(if turn % 2 == 0 { "move adventurer A B; end" } else { "move adventurer B A; end" });
        game.draw_and_play("adventurer").play("at 2; end");
    }
    assert!(game.may("move adventurer A B") && game.may("end"));
}

/// The book lets a game go on for ever without draws; ours ends, and the last scoring follows.
#[test]
fn ten_rounds_without_a_draw_end_the_game() {
    for players in 2..=4 {
        let mut game = Position::classic(players);
        game.put("H 1:adventurer").relic(0, "raven");
        for turn in 1..IDLE_ROUNDS * players {
            game.play("end");
            assert_eq!(game.state.turns_without_draw_left(), IDLE_ROUNDS * players - turn);
            assert!(!game.over());
        }
        game.play("end");
        assert!(game.over());
        assert_eq!(game.gold()[..2], [4, 5], "the artifact, and the board; no gold for a last card");
        assert!(game.events.contains(&Event::Stalled { rounds: IDLE_ROUNDS }));
        assert!(!game.events.iter().any(|event| matches!(event, Event::Last { .. })));
    }
}

#[test]
fn a_draw_begins_the_count_of_rounds_anew() {
    let mut game = Position::classic(2);
    for _ in 1..IDLE_ROUNDS * 2 {
        game.play("end");
    }
    assert_eq!(game.state.turns_without_draw_left(), 1);
    game.draw_and_play("adventurer").play("at 1; end");
    assert_eq!(game.state.turns_without_draw_left(), IDLE_ROUNDS * 2);
}

/// A game that is drawn out as long as possible: every draw in the last turn before the end, and Wraiths that push.
#[test]
fn the_slowest_game_ends_within_the_bound() {
    let setup = Setup::new(4, Set::Classic, Some(Seat(0))).unwrap();
    let mut state = CaveTroll::deal(&setup);
    let (mut dice, mut plies, mut legal) = (SplitMix64::new(1), 0, Vec::new());
    while state.phase != Phase::Over {
        plies += 1;
        if CaveTroll::turn(&setup, &state) == Turn::Chance {
            let outcome = CaveTroll::sample_chance(&setup, &state, &mut dice);
            let _ = CaveTroll::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            continue;
        }
        let seat = state.asked();
        legal.clear();
        CaveTroll::legal(&setup, &state, seat, &mut legal);
        // The fullest deck is drawn from, so that no deck is empty before all are nearly so.
        let most = state.all().map(|seat| state.player(seat).deck_len()).max();
        let due = state.turns_without_draw_left() <= 4 && Some(state.me().deck_len()) == most;
        let rank = |action: &Action| match action {
            Action::Draw if state.drawn || !due => 0,
            Action::Draw if state.actions > 1 => 2,
            Action::Draw => 9,
            Action::End => 1,
            Action::Move { who: Figure::Wraith, .. } => 4,
            Action::Move { .. } => 3,
            Action::Push { whom, .. } if whom.figure == Figure::Wraith => 8,
            _ => 2,
        };
        let most = legal.iter().map(rank).max().unwrap();
        let best: Vec<Action> = legal.iter().copied().filter(|action| rank(action) == most).collect();
        let action = best[dice.below(best.len() as u32) as usize];
        let _ = CaveTroll::act(&setup, &mut state, seat, action, &mut ());
    }
    assert!(state.turn > 2_400 && plies > 9_000, "{} turns, {plies} plies", state.turn);
    assert!(plies < CaveTroll::BOUND, "{plies} plies");
    assert_eq!(CaveTroll::BOUND, 69 * 40 * (4 * 6 + 1), "draws, turns to each, actions and their plies");
}
