//! Worked examples of the rulebook: recruiting, digging, spending, workshops, spells, pedestals.

use mountain_king::testing::{Position, area, at, card, pile, shop};
use mountain_king::{Clan, Event, Illegal, Kind, Spell, asked_site};

/// Rulebook, "Step three": the third recruit goes to the top left; the cascade fills what is empty and nothing else.
#[test]
fn the_cascade_of_three() {
    let mut game = Position::new(4);
    game.troll(0, 0, "Jinglepaw").troll(0, 1, "Emberbelly").troll(0, 2, "Gravelchin").troll(
        0,
        3,
        "Rustknuckle",
    );
    game.troll(0, 4, "Brandulf").troll(0, 5, "Mirelda");
    game.hold(0, 2, "s").hold(0, 4, "T").hold(0, 5, "h");
    game.horde(9, "Pyrrholt").store(0, "ccccc");
    game.play("recruit 9 5c; pick fire");
    assert_eq!(game.options("place"), ["6", "7"], "two possible places");
    game.play("place 7");

    let me = game.player(0);
    let woke = game.events.iter().find_map(|event| match event {
        Event::Placed { woke, .. } => Some(*woke),
        _ => None,
    });
    // By slots: coin, heartstone, the stone held already, no part of it; two stone, an iron; nothing; iron x 3, rune, cart.
    assert_eq!(woke, Some([0b1, 0b1, 0, 0, 0b011, 0b01, 0, 0b1_1111, 0, 0]));
    assert_eq!(
        me.on_trolls(),
        pile("chs" /* the old stone */) + pile("ss") + pile("t") + pile("ih") + pile("iiirt")
    );
    assert_eq!(me.held[3], 0, "the fourth starter sleeps");
    assert_eq!(me.storage, pile(""), "what is gained lies on the trolls");
    game.honest();
}

/// Rulebook, "Dig a tunnel": four stone for four honour, and what was buried there.
#[test]
fn four_stone_find_two_iron_a_hammer_and_a_statue() {
    let mut game = Position::new(4);
    game.statue(Clan::Fire, (22, 7)).tile(0, &[(22, 6), (23, 6)]).store(0, "ssss");
    game.dig(&[(22, 7), (23, 7), (24, 7), (24, 8)], [4, 0, 0]);
    assert_eq!(game.player(0).honour, 4);
    assert_eq!(game.player(0).storage, pile("iim"));
    assert_eq!(game.state.owner(at((22, 7))), Some(moot_core::Seat(0)));
    assert!(game.events.contains(&Event::Unearthed {
        seat: moot_core::Seat(0),
        clan: Clan::Fire,
        at: at((22, 7))
    }));
    assert_eq!(game.state.statue_at(at((22, 7))).map(|i| game.state.statue_clan(i)), Some(Clan::Fire));
    assert!(!game.state.buried.meets(&area(&[(23, 7), (24, 7), (24, 8)])), "nothing is left there");
    game.honest();
}

/// The same example: over three rubble spaces the tunnel costs three hammers as well.
#[test]
fn three_rubble_spaces_cost_three_hammers() {
    let spot = [(4, 13), (2, 14), (3, 14), (4, 14)];
    let mut game = Position::new(4);
    game.gate(2, 'e').turn(2).tile(2, &[(0, 14), (1, 14)]).store(2, "ssssmmm");
    let mut poor = game.clone();
    poor.store(2, "ssssmm").play("dig 4 4,0,0");
    let text = poor.lay_text(&spot, "4s+2m");
    assert_eq!(poor.refusal(&text), Illegal::Short { kind: Kind::Hammer, need: 3, have: 2 });

    game.play("dig 4 4,0,0");
    let stingy = game.lay_text(&spot, "4s");
    assert_eq!(game.refusal(&stingy), Illegal::WrongPayment { due: 7, given: 4 });
    let mut wrong = game.clone();
    wrong.store(2, "ssssimmm");
    let text = wrong.lay_text(&spot, "3s+1i+3m");
    assert_eq!(wrong.refusal(&text), Illegal::WrongPayment { due: 7, given: 6 }, "six of them are right");
    let text = game.lay_text(&spot, "4s+3m");
    assert!(game.can(&text));
    game.play(&text);
    assert_eq!((game.player(2).storage, game.player(2).honour), (pile(""), 4));
    assert!(!game.state.rubble.meets(&area(&spot)), "broken for good");
    game.honest();
}

/// Rulebook, "Spending": four of five stones, and any four.
#[test]
fn any_four_of_five_stones_pay_for_a_tunnel() {
    let mut game = Position::new(4);
    game.troll(0, 4, "Thudlow").hold(0, 4, "sss").store(0, "ss").play("dig 4 4,0,0");
    let spot = [(22, 5), (20, 4), (21, 4), (22, 4)];
    let text = |paid: &str| game.lay_text(&spot, paid);
    for paid in ["4.0+4.1+4.2+1s", "4.0+4.1+2s", "4.0+4.2+2s", "4.1+4.2+2s"] {
        assert_eq!(game.check(&text(paid)), Ok(()), "{paid}");
    }
    assert!(game.can(&text("4.0+4.1+4.2+1s")), "trolls are proposed first");
    assert_eq!(game.check(&text("4.0+4.1+4.2+2s")), Err(Illegal::WrongPayment { due: 4, given: 5 }));
    assert_eq!(game.check(&text("4.0+4.1+1s")), Err(Illegal::WrongPayment { due: 4, given: 3 }));
    assert_eq!(game.check(&text("4.0+4.1+4.2+4.3")), Err(Illegal::NotOwned));
    assert_eq!(game.check(&text("4.0+3s")), Err(Illegal::NotOwned));
}

/// Rulebook, "Activate one workshop": one entrance of one's own and two of somebody else make three uses.
#[test]
fn a_toolforge_with_three_open_entrances_is_used_three_times() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 6)).tile(0, &[(17, 6), (17, 7)]);
    game.gate_at(1, (15, 4)).tile(1, &[(15, 5), (15, 6), (16, 5)]);
    game.shop((16, 6), "toolforge").store(0, "hhm").honest();
    let site = game.site((16, 6));
    assert_eq!(game.state.entrances(game.board(), site), 3);
    game.play(&format!("activate {site}"));
    assert_eq!(game.state.uses, 3);
    game.play("use 0 1h; use 1 1m; use 0 1h");
    assert_eq!(game.player(0).storage, pile("hmm"), "h to m, m to h, h to m");
    assert!(!game.legal().iter().any(|text| text.starts_with("use")), "no fourth use");
    assert_eq!(game.refusal(&format!("activate {site}")), Illegal::NoActivation);
    // The other network may use it as often.
    game.turn(1).store(1, "h").play(&format!("activate {site}"));
    assert_eq!(game.state.uses, 3);
}

/// Rulebook, "Step one" and "Step two": the level-3 Ice troll in the top right costs five bribes and brings a pedestal
/// of one's choice.
#[test]
fn five_bribes_and_a_pedestal_of_choice() {
    let mut game = Position::new(4);
    game.horde(11, "Hrimgaut").store(0, "cccccc");
    let bag = game.state.bag;
    let fresh = (38..55).find(|&card| game.state.unseen_trolls >> card & 1 == 1).unwrap();
    game.next(&format!("troll {fresh}")).play("recruit 11 5c");
    for (place, stand) in game.state.horde.iter().enumerate() {
        let bribed = [2, 3, 4, 7, 8].contains(&place);
        assert_eq!(stand.bribes, if bribed { pile("c") } else { pile("") }, "place {place}");
    }
    assert_eq!(game.options("pick"), ["fire", "ice", "moon"], "the bag is open");
    game.play("pick moon");
    assert_eq!(game.player(0).pedestals, [0, 0, 1]);
    assert_eq!(game.state.bag[2], bag[2] - 1);
    assert_eq!(game.state.horde[11].card, fresh, "a new level-3 troll stands in its place");
    assert_eq!(game.state.horde[11].pedestal, None, "with a reminder, not a pedestal");
    game.play("place 4; end").turn(1).store(1, "ccccc").play("recruit 11 5c");
    assert_eq!(game.options("pick").len(), 3, "the reminder works for the next recruit too");
    assert_eq!(game.player(0).trolls[4], card("Hrimgaut"));
    game.honest();
}

/// Rulebook, "Cast one spell": the second rune leaves the spell in the book, the third disintegrates it.
#[test]
fn the_second_rune_stays_and_the_third_disintegrates_the_spell() {
    let mut game = Position::new(4);
    game.spell(0, Spell::EarthRitual, 1).troll(0, 1, "Mumblebrow").hold(0, 1, "r").store(0, "rr");
    let mut second = game.clone();
    assert!(second.can("cast 0 1.0"), "the rune on the troll is proposed");
    second.play("cast 0 r");
    assert_eq!((second.state.book[0], second.state.runes[0]), (Spell::EarthRitual as u8, 2));
    assert!(second.state.rites.mixed);
    assert_eq!(second.player(0).owned(), pile("rr"));

    game.spell(0, Spell::EarthRitual, 2).next("spell 6").spell(1, Spell::SoftRock, 0).spell(
        2,
        Spell::Dowsing,
        0,
    );
    game.play("cast 0 1.0");
    assert_eq!((game.state.book[0], game.state.runes[0]), (Spell::CallingHorn as u8, 0));
    assert!(game.state.rites.mixed, "its effect lasts all the same");
    assert_eq!(game.refusal("cast 1 r"), Illegal::CastAlready);
    assert_eq!(game.state.spells_left(), 14, "it lies under the deck");
    game.honest();
}

/// Rulebook, "Add a pedestal": the Moon token of the yellow tier is gone, the Fire token is worth 3.
#[test]
fn the_yellow_tier_takes_the_fire_pedestal_and_not_the_moon_one() {
    let mut game = Position::new(4);
    game.gate_at(1, (9, 12)).anchored(1, &[(9, 11), (10, 11)], (10, 11)).stand(1, Clan::Moon, (10, 11));
    game.gate_at(0, (10, 6)).pedestal(0, Clan::Fire).pedestal(0, Clan::Moon).token(Clan::Fire, 4, 3);
    game.store(0, "iiii").honest();
    game.dig_anchored(&[(10, 7), (11, 7), (12, 7), (13, 7)], Some((11, 7)), [0, 4, 0]);
    assert_eq!(game.legal(), ["bless fire", "done"]);
    assert_eq!(game.refusal("bless moon"), Illegal::TierTaken { clan: Clan::Moon, tier: 4 });
    assert_eq!(game.refusal("bless ice"), Illegal::NoPedestal { clan: Clan::Ice });
    game.play("bless fire");
    assert_eq!(game.points(0)[2], 3, "the token is worth 3");
    assert_eq!(game.player(0).pedestals, [0, 0, 1]);
    assert_eq!(game.state.pedestal_at(at((11, 7))), Some(Clan::Fire));
    game.honest();
}

/// Rulebook, "Establish a workshop": the tunnel beside a site brings a workshop of one's choice.
#[test]
fn a_tunnel_beside_a_site_establishes_the_charmcrafter() {
    let mut game = Position::new(4);
    game.supply("charmcrafter").gate_at(0, (18, 4)).store(0, "ssm");
    game.dig(&[(18, 5), (18, 6)], [2, 0, 0]);
    let charm = shop("charmcrafter");
    assert_eq!(asked_site(&game.state), Some(game.site((19, 5))));
    assert!(game.can(&format!("found {charm}")) && game.can("done"));
    let before = game.state.shop_supply[usize::from(charm)];
    game.play(&format!("found {charm}"));
    assert_eq!(game.state.shops[usize::from(game.site((19, 5)))], charm);
    assert_eq!(game.state.shop_supply[usize::from(charm)], before - 1);
    assert!(!game.legal().iter().any(|text| text.starts_with("activate")), "only on later turns (ruling 14)");
    game.honest();
}
