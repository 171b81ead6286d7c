//! The worked examples of the rulebook, played on our boards: the same pieces in the same relations, the same numbers.

use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Event, Item, Phase, Place, PlaceAction, Reckoning, Resource};

/// Rulebook, "Move a troll and perform actions": Jarno's building cavern gives 3 + 1 + 1 points, spent on an outpost and on
/// two cave tiles.
#[test]
fn three_trolls_a_human_and_the_king_are_five_points() {
    let mut game = Position::new(2);
    game.trolls(0, 2, "building").humans(0, 1, "building").goods(0, [1, 0, 0], 0, 1);
    game.lay(0, "resource-07").moving("building");
    game.play("move beside building");
    let points = Reckoning { trolls: 3, outposts: 0, humans: 1, king: 1, rivals: 0 };
    assert_eq!((game.state.reckoning, game.state.own), (points, 5));
    game.play("outpost I; uncover 3");
    assert_eq!((game.state.own, game.state.me().cows), (2, 0), "3 points and the cow are paid");
    game.play("build");
    assert_eq!(
        (game.state.own, game.state.me().field),
        (0, [0, 1, 0]),
        "2 points and an obsidian; the spot gave a gold"
    );
    assert_eq!(game.state.phase, Phase::Build { left: 2, must: true });
}

/// Rulebook, "Mine diamond(s)": with the outpost gone from the action, three points move two diamonds.
#[test]
fn an_upgraded_action_mines_two_diamonds_for_three_points() {
    let mut game = Position::new(2);
    game.lay(0, "resource-07").show("diamond-vault").goods(0, [0; 3], 0, 0);
    game.lay(0, "diamond-vault -1,1,-1,1 0").uncover(0, Item::Outpost, 2);
    game.trolls(0, 2, "mining").moving("nowhere").play("move beside mining");
    assert_eq!(game.state.own, 3);
    game.play("mine diamond");
    let me = game.state.me();
    assert_eq!((me.full[2], me.field[2], game.state.own), (1, 2, 0));
}

/// Rulebook, "Activate a king's tile": one point of the mining cavern earns two troll power.
#[test]
fn a_kings_tile_of_the_network_earns_two_troll_power() {
    let mut game = Position::new(2);
    game.show("old-chant").lay(0, "old-chant").goods(0, [0; 3], 1, 0);
    game.acting("mining").trolls(0, 1, "mining").acting("mining").play("activate old-chant");
    assert_eq!((game.state.me().power, game.state.own), (3, 0));
}

/// Rulebook, "Build an outpost": Anna removes the outpost from "mine gold", gives it to village II, and the spot of the
/// neutral one replenishes three obsidian.
#[test]
fn an_outpost_upgrades_gold_and_its_spot_refills_three_obsidian() {
    let mut game = Position::new(2);
    game.lay(0, "resource-13").goods(0, [0; 3], 0, 1).full(0, [0, 2, 1]).trolls(0, 3, "building");
    game.acting("building").play("outpost II; uncover 1");
    let me = game.state.me();
    assert_eq!((me.yields(Resource::Gold), me.yields(Resource::Obsidian)), (2, 1));
    assert_eq!((me.posted[1], me.stored(Item::Outpost)), (1, 1));
    assert_eq!(game.state.lies(Item::Outpost, Place::village(1)), 2);
    assert_eq!(me.full[0], 3, "only obsidian had empty sites");
    let filled = Event::Filled { seat: game.state.active, resource: Resource::Obsidian, count: 3 };
    assert!(game.events.contains(&filled));
}

/// Rulebook, "Replenish excavation sites": a troll that comes, a troll and a human that are there, and the king are four
/// points: obsidian, then diamonds.
#[test]
fn four_points_replenish_two_kinds() {
    let mut game = Position::new(2);
    game.trolls(0, 1, "power")
        .lay(0, "resource-07")
        .show("diamond-vault")
        .lay(0, "diamond-vault -1,1,-1,1 0");
    game.full(0, [0, 2, 0]).moving("power").play("move beside power");
    assert_eq!(game.state.own, 4);
    game.play("replenish obsidian; replenish diamond");
    let me = game.state.me();
    assert_eq!((me.full, game.state.own), ([3, 2, 3], 0));
}

/// Rulebook, "Refresh troll card display": Thor buys a card that gives a gold, refreshes what is left of the display, and
/// buys one for princess tiles.
#[test]
fn a_refresh_discards_four_cards_and_shows_five() {
    let mut game = Position::new(2);
    game.trolls(0, 2, "power").lay(0, "bell-02").goods(0, [0; 3], 2, 2).lay(0, "princess-06 -1,1,-1,1 0");
    game.show_cards("purse snuffer drover hostess midwife").acting("power");
    assert_eq!(game.state.own, 3, "two trolls and a human");
    game.play("buy purse");
    assert_eq!((game.state.me().field[1], game.state.own, game.state.me().cows), (1, 2, 1));
    let left = game.state.shown.iter().filter(|card| card.is_some()).count();
    assert_eq!(left, 4, "the display is refilled at the end of the phase only");
    for card in ["bedmaker", "splinter", "sexton", "gemwart", "ringer"] {
        game.next(&format!("card {card}"));
    }
    game.play("refresh");
    assert_eq!((game.state.card_discards.len(), game.state.own), (4, 1));
    let shown = game.state.shown.map(|card| card.face().id);
    assert_eq!(shown, ["bedmaker", "splinter", "sexton", "gemwart", "ringer"]);
    game.play("buy bedmaker");
    assert_eq!((game.state.own, game.state.me().power, game.state.me().cows), (0, 0, 0));
    assert_eq!(game.state.points_by_category(game.state.active)[5], 1, "one princess tile");
}

/// Rulebook, "Capture a princess": in village IV Frida's troll, outpost and newcomer, and two trolls of Jarno's are five
/// points; she pays 2 power and a diamond, and takes a king's tile.
#[test]
fn two_trolls_of_a_rival_help_to_capture_a_princess() {
    let mut game = Position::new(4);
    game.lay(0, "princess-06").goods(0, [0, 0, 1], 2, 0).trolls(0, 1, "IV").post(0, "IV");
    game.trolls(1, 2, "IV").put(Item::Princess, 1, "IV").show("old-chant").moving("nowhere");
    game.play("move beside IV");
    let points = Reckoning { trolls: 2, outposts: 1, humans: 0, king: 0, rivals: 2 };
    assert_eq!(game.state.reckoning, points);
    game.play("capture");
    let me = game.state.me();
    assert_eq!((me.stored(Item::Princess), me.power, me.field[2]), (1, 0, 0));
    assert_eq!((game.state.own, game.state.lent), (0, 0), "lent points are used first");
    assert_eq!(game.state.lies(Item::Princess, Place::village(3)), 0);
    game.play("take old-chant; lay -1,1,-1,1 0");
    assert_eq!(game.state.points_by_category(game.state.active)[1..3], [7, 3]);
}

/// Rulebook, "Free action": with the third outpost Frida completes a challenge, takes a king's tile and uses it with her
/// last point.
#[test]
fn the_third_outpost_completes_a_challenge_and_its_tile_works_at_once() {
    let mut game = Position::new(2);
    game.challenges("blue-any yellow-any red-outposts red-bells")
        .lay(0, "resource-07")
        .show("mast-and-rope old-chant");
    game.lay(0, "mast-and-rope -1,1,-1,1 0").lay(0, "resource-08 0,-1,0,0 0").stored(0, Item::Outpost);
    game.stored(0, Item::Outpost).uncover(0, Item::Outpost, 0).uncover(0, Item::Outpost, 1);
    game.goods(0, [0; 3], 0, 1).trolls(0, 4, "building").acting("building");
    assert_eq!(
        (game.state.own, game.refusal("claim red-outposts").to_string().contains("have: 2")),
        (4, true)
    );
    game.play("outpost I; uncover 2; claim red-outposts; take old-chant");
    let places = game.legal("lay");
    game.play(&places[0]);
    assert_eq!(game.state.own, 1);
    game.play("activate old-chant");
    assert_eq!((game.state.me().power, game.state.own), (2, 0));
    assert!(
        game.events
            .iter()
            .any(|event| matches!(event, Event::Did { place_action: PlaceAction::Activate, .. }))
    );
}

/// Rulebook, "Set-up": the red player places one diamond and three obsidian; every deck has 10, 11 or 12 cards.
#[test]
fn red_starts_with_a_diamond_and_three_obsidian() {
    for (players, rounds) in [(2, 12), (3, 11), (4, 10)] {
        let game = Position::new(players);
        assert_eq!(game.state.players[1].full, [3, 0, 1]);
        let deck: u8 = game.state.table().deck.iter().sum();
        assert_eq!((deck, game.state.table().rounds), (rounds, rounds));
        assert!(game.state.all().all(|seat| game.state.player(seat).hand_len() == 3));
    }
}
