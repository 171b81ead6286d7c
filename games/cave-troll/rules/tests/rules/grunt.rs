//! The Grunt.

use cave_troll::Illegal;
use cave_troll::testing::{Position, space};
use moot_core::Seat;

#[test]
fn he_removes_all_opposing_adventurers_of_his_room() {
    let mut game = Position::variant(3);
    game.put("B 0:grunt 0:adventurer 1:adventurer 1:adventurer 1:assassin")
        .put("A 2:adventurer")
        .play("rout");
    assert_eq!(game.on('B'), "0:adventurer 0:grunt 1:assassin");
    assert_eq!((game.state.players[1].lost, game.on('A').as_str()), (2, "2:adventurer"));
    assert_eq!(game.state.actions, 3);
}

#[test]
fn he_needs_a_room_with_such_an_adventurer() {
    let mut game = Position::variant(2);
    game.put("B 0:grunt 0:adventurer 1:paladin");
    assert_eq!(game.refusal("rout"), Illegal::NoEffect);
    let mut game = Position::variant(2);
    game.put("1 0:grunt 1:adventurer");
    assert_eq!(game.refusal("rout"), Illegal::NotInRoom { at: space('1') });
}

#[test]
fn a_paladin_of_any_colour_shelters_heroes_from_him() {
    for paladin in ["0:paladin", "1:paladin"] {
        let mut game = Position::variant(2);
        game.put(&format!("B 0:grunt 1:adventurer {paladin}"));
        let whose = Seat(paladin.as_bytes()[0] - b'0');
        assert_eq!(game.refusal("rout"), Illegal::Sheltered { at: space('B'), whose });
    }
}
