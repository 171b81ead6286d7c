//! Worked examples of the rulebook: great halls, carts, final scoring.

use moot_core::{Game, Seat};
use mountain_king::testing::{Position, at, pile};
use mountain_king::{Clan, Illegal, MountainKing, Phase, Stage};

const TROVE: [(u8, u8); 8] = [(20, 8), (21, 8), (22, 8), (20, 9), (21, 9), (22, 9), (21, 10), (22, 10)];

/// A network in which the Trove has room, with an Ice pedestal and a Moon statue where it would lie.
fn before_the_trove() -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (20, 7)).anchored(0, &[(20, 8), (21, 8), (22, 8)], (21, 8));
    game.tile(0, &[(20, 9), (21, 9), (22, 9)]).tile(0, &[(21, 10), (22, 10), (23, 10), (24, 10)]);
    game.stand(0, Clan::Ice, (21, 8)).token(Clan::Ice, 1, 4).statue(Clan::Moon, (22, 9));
    game.stage(Stage::Halls).honest();
    game
}

/// Rulebook, "Great hall": the Ice pedestal goes, its token and the Moon statue stay; 6 honour, 15 with a statue on the altar.
#[test]
fn the_trove_is_worth_6_and_with_a_statue_on_its_altar_15() {
    let mut game = before_the_trove();
    assert_eq!(
        game.points(0),
        [0, 0, 4, 0, 0, 4],
        "the Moon statue scores its tier while it lies in a tunnel"
    );
    let text = game.hall_text("trove", &TROVE, (21, 9));
    assert!(game.can(&text));
    game.play(&text);
    assert_eq!(game.state.pedestal_at(at((21, 8))), None, "the pedestal is removed from the game");
    assert_eq!(game.points(0), [0, 0, 4, 0, 6, 0], "its token is kept");
    assert!(
        !game.state.tier_free(game.board(), Clan::Ice, at((21, 8))),
        "and the tier stays closed (ruling 35)"
    );
    assert_eq!(game.state.statue_at(at((22, 9))).map(|i| game.state.statue_clan(i)), Some(Clan::Moon));
    game.store(0, "t").play("cart 22,9 21,9 t");
    assert_eq!(game.points(0), [0, 0, 4, 0, 15, 0]);
    game.honest();
}

/// Rulebook, "Move statues": one Moon cart, one Fire cart and two wild ones; then a trade brings the last cart.
#[test]
fn the_carts_of_the_example_and_one_more_by_trade() {
    let mut game = Position::new(4);
    game.gate_at(0, (23, 8))
        .tile(0, &[(21, 8), (22, 8)])
        .tile(0, &[(19, 8), (20, 8)])
        .tile(0, &[(17, 8), (18, 8)]);
    game.tile(0, &[(15, 7), (16, 7), (17, 7)]).anchored(0, &[(13, 7), (14, 7)], (13, 7));
    game.tile(0, &[(21, 9), (22, 9), (23, 9)]).tile(0, &[(21, 10), (22, 10), (23, 10)]);
    game.hall("shaman", &[(21, 9), (22, 9), (23, 9), (21, 10), (22, 10), (23, 10)], (22, 10));
    game.stand(0, Clan::Fire, (13, 7)).statue(Clan::Moon, (22, 8)).statue(Clan::Fire, (21, 8));
    game.statue(Clan::Ice, (18, 9)); // buried beside the network
    game.troll(0, 4, "Brandulf").hold(0, 4, "T").troll(0, 5, "Hrimgaut").hold(0, 5, "t");
    game.troll(0, 6, "Lunnva").hold(0, 6, "T").store(0, "tssii").stage(Stage::Halls).honest();

    assert_eq!(game.refusal("cart 18,9 18,8 t"), Illegal::NoStatue { at: at((18, 9)) });
    assert_eq!(game.refusal("cart 21,8 20,8 6.1"), Illegal::BoundCart { clan: Clan::Moon });
    assert_eq!(game.refusal("cart 21,8 18,8 4.2"), Illegal::TooFar { at: at((18, 8)) });
    assert_eq!(game.refusal("cart 21,8 22,8 4.2"), Illegal::Occupied { at: at((22, 8)) });
    assert!(game.can("cart 22,8 22,10 6.1"), "the Moon cart is proposed for the Moon statue");
    game.play("cart 22,8 22,10 6.1; cart 21,8 20,8 4.2; cart 20,8 17,8 5.3; cart 17,8 16,7 t");
    assert!(game.options("cart").is_empty(), "no cart is left");
    assert_eq!(game.points(0)[5], 8, "the Fire statue stands in the orange tier");
    assert_eq!(game.points(0)[4], 10, "the Shaman's Chamber has a statue on its altar");
    game.play("trade t; give s; give s; give i; give i; cart 16,7 13,7 t");
    assert_eq!(game.points(0)[5], 20, "and now on its pedestal in the yellow tier");
    assert_eq!(game.player(0).owned(), pile(""));
    game.honest();
}

/// Rulebook, "Final scoring": 43 + 3 + 11 + 1 + (0 + 15) + (20 + 10 + 8) = 111.
#[test]
fn the_final_score_of_the_example_is_111() {
    let mut game = Position::new(4);
    game.gate_at(0, (22, 8)).anchored(0, &[(20, 8), (21, 8)], (21, 8));
    // The hall with an empty altar: nothing.
    game.tile(0, &[(19, 8), (19, 9), (20, 9), (20, 10)]).tile(0, &[(20, 11), (21, 11), (21, 12), (22, 12)]);
    game.tile(0, &[(21, 13), (22, 13)]);
    let chasm = [(19, 8), (19, 9), (20, 9), (20, 10), (20, 11), (21, 11), (21, 12), (22, 12), (22, 13)];
    game.hall("chasm", &chasm, (21, 12)).statue(Clan::Ice, (20, 9));
    // The hall with a statue on its altar: 15.
    game.tile(0, &[(22, 14), (22, 15)]).tile(0, &[(17, 15), (18, 15), (19, 15), (20, 15), (21, 15)]);
    game.tile(0, &[(14, 15), (15, 15), (16, 15)])
        .tile(0, &[(14, 16), (15, 16), (16, 16), (15, 17), (16, 17)]);
    let trove = [(14, 15), (15, 15), (16, 15), (14, 16), (15, 16), (16, 16), (15, 17), (16, 17)];
    game.hall("trove", &trove, (15, 16)).statue(Clan::Moon, (15, 16));
    // A Fire statue on its pedestal in the gray tier 8, one in the yellow tier 20, a bare Ice statue there 10.
    game.stand(0, Clan::Fire, (21, 8)).statue(Clan::Fire, (21, 8));
    game.tile(0, &[(15, 8), (16, 8), (17, 8), (18, 8)]).anchored(0, &[(12, 8), (13, 8), (14, 8)], (13, 8));
    game.stand(0, Clan::Fire, (13, 8)).statue(Clan::Fire, (13, 8));
    game.tile(0, &[(10, 7), (11, 7), (12, 7)]).statue(Clan::Ice, (11, 7));
    // Tokens: 5 + 2 for these, and 4 for a Moon pedestal that a hall has covered since.
    game.token(Clan::Fire, 4, 5).token(Clan::Fire, 1, 2).token(Clan::Moon, 2, 4);
    game.state.bag[Clan::Moon as usize] -= 1;
    game.state.token_owner[Clan::Moon as usize * 5 + 2] = 0;
    game.store(0, "sssh");
    game.state.players[0].honour = 43;
    game.state.players[0].coronation = 3;
    game.state.players[1].coronation = 5;
    game.state.crowned = 2;
    game.honest();

    assert_eq!(game.points(0), [43, 3, 11, 1, 15, 38]);
    game.state.phase = Phase::Over;
    let sheet = MountainKing::score(&game.setup, &game.state);
    assert_eq!(sheet.total(Seat(0)), 111);
    assert_eq!(sheet.rank[0], 0);
    assert_eq!(sheet.categories, ["tunnels", "coronation", "pedestals", "leftovers", "halls", "statues"]);
}

/// Rulebook, "Leftover resource sets": two sets as they are, and a third one by a trade.
#[test]
fn the_leftovers_of_the_example_are_worth_3() {
    let mut game = Position::new(4);
    game.troll(0, 4, "Lunnva").hold(0, 4, "cT").troll(0, 1, "Mumblebrow").hold(0, 1, "r");
    game.store(0, "ttsssmiic");
    assert_eq!(game.player(0).owned(), pile("tttsssrmiicc"), "carts of clans are wild in the final count");
    assert_eq!(game.points(0)[3], 3);
}
