//! The Banshee.

use cave_troll::testing::{Position, space};
use cave_troll::{Figure, Illegal, Phase};
use moot_core::Seat;

#[test]
fn a_move_takes_her_one_or_two_spaces() {
    let mut game = Position::variant(2);
    game.put("A 0:banshee").play("move banshee A B");
    assert!(matches!(game.state.phase, Phase::Glide));
    assert_eq!(game.state.actions, 4, "the move is not over");
    assert_eq!(game.legal(""), ["move banshee B A", "move banshee B C", "move banshee B G", "done"]);
    game.play("move banshee B G");
    assert_eq!((game.on('G').as_str(), game.state.actions), ("0:banshee", 3));
    game.play("move banshee G M; done");
    assert_eq!((game.on('M').as_str(), game.state.actions), ("0:banshee", 2));
}

/// "The Banshee can move up to two spaces": the book does not say which.
#[test]
fn her_second_step_may_lead_back_to_where_she_began() {
    let mut game = Position::variant(2);
    game.put("A 0:banshee").play("move banshee A B; move banshee B A");
    assert_eq!((game.on('A').as_str(), game.state.phase, game.state.actions), ("0:banshee", Phase::Act, 3));
}

#[test]
fn each_step_obeys_the_rules_of_moving() {
    let mut game = Position::variant(2);
    game.put("A 0:banshee").put("C 1:adventurer 1:adventurer 1:adventurer 1:adventurer 1:grunt");
    game.play("move banshee A B");
    assert_eq!(game.refusal("move banshee B C"), Illegal::Full { at: space('C'), holds: 5 });
    assert_eq!(game.legal("move"), ["move banshee B A", "move banshee B G"]);
}

#[test]
fn she_is_not_asked_when_there_is_no_second_step() {
    let mut game = Position::variant(3);
    game.put("B 0:banshee 1:adventurer 1:adventurer 1:adventurer 1:grunt 2:berserker");
    game.put("C 2:adventurer 2:adventurer 2:adventurer 2:adventurer");
    game.put("D 0:adventurer 0:adventurer 0:adventurer 0:adventurer 0:grunt");
    game.put("I 1:adventurer 1:adventurer 1:adventurer 1:adventurer 1:rampaging-troll");
    game.put("H 2:adventurer 2:adventurer 2:adventurer 2:adventurer 2:grunt");
    game.play("move banshee B C");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3), "B was left with five characters");
}

#[test]
fn she_pulls_an_opposing_character_from_next_door() {
    let mut game = Position::variant(3);
    game.put("B 0:banshee").put("A 1:adventurer 1:adventurer 2:grunt 0:adventurer").put("G 2:assassin");
    assert_eq!(game.legal("pull"), ["pull 1:adventurer A", "pull 2:grunt A", "pull 2:assassin G"]);
    assert_eq!(game.refusal("pull 0:adventurer A"), Illegal::OwnFigure);
    game.play("pull 2:grunt A");
    assert_eq!((game.on('B').as_str(), game.state.actions), ("0:banshee 2:grunt", 3));
}

#[test]
fn she_pulls_through_doorways_only() {
    let mut game = Position::variant(2);
    game.put("G 0:banshee").put("H 1:adventurer");
    let wall = Illegal::NotAdjacent { from: space('H'), to: space('G') };
    assert_eq!(game.refusal("pull 1:adventurer H"), wall);
}

#[test]
fn heroes_beside_a_paladin_in_a_room_are_out_of_reach() {
    let mut game = Position::variant(3);
    game.put("B 0:banshee").put("A 1:paladin 2:adventurer 2:grunt");
    let safe = Illegal::Sheltered { at: space('A'), whose: Seat(1) };
    assert_eq!(game.refusal("pull 2:adventurer A"), safe);
    assert_eq!(game.refusal("pull 1:paladin A"), safe, "the Paladin himself too");
    assert!(game.may("pull 2:grunt A"), "monsters are not sheltered");
    let mut game = Position::variant(2);
    game.put("A 0:banshee").put("1 1:paladin 1:adventurer");
    assert!(game.may("pull 1:adventurer 1"), "on a staircase he shelters nobody");
}

#[test]
fn she_pulls_no_hero_into_a_pit() {
    let mut game = Position::variant(2);
    game.put("x 0:banshee").put("I 1:adventurer 1:grunt");
    assert_eq!(game.refusal("pull 1:adventurer I"), Illegal::HeroInPit { at: space('x') });
    game.play("pull 1:grunt I");
    assert_eq!(game.on('x'), "0:banshee 1:grunt");
}

/// "The Banshee cannot use its ability if its current space already contains five characters", but for a Berserker.
#[test]
fn into_a_room_with_five_she_pulls_only_a_berserker() {
    let mut game = Position::variant(2);
    game.put("B 0:banshee 0:adventurer 0:adventurer 0:adventurer 0:adventurer");
    game.put("A 1:adventurer 1:berserker");
    assert_eq!(game.refusal("pull 1:adventurer A"), Illegal::Full { at: space('B'), holds: 5 });
    assert_eq!(game.legal("pull"), ["pull 1:berserker A"]);
    game.play("pull 1:berserker A");
    assert_eq!(game.state.crowd[space('B').index()], 6);
}

#[test]
fn a_berserker_is_pulled_into_a_full_room_only_without_his_own_there() {
    let mut game = Position::variant(2);
    game.put("B 0:banshee 0:adventurer 0:adventurer 0:adventurer 1:adventurer").put("A 1:berserker");
    let own = Illegal::FullForBerserker { at: space('B'), holds: 5, own: 1 };
    assert_eq!(game.refusal("pull 1:berserker A"), own);
}

/// The same text speaks of her space, which may be a staircase or a pit.
#[test]
fn onto_a_staircase_or_a_pit_with_five_she_pulls_only_a_berserker() {
    let mut game = Position::variant(3);
    game.put("1 0:banshee 0:adventurer 0:adventurer 0:adventurer")
        .put("A 1:adventurer 1:berserker 2:berserker");
    assert_eq!(game.legal("pull"), ["pull 1:adventurer A", "pull 1:berserker A", "pull 2:berserker A"]);
    game.put("1 2:adventurer");
    assert_eq!(game.refusal("pull 1:adventurer A"), Illegal::Full { at: space('1'), holds: 5 });
    let own = Illegal::FullForBerserker { at: space('1'), holds: 5, own: 1 };
    assert_eq!(game.refusal("pull 2:berserker A"), own);
    assert_eq!(game.legal("pull"), ["pull 1:berserker A"]);
    game.play("pull 1:berserker A");
    assert_eq!(game.state.crowd[space('1').index()], 6);
    let mut game = Position::variant(3);
    game.put("1 0:banshee 0:adventurer 0:adventurer 0:adventurer 0:assassin 0:paladin").put("A 1:berserker");
    let six = Illegal::FullForBerserker { at: space('1'), holds: 6, own: 0 };
    assert_eq!(game.refusal("pull 1:berserker A"), six, "his ability speaks of exactly five");
    let mut game = Position::variant(3);
    game.put("x 0:banshee 0:grunt 1:banshee 2:banshee").put("I 1:grunt 1:berserker");
    assert_eq!(game.legal("pull"), ["pull 1:grunt I"]);
    game.put("x 2:grunt");
    assert_eq!(game.refusal("pull 1:grunt I"), Illegal::Full { at: space('x'), holds: 5 });
    assert_eq!(game.refusal("pull 1:berserker I"), Illegal::HeroInPit { at: space('x') });
}

#[test]
fn chests_are_not_pulled() {
    let mut game = Position::variant(2);
    game.put("B 0:banshee").put("A 1:chest");
    assert_eq!(game.refusal("pull 1:chest A"), Illegal::NeverMoves { figure: Figure::Chest });
}
