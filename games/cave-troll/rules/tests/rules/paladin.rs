//! The Paladin.

use cave_troll::testing::{Position, space};
use cave_troll::{Figure, Illegal, Wanted};

#[test]
fn he_sends_an_opposing_banshee_to_a_pit_of_choice() {
    let mut game = Position::variant(3);
    game.put("B 0:paladin 1:banshee 2:banshee");
    assert_eq!(game.legal("banish").len(), 6);
    assert_eq!(
        game.refusal("banish 1 A"),
        Illegal::WrongSpace { at: space('A'), wanted: Wanted::Banishment }
    );
    game.play("banish 2 z");
    assert_eq!((game.on('B').as_str(), game.on('z').as_str()), ("0:paladin 1:banshee", "2:banshee"));
}

#[test]
fn his_text_says_space_so_a_staircase_will_do() {
    let mut game = Position::variant(2);
    game.put("1 0:paladin 1:banshee").play("banish 1 x");
    assert_eq!(game.on('x'), "1:banshee");
}

#[test]
fn his_owner_s_banshee_and_those_elsewhere_are_out_of_reach() {
    let mut game = Position::variant(2);
    game.put("B 0:paladin 0:banshee").put("A 1:banshee");
    assert_eq!(game.refusal("banish 0 x"), Illegal::OwnFigure);
    let elsewhere = Illegal::NotThere { figure: Figure::Banshee, at: space('B') };
    assert_eq!(game.refusal("banish 1 x"), elsewhere);
    assert!(game.legal("banish").is_empty());
}
