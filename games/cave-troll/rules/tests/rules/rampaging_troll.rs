//! The Rampaging Troll.

use cave_troll::testing::{Position, space};
use cave_troll::{Event, Figure, Illegal, Phase};

#[test]
fn he_is_played_onto_a_pit() {
    let mut game = Position::variant(2);
    game.draw_and_play("rampaging-troll");
    assert_eq!(game.legal("at"), ["at x", "at y", "at z"]);
}

#[test]
fn he_moves_once_a_turn() {
    let mut game = Position::variant(2);
    game.put("A 0:rampaging-troll").play("move rampaging-troll A B");
    assert_eq!(game.refusal("move rampaging-troll B A"), Illegal::MovedAlready);
    assert!(game.legal("move").is_empty());
    game.play("end; end");
    assert!(game.may("move rampaging-troll B A"));
}

#[test]
fn being_pulled_does_not_use_up_his_move() {
    let mut game = Position::variant(2);
    game.put("A 1:rampaging-troll").put("B 0:banshee").play("pull 1:rampaging-troll A; end");
    assert!(game.may("move rampaging-troll B A"));
}

#[test]
fn he_pushes_two_and_removes_the_rest() {
    let mut game = Position::variant(3);
    game.put("B 0:rampaging-troll 1:adventurer 2:grunt 0:adventurer 2:rampaging-troll 1:chest")
        .play("rampage");
    assert!(matches!(game.state.phase, Phase::Push { .. }));
    assert!(game.legal("").iter().all(|text| text.starts_with("push")), "both pushes are forced");
    game.play("push 0:adventurer A");
    assert_eq!(game.state.actions, 4, "the action is not over");
    assert_eq!(
        game.refusal("push 0:rampaging-troll A"),
        Illegal::OutOfReach { figure: Figure::RampagingTroll }
    );
    game.play("push 1:adventurer C");
    assert_eq!(game.on('B'), "0:rampaging-troll");
    assert_eq!((game.on('A').as_str(), game.on('C').as_str()), ("0:adventurer", "1:adventurer"));
    assert_eq!(game.state.actions, 3);
    let cleared = Event::Cleared { seat: moot_core::Seat(0), at: space('B'), figure: Figure::RampagingTroll };
    assert!(game.events.contains(&cleared));
}

#[test]
fn two_pushes_of_one_colour_are_two_characters() {
    let mut game = Position::variant(2);
    game.put("B 0:rampaging-troll 1:adventurer 1:adventurer 1:adventurer");
    game.play("rampage; push 1:adventurer A; push 1:adventurer A");
    assert_eq!((game.on('A').as_str(), game.state.players[1].lost), ("1:adventurer 1:adventurer", 1));
}

#[test]
fn as_many_pushes_as_are_possible_are_made() {
    let mut game = Position::variant(2);
    game.put("B 0:rampaging-troll 1:adventurer").play("rampage; push 1:adventurer A");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3), "one, as there is one");
    // Nobody can be pushed anywhere: all is removed at once.
    let mut game = Position::variant(4);
    game.put("V 0:rampaging-troll 1:adventurer");
    for (room, seat) in [('Q', 1), ('U', 2), ('b', 3)] {
        let a = format!("{seat}:adventurer");
        game.put(&format!("{room} {a} {a} {a} {a} {a}"));
    }
    game.play("rampage");
    assert_eq!((game.on('V').as_str(), game.state.phase), ("0:rampaging-troll", Phase::Act));
}

#[test]
fn chests_alone_may_be_cleared_but_an_empty_room_not() {
    let mut game = Position::variant(2);
    game.put("B 0:rampaging-troll");
    assert_eq!(game.refusal("rampage"), Illegal::NoEffect);
    game.put("B 1:chest").play("rampage");
    assert_eq!(game.on('B'), "0:rampaging-troll");
}

#[test]
fn he_acts_in_rooms_only() {
    let mut game = Position::variant(2);
    game.put("1 0:rampaging-troll 1:adventurer");
    assert_eq!(game.refusal("rampage"), Illegal::NotInRoom { at: space('1') });
}

#[test]
fn no_figure_is_kept_out_of_his_room() {
    let mut game = Position::variant(2);
    game.put("B 1:rampaging-troll").put("A 0:adventurer").play("move adventurer A B");
    assert_eq!(game.on('B'), "0:adventurer 1:rampaging-troll");
}
