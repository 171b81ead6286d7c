//! Round cards, the course of a turn, displays.

use moot_core::Seat;
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Event, Illegal, Item, King, Network, Phase, Place, Tile};

fn village(number: u8) -> Place {
    Place::village(number)
}

#[test]
fn a_round_card_puts_its_item_and_moves_the_king() {
    let mut game = Position::new(2);
    game.holds("day-I-1").play("play day-I-1");
    assert_eq!(game.state.lies(Item::Princess, village(0)), 1);
    assert_eq!(game.state.king, King::Cavern(Seat(0), Place::BUILDING));
    let mut game = Position::new(2);
    game.holds("day-II-6").play("play day-II-6");
    assert_eq!((game.state.lies(Item::Human, village(1)), game.state.king), (2, King::Village(village(1))));
}

#[test]
fn a_card_must_be_in_the_hand() {
    let game = Position::new(2);
    let held: Vec<&str> = game.state.me().hand.iter().map(|card| card.face().id).collect();
    assert_eq!(game.legal("play").len(), 3);
    let other =
        ["day-I-1", "day-I-2", "day-I-3", "day-I-4"].into_iter().find(|id| !held.contains(id)).unwrap();
    assert_eq!(game.refusal(&format!("play {other}")), Illegal::NotInHand);
}

#[test]
fn a_princess_needs_a_free_tower() {
    let mut game = Position::new(2);
    game.put(Item::Princess, 1, "II").holds("day-II-1").play("play day-II-1");
    assert_eq!(game.state.lies(Item::Princess, village(1)), 1, "village II has one tower");
    let event = Event::Put { item: Item::Princess, at: village(1), put: false };
    assert!(game.events.contains(&event));
    assert_eq!(game.state.king, King::Cavern(Seat(0), Place::POWER), "the king moves all the same");
}

#[test]
fn an_empty_supply_puts_nothing() {
    let mut game = Position::new(2);
    let left = game.state.supply.changelings;
    game.put(Item::Changeling, left, "II").holds("day-I-4").play("play day-I-4");
    assert_eq!(game.state.lies(Item::Changeling, village(0)), 1);
}

#[test]
fn the_king_may_be_sent_where_he_is() {
    let mut game = Position::new(2);
    game.state.king = King::Cavern(Seat(0), Place::BUILDING);
    game.holds("day-I-1").play("play day-I-1");
    assert_eq!(game.state.king, King::Cavern(Seat(0), Place::BUILDING));
}

#[test]
fn the_king_takes_no_cauldron() {
    let mut game = Position::new(2);
    game.moving("mining");
    assert_eq!(game.state.free(Seat(0), Place::MINING), 5);
}

#[test]
fn displays_are_refilled_at_the_end_of_each_phase() {
    let mut game = Position::new(2);
    game.goods(0, [1, 0, 0], 0, 0).trolls(0, 1, "building").show("bell-02 bell-03").moving("nowhere");
    game.play("move beside building; build; take bell-02; lay 0,0,0,0 0; done");
    assert!(game.state.caves.contains(&Tile::NONE), "not before the end of the phase");
    game.play("done");
    assert!(!game.state.caves.contains(&Tile::NONE));
    assert!(game.state.second, "the second troll sees it");
}

#[test]
fn an_empty_pile_is_made_of_the_discards() {
    let mut game = Position::new(2);
    game.trolls(0, 4, "building").acting("building");
    // All but two tiles of the pile have been discarded.
    let pile = game.state.pile.only_caves();
    for tile in pile.iter().skip(2) {
        game.state.pile = game.state.pile.without(tile);
        game.state.discards = game.state.discards.with(tile);
    }
    game.play("refresh");
    assert!(game.events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert!(game.state.discards.is_empty() && !game.state.caves.contains(&Tile::NONE));
}

#[test]
fn the_display_of_kings_tiles_shrinks() {
    let mut game = Position::new(2);
    game.challenges("blue-any yellow-any red-humans red-bells").humans(0, 4, "mining");
    // All king's tiles but those of the display are in the network of another player.
    game.lay(1, &format!("{} 0,0,0,0 0", game.state.pile.only_kings().iter().next().unwrap().id()));
    while let Some(tile) = game.state.pile.only_kings().iter().next() {
        let network = Network::of(&game.state, Seat(1));
        let place = network.places().into_iter().find(|&cell| network.fit(tile, cell, 0).is_ok()).unwrap();
        game.lay(1, &format!("{} {place} 0", tile.id()));
    }
    let first = game.state.kings[0].id();
    game.play(&format!("claim red-humans; take {first}; lay 0,0,0,0 0")).moving("nowhere");
    game.play("move beside mining; done");
    assert_eq!(game.state.kings[0], Tile::NONE, "there is nothing to fill the gap with");
}

#[test]
fn after_two_trolls_a_card_is_drawn_and_the_next_player_begins() {
    let mut game = Position::new(2);
    game.moving("nowhere").play("move beside mining; done; move beside power; done");
    assert_eq!((game.state.active, game.state.phase, game.state.round), (Seat(1), Phase::Play, 1));
    assert_eq!(game.state.player(Seat(0)).hand_len(), 3);
    game.moving("nowhere").play("move beside mining; done; move beside power; done");
    assert_eq!((game.state.active, game.state.round), (Seat(0), 2));
}
