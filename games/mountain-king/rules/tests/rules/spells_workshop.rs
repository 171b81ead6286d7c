//! Busy Hands, Long Arm.

use mountain_king::testing::{Position, pile};
use mountain_king::{Illegal, Spell};

/// Seat 0 touches a Stonemill with one open entrance.
fn with(spell: Spell, letters: &str) -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 4)).tile(0, &[(19, 3), (19, 4)]).shop((19, 5), "stonemill");
    game.spell(0, spell, 0).store(0, letters);
    game
}

#[test]
fn busy_hands_activate_the_same_workshop_twice() {
    let mut game = with(Spell::BusyHands, "rsss");
    let activate = format!("activate {}", game.site((19, 5)));
    // Cast between the two.
    let mut between = game.clone();
    between.play(&activate).play("use 0 1s; cast 0 r").play(&activate).play("use 0 1s");
    assert_eq!(between.player(0).storage, pile("sii"));
    assert_eq!(between.refusal(&activate), Illegal::NoActivation);
    // Or before both.
    game.play("cast 0 r").play(&activate).play("use 0 1s").play(&activate).play("use 0 1s");
    assert_eq!(game.refusal(&activate), Illegal::NoActivation);
    assert_eq!(game.player(0), between.player(0));
    game.play("recruit 0 -");
    assert_eq!(game.refusal(&activate), Illegal::WrongMoment, "both in step 1");
}

#[test]
fn busy_hands_may_go_to_two_workshops() {
    let mut game = with(Spell::BusyHands, "rsc");
    game.tile(0, &[(18, 5), (18, 6), (17, 6)]).shop((16, 6), "charmcrafter");
    let (mill, charm) = (game.site((19, 5)), game.site((16, 6)));
    assert_eq!(game.state.entrances(game.board(), mill), 2);
    game.play(&format!("cast 0 r; activate {mill}; use 0 1s; done; activate {charm}; use 0 1c"));
    assert_eq!(game.player(0).storage, pile("ir"));
    game.honest();
}

#[test]
fn busy_hands_without_a_workshop_do_nothing() {
    let mut game = Position::new(4);
    game.spell(0, Spell::BusyHands, 0).store(0, "r").play("cast 0 r");
    assert!(game.options("activate").is_empty());
    game.pass();
}

#[test]
fn the_long_arm_reaches_any_workshop_with_two_uses_at_least() {
    let mut game = with(Spell::LongArm, "rcccss");
    game.shop((2, 10), "charmcrafter"); // no network touches it
    let (mill, far, empty) = (game.site((19, 5)), game.site((2, 10)), game.site((16, 6)));
    assert_eq!(game.refusal(&format!("activate {far}")), Illegal::OutOfReach);
    game.play("cast 0 r");
    assert_eq!(game.options("activate").len(), 2, "the far one and the near one");
    assert_eq!(game.refusal(&format!("activate {empty}")), Illegal::EmptySite);
    let mut near = game.clone();
    game.play(&format!("activate {far}"));
    assert_eq!(game.state.uses, 2);
    game.play("use 0 1c; use 0 1c");
    assert_eq!(game.player(0).storage, pile("ssrrc"));
    assert!(!game.state.touches(game.board(), moot_core::Seat(0), far), "it becomes part of no network");
    assert_eq!(game.state.entrances(game.board(), far), 0);
    // It comes on top of the workshop of the turn, and may be the same one.
    assert!(game.can(&format!("activate {mill}")));
    near.play(&format!("activate {mill}; use 0 1s; done; activate {mill}; use 1 1i"));
    assert_eq!(near.player(0).storage, pile("cccss"));
    game.honest();
}

#[test]
fn the_long_arm_counts_open_entrances_when_there_are_more() {
    let mut game = Position::new(4);
    game.gate_at(1, (15, 4))
        .tile(1, &[(15, 5), (15, 6), (16, 5)])
        .gate_at(2, (18, 6))
        .tile(2, &[(17, 6), (17, 7)]);
    game.shop((16, 6), "stonemill").spell(0, Spell::LongArm, 0).store(0, "rsss").honest();
    game.play(&format!("cast 0 r; activate {}", game.site((16, 6))));
    assert_eq!(game.state.uses, 3);
    game.play("use 0 1s; use 0 1s; use 0 1s");
    assert_eq!(game.player(0).storage, pile("iii"));
}

#[test]
fn the_long_arm_needs_a_workshop_and_a_payable_use() {
    let mut game = Position::new(4);
    game.spell(0, Spell::LongArm, 0).store(0, "r");
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "none is on the board");
    game.shop((2, 10), "charmcrafter");
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "the rune itself is spent already");
    game.store(0, "rr");
    assert!(game.can("cast 0 r"));
    game.play("cast 0 r");
    assert_eq!(game.refusal("done"), Illegal::WrongMoment);
}
