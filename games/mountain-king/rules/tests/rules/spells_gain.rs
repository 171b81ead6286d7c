//! Stone's Memory, Dowsing, Transmutation, Night Market.

use mountain_king::testing::{Position, area, at, pile};
use mountain_king::{Clan, Illegal, Kind, Spell, Stage};

#[test]
fn stone_s_memory_returns_a_tile_for_its_size_in_stone() {
    let mut game = Position::with_spell(Spell::StonesMemory, "r");
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "no tile yet");
    game.store(0, "rsss").dig(&[(20, 5), (21, 5), (22, 5)], [3, 0, 0]);
    let stock = game.state.stock;
    game.turn(0).play("cast 0 r; reclaim 20,5");
    assert_eq!(game.player(0).storage, pile("sss"));
    assert_eq!(game.player(0).honour, 3, "honour stays");
    assert_eq!(game.state.stock[1], stock[1] + 1);
    assert_eq!(game.state.nets[0], area(&[(23, 5)]));
    assert!(game.state.untouched(game.board()).has(at((20, 5))), "bare rock again");
    game.honest();
}

#[test]
fn stone_s_memory_gives_four_at_most_and_brings_nothing_back() {
    let mut game = Position::with_spell(Spell::StonesMemory, "r");
    game.tile(0, &[(23, 6), (23, 7)]).tile(0, &[(20, 4), (21, 4), (22, 4), (22, 5), (21, 5)]);
    game.play("cast 0 r");
    assert_eq!(game.options("reclaim"), ["20,4", "23,6"]);
    let mut small = game.clone();
    game.play("reclaim 20,4");
    assert_eq!(game.player(0).storage, pile("ssss"), "a size-5 tile loses one");
    small.play("reclaim 23,6");
    assert_eq!(small.player(0).storage, pile("ss"));
    assert!(!small.state.buried.has(at((23, 7))), "what was taken there does not come back");
    small.honest();
}

#[test]
fn stone_s_memory_leaves_tiles_that_bear_something() {
    let mut game = Position::with_spell(Spell::StonesMemory, "r");
    game.tile(0, &[(21, 5), (22, 5)]).statue(Clan::Fire, (21, 5));
    game.anchored(0, &[(21, 4), (22, 4)], (21, 4)).stand(0, Clan::Ice, (21, 4));
    game.tile(0, &[(20, 6), (21, 6), (22, 6)]).tile(0, &[(20, 7), (21, 7), (22, 7)]);
    game.hall("shaman", &[(20, 6), (21, 6), (22, 6), (20, 7), (21, 7), (22, 7)], (21, 6)).honest();
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect);
    game.tile(0, &[(19, 3), (20, 3), (21, 3)]).play("cast 0 r");
    assert_eq!(game.options("reclaim"), ["19,3"]);
    for tile in ["21,5", "21,4", "20,6", "20,7", "5,5"] {
        assert!(matches!(game.refusal(&format!("reclaim {tile}")), Illegal::NoSuchTile { .. }), "{tile}");
    }
    assert_eq!(game.refusal("done"), Illegal::WrongMoment, "the choice has to be made");
}

#[test]
fn a_workshop_stays_when_its_entrance_is_taken_away() {
    let mut game = Position::with_spell(Spell::StonesMemory, "r");
    game.gate_at(0, (18, 4)).tile(0, &[(19, 3), (19, 4)]).shop((19, 5), "stonemill");
    let site = game.site((19, 5));
    assert_eq!(game.state.entrances(game.board(), site), 1);
    game.play("cast 0 r; reclaim 19,3");
    assert_eq!(game.state.entrances(game.board(), site), 0);
    assert_eq!(game.refusal(&format!("activate {site}")), Illegal::OutOfReach);
    game.honest();
}

#[test]
fn dowsing_takes_what_is_buried_two_steps_away() {
    let mut game = Position::with_spell(Spell::Dowsing, "r");
    // From gate a, (23,5): (23,7) is two steps away, (24,7) three.
    game.play("cast 0 r");
    assert_eq!(game.options("dowse"), ["23,7"]);
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    assert_eq!(game.refusal("dowse 24,7"), Illegal::NothingThere { at: at((24, 7)) });
    game.play("dowse 23,7");
    assert_eq!(game.player(0).storage, pile("m"));
    assert!(!game.state.buried.has(at((23, 7))), "gone for everyone");
    assert!(game.can("recruit 0 -"), "no second square, so the spell is over");
    game.honest();
}

#[test]
fn dowsing_takes_one_or_two_squares() {
    let mut game = Position::with_spell(Spell::Dowsing, "r");
    game.gate_at(0, (23, 8));
    let mut one = game.clone();
    game.play("cast 0 r");
    assert_eq!(game.options("dowse"), ["23,7", "24,7", "24,8"]);
    game.play("dowse 24,8; dowse 24,7");
    assert_eq!(game.player(0).storage, pile("ii"));
    assert!(game.can("recruit 0 -"), "two squares and no more");
    one.play("cast 0 r; dowse 24,8; done");
    assert_eq!(one.player(0).storage, pile("i"));
}

#[test]
fn dowsing_minds_neither_rubble_nor_rivals() {
    let mut game = Position::with_spell(Spell::Dowsing, "r");
    // (8,14) is rubble with a hammer beside a rival.
    game.gate_at(0, (8, 16)).gate_at(1, (7, 14)).play("cast 0 r; dowse 8,14");
    assert_eq!(game.player(0).storage, pile("m"));
    assert!(game.state.rubble.has(at((8, 14))), "the rubble stays");
    // A tile of the rival in between is no way.
    let mut walled = Position::with_spell(Spell::Dowsing, "r");
    walled.gate_at(0, (8, 16)).gate_at(1, (6, 15)).tile(1, &[(7, 15), (8, 15), (9, 15)]).play("cast 0 r");
    assert!(!walled.options("dowse").contains(&"8,14".to_owned()));
}

#[test]
fn dowsing_needs_a_square_in_reach() {
    let mut game = Position::with_spell(Spell::Dowsing, "r");
    game.gate_at(0, (21, 5));
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect);
}

#[test]
fn transmutation_turns_up_to_three_minerals_of_one_kind() {
    let mut game = Position::with_spell(Spell::Transmutation, "r");
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "no mineral");
    game.store(0, "rsssshc").troll(0, 1, "Gravelchin").hold(0, 1, "s").play("cast 0 r");
    // One to three stone, or the heartstone, into either of the others.
    assert_eq!(game.options("transmute").len(), 3 * 2 + 2);
    assert_eq!(game.refusal("transmute h 4s"), Illegal::WrongPayment { due: 3, given: 4 });
    assert_eq!(game.refusal("transmute i 1s+1h"), Illegal::WrongPayment { due: 3, given: 2 });
    assert_eq!(game.refusal("transmute i 1c"), Illegal::WrongPayment { due: 3, given: 0 });
    assert_eq!(game.refusal("transmute i -"), Illegal::WrongPayment { due: 3, given: 0 });
    assert_eq!(game.refusal("transmute s 1s"), Illegal::NoEffect);
    assert_eq!(game.refusal("transmute c 1s"), Illegal::NoEffect);
    assert_eq!(game.check("transmute h 3s"), Ok(()), "from storage, if one likes");
    game.play("transmute h 1.0+2s");
    assert_eq!(game.player(0).storage, pile("sshhhhc"), "what is gained goes to storage");
}

#[test]
fn the_night_market_trades_two_for_one_three_times() {
    let mut game = Position::with_spell(Spell::NightMarket, "rssssssss");
    assert_eq!(game.refusal("market h"), Illegal::MarketClosed);
    game.troll(0, 4, "Lunnva").hold(0, 4, "T").play("cast 0 r");
    assert!(game.can("trade h"), "four for one stays possible");
    game.play("market h; give s; give 4.1; recruit 0 -; place 5; market h; give s; give s");
    assert_eq!(game.state.stage, Stage::Halls, "at any moment of the turn");
    game.play("market i; give h; give h");
    assert_eq!(game.refusal("market h"), Illegal::MarketClosed);
    assert_eq!(game.player(0).storage[Kind::Iron], 1);
    let left = game.clone();
    game.play("end").turn(0);
    assert_eq!(game.refusal("market h"), Illegal::MarketClosed, "it closes with the turn");
    assert_eq!(left.state.rites.market, 0);
}

#[test]
fn the_night_market_wants_two_resources() {
    let mut game = Position::with_spell(Spell::NightMarket, "rs");
    game.play("cast 0 r");
    assert_eq!(game.refusal("market h"), Illegal::ShortOfAll { need: 2, have: 1 });
}
