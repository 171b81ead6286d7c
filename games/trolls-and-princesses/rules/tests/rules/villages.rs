//! Actions of villages.

use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{
    Board, CowsFrom, Illegal, Item, Phase, Place, PlaceAction, Readings, Resource, Setup, Shared,
};

/// Seat 0 acts in village I with so many trolls there.
fn acting(trolls: u8) -> Position {
    let mut game = Position::new(2);
    game.trolls(0, trolls, "I").acting("I");
    game
}

#[test]
fn a_princess_needs_five_points_two_power_a_diamond_and_a_bed() {
    let mut game = acting(4);
    game.state.lent = 1;
    game.state.reckoning.rivals = 1;
    game.goods(0, [0; 3], 1, 0);
    assert_eq!(game.refusal("capture"), Illegal::Short { resource: Resource::Diamond, need: 1, have: 0 });
    game.goods(0, [0, 0, 1], 1, 0);
    assert_eq!(game.refusal("capture"), Illegal::Power { need: 2, have: 1 });
    game.goods(0, [0, 0, 1], 2, 0);
    assert_eq!(game.refusal("capture"), Illegal::NotHere { item: Item::Princess, at: Place::village(0) });
    game.put(Item::Princess, 1, "I");
    assert_eq!(game.refusal("capture"), Illegal::NoSpot { item: Item::Princess });
    game.lay(0, "princess-06");
    assert!(game.may("capture"));
    game.state.lent = 0;
    assert_eq!(game.refusal("capture"), Illegal::Points { need: 5, have: 4, idle: 0 });
}

#[test]
fn a_kings_tile_comes_after_the_princess_is_stored_and_has_to_be_placed() {
    let mut game = acting(4);
    (game.state.lent, game.state.reckoning.rivals) = (1, 1);
    game.goods(0, [0, 0, 1], 2, 0).put(Item::Princess, 1, "I").lay(0, "princess-06").play("capture");
    assert_eq!((game.state.phase, game.state.me().stored(Item::Princess)), (Phase::Reward, 1));
    assert_eq!(game.legal("take").len(), 5);
    assert_eq!(game.refusal("done"), Illegal::MustTake);
    let tile = game.state.kings[0].id();
    game.play(&format!("take {tile}"));
    let place = game.legal("lay")[0].clone();
    game.play(&place);
    assert_eq!((game.state.phase, game.state.me().tiles.len()), (Phase::Act, 2));
}

#[test]
fn a_bell_needs_four_points_three_obsidian_and_a_spot() {
    let mut game = acting(4);
    game.goods(0, [2, 0, 0], 0, 0);
    assert_eq!(game.refusal("bell"), Illegal::Short { resource: Resource::Obsidian, need: 3, have: 2 });
    game.goods(0, [3, 0, 0], 0, 0);
    assert_eq!(game.refusal("bell"), Illegal::NoSpot { item: Item::Bell });
    game.lay(0, "bell-11").play("bell");
    let me = game.state.me();
    assert_eq!((me.field[0], me.stored(Item::Bell), me.power, game.state.own), (0, 1, 2, 0));
    assert_eq!(game.state.lies(Item::Bell, Place::village(0)), 2);
}

#[test]
fn a_swap_is_paid_with_two_gold_or_a_diamond() {
    let mut game = acting(2);
    game.card(0, "chanter").goods(0, [0, 2, 1], 2, 0);
    assert_eq!(game.legal("swap"), ["swap gold", "swap diamond"]);
    assert_eq!(game.refusal("swap obsidian"), Illegal::WrongMoment);
    let mut other = game.clone();
    game.play("swap gold; uncover 0");
    assert_eq!((game.state.me().field, game.state.me().receives()), ([0, 0, 1], 3));
    assert_eq!(game.state.me().power, 1, "the spot gave one");
    other.play("swap diamond; uncover 3");
    assert_eq!((other.state.me().field, other.state.me().cows), ([0, 2, 0], 1));
}

#[test]
fn a_swap_needs_a_neutral_changeling_and_a_spot() {
    let mut game = acting(2);
    game.goods(0, [0, 2, 0], 2, 0);
    assert_eq!(game.refusal("swap gold"), Illegal::NoSpot { item: Item::Changeling });
    game.card(0, "chanter").card(0, "snuffer").play("swap gold; uncover 2");
    assert!(
        matches!(game.state.phase, Phase::Store(Item::Changeling)),
        "a spot with a bonus, and one without"
    );
    game.play("store snuffer.0");
    assert_eq!(game.state.me().cap(), 7);
    game.goods(0, [0, 2, 0], 2, 0).acting("I");
    let nothing = Illegal::NotHere { item: Item::Changeling, at: Place::village(0) };
    assert_eq!(game.refusal("swap gold"), nothing, "own changelings cannot be taken");
    assert_eq!(game.state.me().swapped, [1, 0, 0, 0]);
}

#[test]
fn equal_pieces_are_one_choice() {
    let mut game = acting(2);
    game.card(0, "snuffer").goods(0, [0, 2, 0], 2, 0).play("swap gold");
    assert_eq!(game.legal(""), ["uncover 0", "uncover 2", "uncover 3"]);
    assert!(game.may("uncover 1"), "the second of the two alike will do as well");
}

#[test]
fn a_human_needs_a_free_cauldron() {
    let mut game = acting(2);
    game.goods(0, [0, 1, 0], 0, 0);
    assert_eq!(game.refusal("hire mining"), Illegal::Power { need: 1, have: 0 });
    game.goods(0, [0, 1, 0], 1, 0).humans(0, 4, "power");
    assert_eq!(game.refusal("hire power"), Illegal::Full { at: Place::POWER });
    assert_eq!(game.refusal("hire I"), Illegal::NoSuchPlace);
    game.play("hire building");
    assert_eq!((game.state.me().humans, game.state.lies(Item::Human, Place::village(0))), ([0, 1, 5], 0));
    game.goods(0, [0, 1, 0], 1, 0).acting("I");
    assert_eq!(game.refusal("hire mining"), Illegal::NotHere { item: Item::Human, at: Place::village(0) });
}

#[test]
fn humans_give_points_in_their_cavern() {
    let mut game = acting(2);
    game.goods(0, [0, 1, 0], 1, 0).play("hire building; done; move beside building");
    assert_eq!((game.state.reckoning.trolls, game.state.reckoning.humans), (1, 1));
}

#[test]
fn a_cow_comes_from_the_supply_into_an_open_barn() {
    let mut game = acting(2);
    assert_eq!(game.refusal("cow"), Illegal::NoBarn, "the first barn is full");
    game.lay(0, "bell-02");
    let supply = game.state.supply.cows;
    game.play("cow");
    assert_eq!((game.state.me().cows, game.state.supply.cows), (2, supply - 1));
    let mut empty = acting(2);
    empty.goods(0, [0; 3], 0, 0);
    empty.state.supply.cows = 0;
    assert_eq!(empty.refusal("cow"), Illegal::NoSupply);
}

#[test]
fn every_village_offers_a_cow() {
    let mut game = Position::new(4);
    game.goods(0, [0; 3], 0, 0).trolls(0, 1, "IV").acting("IV");
    assert!(game.may("cow"));
}

/// Seat 0 acts with a troll in village I, where the cows are.
fn herding() -> Position {
    let readings = Readings { cows: CowsFrom::Village, ..Readings::default() };
    let boards = [Board(0), Board(1)];
    let setup = Setup::new(2, &boards, Some(moot_core::Seat(0))).unwrap().with(readings);
    let mut game = Position::dealt(setup, "power");
    game.goods(0, [0; 3], 0, 0).lay(0, "bell-02").trolls(0, 2, "I").acting("I");
    game
}

#[test]
fn as_an_option_a_cow_comes_from_the_village_and_is_replaced_at_the_end_of_the_phase() {
    let mut game = herding();
    assert_eq!(game.state.villages.map(|village| village.cows), [1, 1, 0, 0]);
    let supply = game.state.supply.cows;
    game.play("cow");
    assert_eq!((game.state.me().cows, game.state.villages[0].cows, game.state.supply.cows), (1, 0, supply));
    assert_eq!(game.refusal("cow"), Illegal::NoCowHere, "one cow stands in a village");
    game.play("done");
    assert_eq!((game.state.villages[0].cows, game.state.supply.cows), (1, supply - 1));
}

#[test]
fn as_an_option_other_village_actions_are_shared() {
    let shared = Shared::from_words("swap hire").unwrap();
    let setup = Setup::new(2, &[Board(0), Board(1)], Some(moot_core::Seat(0))).unwrap();
    let mut game = Position::dealt(setup.with(Readings { shared, ..Readings::default() }), "power");
    game.trolls(1, 2, "I").goods(0, [3, 2, 1], 3, 0).lay(0, "bell-02").card(0, "snuffer").moving("nowhere");
    game.play("move beside I");
    assert_eq!(game.state.can(PlaceAction::Hire), Ok(()));
    assert_eq!(game.state.can(PlaceAction::Swap(Resource::Gold)), Ok(()));
    assert_eq!(game.state.can(PlaceAction::Castle), Err(Illegal::Points { need: 3, have: 1, idle: 2 }));
    game.play("hire mining");
    assert_eq!((game.state.own, game.state.lent), (1, 0), "lent points go first");
}

#[test]
fn the_castle_action_may_have_no_effect() {
    let mut game = Position::new(2);
    game.castle("I", "refilled-walls").trolls(0, 3, "I").acting("I").play("castle");
    assert!(game.state.homeward, "the trolls go home all the same");
    assert_eq!(game.state.phase, Phase::Act);
}

#[test]
fn a_bonus_is_paid_once_when_its_spot_is_filled() {
    let mut game = acting(4);
    game.goods(0, [3, 0, 0], 0, 0).lay(0, "bell-11").play("bell; done");
    assert_eq!(game.state.me().power, 2);
    game.play("move beside II; done");
    assert_eq!(game.state.players[0].power, 2);
}
