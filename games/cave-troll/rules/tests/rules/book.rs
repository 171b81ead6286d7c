//! The example of a turn, played on our dungeon: the same figures in the same relations.

use cave_troll::testing::{Position, piece, space};
use cave_troll::{Illegal, Phase, STAIRCASES};
use moot_core::Seat;

/// Rulebook, "Example of a turn": red is seat 0, blue is seat 1. The Adventurer stands in J, beside a staircase behind a
/// wall; the lower room P is full, the room I is closed by the blue Cave Troll, and above is E.
fn example() -> Position {
    let mut game = Position::classic(2);
    game.put("J 0:adventurer").put("I 1:cave-troll").put("U 0:wraith").put("D 0:orc");
    game.put("P 1:orc 1:thief 1:adventurer 0:adventurer 0:adventurer");
    game.honest();
    game
}

#[test]
fn action_1_walls_full_rooms_and_a_cave_troll_leave_one_way() {
    let mut game = example();
    let walls = STAIRCASES.iter().map(|stair| game.refusal(&format!("move adventurer J {stair}")));
    assert!(walls.into_iter().all(|why| matches!(why, Illegal::NotAdjacent { .. })));
    assert_eq!(game.refusal("move adventurer J P"), Illegal::Full { at: space('P'), holds: 5 });
    let troll = Illegal::CaveTroll { at: space('I'), whose: Seat(1) };
    assert_eq!(game.refusal("move adventurer J I"), troll);
    assert_eq!(game.legal("move adventurer J"), ["move adventurer J E", "move adventurer J K"]);
    game.play("move adventurer J E");
    assert_eq!((game.on('J').as_str(), game.on('E').as_str()), ("", "0:adventurer"));
    assert_eq!(game.state.actions, 3);
}

#[test]
fn actions_2_and_3_the_wraith_enters_the_full_room_and_pushes_twice() {
    let mut game = example();
    game.play("move adventurer J E; move wraith U P");
    assert!(matches!(game.state.phase, Phase::Push { .. }), "she has to push at once");
    assert_eq!(game.state.actions, 3, "the push is part of the move");
    game.play("push 1:orc Q");
    assert_eq!((game.on('Q').as_str(), game.state.actions), ("1:orc", 2));
    game.play("push 1:thief Q");
    assert_eq!((game.on('Q').as_str(), game.state.actions), ("1:orc 1:thief", 1));
    assert_eq!(game.on('P'), "0:adventurer 0:adventurer 0:wraith 1:adventurer");
}

#[test]
fn action_4_the_orc_may_take_either_doorway() {
    let mut game = example();
    game.play("move adventurer J E; move wraith U P; push 1:orc Q; push 1:thief Q");
    assert_eq!(game.legal("move orc"), ["move orc D C", "move orc D E"]);
    game.play("move orc D C");
    assert!(game.state.stands(piece("0:orc"), space('C')));
    assert_eq!((game.state.active, game.state.actions), (Seat(1), 4), "four actions are spent");
}
