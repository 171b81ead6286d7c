//! Step 1: the eleven workshops.

use mountain_king::testing::{Position, pile};
use mountain_king::{Clan, Illegal, Kind, Phase, asked_site};

/// A workshop at (16,6) with one open entrance of seat 0 and two of seat 1, activated, and what seat 0 has in storage.
fn at_work(id: &str, letters: &str) -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 6)).tile(0, &[(17, 6), (17, 7)]);
    game.gate_at(1, (15, 4)).tile(1, &[(15, 5), (15, 6), (16, 5)]);
    game.shop((16, 6), id).store(0, letters).honest();
    let site = game.site((16, 6));
    game.play(&format!("activate {site}"));
    game
}

/// Every exchange of a workshop for a player who owns two of everything, as `given -> gained`.
fn exchanges(id: &str) -> Vec<(String, String)> {
    let game = at_work(id, "sshhiiccttmmrr");
    let owned = game.player(0).storage;
    let letters = |from: mountain_king::Pile, to: mountain_king::Pile| -> String {
        Kind::ALL
            .iter()
            .flat_map(|&k| std::iter::repeat_n(k.letter(), from[k].saturating_sub(to[k]).into()))
            .collect()
    };
    game.options("use")
        .iter()
        .map(|text| {
            let mut after = game.clone();
            after.play(&format!("use {text}"));
            let now = after.player(0).storage;
            assert_eq!(after.state.uses, 2);
            (letters(owned, now), letters(now, owned))
        })
        .collect()
}

#[test]
fn each_workshop_exchanges_what_the_book_says() {
    let table: [(&str, &[(&str, &str)]); 8] = [
        ("cartwright", &[("h", "t"), ("t", "h")]),
        ("runesmithy", &[("s", "r"), ("i", "r"), ("r", "s"), ("r", "i")]),
        ("charmcrafter", &[("c", "r"), ("r", "c")]),
        ("stonegrinder", &[("h", "ss"), ("ss", "h")]),
        ("coinpress", &[("i", "c"), ("h", "c"), ("c", "i"), ("c", "h")]),
        ("stonemill", &[("s", "i"), ("i", "s")]),
        ("metalworks", &[("h", "i"), ("i", "h")]),
        ("toolforge", &[("h", "m"), ("m", "h")]),
    ];
    for (id, expected) in table {
        let mut expected: Vec<_> = expected.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
        let mut found = exchanges(id);
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{id}");
    }
}

/// Pickforge and Wheeljack take any two, matching or not.
#[test]
fn pickforge_and_wheeljack_take_any_two() {
    for (id, gained) in [("pickforge", 'm'), ("wheeljack", 't')] {
        // Two of one kind, or two of seven.
        let game = at_work(id, "sshhiiccttmmrr");
        assert_eq!(game.options("use").len(), 7 + 21, "{id}");
        let mut game = at_work(id, "sr");
        game.play("use 0 1s+1r");
        assert_eq!(game.player(0).storage, pile(&gained.to_string()));
        assert_eq!(
            game.check("use 0 1m"),
            Err(if id == "pickforge" {
                Illegal::WrongPayment { due: 2, given: 1 }
            } else {
                Illegal::NotOwned
            })
        );
    }
}

/// Only the Cartwright refuses clan carts (ruling 2).
#[test]
fn clan_carts_are_refused_by_the_cartwright_only() {
    let with_carts = |id| {
        let mut game = at_work(id, "hss");
        game.troll(0, 4, "Halfdim").hold(0, 4, "TT").troll(0, 5, "Hrimgaut").hold(0, 5, "t");
        game
    };
    let game = with_carts("cartwright");
    assert_eq!(game.refusal("use 1 4.0"), Illegal::BoundCart { clan: Clan::Moon });
    assert!(game.can("use 1 5.3"), "the wild cart on a troll");
    let mut game = game;
    game.hold(0, 5, "");
    assert_eq!(game.options("use"), ["0 1h"], "nothing for clan carts alone");
    for id in ["pickforge", "wheeljack"] {
        let game = with_carts(id);
        assert!(game.can("use 0 4.0+4.1"), "{id}");
        assert_eq!(game.check("use 0 4.0+1s"), Ok(()), "{id}");
    }
}

/// The Quartermaster moves any token from a troll to storage; clan carts become wild.
#[test]
fn the_quartermaster_moves_tokens() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 6)).tile(0, &[(17, 6), (17, 7)]).shop((16, 6), "quartermaster").store(0, "s");
    let site = game.site((16, 6));
    let activate = format!("activate {site}");
    assert_eq!(game.refusal(&activate), Illegal::NoUse, "its trolls hold nothing");
    game.troll(0, 4, "Lunnva").hold(0, 4, "cT").play(&activate);
    assert_eq!(game.options("carry"), ["4.0", "4.1"]);
    assert_eq!(game.refusal("carry s"), Illegal::NotOwned);
    assert_eq!(game.refusal("use 0 1s"), Illegal::NoSuchThing);
    game.play("carry 4.1");
    assert_eq!((game.player(0).storage, game.player(0).held[4]), (pile("st"), 0b01));
}

/// A workshop is used once for each open entrance, of any player; uses may be left out; a trade is possible in between.
#[test]
fn uses_are_counted_by_open_entrances() {
    let mut game = at_work("stonemill", "ssssss");
    assert_eq!(game.state.uses, 3);
    game.play("use 0 1s; trade i; give s; give s; give s; give s");
    assert_eq!((game.state.uses, game.player(0).storage), (2, pile("sii")));
    game.play("use 1 1i; done");
    assert_eq!(game.player(0).storage, pile("ssi"));
    assert!(!game.legal().iter().any(|text| text.starts_with("use")));
    assert!(game.can("recruit 0 -"));
}

/// What is gained goes to storage, and the payment may come from trolls: that is how trolls are emptied.
#[test]
fn what_is_gained_goes_to_storage() {
    let mut game = at_work("stonemill", "s");
    game.store(0, "");
    assert!(game.legal() == ["done"]);
    game.troll(0, 1, "Gravelchin").hold(0, 1, "s");
    assert!(game.can("use 0 1.0"));
    game.store(0, "sh");
    assert_eq!(game.refusal("use 0 1h"), Illegal::WrongPayment { due: 1, given: 0 });
    assert_eq!(game.refusal("use 0 1s+1h"), Illegal::WrongPayment { due: 1, given: 2 });
    assert_eq!(game.refusal("use 2 1s"), Illegal::NoSuchThing);
    game.store(0, "");
    game.play("use 0 1.0");
    assert_eq!((game.player(0).storage, game.player(0).held[1]), (pile("i"), 0));
}

#[test]
fn a_workshop_needs_a_touching_network_and_a_payable_use() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 6))
        .tile(0, &[(17, 6), (17, 7)])
        .shop((16, 6), "charmcrafter")
        .shop((19, 10), "stonemill");
    let (near, far) = (game.site((16, 6)), game.site((19, 10)));
    let empty = game.site((19, 5));
    game.store(0, "s");
    assert_eq!(game.refusal(&format!("activate {near}")), Illegal::NoUse);
    assert_eq!(game.refusal(&format!("activate {far}")), Illegal::OutOfReach);
    assert_eq!(game.refusal(&format!("activate {empty}")), Illegal::EmptySite);
    assert_eq!(game.refusal("activate 40"), Illegal::NoSuchThing);
    game.store(0, "c");
    assert!(game.can(&format!("activate {near}")));
    // Ruling 36: a corner is no entrance.
    game.gate_at(1, (15, 5)).turn(1).store(1, "c");
    assert_eq!(game.refusal(&format!("activate {near}")), Illegal::OutOfReach);
}

#[test]
fn sites_are_asked_about_one_by_one_until_none_is_left() {
    let mut state = Position::new(4).state;
    for (sites, asked) in [(0b1010, Some(1)), (0b1000, Some(3)), (0, None)] {
        state.phase = Phase::Found(sites);
        assert_eq!(asked_site(&state), asked, "{sites:b}");
    }
}
