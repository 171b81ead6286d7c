//! Spaces, walls and doorways, limits (rulebook: movement; move a character; placing and removing figures).

use cave_troll::testing::{Position, space};
use cave_troll::{Figure, Illegal, PITS, ROOMS, STAIRCASES, Space, Wanted};

#[test]
fn figures_of_seats_that_do_not_play_are_not_there() {
    for players in 2..=4 {
        let mut game = Position::classic(players);
        game.put("A 0:orc");
        let at = space('A');
        let text = format!("strike orc {players}:adventurer");
        assert_eq!(game.refusal(&text), Illegal::NotThere { figure: Figure::Adventurer, at });
    }
}

#[test]
fn characters_pass_doorways_and_no_walls() {
    let mut game = Position::classic(2);
    game.put("G 0:adventurer 0:orc");
    for to in Space::all() {
        let through = "BFMN".contains(to.sign());
        assert_eq!(game.may(&format!("move adventurer G {to}")), through, "{to}");
        assert_eq!(game.may(&format!("move orc G {to}")), through, "{to}");
    }
    // G and H lie side by side, with a wall between them.
    let wall = Illegal::NotAdjacent { from: space('G'), to: space('H') };
    assert_eq!(game.refusal("move adventurer G H"), wall);
}

#[test]
fn heroes_never_enter_pits_and_monsters_go_anywhere() {
    let mut game = Position::classic(2);
    game.put("I 0:adventurer 0:knight 0:orc").put("E 0:wraith");
    let pit = Illegal::HeroInPit { at: space('x') };
    assert_eq!(game.refusal("move adventurer I x"), pit);
    assert_eq!(game.refusal("move knight I x"), pit);
    game.play("move orc I x; move wraith E 2");
    assert_eq!((game.on('x').as_str(), game.on('2').as_str()), ("0:orc", "0:wraith"));
}

#[test]
fn a_room_holds_five_characters_of_any_colour() {
    let mut game = Position::classic(3);
    game.put("B 0:adventurer 1:adventurer 1:orc 2:knight 2:adventurer").put("A 2:adventurer").turn(2);
    assert_eq!(game.refusal("move adventurer A B"), Illegal::Full { at: space('B'), holds: 5 });
    game.play("move knight B C; move adventurer A B");
    assert_eq!(game.on('B'), "0:adventurer 1:adventurer 1:orc 2:adventurer 2:adventurer");
}

#[test]
fn staircases_and_pits_hold_any_number() {
    let mut game = Position::classic(2);
    game.put("1 0:adventurer 0:adventurer 0:adventurer 1:adventurer 1:adventurer 1:adventurer");
    game.put("A 0:adventurer").play("move adventurer A 1");
    assert_eq!(game.state.crowd[space('1').index()], 7);
    game.put("x 0:orc 1:orc 1:wraith 0:wraith");
    assert_eq!(game.state.crowd[space('x').index()], 4);
    assert!(!game.state.full.has(space('1')) && !game.state.full.has(space('x')));
}

#[test]
fn a_chest_is_no_character() {
    let mut game = Position::classic(2);
    game.put("B 0:adventurer 0:adventurer 0:adventurer 0:adventurer 0:chest 1:chest").put("A 1:adventurer");
    game.turn(1).play("move adventurer A B");
    assert_eq!(game.state.crowd[space('B').index()], 5);
    let still = Illegal::NeverMoves { figure: Figure::Chest };
    assert_eq!(game.refusal("move chest B A"), still);
}

#[test]
fn heroes_are_placed_on_staircases_and_monsters_on_pits() {
    let mut game = Position::classic(2);
    game.draw_and_play("knight");
    let spaces = |game: &Position| game.legal("at").iter().map(|at| at[3..].to_owned()).collect::<String>();
    assert_eq!(spaces(&game), "1234");
    assert_eq!(game.refusal("at A"), Illegal::WrongSpace { at: space('A'), wanted: Wanted::Staircase });
    game.play("at 3").draw_and_play("orc");
    assert_eq!(spaces(&game), "xyz");
    assert_eq!(game.refusal("at 1"), Illegal::WrongSpace { at: space('1'), wanted: Wanted::Pit });
    game.play("at y");
    assert_eq!((game.on('3').as_str(), game.on('y').as_str()), ("0:knight", "0:orc"));
    assert_eq!(ROOMS.len() + STAIRCASES.len() + PITS.len(), 40);
}

#[test]
fn only_own_characters_are_moved() {
    let mut game = Position::classic(2);
    game.put("A 1:adventurer").put("B 0:knight");
    let other = Illegal::NotThere { figure: Figure::Adventurer, at: space('A') };
    assert_eq!(game.refusal("move adventurer A B"), other);
    assert_eq!(game.refusal("move knight A B"), Illegal::NotThere { figure: Figure::Knight, at: space('A') });
    // Characters of the other set do not exist in this game.
    assert!(!game.may("move paladin B A") && !game.may("rout") && !game.may("rampage"));
}
