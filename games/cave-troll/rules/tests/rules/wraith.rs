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

/// "When the Wraith enters a room, push 1 character": a pushed Wraith enters, and her owner chooses.
#[test]
fn a_pushed_wraith_pushes_in_turn() {
    let mut game = Position::classic(2);
    game.put("B 0:wraith 1:wraith").put("A 1:adventurer 0:orc").play("push 1:wraith A");
    assert_eq!((game.state.asked(), game.state.active), (Seat(1), Seat(0)));
    assert_eq!(
        game.legal(""),
        ["push 0:orc B", "push 0:orc 1", "push 1:adventurer B", "push 1:adventurer 1"],
        "there is no declining"
    );
    game.play("push 0:orc B");
    assert_eq!((game.on('A').as_str(), game.on('B').as_str()), ("1:adventurer 1:wraith", "0:orc 0:wraith"));
    assert_eq!((game.state.phase, game.state.asked(), game.state.actions), (Phase::Act, Seat(0), 3));
}

#[test]
fn a_wraith_pushed_onto_a_staircase_or_into_an_empty_room_does_not_push() {
    let mut game = Position::classic(2);
    game.put("A 0:wraith 1:wraith").put("1 1:adventurer").play("push 1:wraith 1");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3));
    let mut game = Position::classic(2);
    game.put("A 0:wraith 1:wraith").put("B 1:barbarian").play("push 1:wraith B");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3));
}

/// Without this limit three Wraiths in two rooms could push each other for ever.
#[test]
fn a_pushed_wraith_pushes_once_in_each_chain() {
    let mut game = Position::classic(3);
    game.put("B 0:wraith 1:wraith").put("A 2:wraith");
    game.play("push 1:wraith A; push 2:wraith B; push 0:wraith A");
    assert_eq!(game.state.asked(), Seat(0), "her action is no entering: pushed into A she pushes");
    game.play("push 1:wraith B");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3), "she has pushed in this chain");
    assert_eq!((game.on('A').as_str(), game.on('B').as_str()), ("0:wraith", "1:wraith 2:wraith"));
    game.play("move wraith A B; push 1:wraith A");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 2), "A is empty");
    game.play("push 2:wraith A");
    assert_eq!((game.state.asked(), game.legal("").len()), (Seat(2), 2), "another chain, another push");
}

/// "A Wraith can enter a room that already contains five characters in order to push".
#[test]
fn a_wraith_may_be_pushed_into_a_full_room_where_she_then_pushes() {
    let mut game = Position::classic(3);
    game.put("B 0:wraith 1:wraith").put("A 1:adventurer 1:adventurer 1:adventurer 1:adventurer 2:adventurer");
    game.play("push 1:wraith A");
    assert_eq!((game.state.crowd[space('A').index()], game.state.asked()), (6, Seat(1)));
    game.play("push 2:adventurer B");
    assert_eq!((game.state.crowd[space('A').index()], game.state.phase), (5, Phase::Act));
}

#[test]
fn a_wraith_is_not_pushed_into_a_full_room_where_she_could_not_push() {
    let mut game = Position::classic(4);
    game.put("V 0:barbarian 1:barbarian 2:barbarian 3:barbarian 0:adventurer");
    game.put("b 1:cave-troll").put("Q 1:knight 0:wraith 3:wraith").put("U 2:knight").honest();
    assert_eq!(game.refusal("push 3:wraith V"), Illegal::NobodyToPush { at: space('V') });
    assert!(!game.legal("push").contains(&"push 3:wraith V".to_owned()));
    // Who has pushed in the chain does not push again, and so comes into no full room.
    let mut game = Position::classic(3);
    game.put("B 0:wraith 1:wraith").put("G 2:wraith");
    game.put("M 1:adventurer 1:adventurer 1:adventurer 1:adventurer 2:adventurer");
    game.play("push 1:wraith G; push 2:wraith B; push 0:wraith G");
    assert_eq!(game.refusal("push 1:wraith M"), Illegal::Full { at: space('M'), holds: 5 });
    assert!(game.legal("push 1:wraith").iter().all(|text| !text.ends_with('M')));
}

/// A full room behind a full room: the first push is open to a Wraith only if the second one is possible.
#[test]
fn pushes_into_full_rooms_are_followed_to_their_end() {
    let mut game = Position::classic(4);
    // In A only the Wraith can be pushed, and only into B, which is full of Barbarians and one Adventurer.
    game.put("1 0:wraith").put("A 0:barbarian 1:barbarian 2:barbarian 3:barbarian 1:wraith");
    game.put("B 0:adventurer 1:adventurer 2:adventurer 3:adventurer 0:dwarf");
    assert!(game.may("move wraith 1 A"));
    game.play("move wraith 1 A; push 1:wraith B; push 0:dwarf C");
    assert_eq!((game.state.crowd[space('A').index()], game.state.crowd[space('B').index()]), (5, 5));
}
