//! Earth Ritual, Soft Rock, Deep Breath, and what holds for every spell.

use mountain_king::testing::{Position, at, pile};
use mountain_king::{Clan, Illegal, Kind, Spell, Stage};

/// A spell costs one rune, from storage or from a troll.
#[test]
fn a_spell_costs_one_rune() {
    let mut game = Position::with_spell(Spell::SoftRock, "s");
    assert_eq!(game.refusal("cast 0 r"), Illegal::Short { kind: Kind::Rune, need: 1, have: 0 });
    game.troll(0, 1, "Mumblebrow").hold(0, 1, "r").store(0, "sr");
    assert_eq!(game.refusal("cast 0 s"), Illegal::WrongPayment { due: 1, given: 0 });
    assert_eq!(game.refusal("cast 0 2.0"), Illegal::NotOwned);
    assert_eq!(game.refusal("cast 3 r"), Illegal::NoSuchThing);
    assert_eq!(game.check("cast 0 r"), Ok(()));
    assert!(game.can("cast 0 1.0"));
    game.play("cast 0 1.0");
    assert_eq!((game.player(0).owned(), game.state.runes[0]), (pile("sr"), 1));
}

/// "This turn" effects lapse when the turn ends, used or not.
#[test]
fn effects_of_a_turn_lapse() {
    for spell in [
        Spell::EarthRitual,
        Spell::SoftRock,
        Spell::DeepBreath,
        Spell::SilverTongue,
        Spell::NightMarket,
        Spell::BusyHands,
    ] {
        let mut game = Position::with_spell(spell, "r");
        let before = game.state.rites;
        game.play("cast 0 r");
        assert_ne!(game.state.rites, before, "{spell:?} can always be cast");
        game.pass();
        assert_eq!(game.state.rites, before, "{spell:?}");
    }
}

#[test]
fn earth_ritual_mixes_minerals_and_scores_the_cheapest() {
    let mut game = Position::with_spell(Spell::EarthRitual, "rsihhcm");
    assert!(!game.options("dig").iter().any(|dig| dig == "4 1,1,2"));
    assert_eq!(game.refusal("dig 4 1,1,2"), Illegal::BadPrice { size: 4 });
    game.play("cast 0 r");
    assert!(game.can("dig 4 1,1,2") && game.can("dig 1 0,1,2"));
    assert_eq!(game.refusal("dig 8 1,1,3"), Illegal::Short { kind: Kind::Heartstone, need: 3, have: 2 });
    assert!(
        !game.options("dig").iter().any(|dig| dig.starts_with("8 ")),
        "only minerals count, no coin, no hammer"
    );
    let mut dear = game.clone();
    game.dig(&[(22, 5), (20, 4), (21, 4), (22, 4)], [1, 1, 2]);
    assert_eq!(game.player(0).honour, 4, "as stone");
    // Iron is the cheapest here.
    dear.dig(&[(20, 5), (21, 5), (22, 5)], [0, 1, 2]);
    assert_eq!(dear.player(0).honour, 4);
}

/// The mixture is as large as the tunnel, however much of each mineral is owned.
#[test]
fn earth_ritual_pays_the_size_of_the_tunnel_and_no_more() {
    let mut game = Position::with_spell(Spell::EarthRitual, "rsiiiiii");
    game.play("cast 0 r");
    let pairs: Vec<String> = game.options("dig").into_iter().filter(|dig| dig.starts_with("0 ")).collect();
    assert_eq!(pairs, ["0 0,2,0", "0 1,1,0"]);
    assert_eq!(game.refusal("dig 0 1,2,0"), Illegal::BadPrice { size: 2 });
}

#[test]
fn earth_ritual_with_one_kind_scores_as_usual_and_pays_its_hammers() {
    let mut game = Position::with_spell(Spell::EarthRitual, "rhhsm");
    game.play("cast 0 r; dig 1 1,0,2");
    let rubble = game.lay_text(&[(24, 6), (23, 6), (22, 6)], "1s+2h");
    assert_eq!(game.refusal(&rubble), Illegal::WrongPayment { due: 4, given: 3 });
    let mut plain = Position::with_spell(Spell::EarthRitual, "rhhh");
    plain.play("cast 0 r").dig(&[(20, 5), (21, 5), (22, 5)], [0, 0, 3]);
    assert_eq!(plain.player(0).honour, 5);
}

/// A dig that needs the mixture counts as possible from the moment of casting.
#[test]
fn earth_ritual_makes_a_dig_compulsory() {
    let mut game = Position::with_spell(Spell::EarthRitual, "rsi");
    game.grow(0, 10);
    assert!(game.can("skip"));
    game.play("cast 0 r");
    assert_eq!(game.refusal("skip"), Illegal::MustRecruitOrDig);
    assert!(game.can("dig 0 1,1,0"));
}

#[test]
fn soft_rock_spares_all_hammers() {
    let mut game = Position::with_spell(Spell::SoftRock, "rssss");
    game.gate_at(0, (2, 13)).play("cast 0 r; dig 4 4,0,0");
    let spot = [(4, 13), (2, 14), (3, 14), (4, 14)];
    assert!(game.can(&game.lay_text(&spot, "4s")));
    let mut hammers = game.clone();
    hammers.store(0, "ssssm");
    let text = hammers.lay_text(&spot, "4s+1m");
    assert_eq!(hammers.refusal(&text), Illegal::WrongPayment { due: 4, given: 5 }, "none may be paid either");
    game.play(&game.lay_text(&spot, "4s"));
    assert!(spot.iter().all(|&square| !game.state.rubble.has(at(square))), "broken all the same");
}

#[test]
fn soft_rock_finds_what_is_buried_in_rubble() {
    let mut game = Position::with_spell(Spell::SoftRock, "rss");
    game.gate_at(0, (8, 15)).play("cast 0 r").dig(&[(8, 13), (8, 14)], [2, 0, 0]);
    assert_eq!(game.player(0).storage, pile("m"));
    game.honest();
}

#[test]
fn deep_breath_digs_once_more_after_a_dig() {
    let mut game = Position::with_spell(Spell::DeepBreath, "rssssssssss");
    game.pedestal(0, Clan::Moon).play("cast 0 r").dig(&[(21, 5), (22, 5)], [2, 0, 0]);
    game.play("done");
    assert_eq!(game.state.stage, Stage::Breath);
    assert_eq!(game.refusal("dig 3 4,0,0"), Illegal::TooLarge { most: 3 });
    assert_eq!(game.refusal("end"), Illegal::StepTwoFirst);
    assert_eq!(game.refusal("recruit 0 -"), Illegal::WrongMoment);
    assert!(
        game.options("dig").iter().all(|dig| ["0 ", "1 ", "2 "].iter().any(|small| dig.starts_with(small)))
    );
    game.dig(&[(20, 4), (21, 4), (22, 4)], [3, 0, 0]);
    game.play("bless moon");
    assert_eq!((game.state.stage, game.player(0).honour), (Stage::Halls, 3), "and no third");
    game.honest();
}

#[test]
fn deep_breath_after_a_recruit_that_pays_for_it() {
    let mut game = Position::with_spell(Spell::DeepBreath, "rcc");
    game.horde(5, "Thudlow").play("cast 0 r; recruit 5 2c; place 4");
    assert_eq!(game.state.stage, Stage::Breath);
    game.dig(&[(20, 5), (21, 5), (22, 5)], [3, 0, 0]);
    game.play("done; done"); // no pedestal on the anchor, no workshop on the site beside it
    assert_eq!(game.player(0).held[4].count_ones(), 1, "three of the four fresh stones are spent");
    assert_eq!(game.state.stage, Stage::Halls);
}

#[test]
fn deep_breath_after_a_skip_and_never_by_force() {
    let mut game = Position::with_spell(Spell::DeepBreath, "rsihc");
    game.grow(0, 10).play("cast 0 r; skip");
    assert_eq!(game.state.stage, Stage::Breath);
    assert!(game.options("dig").is_empty());
    game.play("trade s; give i; give h; give c; give s");
    assert!(game.options("dig").is_empty());
    game.play("done");
    assert_eq!(game.state.stage, Stage::Halls);

    // It plays no part in the duty to dig.
    let mut game = Position::with_spell(Spell::DeepBreath, "rss");
    game.grow(0, 10).play("cast 0 r");
    assert_eq!(game.refusal("skip"), Illegal::MustRecruitOrDig);
    game.dig(&[(21, 5), (22, 5)], [2, 0, 0]).store(0, "ss");
    assert!(!game.options("dig").is_empty());
    game.play("done; end");
}
