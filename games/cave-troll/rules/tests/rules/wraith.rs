//! The Wraith.

use cave_troll::testing::{Position, space};
use cave_troll::{Figure, Illegal, Phase};
use moot_core::Seat;

#[test]
fn entering_a_room_she_has_to_push_one_character() {
    let mut game = Position::classic(2);
    game.put("A 0:wraith").put("B 1:adventurer").play("move wraith A B");
    assert_eq!(
        game.legal(""),
        ["push 1:adventurer A", "push 1:adventurer C", "push 1:adventurer G"],
        "there is no declining, and the room she left will do"
    );
    game.play("push 1:adventurer A");
    assert_eq!((game.on('A').as_str(), game.on('B').as_str()), ("1:adventurer", "0:wraith"));
    assert_eq!((game.state.actions, game.state.phase), (3, Phase::Act));
}

#[test]
fn she_must_push_even_her_owner_s_character() {
    let mut game = Position::classic(2);
    game.put("A 0:wraith").put("B 0:adventurer").play("move wraith A B");
    assert!(game.legal("").iter().all(|text| text.starts_with("push 0:adventurer")));
}

#[test]
fn without_a_figure_to_push_nothing_happens() {
    let mut game = Position::classic(2);
    game.put("A 0:wraith").put("B 1:barbarian 1:chest").play("move wraith A B");
    assert_eq!((game.on('B').as_str(), game.state.phase), ("0:wraith 1:barbarian 1:chest", Phase::Act));
    let mut game = Position::classic(2);
    game.put("A 0:wraith").put("1 1:adventurer").play("move wraith A 1");
    assert_eq!(game.state.phase, Phase::Act, "she pushes out of rooms only");
}

#[test]
fn she_may_enter_a_full_room_in_order_to_push() {
    let mut game = Position::classic(2);
    game.put("A 0:wraith").put("B 1:adventurer 1:adventurer 1:adventurer 0:adventurer 0:adventurer");
    game.play("move wraith A B");
    assert_eq!(game.state.crowd[space('B').index()], 6);
    game.play("push 1:adventurer C");
    assert_eq!(game.state.crowd[space('B').index()], 5);
}

/// Ruling: the exception exists only in order to push.
#[test]
fn a_full_room_without_a_figure_to_push_stays_closed_to_her() {
    let mut game = Position::classic(4);
    // Everybody in V is a Barbarian but one, whose ways out are closed: b by a Cave Troll, Q and U by Knights.
    game.put("V 0:barbarian 1:barbarian 2:barbarian 3:barbarian 0:adventurer");
    game.put("b 1:cave-troll").put("Q 1:knight 0:wraith").put("U 2:knight");
    game.honest();
    assert_eq!(game.refusal("move wraith Q V"), Illegal::NobodyToPush { at: space('V') });
    assert!(!game.legal("move wraith").contains(&"move wraith Q V".to_owned()));
}

#[test]
fn the_space_she_has_just_left_counts_as_free_for_the_push() {
    let mut game = Position::classic(4);
    // Q is full with her and has room when she is gone; all other ways are closed.
    game.put("Q 0:wraith 2:adventurer 2:adventurer 3:adventurer 3:adventurer");
    game.put("V 0:barbarian 1:barbarian 2:barbarian 3:barbarian 0:adventurer");
    game.put("b 1:cave-troll").put("U 2:knight").honest();
    game.play("move wraith Q V");
    assert_eq!(game.legal(""), ["push 0:adventurer Q"]);
}

#[test]
fn her_action_is_the_same_push() {
    let mut game = Position::classic(2);
    game.put("B 0:wraith 1:adventurer 0:adventurer 1:barbarian")
        .play("push 1:adventurer G; push 0:adventurer C");
    assert_eq!((game.on('G').as_str(), game.on('C').as_str()), ("1:adventurer", "0:adventurer"));
    let never = Illegal::OutOfReach { figure: Figure::Barbarian };
    assert_eq!(game.refusal("push 1:barbarian A"), never);
    assert_eq!(game.refusal("push 0:wraith A"), Illegal::OutOfReach { figure: Figure::Wraith });
}

#[test]
fn she_does_not_act_on_staircases_and_pits() {
    let mut game = Position::classic(2);
    game.put("1 0:wraith 1:adventurer");
    assert_eq!(game.refusal("push 1:adventurer A"), Illegal::NotInRoom { at: space('1') });
}

#[test]
fn she_never_pushes_a_hero_into_a_pit_but_a_monster() {
    let mut game = Position::classic(2);
    game.put("I 0:wraith 1:adventurer 1:orc");
    assert_eq!(game.refusal("push 1:adventurer x"), Illegal::HeroInPit { at: space('x') });
    game.play("push 1:orc x");
    assert_eq!(game.on('x'), "1:orc");
}

#[test]
fn a_push_obeys_the_rules_of_entering() {
    let mut game = Position::classic(2);
    game.put("B 0:wraith 1:adventurer").put("A 0:knight").put("G 1:cave-troll");
    game.put("C 0:adventurer 0:adventurer 0:adventurer 1:adventurer 1:adventurer");
    assert_eq!(game.refusal("push 1:adventurer A"), Illegal::Knight { at: space('A'), whose: Seat(0) });
    assert_eq!(game.refusal("push 1:adventurer G"), Illegal::CaveTroll { at: space('G'), whose: Seat(1) });
    assert_eq!(game.refusal("push 1:adventurer C"), Illegal::Full { at: space('C'), holds: 5 });
    assert!(game.legal("push").is_empty());
}

#[test]
fn a_pushed_wraith_does_not_push_in_turn() {
    let mut game = Position::classic(2);
    game.put("B 0:wraith 1:wraith").put("A 1:adventurer").play("push 1:wraith A");
    assert_eq!((game.state.phase, game.on('A').as_str()), (Phase::Act, "1:adventurer 1:wraith"));
}
