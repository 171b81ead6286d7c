//! The invariants of every position: each finds the fault that it is there for.

use moot_core::Seat;
use trolls_and_princesses::testing::{Position, check_invariants};
use trolls_and_princesses::{
    Castle, Cell, CowsFrom, Item, Network, Place, Readings, Resource, RoundCard, State, TROLL_CARDS, Tile,
    Time, TrollCard,
};

use crate::kit::{Princesses, usual};

/// Lays a tile for a seat at the first place where it fits.
fn build(game: &mut Position, seat: u8, id: &str) {
    let tile = Tile::from_id(id).unwrap();
    let network = Network::of(&game.state, Seat(seat));
    let places = network.places().into_iter().flat_map(|cell| (0..5).map(move |turn| (cell, turn)));
    let (cell, turn) =
        places.into_iter().find(|&(cell, turn)| network.fit(tile, cell, turn).is_ok()).unwrap();
    game.lay(seat, &format!("{id} {cell} {turn}"));
}

/// A position with something of everything: tiles of all kinds, filled spots on tiles and cards, discards, pieces in villages.
fn rich() -> Position {
    let mut game = Position::new(2);
    for id in ["two-ropes", "cradle-and-mast", "gold-vault", "resource-02", "bell-02", "princess-06"] {
        build(&mut game, 0, id);
    }
    build(&mut game, 1, "bell-03");
    game.card(0, "ringer").card(0, "midwife").card(1, "midwife").card(1, "snuffer");
    for item in [Item::Bell, Item::Bell, Item::Bell, Item::Bell, Item::Outpost, Item::Outpost, Item::Princess]
    {
        game.stored(0, item);
    }
    for _ in 0..4 {
        game.stored(0, Item::Changeling);
    }
    game.post(0, "I")
        .uncover(0, Item::Changeling, 0)
        .trolls(0, 2, "II")
        .humans(0, 2, "mining")
        .moving("nowhere");
    let state = &mut game.state;
    for tile in state.pile.only_caves().iter().take(2) {
        (state.pile, state.discards) = (state.pile.without(tile), state.discards.with(tile));
    }
    let card = TrollCard::all().find(|&card| state.cards.count(card) == 2).unwrap();
    (state.cards, state.card_discards) = (state.cards.without(card), state.card_discards.with(card));
    state.players[0].claimed = 0b1000;
    game
}

/// What the invariants say about a position once it is spoilt.
#[track_caller]
fn fault(game: &Position, spoil: impl FnOnce(&mut State)) -> String {
    moot_testkit::fault::<Princesses>(&game.setup, &game.state, spoil)
}

/// Any tile of the pile.
fn piled(state: &State, caves: bool) -> Tile {
    let tiles = if caves { state.pile.only_caves() } else { state.pile.only_kings() };
    tiles.iter().next().unwrap()
}

#[test]
fn a_position_with_something_of_everything_is_sound() {
    let game = rich();
    game.honest();
    assert_eq!(game.state.me().stored, [1, 4, 4, 2]);
    let another = check_invariants(&usual(3), &game.state).unwrap_err();
    assert_eq!(another.to_string(), "another game");
}

#[test]
fn every_tile_is_in_one_place() {
    let game = rich();
    let count = |more: usize| format!("{} tiles instead of 68", 68 + more);
    assert_eq!(fault(&game, |state| state.pile = state.pile.with(state.caves[0])), count(1), "twice");
    let lost = |state: &mut State| state.caves[0] = state.caves[1];
    assert_eq!(fault(&game, lost), count(0), "one twice, one nowhere");
    let discarded = |state: &mut State| {
        let tile = piled(state, false);
        (state.pile, state.discards) = (state.pile.without(tile), state.discards.with(tile));
    };
    assert_eq!(fault(&game, discarded), "a discarded king's tile");
    let wrong = "a tile in the wrong display";
    let kings = |state: &mut State| {
        let tile = piled(state, false);
        (state.pile, state.caves[4]) = (state.pile.without(tile).with(state.caves[4]), tile);
    };
    assert_eq!(fault(&game, kings), wrong);
    let cave = |state: &mut State| {
        let tile = piled(state, true);
        (state.pile, state.kings[4]) = (state.pile.without(tile).with(state.kings[4]), tile);
    };
    assert_eq!(fault(&game, cave), wrong);
}

#[test]
fn only_spots_of_tiles_in_a_network_are_filled() {
    let game = rich();
    let nowhere = "a filled spot on a tile that lies nowhere";
    assert_eq!(fault(&game, |state| state.filled |= 1 << piled(state, true).0), nowhere);
    assert_eq!(fault(&game, |state| state.filled_kings |= 1 << 39), nowhere);
    let card = "seat 1: a filled spot on a card that is not there";
    assert_eq!(fault(&game, |state| state.players[1].filled |= 1 << 45), card);
    let spots = fault(&game, |state| state.players[0].spots[1] += 1);
    assert_eq!(spots, "seat 0: spots [1, 4, 4, 2], counted [1, 5, 4, 2]");
    let stored = |state: &mut State| {
        state.players[1].stored[0] += 1;
        state.supply.princesses -= 1;
    };
    assert_eq!(fault(&game, stored), "seat 1: stored [0, 0, 0, 0], counted [1, 0, 0, 0]");
}

#[test]
fn every_troll_card_is_in_one_place() {
    let game = rich();
    let snuffer = TrollCard::from_id("snuffer").unwrap();
    assert_eq!(fault(&game, |state| state.cards = state.cards.with(snuffer)), "3 of the card snuffer");
    assert_eq!(fault(&game, |state| state.players[1].cards = 0), "1 of the card snuffer");
    let none = "a card that does not exist";
    assert_eq!(fault(&game, |state| state.players[0].cards |= 1 << TROLL_CARDS), none);
    let both =
        |state: &mut State| state.players[..2].iter_mut().for_each(|one| one.cards |= 1 << TROLL_CARDS);
    assert_eq!(fault(&game, both), none);
}

#[test]
fn every_round_card_is_in_one_place() {
    let game = rich();
    let all = game.state.unseen.len() + game.state.played.len() + 5;
    let count = |number: usize| format!("{number} round cards instead of {all}");
    let mine = |state: &State| state.players[1].hand.iter().next().unwrap();
    assert_eq!(fault(&game, |state| state.unseen = state.unseen.with(mine(state))), count(all + 1), "twice");
    let lost = |state: &mut State| {
        let other = state.unseen.of(Time::Night).iter().next().unwrap();
        state.unseen = state.unseen.without(other).with(mine(state));
    };
    assert_eq!(fault(&game, lost), count(all), "one twice, one nowhere");
    let stray = RoundCard::all().find(|card| card.face().village == 2).unwrap();
    assert_eq!(fault(&game, |state| state.played = state.played.with(stray)), count(all + 1), "not in play");
    assert_eq!(fault(&game, |state| state.players[1].held[0] += 1), "seat 1 holds 4 Day cards, 3 known");
    assert_eq!(fault(&game, |state| state.players[1].drawn += 1), "7 cards drawn, 5 in hand");
    assert_eq!(fault(&game, |state| state.players[1].drawn = 13), "seat 1 has drawn 13 cards");
}

#[test]
fn items_and_cows_are_those_of_the_box() {
    let game = rich();
    let lies = |item: Item| fault(&game, |state| state.villages[1].items[item as usize] += 1);
    assert_eq!(lies(Item::Princess), "13 of Princess");
    assert_eq!(lies(Item::Bell), "13 of Bell");
    assert_eq!(lies(Item::Changeling), "17 of Changeling");
    assert_eq!(lies(Item::Outpost), "13 of Outpost");
    assert_eq!(lies(Item::Human), "14 of Human");
    assert_eq!(fault(&game, |state| state.supply.cows += 1), "17 cows");
    let beyond = |state: &mut State| state.villages[2].items[1] = 1;
    assert_eq!(fault(&game, beyond), "items on village 2, which is not in play");
    let crowd = |state: &mut State| {
        state.supply.princesses -= 3;
        state.villages[0].items[0] = 3;
    };
    assert_eq!(fault(&game, crowd), "too many princesses on village 0");
}

#[test]
fn cows_stand_in_villages_only_if_the_game_is_played_so() {
    let graze = |state: &mut State, at: usize| {
        state.villages[at].cows += 1;
        state.supply.cows -= 1;
    };
    let game = rich();
    assert_eq!(fault(&game, |state| graze(state, 0)), "1 cows on village 0");
    let readings = Readings { cows: CowsFrom::Village, ..game.setup.readings() };
    let game = Position::dealt(usual(2).with(readings), "power");
    game.honest();
    assert_eq!(fault(&game, |state| graze(state, 0)), "2 cows on village 0");
    assert_eq!(fault(&game, |state| graze(state, 2)), "1 cows on village 2");
}

#[test]
fn each_village_in_play_has_a_castle_tile_of_its_own() {
    let game = rich();
    let twice = |state: &mut State| state.villages[1].castle = state.villages[0].castle;
    assert_eq!(fault(&game, twice), "a castle tile lies twice");
    assert_eq!(fault(&game, |state| state.villages[1].castle = Castle::NONE), "the castle tile of village 1");
    let beyond = |state: &mut State| {
        let used = [0, 1].map(|at: usize| state.villages[at].castle);
        state.villages[2].castle = Castle::all().find(|castle| !used.contains(castle)).unwrap();
    };
    assert_eq!(fault(&game, beyond), "the castle tile of village 2");
}

#[test]
fn kings_cards_differ_and_only_those_of_the_game_are_claimed() {
    let game = rich();
    let twice = fault(&game, |state| state.challenges[3] = state.challenges[2]);
    assert!(twice.starts_with("[KingsCard("), "{twice}");
    assert_eq!(fault(&game, |state| state.players[1].claimed = 0b1_0000), "a claim of no card");
}

#[test]
fn every_player_has_five_trolls_and_four_pieces_of_each_kind() {
    let game = rich();
    let (beside, beyond) = (Place::BESIDE.index(), Place::village(2).index());
    assert_eq!(fault(&game, |state| state.players[1].trolls[beside] += 1), "seat 1: 6 trolls");
    let outpost = |state: &mut State| state.players[0].posted[1] += 1;
    assert_eq!(fault(&game, outpost), "seat 0: 5 outposts, 4 changelings");
    let changeling = |state: &mut State| state.players[0].changelings &= 0b0111;
    assert_eq!(fault(&game, changeling), "seat 0: 4 outposts, 3 changelings");
    let stray = "seat 1: something in a village that is not in play";
    let troll = |state: &mut State| {
        state.players[1].trolls[beside] -= 1;
        state.players[1].trolls[beyond] += 1;
    };
    assert_eq!(fault(&game, troll), stray);
    let outpost = |state: &mut State| {
        (state.players[1].outposts, state.players[1].posted[2]) = (0b0111, 1);
    };
    assert_eq!(fault(&game, outpost), stray);
    let changeling = |state: &mut State| {
        (state.players[1].changelings, state.players[1].swapped[3]) = (0b0111, 1);
    };
    assert_eq!(fault(&game, changeling), stray);
}

#[test]
fn tiles_fit_together_and_give_their_sites_and_barns() {
    let game = rich();
    let torn = fault(&game, |state| {
        let tile = Tile::from_id("princess-06").unwrap();
        state.laid[usize::from(tile.0)].cell = Cell([9, 0, 0, 0]);
    });
    assert!(torn.starts_with("seat 0: the network: "), "{torn}");
    let gold = Resource::Gold as usize;
    let sites = fault(&game, |state| state.players[0].sites[gold] += 1);
    assert!(sites.starts_with("seat 0: sites "), "{sites}");
    assert_eq!(fault(&game, |state| state.players[0].barns += 1), "seat 0: barns (2, 2)");
    assert_eq!(fault(&game, |state| state.players[0].covered -= 1), "seat 0: barns (2, 2)");
}

#[test]
fn no_one_has_more_goods_than_there_is_room_for() {
    let game = rich();
    let filled = fault(&game, |state| state.players[1].full[2] = 9);
    assert!(filled.ends_with("sites filled"), "{filled}");
    let cows = |state: &mut State| {
        state.players[1].cows += 2;
        state.supply.cows -= 2;
    };
    assert_eq!(fault(&game, cows), "seat 1: 3 cows in 2 barns");
    assert_eq!(fault(&game, |state| state.players[1].power = 7), "seat 1: 7 troll power of 6");
}

#[test]
fn no_place_has_more_trolls_and_humans_than_cauldrons() {
    let game = rich();
    let village = |state: &mut State| {
        state.players[1].trolls = [0; Place::COUNT];
        state.players[1].trolls[Place::village(1).index()] = 5;
    };
    assert_eq!(fault(&game, village), "7 trolls in village II");
    let cavern = |state: &mut State| {
        state.players[1].trolls = [0; Place::COUNT];
        state.players[1].trolls[Place::POWER.index()] = 5;
    };
    assert_eq!(fault(&game, cavern), "6 in the power cavern of seat 1");
}
