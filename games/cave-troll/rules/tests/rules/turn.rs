//! First turns, actions, ends of turns, and the guard against games without end.

use cave_troll::testing::Position;
use cave_troll::{Event, IDLE_TURNS, Illegal, Set, Setup};
use moot_core::Seat;

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

/// The guard: after five turns without a draw the next begins with one.
#[test]
fn five_idle_turns_make_a_player_draw() {
    let mut game = Position::classic(2);
    game.put("A 0:adventurer 1:adventurer");
    for turn in 0..IDLE_TURNS {
        assert!(!game.state.must_draw());
        game.play(if turn % 2 == 0 {
            "move adventurer A B; end; end"
        } else {
            "move adventurer B A; end; end"
        });
    }
    assert_eq!(game.state.players[0].idle, IDLE_TURNS);
    assert_eq!(game.legal(""), ["draw"]);
    for other in ["move adventurer B A", "end"] {
        assert_eq!(game.refusal(other), Illegal::MustDraw { turns: IDLE_TURNS });
    }
    game.draw_and_play("adventurer").play("at 1");
    assert!(game.may("move adventurer B A") && game.may("end"));
    game.play("end");
    assert!(game.state.must_draw(), "the other has drawn nothing either");
    assert_eq!(game.state.players[0].idle, 0);
}
