//! The Knight.

use cave_troll::testing::{Position, space};
use cave_troll::{Event, Fate, Illegal};
use moot_core::Seat;

#[test]
fn opposing_characters_stay_out_of_his_room() {
    let mut game = Position::classic(2);
    game.put("B 1:knight").put("A 0:adventurer 0:orc 0:knight 0:wraith");
    let barred = Illegal::Knight { at: space('B'), whose: Seat(1) };
    for who in ["adventurer", "orc", "wraith"] {
        assert_eq!(game.refusal(&format!("move {who} A B")), barred, "{who}");
    }
    assert!(game.may("move knight A B"), "other Knights may");
}

#[test]
fn his_owner_s_characters_may_enter() {
    let mut game = Position::classic(2);
    game.put("B 0:knight").put("A 0:adventurer 0:orc").play("move adventurer A B; move orc A B");
    assert_eq!(game.on('B'), "0:adventurer 0:orc 0:knight", "an Orc of his owner may come later");
}

#[test]
fn two_knights_keep_both_sides_out() {
    let mut game = Position::classic(2);
    game.put("B 0:knight 1:knight").put("A 0:adventurer");
    assert_eq!(game.refusal("move adventurer A B"), Illegal::Knight { at: space('B'), whose: Seat(1) });
}

#[test]
fn opposing_characters_that_are_there_remain_and_may_leave_but_not_come_back() {
    let mut game = Position::classic(2);
    game.put("B 1:adventurer").put("A 0:knight").play("move knight A B; end");
    assert_eq!(game.on('B'), "0:knight 1:adventurer");
    game.play("move adventurer B A");
    assert_eq!(game.refusal("move adventurer A B"), Illegal::Knight { at: space('B'), whose: Seat(0) });
}

#[test]
fn entering_he_removes_all_orcs_his_own_too() {
    let mut game = Position::classic(3);
    game.put("B 0:orc 1:orc 2:wraith").put("A 0:knight").play("move knight A B");
    assert_eq!(game.on('B'), "0:knight 2:wraith");
    for seat in [0, 1] {
        let piece = cave_troll::testing::piece(&format!("{seat}:orc"));
        let slain = Event::Removed { piece, at: space('B'), fate: Fate::Slain, by: Seat(0) };
        assert!(game.events.contains(&slain), "{seat}");
    }
}

/// Ruling: being put on a space is entering it, and the text says space.
#[test]
fn played_onto_a_staircase_he_removes_the_orcs_there() {
    let mut game = Position::classic(2);
    game.put("2 1:orc").draw_and_play("knight").play("at 2");
    assert_eq!(game.on('2'), "0:knight");
}

#[test]
fn pushed_into_a_room_he_removes_orcs_too() {
    let mut game = Position::classic(2);
    game.put("B 1:knight 0:wraith").put("A 0:orc").play("push 1:knight A");
    assert_eq!(game.on('A'), "1:knight");
}

/// Ruling: his first text speaks of his room.
#[test]
fn on_a_staircase_he_keeps_no_figure_out() {
    let mut game = Position::classic(2);
    game.put("1 1:knight").put("A 0:adventurer").play("move adventurer A 1");
    assert_eq!(game.on('1'), "0:adventurer 1:knight");
}
