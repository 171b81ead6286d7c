//! Counting action points.

use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Illegal, Item, Place, PlaceAction, Reckoning};

#[test]
fn caverns_count_trolls_humans_and_the_king_who_is_there() {
    let mut game = Position::new(2);
    game.trolls(0, 1, "power").moving("power");
    let seat = game.state.active;
    let points = game.state.reckon(seat, Place::POWER);
    assert_eq!(points, Reckoning { trolls: 1, outposts: 0, humans: 1, king: 1, rivals: 0 });
    assert_eq!(game.state.reckon(seat, Place::MINING).own(), 0, "he is in one cavern only");
    let other = moot_core::Seat(1);
    assert_eq!(game.state.reckon(other, Place::POWER).king, 0, "and of one player only");
}

#[test]
fn villages_count_trolls_outposts_and_the_king_and_rivals_apart() {
    let mut game = Position::new(3);
    game.trolls(0, 1, "I").trolls(1, 1, "I").trolls(2, 1, "I").post(0, "I").post(1, "I").moving("I");
    let points = game.state.reckon(game.state.active, Place::village(0));
    assert_eq!(points, Reckoning { trolls: 1, outposts: 1, humans: 0, king: 1, rivals: 2 });
    let other = game.state.reckon(moot_core::Seat(1), Place::village(0));
    assert_eq!(other.king, 1, "the king in a village is good for everybody");
}

#[test]
fn rivals_lend_points_for_the_three_shared_actions_only() {
    let mut game = Position::new(2);
    game.trolls(1, 2, "I").goods(0, [3, 2, 1], 3, 0).lay(0, "bell-02").card(0, "snuffer").moving("nowhere");
    game.play("move beside I");
    assert_eq!((game.state.own, game.state.lent), (1, 2));
    assert_eq!(game.state.can(PlaceAction::Castle), Ok(()));
    for place_action in [PlaceAction::Swap(trolls_and_princesses::Resource::Gold), PlaceAction::Hire] {
        assert_eq!(game.state.can(place_action), Err(Illegal::Points { need: 2, have: 1, idle: 2 }));
    }
    assert_eq!(game.state.can(PlaceAction::Bell), Err(Illegal::Points { need: 4, have: 3, idle: 0 }));
}

#[test]
fn lent_points_go_first() {
    let mut game = Position::new(2);
    game.castle("I", "tax-chest").trolls(0, 1, "I").trolls(1, 2, "I").moving("nowhere");
    game.play("move beside I; castle");
    assert_eq!((game.state.own, game.state.lent), (1, 0));
    assert!(game.may("cow") || game.state.me().cows == game.state.me().barns);
}

#[test]
fn points_are_final_for_the_phase() {
    let mut game = Position::new(2);
    game.goods(0, [0, 1, 0], 1, 0).trolls(0, 2, "I").moving("nowhere");
    game.play("move beside I; hire mining");
    assert_eq!((game.state.own, game.state.me().humans), (1, [1, 0, 1]));
    assert_eq!(game.state.reckoning.own(), 3);
}

#[test]
fn points_that_are_left_are_lost() {
    let mut game = Position::new(2);
    game.moving("nowhere").play("move beside mining; done");
    assert_eq!((game.state.own, game.state.reckoning), (0, Reckoning::NONE));
}

#[test]
fn a_prospect_tells_what_a_place_would_give_and_what_stands_in_the_way() {
    let mut game = Position::new(2);
    game.trolls(0, 1, "I")
        .trolls(1, 3, "I")
        .put(Item::Princess, 1, "I")
        .goods(0, [0, 0, 1], 2, 0)
        .moving("I");
    let prospect = game.state.prospect(Place::BESIDE, Place::village(0), Some(moot_core::Seat(1))).unwrap();
    let points = Reckoning { trolls: 2, outposts: 0, humans: 0, king: 1, rivals: 2 };
    assert_eq!(prospect.points, points, "the pushed troll does not count");
    let of = |place_action: PlaceAction| {
        prospect.place_actions.iter().find(|(it, _)| *it == place_action).unwrap().1
    };
    assert_eq!(of(PlaceAction::Capture), Err(Illegal::NoSpot { item: Item::Princess }));
    assert_eq!(of(PlaceAction::Castle), Ok(()));
    assert_eq!(prospect.place_actions.len(), 7);
    let full = game.state.prospect(Place::BESIDE, Place::village(0), None);
    assert_eq!(full, Err(Illegal::Full { at: Place::village(0) }));
    // The prospect matches what happens.
    game.play("move beside I push 1; flee mining");
    assert_eq!(game.state.reckoning, points);
    for (place_action, may) in prospect.place_actions {
        assert_eq!(game.state.can(place_action), may);
    }
}
