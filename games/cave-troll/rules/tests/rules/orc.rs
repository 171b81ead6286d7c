//! The Orc.

use cave_troll::testing::{Position, space};
use cave_troll::{Figure, Illegal};

#[test]
fn he_removes_one_hero_from_his_room() {
    let mut game = Position::classic(2);
    game.put("B 0:orc 1:adventurer 1:adventurer 1:barbarian 1:orc");
    assert_eq!(game.legal("strike"), ["strike orc 1:adventurer", "strike orc 1:barbarian"]);
    game.play("strike orc 1:barbarian");
    assert_eq!(game.on('B'), "0:orc 1:adventurer 1:adventurer 1:orc");
    assert_eq!((game.state.actions, game.state.players[1].fallen.count_ones()), (3, 1));
    let monster = Illegal::OutOfReach { figure: Figure::Orc };
    assert_eq!(game.refusal("strike orc 1:orc"), monster);
}

#[test]
fn he_may_take_his_owner_s_hero() {
    let mut game = Position::classic(2);
    game.put("B 0:orc 0:adventurer").play("strike orc 0:adventurer");
    assert_eq!((game.on('B').as_str(), game.state.players[0].lost), ("0:orc", 1));
}

#[test]
fn he_does_not_act_on_staircases_and_pits_nor_without_a_hero() {
    let mut game = Position::classic(2);
    game.put("1 0:orc 1:adventurer");
    assert_eq!(game.refusal("strike orc 1:adventurer"), Illegal::NotInRoom { at: space('1') });
    let mut game = Position::classic(2);
    game.put("B 0:orc 1:wraith").put("A 1:adventurer");
    assert!(game.legal("strike").is_empty());
    let elsewhere = Illegal::NotThere { figure: Figure::Adventurer, at: space('B') };
    assert_eq!(game.refusal("strike orc 1:adventurer"), elsewhere);
}

#[test]
fn a_removed_figure_does_not_come_back() {
    let mut game = Position::classic(2);
    game.put("B 0:orc 1:knight").play("strike orc 1:knight; end");
    assert!(!game.state.players[1].at(Figure::Knight).is_some());
    assert!(game.legal("move knight").is_empty());
}
