//! Actions of the three caverns.

use moot_core::{Game, Seat};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{
    Action, Event, Illegal, Item, Misfit, Phase, Place, PlaceAction, Resource, Tile, Tiles,
    TrollsAndPrincesses,
};

/// Seat 0 acts in a cavern with so many trolls there, and without king.
fn acting(at: &str, trolls: u8) -> Position {
    let mut game = Position::new(2);
    game.trolls(0, trolls, at).acting(at);
    game
}

#[test]
fn mining_costs_one_two_and_three_points() {
    let costs =
        [Resource::Obsidian, Resource::Gold, Resource::Diamond].map(|it| PlaceAction::Mine(it).cost().points);
    assert_eq!(costs, [1, 2, 3]);
    let mut game = acting("mining", 3);
    game.goods(0, [0; 3], 0, 0).play("mine gold; mine obsidian");
    assert_eq!((game.state.me().field, game.state.me().full, game.state.own), ([1, 1, 0], [0, 1, 1], 0));
}

#[test]
fn resources_are_never_short() {
    let mut game = acting("mining", 3);
    // More than the pieces and the multiplier tokens of a box could show together.
    game.goods(0, [200, 200, 200], 0, 0).play("mine obsidian; mine gold");
    assert_eq!(game.state.me().field, [201, 201, 200]);
}

#[test]
fn nothing_is_mined_from_empty_sites() {
    let mut game = acting("mining", 3);
    game.full(0, [1, 2, 0]);
    assert_eq!(game.refusal("mine diamond"), Illegal::NothingToMine { resource: Resource::Diamond });
    game.play("mine obsidian");
    assert_eq!(game.refusal("mine obsidian"), Illegal::NothingToMine { resource: Resource::Obsidian });
}

#[test]
fn mining_two_with_one_filled_moves_one() {
    let mut game = acting("mining", 2);
    game.goods(0, [0; 3], 0, 0).uncover(0, Item::Outpost, 0).full(0, [1, 2, 0]).play("mine obsidian");
    assert_eq!((game.state.me().full[0], game.state.me().field[0]), (0, 1));
}

#[test]
fn an_action_belongs_to_its_cavern() {
    let game = acting("mining", 3);
    assert_eq!(game.refusal("receive"), Illegal::WrongPlace { at: Place::MINING });
    assert_eq!(game.refusal("build"), Illegal::WrongPlace { at: Place::MINING });
    assert_eq!(game.refusal("cow"), Illegal::WrongPlace { at: Place::MINING });
    assert_eq!(game.refusal("take bell-02"), Illegal::WrongMoment);
}

#[test]
fn one_kings_tile_a_phase_in_any_cavern() {
    for cavern in ["mining", "building", "power"] {
        let mut game = Position::new(2);
        game.show("old-chant")
            .lay(0, "old-chant")
            .trolls(0, 1, cavern)
            .goods(0, [0; 3], 0, 0)
            .moving("nowhere");
        game.play(&format!("move beside {cavern}; activate old-chant"));
        assert_eq!(game.refusal("activate old-chant"), Illegal::Activated);
        assert_eq!(game.refusal("activate board"), Illegal::Activated);
        let next = if cavern == "mining" { "power" } else { "mining" };
        game.play(&format!("done; move beside {next}; activate old-chant"));
        assert_eq!(game.state.me().power, 4, "the same again in the other phase");
    }
}

#[test]
fn the_printed_kings_tile_can_be_activated_and_is_not_in_the_network() {
    let mut game = Position::new(2);
    // Yellow's gives two steps of power.
    game.goods(0, [0; 3], 1, 0).trolls(0, 2, "mining").acting("mining").play("activate board");
    assert_eq!(game.state.me().power, 3);
    assert_eq!(game.state.points_by_category(moot_core::Seat(0))[2], 0);
    assert!(game.state.me().tiles.is_empty());
}

#[test]
fn passive_and_ongoing_tiles_have_no_action() {
    let mut game = Position::new(2);
    game.show("three-shadows").lay(0, "three-shadows").trolls(0, 2, "mining").acting("mining");
    assert_eq!(game.refusal("activate three-shadows"), Illegal::NoAction);
    assert_eq!(game.refusal("activate old-chant"), Illegal::NoAction, "not in the play area");
    assert_eq!(game.refusal("activate bell-02"), Illegal::NoAction);
}

#[test]
fn an_outpost_needs_points_a_cow_a_spot_and_a_neutral_one() {
    let mut game = acting("building", 2);
    assert_eq!(game.refusal("outpost I"), Illegal::Points { need: 3, have: 2, idle: 0 });
    game.trolls(0, 1, "building").acting("building");
    assert_eq!(game.refusal("outpost I"), Illegal::NoSpot { item: Item::Outpost });
    game.lay(0, "resource-07");
    assert_eq!(game.refusal("outpost III"), Illegal::NoSuchPlace);
    assert_eq!(game.refusal("outpost mining"), Illegal::NoSuchPlace);
    game.goods(0, [0; 3], 0, 0);
    assert_eq!(game.refusal("outpost I"), Illegal::NoCow);
}

#[test]
fn an_outpost_goes_where_a_neutral_one_lies() {
    let mut game = acting("building", 3);
    game.lay(0, "resource-07");
    game.state.villages[1].items[Item::Outpost as usize] = 0;
    assert_eq!(game.refusal("outpost II"), Illegal::NotHere { item: Item::Outpost, at: Place::village(1) });
    assert_eq!(game.legal("outpost"), ["outpost I"]);
}

#[test]
fn only_a_piece_on_the_board_is_uncovered() {
    let mut game = acting("building", 3);
    game.lay(0, "resource-07").uncover(0, Item::Outpost, 0).play("outpost II");
    for piece in [0, 4, 5] {
        let refused = TrollsAndPrincesses::check(&game.setup, &game.state, Seat(0), Action::Uncover(piece));
        assert_eq!(refused, Err(Illegal::NoPiece { item: Item::Outpost }), "{piece}");
    }
    assert!(game.may("uncover 1"));
}

#[test]
fn nothing_is_shown_anew_when_nothing_is_left() {
    let mut game = acting("building", 3);
    assert_eq!(game.state.can(PlaceAction::RefreshCaves), Ok(()));
    game.state.discards = game.state.discards.plus(game.state.pile.only_caves());
    game.state.pile = game.state.pile.only_kings();
    assert_eq!(game.state.can(PlaceAction::RefreshCaves), Ok(()), "the discards come again");
    game.state.discards = Tiles::NONE;
    assert_eq!(game.state.can(PlaceAction::RefreshCaves), Err(Illegal::NothingLeft));
}

#[test]
fn a_gap_in_the_display_is_no_tile() {
    let mut game = acting("building", 2);
    game.goods(0, [1, 0, 0], 0, 0).show("bell-02 bell-03").play("build; take bell-02; lay 0,0,0,0 0");
    assert!(game.state.caves.contains(&Tile::NONE));
    let refused = TrollsAndPrincesses::check(&game.setup, &game.state, Seat(0), Action::Take(Tile::NONE));
    assert_eq!(refused, Err(Illegal::NotShown));
    game.play("take bell-03");
    assert_eq!(
        game.refusal("lay 0,0,0,0 0"),
        Illegal::Misfit(Misfit::Overlaps(Tile::from_id("bell-02").unwrap()))
    );
}

#[test]
fn an_outpost_that_is_built_counts_from_the_next_move_on() {
    let mut game = Position::new(2);
    game.lay(0, "resource-07").trolls(0, 2, "building").goods(0, [0; 3], 0, 1).moving("nowhere");
    game.play("move beside building; outpost II; uncover 0; done; move beside II");
    assert_eq!((game.state.reckoning.trolls, game.state.reckoning.outposts), (1, 1));
}

#[test]
fn two_outposts_may_stand_in_one_village() {
    let mut game = Position::new(2);
    game.lay(0, "resource-07").lay(0, "resource-08 -1,1,-1,1 0").post(0, "I").goods(0, [0; 3], 0, 1);
    game.trolls(0, 3, "building").acting("building").play("outpost I; uncover 3");
    assert!(matches!(game.state.phase, Phase::Act | Phase::Store(_)));
    assert_eq!(game.state.me().posted[0], 2);
}

#[test]
fn the_outpost_gives_its_gain_before_the_spot_its_bonus() {
    let mut game = Position::new(2);
    game.lay(0, "resource-11").goods(0, [0; 3], 3, 1).trolls(0, 3, "building").acting("building");
    game.play("outpost I; uncover 3");
    let order: Vec<u8> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Uncovered { .. } => Some(0),
            Event::Gained { .. } => Some(1),
            Event::Stored { .. } => Some(2),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 1, 2, 1]);
    assert_eq!(game.state.me().power, 6, "two and two, but the track ends");
}

#[test]
fn where_spots_differ_the_player_chooses() {
    let mut game = Position::new(2);
    game.lay(0, "resource-07").lay(0, "resource-11 -1,1,-1,1 0").goods(0, [0; 3], 0, 1);
    game.trolls(0, 3, "building").acting("building").play("outpost I; uncover 0");
    assert_eq!(game.legal(""), ["store resource-07.0", "store resource-11.0"]);
    assert_eq!(game.refusal("store resource-12.0"), Illegal::WrongSpot);
    game.play("store resource-11.0");
    assert_eq!((game.state.me().power, game.state.phase), (2, Phase::Act));
    let spots: Vec<&str> = game.state.free_spots(game.state.active, Item::Outpost).map(|_| "free").collect();
    assert_eq!(spots.len(), 1);
}

#[test]
fn up_to_two_tiles_are_built_for_the_same_price() {
    let mut game = acting("building", 2);
    game.goods(0, [1, 0, 0], 0, 0).show("bell-02 bell-03").play("build");
    assert_eq!((game.state.own, game.state.me().field[0]), (0, 0));
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    game.play("take bell-02; lay 0,0,0,0 0; done");
    assert_eq!((game.state.phase, game.state.me().tiles.len()), (Phase::Act, 1));
    assert_eq!(game.state.caves[0], Tile::NONE);
}

#[test]
fn building_needs_an_obsidian() {
    let mut game = acting("building", 3);
    game.goods(0, [0, 5, 5], 0, 0);
    assert_eq!(game.refusal("build"), Illegal::Short { resource: Resource::Obsidian, need: 1, have: 0 });
}

#[test]
fn tiles_bring_sites_barns_and_spots() {
    let mut game = Position::new(2);
    game.lay(0, "resource-07");
    assert_eq!((game.state.me().full[0], game.state.me().sites[0]), (3, 3), "two more, filled at once");
    game.lay(0, "bell-02 -1,1,-1,1 0");
    assert_eq!((game.state.me().barns, game.state.me().covered), (2, 2));
    game.lay(0, "princess-06 0,-1,0,0 0");
    assert_eq!(game.state.me().spots, [1, 1, 0, 1]);
}

#[test]
fn without_covers_a_bell_tile_uncovers_nothing() {
    let mut game = Position::new(4);
    // Teal has two covers.
    game.lay(3, "bell-02 0,0,0,0 0").lay(3, "bell-03 -1,1,-1,1 0").lay(3, "bell-04 0,-1,0,0 0");
    assert_eq!((game.state.players[3].barns, game.state.players[3].covered), (4, 0));
    game.honest();
}

#[test]
fn a_refresh_discards_what_is_left_of_the_display() {
    let mut game = acting("building", 3);
    let before = game.state.caves;
    game.play("refresh");
    assert_eq!((game.state.discards.len(), game.state.own), (5, 2));
    assert!(before.iter().all(|&tile| game.state.discards.has(tile)));
    assert!(game.state.caves.iter().all(|tile| tile.is_some() && !before.contains(tile)));
}

#[test]
fn sites_of_one_resource_are_replenished() {
    let mut game = acting("power", 2);
    game.full(0, [0, 0, 1]);
    assert_eq!(game.refusal("replenish diamond"), Illegal::NothingToFill { resource: Resource::Diamond });
    game.play("replenish gold");
    assert_eq!((game.state.me().full, game.state.own), ([0, 2, 1], 1), "the human in the cavern gave one");
}

#[test]
fn changelings_improve_receiving_from_two_to_four() {
    for (gone, power) in [(0, 2), (1, 3), (2, 4)] {
        let mut game = acting("power", 1);
        for piece in 0..gone {
            game.uncover(0, Item::Changeling, piece);
        }
        game.goods(0, [0; 3], 0, 0).play("receive");
        assert_eq!(game.state.me().power, power);
    }
}

#[test]
fn troll_power_ends_at_six_or_seven() {
    let mut game = acting("power", 3);
    game.goods(0, [0; 3], 5, 0).play("receive");
    assert_eq!(game.state.me().power, 6, "what exceeds it is lost");
    assert_eq!(game.refusal("receive"), Illegal::NoEffect);
    game.uncover(0, Item::Changeling, 2);
    game.play("receive");
    assert_eq!(game.state.me().power, 7);
}

#[test]
fn a_troll_card_costs_a_point_a_power_and_a_cow() {
    let mut game = acting("power", 1);
    game.show_cards("hauler").goods(0, [0; 3], 0, 1);
    assert_eq!(game.refusal("buy hauler"), Illegal::Power { need: 1, have: 0 });
    game.goods(0, [0; 3], 1, 0);
    assert_eq!(game.refusal("buy hauler"), Illegal::NoCow);
    game.goods(0, [0; 3], 1, 1).play("buy hauler");
    let me = game.state.me();
    assert_eq!((me.power, me.cows, me.field[0], game.state.own), (0, 0, 2, 1));
    assert_eq!(me.room(Item::Changeling), 1);
}

#[test]
fn no_troll_card_twice() {
    let mut game = acting("power", 1);
    game.card(0, "snuffer").show_cards("snuffer").goods(0, [0; 3], 1, 1);
    assert_eq!(game.refusal("buy snuffer"), Illegal::Twice);
    assert!(!game.legal("buy").contains(&"buy snuffer".to_owned()));
}

#[test]
fn a_card_whose_bonus_cannot_be_had_may_be_bought() {
    let mut game = acting("power", 1);
    game.show_cards("spring").goods(0, [0; 3], 1, 1).play("buy spring");
    assert_eq!(game.state.phase, Phase::Act, "no site is empty: nothing to fill");
    assert!(!game.events.iter().any(|event| matches!(event, Event::Filled { .. })));
}
