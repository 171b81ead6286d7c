//! Every king's tile and every castle tile (rulebook: appendix).

use moot_core::Seat;
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{
    CAVE_TILES, Carrier, Illegal, Item, Phase, Place, PlaceAction, Resource, Spot, Tile, TrollCard, spot_face,
};

/// Seat 0 has a king's tile and has moved to the mining cavern with two trolls.
fn with(id: &str) -> Position {
    let mut game = Position::new(2);
    game.show(id).lay(0, id).trolls(0, 2, "mining").goods(0, [0; 3], 0, 0).acting("mining");
    game
}

#[test]
fn crossing_path_moves_two_trolls() {
    let mut game = with("crossing-path");
    game.play("activate crossing-path; troll mining I; troll mining power same");
    assert_eq!((game.state.phase, game.state.me().trolls[..4].to_vec()), (Phase::Act, vec![0, 0, 1, 1]));
    let mut game = with("crossing-path");
    game.play("activate crossing-path");
    assert_eq!(game.refusal("done"), Illegal::MustMove, "two, where two can move");
    game.play("troll mining I");
    assert_eq!(game.refusal("done"), Illegal::MustMove);
}

#[test]
fn crossing_path_moves_one_troll_where_one_can_move() {
    let mut game = Position::new(2);
    game.show("crossing-path").lay(0, "crossing-path").moving("nowhere");
    game.play("move beside mining; activate crossing-path");
    assert_eq!(game.refusal("troll mining I"), Illegal::NobodyThere { at: Place::MINING }, "no other");
    assert_eq!(game.refusal("troll beside I"), Illegal::NoSuchPlace);
    game.play("troll mining I same");
    assert_eq!(game.state.phase, Phase::Act, "the others wait beside the board");
}

#[test]
fn hand_in_hand_moves_a_troll_and_a_human() {
    let mut game = with("hand-in-hand");
    game.play("activate hand-in-hand; human power building");
    assert!(game.legal("human").is_empty());
    game.play("troll mining II");
    assert_eq!((game.state.phase, game.state.me().humans), (Phase::Act, [0, 1, 0]));
    let mut game = with("hand-in-hand");
    game.play("activate hand-in-hand; troll mining II");
    assert_eq!(game.refusal("done"), Illegal::MustMove, "a troll and a human");
}

#[test]
fn lantern_walk_moves_three_humans() {
    let mut game = with("lantern-walk");
    game.humans(0, 3, "power").play("activate lantern-walk");
    game.play("human power mining; human power mining; human power building");
    assert_eq!((game.state.phase, game.state.me().humans), (Phase::Act, [2, 1, 1]));
    let mut game = with("lantern-walk");
    game.humans(0, 3, "power").play("activate lantern-walk; human power mining; done");
    assert_eq!(game.state.phase, Phase::Act, "up to three");
}

#[test]
fn old_chant_receives_two_troll_power() {
    let mut game = with("old-chant");
    game.play("activate old-chant");
    assert_eq!(game.state.me().power, 2);
}

#[test]
fn summer_pasture_takes_up_to_two_cows() {
    let mut game = with("summer-pasture");
    game.play("activate summer-pasture");
    assert_eq!(game.state.me().cows, 1, "one barn is open");
    let mut game = with("summer-pasture");
    game.lay(0, "bell-02 -1,1,-1,1 0").play("activate summer-pasture");
    assert_eq!(game.state.me().cows, 2);
    game.acting("mining");
    assert_eq!(game.refusal("activate summer-pasture"), Illegal::NoEffect);
}

#[test]
fn picks_mine_three_two_and_one() {
    for (id, resource, most) in [
        ("black-pick", Resource::Obsidian, 3),
        ("yellow-pick", Resource::Gold, 2),
        ("clear-pick", Resource::Diamond, 1),
    ] {
        let mut game = with(id);
        game.show("obsidian-vault diamond-vault").lay(0, "obsidian-vault -1,1,-1,1 0");
        game.lay(0, "diamond-vault 0,-1,0,0 0").play(&format!("activate {id}"));
        assert_eq!(game.state.me().field[resource as usize], most);
        let mut game = with(id);
        game.full(0, [0; 3]);
        assert_eq!(game.refusal(&format!("activate {id}")), Illegal::NoEffect);
    }
}

#[test]
fn quick_digging_builds_one_tile_for_nothing() {
    let mut game = with("quick-digging");
    game.show("bell-02").play("activate quick-digging");
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    game.play("take bell-02; lay -1,1,-1,1 0");
    assert_eq!((game.state.phase, game.state.me().tiles.len()), (Phase::Act, 2));
    assert_eq!(game.state.caves[0], Tile::NONE, "no refill before the end of the phase");
}

#[test]
fn guest_at_table_takes_a_card_for_nothing() {
    let mut game = with("guest-at-table");
    game.show_cards("hauler").play("activate guest-at-table");
    assert_eq!(game.refusal("done"), Illegal::MustTake);
    game.play("pick hauler");
    assert_eq!((game.state.me().field[0], game.state.shown[0]), (2, TrollCard::NONE));
    game.acting("mining").card(0, "snuffer").show_cards("purse snuffer").play("activate guest-at-table");
    assert_eq!(game.refusal("pick snuffer"), Illegal::Twice);
}

#[test]
fn deep_breath_replenishes_one_resource_of_choice() {
    let mut game = with("deep-breath");
    game.full(0, [0, 0, 1]).play("activate deep-breath");
    assert_eq!(game.legal(""), ["fill obsidian", "fill gold"]);
    game.play("fill gold");
    assert_eq!(game.state.me().full, [0, 2, 1]);
}

#[test]
fn vaults_add_filled_sites() {
    let vaults = [("obsidian-vault", [4, 0, 0]), ("gold-vault", [0, 3, 0]), ("diamond-vault", [0, 0, 2])];
    for (id, more) in vaults {
        let game = with(id);
        let me = game.state.me();
        for (at, more) in more.into_iter().enumerate() {
            let printed = me.face().sites[at];
            assert_eq!((me.sites[at], me.full[at]), (printed + more, printed + more), "{id}");
        }
    }
}

#[test]
fn cradles_masts_and_ropes_add_spots() {
    // Princesses, bells, changelings, outposts.
    for (id, spots) in [
        ("two-cradles", [0, 0, 2, 0]),
        ("cradle-and-mast", [0, 0, 1, 1]),
        ("cradle-and-rope", [0, 1, 1, 0]),
        ("two-ropes", [0, 2, 0, 0]),
        ("mast-and-rope", [0, 1, 0, 1]),
    ] {
        assert_eq!(with(id).state.me().spots, spots, "{id}");
    }
}

#[test]
fn three_shadows_count_as_one_of_each_totem_at_the_end() {
    let mut game = with("three-shadows");
    game.card(0, "snuffer").lay(0, "victory-bats-a -1,1,-1,1 2");
    assert_eq!(game.state.points_by_category(game.state.active)[4], 2, "a card and the tile");
    game.challenges("blue-any yellow-each red-bells red-humans").acting("mining");
    let card = trolls_and_princesses::KingsCard::from_id("yellow-each").unwrap();
    assert_eq!(game.state.progress(game.state.active, card), 0, "for final scoring only");
}

/// Seat 0 has performed the castle action of village I.
fn stormed(id: &str) -> Position {
    let mut game = Position::new(2);
    game.castle("I", id).lay(0, "bell-02").goods(0, [0; 3], 0, 0).full(0, [0; 3]).humans(0, 2, "power");
    game.trolls(0, 3, "I").acting("I").play("castle");
    assert!(game.state.homeward);
    game
}

#[test]
fn castles_give_goods() {
    for (id, field, power, cows) in [
        ("mason-yard", [2, 0, 0], 0, 0),
        ("market-stall", [1, 0, 0], 0, 1),
        ("castle-byre", [0; 3], 0, 2),
        ("tax-chest", [0, 1, 0], 0, 0),
        ("crown-room", [0, 0, 1], 0, 0),
        ("witch-tower", [0; 3], 2, 0),
    ] {
        let game = stormed(id);
        let me = game.state.me();
        assert_eq!((me.field, me.power, me.cows, game.state.phase), (field, power, cows, Phase::Act), "{id}");
    }
}

#[test]
fn refilled_walls_replenish_one_resource() {
    let mut game = stormed("refilled-walls");
    game.play("fill obsidian");
    assert_eq!(game.state.me().full, [1, 0, 0]);
}

#[test]
fn servants_stair_moves_three_humans() {
    let mut game = stormed("servants-stair");
    game.play("human power mining; human power mining; human power building");
    assert_eq!((game.state.me().humans, game.state.phase), ([2, 1, 0], Phase::Act));
}

#[test]
fn secret_gate_moves_two_trolls_who_then_need_not_go_home() {
    let mut game = stormed("secret-gate");
    game.play("troll I II; troll I II same; done");
    assert_eq!(game.state.me().trolls[3..5], [1, 2], "one is left to go home");
    game.play("home mining");
    assert_eq!(game.state.me().trolls[..5], [1, 0, 0, 0, 2]);
}

#[test]
fn buried_cellar_builds_a_tile() {
    let mut game = stormed("buried-cellar");
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    let tile = game.legal("take")[0].clone();
    game.play(&tile);
    let place = game.legal("lay")[0].clone();
    game.play(&place);
    assert_eq!((game.state.me().tiles.len(), game.state.phase), (2, Phase::Act));
    assert_eq!(game.state.me().stored(Item::Bell), 0);
}

#[test]
fn both_spots_of_a_tile_are_filled_one_by_one() {
    let mut game = Position::new(2);
    game.show("two-cradles two-ropes").lay(0, "two-cradles").lay(0, "two-ropes -1,1,-1,1 0");
    let filled = |game: &Position| {
        ["two-cradles", "two-ropes"].map(|id| {
            let on = Carrier::Tile(Tile::from_id(id).unwrap());
            [0, 1].map(|at| game.state.is_filled(Seat(0), Spot { on, at }))
        })
    };
    assert_eq!(filled(&game), [[false; 2]; 2]);
    game.stored(0, Item::Changeling);
    assert_eq!(filled(&game), [[true, false], [false; 2]]);
    game.stored(0, Item::Changeling);
    assert_eq!(filled(&game), [[true; 2], [false; 2]]);
    game.stored(0, Item::Bell);
    assert_eq!(filled(&game), [[true; 2], [true, false]]);
}

#[test]
fn what_is_no_spot_is_never_filled() {
    let game = Position::new(2);
    for on in
        [Carrier::Card(TrollCard::NONE), Carrier::Tile(Tile::NONE), Carrier::Tile(Tile(CAVE_TILES as u8))]
    {
        let spot = Spot { on, at: 0 };
        assert_eq!((spot_face(spot), game.state.is_filled(Seat(0), spot)), (None, false), "{on:?}");
    }
}

#[test]
fn a_kings_tile_without_an_effect_now_is_not_activated() {
    let mut game = with("summer-pasture");
    assert_eq!(game.state.can(PlaceAction::Activate), Ok(()));
    let barns = game.state.me().barns;
    game.goods(0, [0; 3], game.state.me().cap(), barns);
    assert_eq!(game.state.can(PlaceAction::Activate), Err(Illegal::NoEffect));
}
