//! The Assassin.

use cave_troll::testing::{Position, space};
use cave_troll::{Figure, Illegal};
use moot_core::Seat;

#[test]
fn she_removes_a_lone_grunt_or_a_lone_hero() {
    let mut game = Position::variant(4);
    game.put("B 0:assassin 0:adventurer 1:grunt 2:adventurer 3:paladin");
    let lone = ["strike assassin 1:grunt", "strike assassin 2:adventurer", "strike assassin 3:paladin"];
    assert_eq!(game.legal("strike"), lone);
    game.play("strike assassin 1:grunt");
    assert_eq!(
        (game.on('B').as_str(), game.state.actions),
        ("0:adventurer 0:assassin 2:adventurer 3:paladin", 3)
    );
}

#[test]
fn lone_is_the_only_character_of_its_colour_in_the_room() {
    let mut game = Position::variant(3);
    game.put("B 0:assassin 1:adventurer 1:adventurer 2:giant-slayer 2:banshee");
    let two = |seat| Illegal::NotAlone { whose: Seat(seat), characters: 2 };
    assert_eq!(game.refusal("strike assassin 1:adventurer"), two(1));
    assert_eq!(game.refusal("strike assassin 2:giant-slayer"), two(2), "a monster is company");
}

#[test]
fn a_chest_is_no_company() {
    let mut game = Position::variant(2);
    game.put("B 0:assassin 1:adventurer 1:chest").play("strike assassin 1:adventurer");
    assert_eq!(game.on('B'), "0:assassin 1:chest");
}

#[test]
fn assassins_and_other_monsters_are_out_of_reach() {
    let mut game = Position::variant(3);
    game.put("B 0:assassin 1:assassin 2:banshee");
    for (whom, figure) in [("1:assassin", Figure::Assassin), ("2:banshee", Figure::Banshee)] {
        assert_eq!(game.refusal(&format!("strike assassin {whom}")), Illegal::OutOfReach { figure });
    }
    assert!(game.legal("strike").is_empty());
}

#[test]
fn she_acts_in_rooms_only() {
    let mut game = Position::variant(2);
    game.put("1 0:assassin 1:adventurer");
    assert_eq!(game.refusal("strike assassin 1:adventurer"), Illegal::NotInRoom { at: space('1') });
}

#[test]
fn her_owner_s_characters_are_never_lone() {
    let mut game = Position::variant(2);
    game.put("B 0:assassin 0:adventurer");
    let company = Illegal::NotAlone { whose: Seat(0), characters: 2 };
    assert_eq!(game.refusal("strike assassin 0:adventurer"), company);
}
