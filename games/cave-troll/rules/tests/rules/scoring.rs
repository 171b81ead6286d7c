//! Who controls a room and what it pays (rulebook: scoring a room; Dwarf, Barbarian, Treasure Chest).

use cave_troll::testing::{Position, space};
use cave_troll::{score, standing};
use moot_core::Seat;

/// What a room pays with these figures in it; its sign is the first letter of `figures`.
pub fn pays(mut game: Position, figures: &str) -> [u8; 4] {
    let room = figures.chars().next().unwrap();
    game.put(figures).pays(room)
}

#[test]
fn heroes_in_rooms_are_counted_without_those_elsewhere() {
    let mut game = Position::classic(2);
    game.put("A 0:adventurer 0:adventurer 0:orc").put("B 0:adventurer 0:thief").put("1 0:adventurer 0:dwarf");
    assert_eq!(game.state.heroes_in_rooms(Seat(0)), 4);
    assert_eq!(game.state.heroes_in_rooms(Seat(1)), 0);
}

#[test]
fn most_heroes_control_a_room_and_monsters_do_not_count() {
    let mut game = Position::classic(3);
    game.put("H 0:adventurer 0:adventurer 1:adventurer 1:orc 1:wraith");
    assert_eq!(game.pays('H'), [5, 0, 0, 0]);
    let found = standing(&game.state, space('H'));
    assert_eq!((found.heroes, found.value, found.control), ([2, 1, 0, 0], 5, Some(Seat(0))));
}

#[test]
fn a_tie_pays_no_player() {
    let mut game = Position::classic(3);
    game.put("H 0:adventurer 1:adventurer").put("X 0:adventurer 1:knight 2:thief").put("B 2:orc");
    assert_eq!([game.pays('H'), game.pays('X'), game.pays('B')], [[0; 4]; 3]);
    assert_eq!(standing(&game.state, space('H')).control, None);
    assert_eq!(standing(&game.state, space('B')).control, None, "no hero, no control");
}

#[test]
fn a_tie_for_second_does_not_matter() {
    assert_eq!(
        pays(Position::classic(3), "H 0:adventurer 1:adventurer 2:adventurer 2:adventurer"),
        [0, 0, 5, 0]
    );
}

#[test]
fn a_barbarian_counts_as_two_when_scored_and_as_one_otherwise() {
    let mut game = Position::classic(2);
    game.put("H 0:barbarian 1:adventurer").put("X 0:adventurer 1:barbarian 0:orc 0:wraith");
    assert_eq!((game.pays('H'), game.pays('X')), ([5, 0, 0, 0], [0, 5, 0, 0]));
    game.put("X 0:adventurer");
    assert_eq!(game.pays('X'), [0; 4], "two against a Barbarian is a tie");
    assert_eq!(game.state.crowd[space('X').index()], 5, "for the limit he is one");
    assert!(game.state.full.has(space('X')));
}

#[test]
fn a_dwarf_doubles_the_printed_gold_for_the_controlling_player() {
    assert_eq!(pays(Position::classic(2), "H 0:dwarf 1:adventurer 1:adventurer"), [0, 10, 0, 0]);
}

#[test]
fn two_dwarfs_double_twice() {
    assert_eq!(pays(Position::classic(2), "D 0:dwarf 1:dwarf 1:adventurer"), [0, 16, 0, 0]);
}

#[test]
fn a_chest_adds_four_which_no_dwarf_doubles() {
    let mut game = Position::classic(2);
    game.put("H 0:adventurer 0:chest");
    assert_eq!(game.pays('H'), [9, 0, 0, 0]);
    game.put("H 0:dwarf");
    assert_eq!(game.pays('H'), [14, 0, 0, 0]);
    game.put("H 1:chest 1:dwarf");
    assert_eq!(game.pays('H'), [28, 0, 0, 0], "chests add up");
}

#[test]
fn staircases_and_pits_pay_nothing() {
    let mut game = Position::classic(2);
    game.put("1 0:adventurer").put("x 0:orc");
    assert_eq!((game.pays('1'), game.pays('x')), ([0; 4], [0; 4]));
}

#[test]
fn the_whole_board_is_the_sum_of_its_rooms() {
    let mut game = Position::classic(3);
    game.put("H 0:adventurer").put("A 0:adventurer 1:adventurer").put("X 2:dwarf 2:chest").put("1 1:thief");
    game.put("L 1:knight");
    assert_eq!(score::whole_board(&game.state), [5, 1, 14, 0]);
    assert_eq!(score::rooms(&game.state).map(|at| at.sign()).collect::<String>(), "AHLX");
}
