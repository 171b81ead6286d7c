//! Coronation, last rounds, final scoring, and every way in which a game can end.

use moot_core::{Game, Seat, Turn};
use mountain_king::card::NONE;
use mountain_king::testing::{Position, pile};
use mountain_king::{Event, LAST_ROUND, MountainKing, Phase};

fn over(game: &Position) -> bool {
    MountainKing::turn(&game.setup, &game.state) == Turn::Over
}

/// Lets a seat complete its trollsmoot in its turn.
fn cap(game: &mut Position, seat: u8) {
    assert_eq!(game.state.active, Seat(seat));
    game.grow(seat, 9).play("recruit 0 -; place 9").honest();
}

/// Turns from here to the end, by seat.
fn turns_left(game: &mut Position) -> Vec<u8> {
    let mut turns = Vec::new();
    while !over(game) {
        turns.push(game.state.active.0);
        game.pass();
        assert!(turns.len() < 50);
    }
    game.honest();
    turns
}

/// Rulebook, "Game end trigger": 5 for the first, 3 for the second who completes a trollsmoot, nothing for a third.
#[test]
fn coronation_tokens_are_worth_5_and_3() {
    let mut game = Position::new(4);
    cap(&mut game, 0);
    assert_eq!((game.player(0).coronation, game.state.rounds_left), (5, 0));
    assert!(game.events.contains(&Event::Capped { seat: Seat(0), honour: 5 }));
    game.play("end");
    cap(&mut game, 1);
    assert_eq!((game.player(1).coronation, game.state.rounds_left), (3, 3));
    assert!(game.events.contains(&Event::LastRounds));
    game.play("end");
    cap(&mut game, 2);
    assert_eq!((game.player(2).coronation, game.state.rounds_left), (0, 3));
    assert_eq!([0, 1, 2, 3].map(|seat| game.points(seat)[1]), [5, 3, 0, 0]);
}

/// After the second token the round is finished, and everybody has exactly two more turns.
#[test]
fn the_round_is_finished_and_two_more_are_played() {
    let mut game = Position::new(4);
    cap(&mut game, 0);
    game.play("end");
    cap(&mut game, 1);
    // The turn of seat 1 itself, then 2 and 3, then two rounds.
    assert_eq!(turns_left(&mut game), [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
}

/// Ruling 56: when the last player of the round takes it, the round is over with that turn.
#[test]
fn the_last_player_of_a_round_ends_it_at_once() {
    let mut game = Position::new(3);
    cap(&mut game, 0);
    game.play("end").pass();
    cap(&mut game, 2);
    assert_eq!(turns_left(&mut game), [2, 0, 1, 2, 0, 1, 2]);
}

/// Ruling 57: with two players there is the token of 3 only, and it starts the end.
#[test]
fn two_players_have_a_single_token() {
    let mut game = Position::new(2);
    cap(&mut game, 0);
    assert_eq!((game.player(0).coronation, game.state.rounds_left), (3, 3));
    game.play("end");
    cap(&mut game, 1);
    assert_eq!(game.player(1).coronation, 0);
    assert_eq!(turns_left(&mut game), [1, 0, 1, 0, 1]);
}

/// The last player of the round is the one to the right of the starting player.
#[test]
fn rounds_are_counted_from_the_starting_player() {
    let setup = mountain_king::Setup::new(
        2,
        mountain_king::Side::Winter,
        mountain_king::Supply::Random,
        Some(Seat(1)),
    );
    let mut game = Position::of(setup.unwrap());
    assert_eq!(game.state.active, Seat(1));
    cap(&mut game, 1);
    assert_eq!(turns_left(&mut game), [1, 0, 1, 0, 1, 0]);
}

/// Ruling 55: no player can take both tokens.
#[test]
fn a_complete_trollsmoot_takes_no_second_token() {
    let mut game = Position::new(3);
    cap(&mut game, 0);
    game.play("end").pass().pass();
    assert_eq!(game.state.active, Seat(0));
    assert!(game.options("recruit").is_empty());
}

/// A game with an empty horde and empty troll decks.
fn without_trolls(players: u8) -> Position {
    let mut game = Position::new(players);
    for stand in &mut game.state.horde {
        stand.card = NONE;
    }
    game.state.unseen_trolls = 0;
    game
}

/// Ruling 58: without a coronation, a whole round of skipped steps ends the game. It takes an empty horde to get there.
#[test]
fn the_game_ends_when_everybody_has_to_skip() {
    let mut game = without_trolls(3);
    game.play("skip; end; skip; end");
    assert!(!over(&game));
    game.play("skip");
    assert!(over(&game));
    assert_eq!(game.events.last(), Some(&Event::Over));
    assert_eq!(game.points(0), [0; 6]);
}

/// Ruling 58 does not take away the two turns after the coronation: a trade may still make them worth something.
#[test]
fn skipped_steps_do_not_cut_the_last_turns_short() {
    let mut game = Position::new(2);
    cap(&mut game, 0);
    game.grow(1, 10);
    for seat in 0..2 {
        game.state.players[seat].held = [0; 10];
    }
    let mut turns = Vec::new();
    while !over(&game) {
        turns.push(game.state.active.0);
        for seat in 0..2 {
            game.state.players[seat].held = [0; 10];
        }
        game.pass();
    }
    assert_eq!(turns, [0, 1, 0, 1, 0, 1]);
    assert!(game.events.iter().filter(|event| matches!(event, Event::Skipped { .. })).count() >= 4);
}

/// One dig among the skips and the count begins anew.
#[test]
fn a_dig_interrupts_the_skips() {
    let mut game = without_trolls(3);
    game.store(1, "ss").play("skip; end");
    game.dig(&[(12, 16), (13, 16)], [2, 0, 0]).pass();
    game.play("skip; end; skip; end");
    assert!(!over(&game));
    game.play("skip");
    assert!(over(&game));
}

/// The bound for software.
#[test]
fn round_60_is_the_last() {
    let mut game = Position::new(2);
    game.state.round = LAST_ROUND;
    game.pass();
    assert!(!over(&game));
    game.pass();
    assert!(over(&game));
    assert_eq!(game.state.phase, Phase::Over);
    assert_eq!(game.refusal("end"), mountain_king::Illegal::GameOver);
}

/// Ruling 61: the lower sum of levels wins a tie, starters count nothing; still tied, they share the crown.
#[test]
fn a_tie_goes_to_the_lower_levels() {
    let mut game = Position::new(4);
    game.troll(0, 4, "Hrimgaut").troll(1, 4, "Grubba").troll(1, 5, "Clagmar").troll(2, 4, "Thudlow");
    for seat in 0..4 {
        game.state.players[seat].honour = 20;
    }
    game.state.players[3].honour = 19;
    assert_eq!([0, 1, 2, 3].map(|seat| game.player(seat).levels()), [3, 2, 2, 0]);
    game.state.phase = Phase::Over;
    let sheet = MountainKing::score(&game.setup, &game.state);
    assert_eq!(sheet.rank[..4], [2, 0, 0, 3], "two share the crown");
}

/// Rulings 59, 60: sets are made as well as can be, trades included, from trolls and storage.
#[test]
fn leftovers_are_counted_as_well_as_can_be() {
    let mut game = Position::new(4);
    game.store(0, "ss").troll(0, 4, "Thudlow").hold(0, 4, "s");
    assert_eq!(game.points(0)[3], 1);
    game.store(0, "ssiihhcc");
    // Three stone; two iron are filled up by trading away two heartstones and two coins.
    assert_eq!(game.points(0)[3], 2);
    game.store(0, "");
    assert_eq!((game.player(0).owned(), game.points(0)[3]), (pile("s"), 0));
}

/// Until the game is over the sheet holds what is certain only.
#[test]
fn before_the_end_only_what_is_certain_counts() {
    let mut game = Position::new(4);
    game.store(0, "sss").statue(mountain_king::Clan::Fire, (23, 6)).tile(0, &[(22, 6), (23, 6)]);
    game.state.players[0].honour = 7;
    let sheet = MountainKing::score(&game.setup, &game.state);
    assert_eq!(sheet.total(Seat(0)), 7);
    assert_eq!(game.points(0), [7, 0, 0, 1, 0, 2]);
}
