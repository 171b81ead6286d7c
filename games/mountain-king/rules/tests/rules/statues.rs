//! Step 4: carts and statues.

use moot_core::Seat;
use mountain_king::testing::{Position, at, pile};
use mountain_king::{Clan, Illegal, Stage};

/// Gate, then three tunnels in a row going west.
fn row() -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]).tile(0, &[(18, 8), (19, 8), (20, 8)]);
    game.tile(0, &[(16, 8), (17, 8)])
        .statue(Clan::Fire, (22, 8))
        .store(0, "ttt")
        .stage(Stage::Halls)
        .honest();
    game
}

/// Ruling 46: to a square of the same tunnel or of an adjacent one; the gate is a tunnel.
#[test]
fn one_cart_goes_one_tunnel_far() {
    let game = row();
    let options = game.options("cart");
    assert_eq!(options, ["22,8 18,8 t", "22,8 19,8 t", "22,8 20,8 t", "22,8 21,8 t", "22,8 23,8 t"]);
    assert_eq!(game.refusal("cart 22,8 17,8 t"), Illegal::TooFar { at: at((17, 8)) });
    assert_eq!(game.refusal("cart 22,8 22,8 t"), Illegal::Occupied { at: at((22, 8)) }, "ruling 48");
    assert_eq!(game.refusal("cart 22,8 22,7 t"), Illegal::TooFar { at: at((22, 7)) });
}

/// Ruling 47: statues pass each other but do not share a square.
#[test]
fn statues_pass_and_do_not_share_a_square() {
    let mut game = row();
    game.statue(Clan::Ice, (21, 8)).statue(Clan::Moon, (20, 8));
    assert_eq!(game.refusal("cart 22,8 21,8 t"), Illegal::Occupied { at: at((21, 8)) });
    assert!(game.can("cart 22,8 19,8 t"), "past both of them");
    game.play("cart 22,8 19,8 t");
    assert_eq!(game.state.statue_at(at((22, 8))), None);
    game.honest();
}

#[test]
fn only_carts_move_statues_and_clan_carts_only_their_own() {
    let mut game = row();
    game.store(0, "s").troll(0, 4, "Lunnva").hold(0, 4, "cT").troll(0, 5, "Hrimgaut").hold(0, 5, "t");
    assert!(game.can("cart 22,8 20,8 5.3"), "the wild cart on a troll");
    assert_eq!(game.refusal("cart 22,8 20,8 4.1"), Illegal::BoundCart { clan: Clan::Moon });
    assert_eq!(game.refusal("cart 22,8 20,8 4.0"), Illegal::NotACart);
    assert_eq!(game.refusal("cart 22,8 20,8 t"), Illegal::NotOwned);
    game.hold(0, 5, "");
    assert!(game.options("cart").is_empty(), "a Moon cart moves no Fire statue");
    game.statue(Clan::Moon, (21, 8));
    assert!(game.can("cart 21,8 20,8 4.1"));
    assert!(!game.can("cart 22,8 20,8 4.1"));
}

/// Ruling A9: of two wild carts on trolls the one whose troll wakes more often is proposed, and storage comes last.
#[test]
fn the_wild_cart_that_comes_back_sooner_is_proposed() {
    let mut game = row();
    game.troll(0, 4, "Brockatha").hold(0, 4, "t").troll(0, 5, "Hrimgaut").hold(0, 5, "t");
    assert!(game.options("cart").iter().all(|cart| cart.ends_with(" 5.3")), "{:?}", game.options("cart"));
    game.hold(0, 5, "");
    assert!(game.options("cart").iter().all(|cart| cart.ends_with(" 4.2")));
    game.hold(0, 4, "");
    assert!(game.options("cart").iter().all(|cart| cart.ends_with(" t")));
}

#[test]
fn statues_of_others_and_buried_ones_stay() {
    let mut game = row();
    game.gate_at(1, (15, 4)).tile(1, &[(15, 5), (16, 5)]).statue(Clan::Ice, (16, 5));
    assert_eq!(game.refusal("cart 16,5 15,5 t"), Illegal::NoStatue { at: at((16, 5)) });
    assert_eq!(
        game.refusal("cart 18,17 18,16 t"),
        Illegal::NoStatue { at: at((18, 17)) },
        "spot I is buried"
    );
}

/// Workshops are no part of a network: no statue passes through.
#[test]
fn no_statue_passes_a_workshop() {
    let mut game = Position::new(4);
    game.gate_at(0, (17, 6)).shop((16, 6), "toolforge").tile(0, &[(15, 6), (15, 5), (16, 5)]);
    game.tile(0, &[(17, 5), (17, 4)]).statue(Clan::Moon, (17, 6)).store(0, "t").stage(Stage::Halls).honest();
    assert!(!game.state.reach_by(Seat(0), at((17, 6)), 1).has(at((15, 6))));
    assert!(game.state.reach_by(Seat(0), at((17, 6)), 2).has(at((15, 6))), "round about it does");
}

/// Rulings 50 to 54: tier values, doubled on a pedestal of the own clan, one for each tunnel, the gate included.
#[test]
fn statues_score_by_tier_and_once_a_tunnel() {
    let mut game = Position::new(4);
    game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]).tile(0, &[(18, 8), (19, 8), (20, 8)]);
    game.tile(0, &[(16, 8), (17, 8)]).anchored(0, &[(13, 8), (14, 8), (15, 8)], (14, 8));
    game.statue(Clan::Fire, (23, 8));
    assert_eq!(game.points(0)[5], 2, "ruling 54: the gate, tier 1");
    game.statue(Clan::Ice, (22, 8));
    assert_eq!(game.points(0)[5], 2 + 4);
    game.statue(Clan::Moon, (21, 8));
    assert_eq!(game.points(0)[5], 2 + 4, "one a tunnel");
    game.statue(Clan::Moon, (19, 8)).statue(Clan::Fire, (17, 8));
    assert_eq!(game.points(0)[5], 2 + 4 + 6 + 8);
    game.statue(Clan::Ice, (13, 8));
    assert_eq!(game.points(0)[5], 2 + 4 + 6 + 8 + 10);
    // Ruling 51: the best of a tunnel counts. Ruling 52: a pedestal of another clan doubles nothing.
    game.stand(0, Clan::Moon, (14, 8)).statue(Clan::Fire, (14, 8));
    assert_eq!(game.points(0)[5], 2 + 4 + 6 + 8 + 10);
    let there = game.state.statue_at(at((14, 8))).unwrap();
    game.state.statues[there] = at((15, 8));
    game.statue(Clan::Moon, (14, 8));
    assert_eq!(game.points(0)[5], 2 + 4 + 6 + 8 + 20);
    game.honest();
}

/// Ruling 51: the best statue of a tunnel scores, also where another one of it stands further in, in either order.
#[test]
fn the_best_statue_of_a_tunnel_scores_and_not_the_innermost() {
    for bare_first in [true, false] {
        let mut game = Position::new(4);
        game.gate_at(0, (20, 8)).anchored(0, &[(17, 8), (18, 8), (19, 8)], (18, 8));
        game.stand(0, Clan::Moon, (18, 8));
        let inner = (Clan::Ice, (17, 8));
        let best = (Clan::Moon, (18, 8));
        let order = if bare_first { [inner, best] } else { [best, inner] };
        for (clan, square) in order {
            game.statue(clan, square);
        }
        let tier = |square| game.board().tier(at(square)).unwrap();
        assert_eq!((tier((17, 8)), tier((18, 8))), (3, 2));
        assert_eq!(game.points(0)[5], 12, "6 doubled on its pedestal, not the 8 of the inner statue");
        // Without the pedestal the inner one is the better one.
        game.state.standing[Clan::Moon.space(2)] = mountain_king::Square::NONE;
        assert_eq!(game.points(0)[5], 8);
    }
}

#[test]
fn carts_may_be_spent_one_after_another() {
    let mut game = row();
    game.play("cart 22,8 20,8 t; cart 20,8 16,8 t; cart 16,8 17,8 t");
    assert_eq!(game.player(0).storage, pile(""));
    assert!(game.options("cart").is_empty());
    game.honest();
}
