//! The Thief.

use cave_troll::testing::{Position, space};
use cave_troll::{Illegal, PITS, Wanted};
use moot_core::Seat;

#[test]
fn she_appears_in_any_other_room_or_staircase() {
    let mut game = Position::classic(2);
    game.put("A 0:thief");
    assert_eq!(game.legal("jump").len(), 33 + 4 - 1);
    for pit in PITS.iter() {
        assert_eq!(game.refusal(&format!("jump {pit}")), Illegal::HeroInPit { at: pit });
    }
    assert_eq!(game.refusal("jump A"), Illegal::WrongSpace { at: space('A'), wanted: Wanted::Elsewhere });
    game.play("jump X; jump 4");
    assert_eq!((game.on('4').as_str(), game.state.actions), ("0:thief", 2));
}

#[test]
fn an_opposing_knight_keeps_her_out_even_on_a_staircase() {
    let mut game = Position::classic(3);
    game.put("A 0:thief").put("X 1:knight").put("4 2:knight").put("H 0:knight");
    assert_eq!(game.refusal("jump X"), Illegal::Knight { at: space('X'), whose: Seat(1) });
    assert_eq!(game.refusal("jump 4"), Illegal::Knight { at: space('4'), whose: Seat(2) });
    assert!(game.may("jump H"), "her own Knight does not mind");
}

#[test]
fn full_rooms_and_cave_trolls_keep_her_out() {
    let mut game = Position::classic(2);
    game.put("A 0:thief").put("X 1:cave-troll");
    game.put("H 1:adventurer 1:adventurer 1:adventurer 1:adventurer 1:orc");
    assert_eq!(game.refusal("jump X"), Illegal::CaveTroll { at: space('X'), whose: Seat(1) });
    assert_eq!(game.refusal("jump H"), Illegal::Full { at: space('H'), holds: 5 });
}

#[test]
fn she_may_jump_from_a_staircase() {
    let mut game = Position::classic(2);
    game.put("1 0:thief").play("jump T");
    assert_eq!(game.on('T'), "0:thief");
}
