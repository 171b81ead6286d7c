//! The Cave Troll.

use cave_troll::testing::{Position, piece, space};
use cave_troll::{Event, Fate, Figure, Illegal, Phase, Wanted};
use moot_core::Seat;

#[test]
fn he_is_placed_in_any_room_even_with_a_knight_or_full() {
    let mut game = Position::classic(2);
    game.put("B 1:knight 1:adventurer 1:adventurer 0:adventurer 0:adventurer").put("C 1:cave-troll");
    game.draw_and_play("cave-troll");
    assert_eq!(game.legal("at").len(), 32);
    assert_eq!(game.refusal("at C"), Illegal::CaveTroll { at: space('C'), whose: Seat(1) });
    for no_room in ["at 1", "at x"] {
        let at = space(no_room.chars().last().unwrap());
        assert_eq!(game.refusal(no_room), Illegal::WrongSpace { at, wanted: Wanted::Room });
    }
    game.play("at B");
    assert!(matches!(game.state.phase, Phase::Escape { seat: Seat(0), .. }));
}

/// "Each player may move one of his characters": clockwise from the acting player, each in his own hands.
#[test]
fn each_player_in_turn_may_let_one_character_step_out() {
    let mut game = Position::classic(4);
    game.put("B 1:adventurer 1:orc 3:adventurer 2:barbarian 0:adventurer").turn(2);
    game.draw_and_play("cave-troll").play("at B");
    let mut asked = Vec::new();
    let steps = ["move barbarian B A", "move adventurer B A", "move adventurer B C", "move orc B G"];
    for step in steps {
        asked.push(game.state.asked().0);
        assert!(game.may("done"), "each may decline");
        game.play(step);
    }
    assert_eq!(asked, [2, 3, 0, 1]);
    assert_eq!(game.on('B'), "2:cave-troll");
    assert_eq!((game.on('A').as_str(), game.on('C').as_str()), ("2:barbarian 3:adventurer", "0:adventurer"));
    assert_eq!((game.on('G').as_str(), game.state.players[1].lost), ("1:orc", 1));
    assert_eq!((game.state.active, game.state.actions), (Seat(2), 3));
}

#[test]
fn all_that_remain_are_removed_chests_and_friends_included() {
    let mut game = Position::classic(3);
    game.put("B 0:adventurer 0:knight 1:adventurer 1:chest 0:chest");
    game.draw_and_play("cave-troll").play("at B; done; done");
    assert_eq!(game.on('B'), "0:cave-troll");
    for figure in ["0:adventurer", "0:knight", "0:chest", "1:adventurer", "1:chest"] {
        let crushed =
            Event::Removed { piece: piece(figure), at: space('B'), fate: Fate::Crushed, by: Seat(0) };
        assert!(game.events.contains(&crushed), "{figure}");
    }
}

#[test]
fn seats_without_figures_or_exits_there_are_not_asked() {
    let mut game = Position::classic(3);
    // V leads to Q, U and b, and all three are closed to seat 1; seat 2 is not there.
    game.put("V 1:adventurer").put("Q 0:knight").put("U 1:cave-troll").put("b 2:knight");
    game.draw_and_play("cave-troll").play("at V");
    assert_eq!((game.on('V').as_str(), game.state.phase), ("0:cave-troll", Phase::Act));
}

#[test]
fn characters_cannot_enter_his_room_not_even_his_owner_s() {
    let mut game = Position::classic(2);
    game.put("B 0:cave-troll").put("A 0:adventurer 0:knight 0:wraith");
    let closed = Illegal::CaveTroll { at: space('B'), whose: Seat(0) };
    for who in ["adventurer", "knight", "wraith"] {
        assert_eq!(game.refusal(&format!("move {who} A B")), closed);
    }
}

#[test]
fn he_never_moves_and_is_never_moved() {
    let mut game = Position::classic(2);
    game.put("B 0:cave-troll");
    assert_eq!(game.refusal("move cave-troll B A"), Illegal::NeverMoves { figure: Figure::CaveTroll });
    assert!(game.legal("move").is_empty());
}

#[test]
fn only_steps_out_of_the_room_are_taken_and_by_the_rules_of_moving() {
    let mut game = Position::classic(2);
    game.put("B 0:adventurer 0:orc").put("C 0:adventurer").put("A 1:knight");
    game.draw_and_play("cave-troll").play("at B");
    assert_eq!(game.refusal("move adventurer C D"), Illegal::WrongMoment);
    assert_eq!(game.refusal("move adventurer B A"), Illegal::Knight { at: space('A'), whose: Seat(1) });
    assert_eq!(game.refusal("move orc B H"), Illegal::NotAdjacent { from: space('B'), to: space('H') });
}

#[test]
fn a_wraith_that_is_pushed_by_one_stepping_out_pushes_in_turn() {
    let mut game = Position::classic(3);
    game.put("B 1:wraith 2:adventurer").put("G 2:wraith").put("M 0:adventurer");
    game.draw_and_play("cave-troll").play("at B; move wraith B G; push 2:wraith M");
    assert_eq!(game.state.asked(), Seat(2));
    game.play("push 0:adventurer G");
    assert_eq!(game.state.asked(), Seat(2), "now an Adventurer may step out");
    game.play("move adventurer B A");
    assert_eq!((game.on('B').as_str(), game.on('G').as_str()), ("0:cave-troll", "0:adventurer 1:wraith"));
}

#[test]
fn a_wraith_stepping_out_pushes_where_she_goes() {
    let mut game = Position::classic(2);
    game.put("B 1:wraith").put("A 0:adventurer 1:adventurer");
    game.draw_and_play("cave-troll").play("at B");
    assert_eq!(game.state.asked(), Seat(1));
    game.play("move wraith B A");
    assert!(matches!(game.state.phase, Phase::Push { seat: Seat(1), .. }), "her owner chooses");
    assert_eq!(
        game.legal("push"),
        ["push 0:adventurer 1", "push 1:adventurer 1"],
        "nobody is pushed into the Cave Troll's room"
    );
    game.play("push 0:adventurer 1");
    assert_eq!((game.state.active, game.state.actions, game.on('B').as_str()), (Seat(0), 3, "0:cave-troll"));
}

#[test]
fn a_knight_stepping_out_removes_the_orcs_where_he_goes() {
    let mut game = Position::classic(2);
    game.put("B 1:knight").put("A 0:orc").draw_and_play("cave-troll").play("at B; move knight B A");
    assert_eq!(game.on('A'), "1:knight");
}

#[test]
fn escapes_are_made_one_after_the_other() {
    let mut game = Position::classic(2);
    // One place is left in A, and the acting player takes it.
    game.put("A 0:adventurer 0:adventurer 1:adventurer 1:adventurer").put("B 0:adventurer 1:thief");
    game.put("C 1:knight").put("G 0:knight");
    game.draw_and_play("cave-troll").play("at B");
    assert_eq!(game.legal(""), ["move adventurer B A", "move adventurer B G", "done"]);
    game.play("move adventurer B A");
    assert_eq!(game.legal(""), ["move thief B C", "done"]);
}

#[test]
fn the_card_is_discarded_after_all_that() {
    let mut game = Position::classic(2);
    game.put("B 1:adventurer").draw_and_play("cave-troll").play("at B");
    let discards =
        |game: &Position| game.state.players[0].discards.has(cave_troll::testing::card("cave-troll"));
    assert!(!discards(&game));
    game.play("done");
    assert!(discards(&game));
}
