//! Tiles that reach no gate (rulings 29 to 31, 49), by way of Stone's Memory.

use moot_core::Seat;
use mountain_king::testing::{Position, area, at};
use mountain_king::{Clan, Event, Illegal, Spell, Stage};

/// A network whose second tile has been taken away: behind it a pedestal, a statue and a hall are cut off.
fn cut() -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]);
    game.anchored(0, &[(19, 8), (20, 8)], (20, 8)).stand(0, Clan::Fire, (20, 8)).token(Clan::Fire, 1, 5);
    game.tile(0, &[(17, 8), (18, 8)]).statue(Clan::Ice, (17, 8));
    game.tile(0, &[(19, 9), (20, 9), (20, 10), (21, 10)]).tile(0, &[(21, 11), (22, 11)]);
    game.hall("stonecutter", &[(19, 9), (20, 9), (20, 10), (21, 10), (21, 11), (22, 11)], (20, 10));
    game.spell(0, Spell::StonesMemory, 0).store(0, "r").honest();
    assert_eq!(game.points(0), [0, 0, 5, 0, 2, 8]);
    game.play("cast 0 r; reclaim 21,8").honest();
    game
}

#[test]
fn tiles_that_are_cut_off_have_no_owner() {
    let game = cut();
    assert_eq!(game.state.nets[0], area(&[(23, 8)]));
    assert_eq!(game.state.loose.count(), 2 + 2 + 4 + 2);
    assert_eq!(game.points(0), [0, 0, 5, 0, 0, 0], "hall and statue score for nobody; the token is kept");
    assert_eq!(game.state.pedestal_at(at((20, 8))), Some(Clan::Fire), "the pedestal stands where it stood");
    let Event::Reclaimed { isolated, .. } =
        game.events.iter().find(|event| matches!(event, Event::Reclaimed { .. })).unwrap()
    else {
        unreachable!()
    };
    assert_eq!(*isolated, 10);
}

/// Ruling 49: a statue on isolated tiles is buried for all purposes.
#[test]
fn a_statue_on_isolated_tiles_has_no_owner() {
    let mut game = cut();
    game.store(0, "tttr").stage(Stage::Halls);
    assert!(game.options("cart").is_empty());
    assert_eq!(game.refusal("cart 17,8 18,8 t"), Illegal::NoStatue { at: at((17, 8)) });
    game.turn(1).store(1, "r").spell(0, Spell::RestlessKin, 0).play("cast 0 r");
    assert!(!game.options("stir").iter().any(|stir| stir.starts_with("17,8")), "nor on an untouched square");
}

/// Rulings 29, 30: a dig of any seat that touches its own network may touch them, and joins all that are connected.
#[test]
fn a_rival_joins_isolated_tiles_with_all_that_is_on_them() {
    let mut game = cut();
    game.gate_at(1, (17, 11)).turn(1).store(1, "ss");
    game.dig(&[(17, 9), (17, 10)], [2, 0, 0]);
    assert!(game.state.loose.is_empty());
    assert_eq!(game.state.nets[1].count(), 1 + 2 + 10);
    assert!(game.events.contains(&Event::Joined { seat: Seat(1), squares: 10 }));
    assert!(game.events.contains(&Event::Unearthed { seat: Seat(1), clan: Clan::Ice, at: at((17, 8)) }));
    assert_eq!(game.points(1)[4..], [2, 8], "hall and statue are theirs now");
    assert_eq!((game.points(0)[2], game.points(1)[2]), (5, 0), "the token stays with who took it");
    game.honest();
}

/// Ruling 30: their former owner may join them again just as well.
#[test]
fn the_former_owner_may_join_them_again() {
    let mut game = cut();
    game.store(0, "ss");
    game.dig(&[(21, 8), (22, 8)], [2, 0, 0]);
    assert_eq!(game.points(0), [0, 0, 5, 0, 2, 8]);
    assert!(game.state.loose.is_empty());
    game.honest();
}

/// Ruling 29: touching isolated tiles alone is not enough.
#[test]
fn isolated_tiles_are_no_network_to_dig_from() {
    let mut game = cut();
    game.store(0, "ss").play("dig 0 2,0,0");
    let text = game.lay_text(&[(17, 9), (17, 10)], "2s");
    assert_eq!(game.refusal(&text), Illegal::NotAdjacent);
}

/// Ruling 31: joining cannot bring two networks together.
#[test]
fn isolated_tiles_never_touch_a_network() {
    let mut game = cut();
    // The former owner digs beside them and not beside a rival: they are joined at once and keep their distance.
    game.gate_at(1, (17, 10)).store(0, "ss").honest();
    game.dig(&[(21, 8), (22, 8)], [2, 0, 0]);
    assert!(!game.state.nets[0].sides().meets(&game.state.nets[1]));
    game.honest();
}

/// A workshop whose entrance was taken away is open on that side no longer.
#[test]
fn an_isolated_tile_opens_no_entrance() {
    let mut game = cut();
    let site = game.site((19, 10));
    assert!(game.board().site_squares.has(at((19, 10))));
    assert_eq!(game.state.entrances(game.board(), site), 0, "(19,9) and (20,10) belong to nobody");
    game.store(0, "ss");
    game.dig(&[(21, 8), (22, 8)], [2, 0, 0]);
    assert_eq!(game.state.entrances(game.board(), site), 2);
}

/// A dig that joins isolated tiles asks about the sites beside the new tile only.
#[test]
fn only_the_new_tile_opens_sites() {
    let mut game = Position::new(4);
    game.gate_at(0, (19, 7)).isolated(&[(19, 9), (20, 9)]).store(0, "ss").honest(); // beside the site on (19,10)
    game.dig(&[(19, 8), (20, 8)], [2, 0, 0]);
    assert!(game.state.loose.is_empty());
    assert_eq!(mountain_king::asked_site(&game.state), None);
    assert!(game.can("end"));
}
