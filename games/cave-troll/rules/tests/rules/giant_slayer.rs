//! The Giant Slayer.

use cave_troll::testing::{Position, space};
use cave_troll::{Event, Figure, Illegal};
use moot_core::Seat;

#[test]
fn entering_an_empty_room_he_gains_one_gold_once_a_turn() {
    let mut game = Position::variant(2);
    game.put("1 0:giant-slayer").play("move giant-slayer 1 A");
    assert!(game.events.contains(&Event::Purse { seat: Seat(0), at: space('A') }));
    game.play("move giant-slayer A B");
    assert_eq!(game.gold(), [1, 0]);
    game.play("end; end; move giant-slayer B A");
    assert_eq!(game.gold(), [2, 0]);
}

#[test]
fn a_room_with_any_figure_is_not_empty() {
    for other in ["1:chest", "0:adventurer", "1:grunt"] {
        let mut game = Position::variant(2);
        game.put("1 0:giant-slayer").put(&format!("A {other}")).play("move giant-slayer 1 A");
        assert_eq!(game.gold(), [0, 0], "{other}");
    }
}

#[test]
fn a_staircase_is_no_room() {
    let mut game = Position::variant(2);
    game.put("A 0:giant-slayer").play("move giant-slayer A 1");
    assert_eq!(game.gold(), [0, 0]);
    let mut game = Position::variant(2);
    game.draw_and_play("giant-slayer").play("at 1");
    assert_eq!(game.gold(), [0, 0]);
}

/// Ruling: each turn of any player, however he arrives, each Giant Slayer for himself.
#[test]
fn he_gains_in_any_turn_and_by_any_way_of_entering() {
    let mut game = Position::variant(2);
    game.put("A 1:giant-slayer 0:rampaging-troll 1:adventurer").put("1 0:giant-slayer");
    game.play("rampage; push 1:giant-slayer B; push 1:adventurer 1");
    assert_eq!(game.gold(), [0, 1]);
    game.play("end; move giant-slayer B G");
    assert_eq!(game.gold(), [0, 2], "another turn");
    game.play("end; move giant-slayer 1 F");
    assert_eq!(game.gold(), [1, 2]);
}

#[test]
fn he_gives_himself_to_remove_a_rampaging_troll() {
    let mut game = Position::variant(2);
    game.put("B 0:giant-slayer 1:rampaging-troll 1:grunt").play("strike giant-slayer 1:rampaging-troll");
    assert_eq!((game.on('B').as_str(), game.state.actions), ("1:grunt", 3));
    assert!(!game.state.players[0].at(Figure::GiantSlayer).is_some());
    let mut own = Position::variant(2);
    own.put("B 0:giant-slayer 0:rampaging-troll").play("strike giant-slayer 0:rampaging-troll");
    assert_eq!(own.on('B'), "");
}

#[test]
fn he_strikes_only_rampaging_trolls_and_in_rooms_only() {
    let mut game = Position::variant(2);
    game.put("B 0:giant-slayer 1:grunt");
    assert_eq!(game.refusal("strike giant-slayer 1:grunt"), Illegal::OutOfReach { figure: Figure::Grunt });
    let mut game = Position::variant(2);
    game.put("1 0:giant-slayer 1:rampaging-troll");
    let stairs = Illegal::NotInRoom { at: space('1') };
    assert_eq!(game.refusal("strike giant-slayer 1:rampaging-troll"), stairs);
}
