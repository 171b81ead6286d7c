//! The order of a turn, and the duty to recruit or to dig.

use mountain_king::testing::Position;
use mountain_king::{Illegal, Spell, Stage};

/// A player with a workshop and a spell, and the action that activates the workshop.
fn with_workshop_and_spell() -> (Position, String) {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 4)).tile(0, &[(19, 3), (19, 4)]).shop((19, 5), "stonemill");
    game.spell(0, Spell::SoftRock, 0).store(0, "rrss");
    let activate = format!("activate {}", game.site((19, 5)));
    (game, activate)
}

/// Step 1 comes before step 2; step 2 comes before everything else.
#[test]
fn steps_come_in_order() {
    let (mut game, activate) = with_workshop_and_spell();
    assert!(game.can("cast 0 r") && game.can(&activate));
    assert_eq!(game.refusal("end"), Illegal::StepTwoFirst);
    assert_eq!(game.refusal("skip"), Illegal::MustRecruitOrDig);
    game.play("recruit 0 -; place 4");
    // Ruling 13: no spell and no workshop after step 2.
    assert_eq!(game.refusal("cast 0 r"), Illegal::WrongMoment);
    assert_eq!(game.refusal(&activate), Illegal::WrongMoment);
    assert_eq!(game.refusal("recruit 0 -"), Illegal::WrongMoment);
    assert_eq!(game.refusal("dig 0 2,0,0"), Illegal::WrongMoment);
    game.play("end");
    assert_eq!(game.state.active, moot_core::Seat(1));
}

/// One spell and one workshop, in either order.
#[test]
fn a_spell_and_a_workshop_in_either_order() {
    let (mut game, activate) = with_workshop_and_spell();
    let mut other = game.clone();
    game.play("cast 0 r").play(&activate).play("use 0 1s");
    assert_eq!(game.refusal("cast 1 r"), Illegal::CastAlready);
    other.play(&activate).play("use 0 1s; cast 0 r");
    assert_eq!(other.refusal(&activate), Illegal::NoActivation);
    assert_eq!(game.player(0), other.player(0));
    other.play("recruit 0 -; place 4; end").turn(0);
    assert!(other.can(&activate), "next turn it may be used again");
}

/// Rulings 9 and 10: step 2 is skipped only when neither is possible with what is owned; a trade is never required.
#[test]
fn step_2_is_skipped_only_when_nothing_is_possible() {
    let mut game = Position::new(4);
    game.grow(0, 10).store(0, "sihc");
    assert!(game.can("skip"), "a trade would bring a second stone, but nobody has to make it");
    assert!(game.can("trade s"));
    game.store(0, "ss");
    assert_eq!(game.refusal("skip"), Illegal::MustRecruitOrDig);
    game.store(0, "sih").play("skip");
    assert_eq!(game.state.stage, Stage::Halls);
    assert!(game.can("end"));
}

/// Ruling 11: a troll of the bottom row is always free.
#[test]
fn a_recruit_is_possible_with_nothing_owned() {
    let game = Position::new(4);
    assert_eq!(game.player(0).owned().total(), 0);
    assert_eq!(game.options("recruit").len(), 5);
    assert_eq!(game.refusal("skip"), Illegal::MustRecruitOrDig);
}

/// Ruling 15: statues and halls in order; both may be left out.
#[test]
fn steps_3_and_4_may_be_left_out() {
    let mut game = Position::new(4);
    game.play("recruit 0 -; place 4");
    assert_eq!(game.state.stage, Stage::Halls);
    assert!(game.can("end"));
    assert_eq!(game.refusal("done"), Illegal::WrongMoment);
}

/// Turns go clockwise; rites end with the turn.
#[test]
fn turns_go_clockwise() {
    let mut game = Position::new(3);
    let mut order = Vec::new();
    for _ in 0..7 {
        order.push((game.state.round, game.state.active.0));
        game.pass();
    }
    assert_eq!(order, [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]);
    game.honest();
}
