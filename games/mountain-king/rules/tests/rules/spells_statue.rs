//! Walking Statue, Restless Kin, Late Blessing.

use mountain_king::testing::{Position, at};
use mountain_king::{Clan, Illegal, Spell};

fn with(spell: Spell) -> Position {
    let mut game = Position::new(4);
    game.spell(0, spell, 0).store(0, "r");
    game
}

#[test]
fn a_walking_statue_goes_two_tunnels_far() {
    let mut game = with(Spell::WalkingStatue);
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "no statue in the network");
    game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]).tile(0, &[(19, 8), (20, 8)]);
    game.tile(0, &[(17, 8), (18, 8)]).anchored(0, &[(15, 8), (16, 8)], (15, 8));
    game.statue(Clan::Fire, (22, 8)).statue(Clan::Ice, (20, 8)).play("cast 0 r");
    let walks = game.options("walk");
    assert!(walks.contains(&"22,8 18,8".to_owned()), "past the Ice statue: {walks:?}");
    assert!(walks.contains(&"22,8 23,8".to_owned()), "the gate is a tunnel");
    assert!(walks.contains(&"20,8 15,8".to_owned()));
    assert_eq!(game.refusal("walk 22,8 16,8"), Illegal::TooFar { at: at((16, 8)) });
    assert_eq!(game.refusal("walk 22,8 20,8"), Illegal::Occupied { at: at((20, 8)) });
    assert_eq!(game.refusal("walk 21,8 18,8"), Illegal::NoStatue { at: at((21, 8)) });
    game.stand(0, Clan::Ice, (15, 8)).play("walk 20,8 15,8");
    assert_eq!(game.points(0)[5], 4 + 16, "onto its pedestal, without a cart");
    assert!(game.can("recruit 0 -"));
    game.honest();
}

#[test]
fn a_walking_statue_needs_a_free_square() {
    let mut game = with(Spell::WalkingStatue);
    game.statue(Clan::Fire, (23, 5));
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "the gate is all there is");
}

#[test]
fn restless_kin_moves_a_buried_statue_three_steps() {
    let mut game = with(Spell::RestlessKin);
    game.play("cast 0 r"); // Statue D lies on (23,4) beside the gate of seat 0 on (23,5).
    let stirs = game.options("stir");
    let from_d: Vec<&String> = stirs.iter().filter(|stir| stir.starts_with("23,4 ")).collect();
    assert!(from_d.contains(&&"23,4 22,4".to_owned()));
    assert!(from_d.contains(&&"23,4 21,5".to_owned()));
    assert!(from_d.contains(&&"23,4 20,4".to_owned()));
    assert_eq!(
        game.refusal("stir 23,4 23,5"),
        Illegal::TooFar { at: at((23, 5)) },
        "a gate is no untouched square"
    );
    assert_eq!(game.refusal("stir 23,4 20,5"), Illegal::TooFar { at: at((20, 5)) });
    assert_eq!(game.refusal("stir 23,4 23,6"), Illegal::TooFar { at: at((23, 6)) }, "not through the gate");
    game.play("stir 23,4 21,5");
    assert!(game.state.statue_at(at((21, 5))).is_some() && game.state.statue_at(at((23, 4))).is_none());
    game.honest();
}

/// Empty: no statue, no buried resource, no rubble; none of them is in the way.
#[test]
fn restless_kin_ends_on_an_empty_square() {
    let mut game = with(Spell::RestlessKin);
    game.statue(Clan::Ice, (22, 7)).statue(Clan::Moon, (22, 9)).play("cast 0 r");
    // From (22,7): (23,7) has a hammer, (21,7) is rubble; behind them lie free squares.
    assert_eq!(game.refusal("stir 22,7 23,7"), Illegal::TooFar { at: at((23, 7)) });
    assert_eq!(game.refusal("stir 22,7 21,7"), Illegal::TooFar { at: at((21, 7)) });
    assert_eq!(game.refusal("stir 22,7 22,9"), Illegal::Occupied { at: at((22, 9)) });
    assert!(game.can("stir 22,7 20,7"), "over the rubble");
    assert!(game.can("stir 22,7 22,10"), "past the other statue");
    assert!(game.can("stir 22,7 23,6"), "beside a network");
}

/// An unused start point is an ordinary square (ruling 28); statues in networks stay.
#[test]
fn restless_kin_moves_buried_statues_only() {
    let mut game = with(Spell::RestlessKin);
    game.tile(0, &[(22, 5), (22, 4)]).statue(Clan::Fire, (22, 5)).play("cast 0 r");
    assert_eq!(game.refusal("stir 22,5 21,5"), Illegal::NoStatue { at: at((22, 5)) });
    assert_eq!(game.refusal("stir 21,5 21,6"), Illegal::NoStatue { at: at((21, 5)) });
    assert!(game.can("stir 24,13 24,14"), "start b serves five players only");
}

#[test]
fn late_blessing_needs_a_pedestal_and_a_bare_anchor() {
    let mut game = with(Spell::LateBlessing);
    game.gate_at(0, (23, 8)).anchored(0, &[(21, 8), (22, 8)], (22, 8)).anchored(
        0,
        &[(19, 8), (20, 8)],
        (20, 8),
    );
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "no pedestal");
    game.pedestal(0, Clan::Ice).pedestal(0, Clan::Fire).statue(Clan::Fire, (20, 8)).play("cast 0 r");
    assert_eq!(game.options("consecrate"), ["fire 22,8", "ice 22,8"]);
    assert_eq!(game.refusal("consecrate ice 20,8"), Illegal::Occupied { at: at((20, 8)) });
    assert_eq!(game.refusal("consecrate moon 22,8"), Illegal::NoPedestal { clan: Clan::Moon });
    assert_eq!(game.refusal("consecrate ice 21,8"), Illegal::NoAnchor { at: at((21, 8)) });
    let token = i16::from(game.state.honours[Clan::Ice as usize * 5 + 1]);
    game.play("consecrate ice 22,8");
    assert_eq!((game.points(0)[2], game.player(0).pedestals), (token, [1, 0, 0]));
    game.honest();
}

#[test]
fn late_blessing_keeps_the_limit_of_the_tier() {
    let mut game = with(Spell::LateBlessing);
    game.gate_at(0, (23, 8)).anchored(0, &[(21, 8), (22, 8)], (22, 8)).pedestal(0, Clan::Ice);
    game.state.token_owner[Clan::Ice as usize * 5 + 1] = 3;
    game.state.bag[Clan::Ice as usize] -= 1;
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "removed pedestals count too");
    game.anchored(0, &[(18, 8), (19, 8), (20, 8)], (19, 8)).play("cast 0 r");
    assert_eq!(game.options("consecrate"), ["ice 19,8"]);
    assert_eq!(game.refusal("consecrate ice 22,8"), Illegal::TierTaken { clan: Clan::Ice, tier: 1 });
    game.honest();
}

#[test]
fn late_blessing_ignores_anchors_under_halls_and_of_others() {
    let mut game = with(Spell::LateBlessing);
    game.pedestal(0, Clan::Moon).gate_at(0, (20, 7)).anchored(0, &[(20, 8), (21, 8), (22, 8)], (21, 8));
    game.anchored(0, &[(20, 9), (21, 9), (22, 9)], (21, 9));
    game.hall("shaman", &[(20, 8), (21, 8), (22, 8), (20, 9), (21, 9), (22, 9)], (21, 9));
    game.gate_at(1, (15, 4))
        .anchored(1, &[(15, 5), (16, 5)], (16, 5))
        .isolated(&[(15, 14), (15, 15)])
        .honest();
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect);
}
