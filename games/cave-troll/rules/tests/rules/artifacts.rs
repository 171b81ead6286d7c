//! The six artifacts.

use cave_troll::testing::{Position, card, space};
use cave_troll::{Card, Event, Figure, Illegal, Phase, Wanted};
use moot_core::Seat;

#[test]
fn one_is_played_as_an_action_and_leaves_the_game() {
    let mut game = Position::classic(2);
    assert_eq!(game.refusal("artifact"), Illegal::NoArtifact);
    game.relic(0, "threshold").play("artifact; at H");
    assert_eq!((game.state.actions, game.state.relics[0], game.state.holders.len()), (3, None, 0));
    assert_eq!(game.refusal("artifact"), Illegal::NoArtifact);
}

#[test]
fn it_may_be_played_in_the_turn_it_is_found() {
    let mut game = Position::classic(2);
    game.next("card find-artifact")
        .next("artifact threshold")
        .play("draw; play find-artifact; artifact; at H");
    assert_eq!(game.state.actions, 2);
}

#[test]
fn an_artifact_may_be_played_without_effect() {
    for id in ["chalice", "lantern", "scales", "mirror"] {
        let mut game = Position::classic(2);
        game.relic(0, id).play("artifact");
        assert_eq!(
            (game.state.phase, game.state.actions, game.state.relics[0]),
            (Phase::Act, 3, None),
            "{id}"
        );
        let played = cave_troll::testing::artifact(id);
        let told = [Event::Invoked { seat: Seat(0), artifact: played }, Event::NoEffect { artifact: played }];
        assert_eq!(game.events[..2], told);
    }
}

#[test]
fn whether_an_artifact_works_is_known_before_it_is_played() {
    let mut game = Position::classic(2);
    assert!(game.state.artifact_works(), "there is none");
    game.relic(0, "chalice");
    assert!(!game.state.artifact_works());
    game.removed("0:thief");
    assert!(game.state.artifact_works());
}

#[test]
fn the_lantern_may_be_played_without_a_step() {
    let mut game = Position::classic(2);
    game.relic(0, "lantern").put("A 0:adventurer").play("artifact; done");
    assert_eq!(
        (game.state.phase, game.state.actions, game.on('A').as_str()),
        (Phase::Act, 3, "0:adventurer")
    );
}

#[test]
fn the_chalice_returns_a_removed_hero_to_a_staircase() {
    let mut game = Position::classic(2);
    game.relic(0, "chalice").removed("0:adventurer").removed("0:knight").removed("0:orc").put("2 1:orc");
    game.play("artifact");
    assert_eq!(game.legal(""), ["revive adventurer", "revive knight"]);
    assert_eq!(game.refusal("revive orc"), Illegal::NotRemoved { figure: Figure::Orc });
    assert_eq!(game.refusal("revive thief"), Illegal::NotRemoved { figure: Figure::Thief });
    game.play("revive knight");
    assert_eq!(game.legal(""), ["at 1", "at 2", "at 3", "at 4"]);
    assert_eq!(game.refusal("at A"), Illegal::WrongSpace { at: space('A'), wanted: Wanted::Staircase });
    game.play("at 2");
    assert_eq!(game.on('2'), "0:knight", "an arrival: the Orc is removed");
    assert_eq!((game.state.players[0].fallen & 0b10, game.state.actions), (0, 3));
}

#[test]
fn the_chalice_returns_an_adventurer() {
    let mut game = Position::variant(2);
    game.relic(0, "chalice").removed("0:adventurer").play("artifact; revive adventurer; at 1");
    assert_eq!((game.on('1').as_str(), game.state.players[0].lost), ("0:adventurer", 0));
}

#[test]
fn the_lantern_lets_four_different_heroes_take_a_step() {
    let mut game = Position::classic(2);
    game.relic(0, "lantern")
        .put("A 0:adventurer 0:adventurer 0:knight")
        .put("B 0:adventurer 0:orc")
        .put("C 0:thief");
    game.play("artifact");
    assert!(!game.may("move orc B A"), "heroes only");
    game.play("move adventurer A B; move knight A B");
    assert_eq!(game.on('B'), "0:adventurer 0:adventurer 0:knight", "a Knight's arrival removes the Orc");
    assert_eq!(game.refusal("move knight B C"), Illegal::SteppedAlready);
    assert!(game.may("move adventurer B C"), "one of the two in B has not stepped");
    game.play("move adventurer B C");
    assert_eq!(game.refusal("move adventurer B C"), Illegal::SteppedAlready, "the other one has");
    game.play("move thief C D");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3), "four steps, one action");
}

#[test]
fn the_lantern_may_be_put_out_early_and_obeys_the_rules_of_moving() {
    let mut game = Position::classic(2);
    game.relic(0, "lantern").put("I 0:adventurer").put("J 1:knight").put("H 0:thief").play("artifact");
    assert_eq!(game.refusal("move adventurer I x"), Illegal::HeroInPit { at: space('x') });
    assert_eq!(game.refusal("move adventurer I J"), Illegal::Knight { at: space('J'), whose: Seat(1) });
    game.play("move adventurer I H; done");
    assert_eq!(game.state.actions, 3);
}

#[test]
fn the_lantern_ends_when_no_hero_can_step() {
    let mut game = Position::classic(2);
    game.relic(0, "lantern").put("A 0:adventurer").play("artifact; move adventurer A B");
    assert_eq!((game.state.phase, game.state.actions), (Phase::Act, 3));
}

/// Iron Threshold: no figure enters, is placed, leaves or is removed.
#[test]
fn the_threshold_seals_a_room_in_every_way() {
    let mut game = Position::classic(2);
    game.relic(0, "threshold")
        .put("B 0:adventurer 1:adventurer 1:orc 1:wraith 1:thief")
        .put("A 1:adventurer");
    game.put("C 1:knight").relic(1, "mirror");
    game.play("artifact");
    assert_eq!(game.refusal("at 1"), Illegal::WrongSpace { at: space('1'), wanted: Wanted::Room });
    game.play("at B; end");
    let sealed = Illegal::Sealed { at: space('B') };
    for text in [
        "move adventurer B G",
        "move orc B G",
        "move wraith B G",
        "strike orc 0:adventurer",
        "push 0:adventurer G",
        "jump X",
    ] {
        assert_eq!(game.refusal(text), sealed, "{text}");
    }
    assert_eq!(game.refusal("move knight C B"), Illegal::Full { at: space('B'), holds: 5 });
    game.play("artifact");
    assert_eq!(game.refusal("remove 0:adventurer B"), sealed);
    assert!(game.legal("remove").iter().all(|text| !text.ends_with('B')));
    game.play("remove 1:adventurer A");
    game.draw_and_play("cave-troll");
    assert_eq!(game.refusal("at B"), sealed);
    game.play("at H").draw_and_play("treasure-chest");
    assert_eq!(game.refusal("at B"), sealed);
}

#[test]
fn the_threshold_keeps_out_every_figure() {
    let mut game = Position::classic(2);
    game.relic(0, "threshold").put("A 0:adventurer 0:thief 0:knight 0:wraith").put("B 1:adventurer");
    game.play("artifact; at B");
    let sealed = Illegal::Sealed { at: space('B') };
    for text in ["move adventurer A B", "move knight A B", "move wraith A B", "jump B", "push 0:adventurer B"]
    {
        assert_eq!(game.refusal(text), sealed, "{text}");
    }
}

#[test]
fn the_threshold_stops_the_variant_characters() {
    let mut game = Position::variant(2);
    game.relic(0, "threshold").put("B 1:grunt 0:adventurer 1:rampaging-troll").put("A 1:banshee");
    game.put("X 0:adventurer").play("artifact; at B; end");
    let sealed = Illegal::Sealed { at: space('B') };
    for text in ["rout", "rampage", "pull 0:adventurer B", "move banshee A B", "move rampaging-troll B A"] {
        assert_eq!(game.refusal(text), sealed, "{text}");
    }
    let mut game = Position::variant(2);
    game.relic(0, "threshold").put("B 1:assassin 0:adventurer 1:paladin 0:banshee 1:giant-slayer");
    game.play("artifact; at B; end");
    for text in ["strike assassin 0:adventurer", "banish 0 x"] {
        let why = game.refusal(text);
        assert!(matches!(why, Illegal::Sealed { .. }), "{text}: {why}");
    }
}

#[test]
fn a_sealed_room_is_scored_and_opens_with_the_next_turn_of_its_player() {
    let mut game = Position::classic(2);
    game.relic(0, "threshold").put("H 0:adventurer").play("artifact; at H; end");
    game.draw_and_play("score-room").play("at H; end");
    assert_eq!(game.gold(), [5, 0]);
    assert_eq!(game.state.threshold, None);
    assert!(game.events.contains(&Event::Unsealed { at: space('H') }));
    assert!(game.may("move adventurer H I"));
}

#[test]
fn the_scales_pay_for_a_room_even_in_a_tie() {
    let mut game = Position::classic(2);
    game.relic(0, "scales").put("H 0:adventurer 1:adventurer 1:chest").put("X 0:adventurer 1:barbarian");
    game.put("T 1:adventurer").play("artifact");
    assert_eq!(game.legal(""), ["at H"]);
    assert_eq!(game.refusal("at X"), Illegal::Outnumbered { at: space('X'), by: Seat(1) });
    assert_eq!(game.refusal("at T"), Illegal::NoHero { at: space('T') });
    assert_eq!(game.refusal("at 1"), Illegal::WrongSpace { at: space('1'), wanted: Wanted::Room });
    game.play("at H");
    assert_eq!(game.gold(), [9, 0], "for nobody else");
}

#[test]
fn the_scales_are_not_shared_with_a_berserker() {
    let mut game = Position::variant(2);
    game.relic(0, "scales").put("H 0:adventurer 0:adventurer 1:berserker").play("artifact; at H");
    assert_eq!(game.gold(), [5, 0]);
}

#[test]
fn the_mirror_removes_a_hero_or_a_monster_from_any_room() {
    let mut game = Position::classic(2);
    game.relic(0, "mirror")
        .put("H 1:knight 1:chest")
        .put("X 1:cave-troll")
        .put("1 1:adventurer")
        .put("B 0:orc");
    game.play("artifact");
    assert_eq!(game.legal(""), ["remove 0:orc B", "remove 1:knight H"]);
    assert_eq!(game.refusal("remove 1:chest H"), Illegal::OutOfReach { figure: Figure::Chest });
    assert_eq!(game.refusal("remove 1:cave-troll X"), Illegal::OutOfReach { figure: Figure::CaveTroll });
    assert_eq!(
        game.refusal("remove 1:adventurer 1"),
        Illegal::WrongSpace { at: space('1'), wanted: Wanted::Room }
    );
    game.play("remove 1:knight H");
    assert_eq!((game.on('H').as_str(), game.state.actions), ("1:chest", 3));
}

#[test]
fn the_raven_looks_orders_four_cards_and_draws() {
    let mut game = Position::classic(3);
    game.relic(0, "raven").relic(2, "mirror").hand(1, "thief").hand(2, "knight");
    game.next("card orc").next("card thief").next("card adventurer").next("card dwarf").play("artifact");
    let eye = game.state.eye.unwrap();
    assert_eq!((eye.seat, eye.hands[1], eye.hands[2]), (Seat(0), card("thief"), card("knight")));
    assert!(eye.artifacts.contains(Seat(2)));
    assert_eq!(game.legal(""), ["stack adventurer", "stack orc", "stack dwarf", "stack thief"]);
    assert_eq!(game.refusal("stack barbarian"), Illegal::NotInHand);
    game.play("stack dwarf; stack adventurer; stack thief");
    assert_eq!(game.state.phase, Phase::Bonus, "where the last one goes is no choice");
    let ids = |game: &Position| game.state.players[0].top.map(Card::id);
    assert_eq!(ids(&game), ["dwarf", "adventurer", "thief", "orc"]);
    assert_eq!(game.legal(""), ["draw", "done"]);
    game.play("draw; play dwarf; at 1");
    assert_eq!((game.on('1').as_str(), game.state.actions), ("0:dwarf", 3), "one action in all");
    assert_eq!(ids(&game), ["adventurer", "thief", "orc", "-"]);
    game.play("draw; play adventurer; at 1; draw");
    assert_eq!(game.legal(""), ["play adventurer", "play thief"], "drawn in the order that was chosen");
}

#[test]
fn the_draw_of_the_raven_may_be_declined() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").play("artifact");
    while game.state.phase == Phase::Stack {
        let first = game.legal("stack")[0].clone();
        game.play(&first);
    }
    game.play("done");
    assert_eq!((game.state.actions, game.state.players[0].topped), (3, 4));
}

#[test]
fn a_short_deck_shows_what_it_has() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").deck(0, "orc thief").play("artifact");
    assert_eq!(game.legal(""), ["stack orc", "stack thief"]);
    game.play("stack thief");
    assert_eq!(game.state.phase, Phase::Bonus);
    let mut game = Position::classic(2);
    game.relic(0, "raven").deck(0, "orc").play("artifact");
    assert_eq!(game.state.phase, Phase::Bonus);
    game.play("draw; play orc; at x");
    assert!(game.over(), "the draw is part of the action, and it has emptied the deck");
}
