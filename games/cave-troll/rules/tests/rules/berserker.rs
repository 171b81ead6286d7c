//! The Berserker.

use cave_troll::Illegal;
use cave_troll::testing::{Position, space};

use crate::scoring::pays;

#[test]
fn he_shares_the_gold_of_a_room_that_another_controls() {
    assert_eq!(pays(Position::variant(2), "B 1:adventurer 1:adventurer 0:berserker"), [2, 2, 0, 0]);
}

#[test]
fn what_cannot_be_divided_is_lost() {
    let mut game = Position::variant(3);
    game.put("H 1:adventurer 1:adventurer 0:berserker");
    assert_eq!(game.pays('H'), [2, 2, 0, 0]);
    game.put("H 2:berserker");
    assert_eq!(game.pays('H'), [1, 1, 1, 0], "the Berserkers of several players share");
    game.put("H 0:chest");
    assert_eq!(game.pays('H'), [3, 3, 3, 0]);
}

#[test]
fn his_owner_s_own_room_is_not_divided_unless_another_berserker_shares() {
    assert_eq!(pays(Position::variant(2), "B 0:berserker 0:adventurer 1:adventurer"), [4, 0, 0, 0]);
    assert_eq!(pays(Position::variant(2), "B 0:berserker 0:adventurer 1:berserker"), [2, 2, 0, 0]);
}

#[test]
fn in_a_tie_no_player_gains() {
    assert_eq!(pays(Position::variant(3), "B 1:adventurer 2:adventurer 0:berserker"), [0; 4]);
    assert_eq!(
        pays(Position::variant(3), "B 1:adventurer 1:assassin 2:adventurer 2:assassin 0:berserker"),
        [0; 4]
    );
}

#[test]
fn he_enters_a_room_with_exactly_five_opposing_characters() {
    let mut game = Position::variant(3);
    game.put("B 1:adventurer 1:adventurer 1:grunt 2:adventurer 2:adventurer")
        .put("A 0:berserker 0:adventurer");
    assert_eq!(game.refusal("move adventurer A B"), Illegal::Full { at: space('B'), holds: 5 });
    game.play("move berserker A B");
    assert_eq!(game.state.crowd[space('B').index()], 6);
    game.put("A 2:berserker").turn(2);
    let six = Illegal::FullForBerserker { at: space('B'), holds: 6, own: 2 };
    assert_eq!(game.refusal("move berserker A B"), six);
    game.put("A 1:berserker").turn(1);
    assert_eq!(game.legal("move berserker"), ["move berserker A 1"]);
}

#[test]
fn his_own_characters_there_keep_him_out() {
    let mut game = Position::variant(2);
    game.put("B 1:adventurer 1:adventurer 1:adventurer 1:adventurer 0:grunt").put("A 0:berserker");
    let own = Illegal::FullForBerserker { at: space('B'), holds: 5, own: 1 };
    assert_eq!(game.refusal("move berserker A B"), own);
}

#[test]
fn he_may_be_pushed_into_a_full_room() {
    let mut game = Position::variant(2);
    game.put("B 0:adventurer 0:adventurer 0:adventurer 0:adventurer 0:grunt");
    game.put("A 0:rampaging-troll 1:berserker").play("rampage; push 1:berserker B");
    assert_eq!(game.state.crowd[space('B').index()], 6);
}
