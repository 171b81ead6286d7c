//! Step 2: recruiting.

use mountain_king::card::{NONE, troll};
use mountain_king::testing::{Position, pile};
use mountain_king::{Clan, Event, Illegal, Kind};

/// Level 1 is free, level 2 costs two coins, level 3 five; each lies on a troll beneath.
#[test]
fn every_place_of_the_horde_has_its_price() {
    let mut game = Position::new(4);
    for (coins, reach) in [("", 5), ("c", 5), ("cc", 9), ("cccc", 9), ("ccccc", 12)] {
        game.store(0, coins);
        assert_eq!(game.options("recruit").len(), reach, "with {} coins", coins.len());
    }
    game.store(0, "c");
    assert_eq!(game.refusal("recruit 5 1c"), Illegal::Short { kind: Kind::Coin, need: 2, have: 1 });
    game.store(0, "ccccccs");
    assert_eq!(game.refusal("recruit 0 1c"), Illegal::WrongPayment { due: 0, given: 1 });
    assert_eq!(game.refusal("recruit 6 1s+1c"), Illegal::WrongPayment { due: 2, given: 1 });
    assert_eq!(game.refusal("recruit 6 1s+2c"), Illegal::WrongPayment { due: 2, given: 3 });
    assert_eq!(game.refusal("recruit 12 -"), Illegal::NoSuchThing);
    game.play("recruit 6 2c");
    let bribed: Vec<usize> = (0..12).filter(|&place| !game.state.horde[place].bribes.is_empty()).collect();
    assert_eq!(bribed, [1, 2]);
    assert_eq!(game.player(0).storage, pile("ccccs"));
    game.honest();
}

/// The recruiter collects the bribes on the troll, and a level-2 troll brings the pedestal that lies on it.
#[test]
fn bribes_and_pedestals_come_with_the_troll() {
    let mut game = Position::new(4);
    game.bribes(6, "csh").store(0, "cc");
    let clan = game.state.horde[6].pedestal.unwrap();
    game.play("recruit 6 2c");
    assert_eq!(game.player(0).storage, pile("csh"));
    assert_eq!(game.player(0).pedestals[clan as usize], 1);
    assert!(game.state.horde[6].bribes.is_empty());
    assert!(game.state.horde[6].pedestal.is_some(), "a fresh level-2 troll has a fresh pedestal");
    game.honest();
}

/// Ruling 3: a cart that lay as a bribe is wild when it is collected.
#[test]
fn a_cart_among_the_bribes_is_wild() {
    let mut game = Position::new(4);
    game.bribes(0, "t").play("recruit 0 -");
    assert_eq!(game.player(0).storage, pile("t"));
    assert_eq!(game.player(0).token(mountain_king::Token::stored(Kind::Cart)), Some((Kind::Cart, None)));
}

/// Rulings 16, 17: a troll with four bribes retires under the deck, before the new troll is placed.
#[test]
fn a_troll_with_four_bribes_retires() {
    let mut game = Position::new(4);
    game.bribes(1, "cst").bribes(2, "cc").store(0, "cc");
    let (old, deck) = (game.state.horde[1].card, game.state.deck_size(1));
    game.play("recruit 6 2c");
    assert!(game.events.contains(&Event::Retired { place: 1, card: old }));
    assert_ne!(game.state.horde[1].card, old);
    assert!(game.state.horde[1].bribes.is_empty(), "the four bribes go to the supply");
    assert_eq!(game.state.horde[2].bribes, pile("ccc"));
    assert_eq!(game.state.deck_size(1), deck, "one under the deck, one from its top");
    assert_eq!(game.options("place").len(), 3, "the place is chosen with the new horde in view");
    game.honest();
}

/// Ruling 18: several retire from the bottom row up, left to right.
#[test]
fn several_trolls_retire_in_order() {
    let mut game = Position::new(4);
    for place in [0, 1, 2, 5, 6] {
        game.bribes(place, "ccc");
    }
    game.store(0, "ccccc").play("recruit 9 5c; pick ice");
    let retired: Vec<u8> = game
        .events
        .iter()
        .filter_map(|event| if let Event::Retired { place, .. } = event { Some(*place) } else { None })
        .collect();
    assert_eq!(retired, [0, 1, 2, 5, 6]);
    assert!(game.state.horde.iter().all(|stand| stand.card != NONE && stand.bribes.total() < 4));
    game.honest();
}

/// Ruling 19: the pedestal stays on the place when its troll retires.
#[test]
fn a_pedestal_outlasts_a_retiring_troll() {
    let mut game = Position::new(4);
    game.bribes(5, "ccc").store(0, "ccccc");
    let (clan, bag) = (game.state.horde[5].pedestal, game.state.bag);
    game.play("recruit 9 5c; pick fire");
    assert_eq!(game.state.horde[5].pedestal, clan);
    assert_eq!(
        game.state.bag.iter().sum::<u8>(),
        bag.iter().sum::<u8>() - 1,
        "only the chosen one was taken"
    );
    game.honest();
}

/// Rulebook, "Running out of trolls": the next higher deck, else the next lower; ruling 21.
#[test]
fn an_empty_deck_is_replaced_by_the_next_higher_one() {
    let mut game = Position::new(5);
    game.drain(1).honest();
    assert_eq!(game.state.deck_size(1), 0);
    game.play("recruit 0 -");
    let fresh = game.state.horde[0].card;
    assert_eq!(troll(fresh).level, 2);
    assert!(game.state.horde[0].pedestal.is_some(), "a level-2 card gets a pedestal where there is none");
    // By its place it is free; by its level it brings its pedestal and counts 2 in a tie.
    game.play("place 4; end").turn(0).play("recruit 0 -; place 5");
    assert_eq!(game.player(0).trolls[5], fresh);
    assert_eq!(game.player(0).pedestals.iter().sum::<u8>(), 1);
    assert_eq!(game.player(0).levels(), 3);
    game.honest();
}

#[test]
fn an_empty_top_deck_is_replaced_by_the_next_lower_one() {
    let mut game = Position::new(5);
    game.drain(3).store(0, "ccccc").honest();
    game.play("recruit 9 5c; pick moon");
    assert_eq!(troll(game.state.horde[9].card).level, 2);
    assert!(game.state.horde[9].pedestal.is_some());
    // Recruited from the top row: five bribes, the pedestal that lies there, and nothing from the bag.
    game.play("place 4; end").turn(0).store(0, "ccccc").play("recruit 9 5c");
    assert_eq!(game.options("pick").len(), 0);
    assert_eq!(game.player(0).pedestals.iter().sum::<u8>(), 2);
    game.honest();
}

/// Ruling 21: a level-3 card in the middle row lets one choose, and the pedestal of the place comes too.
#[test]
fn a_level_3_card_in_the_middle_row_brings_two_pedestals() {
    let mut game = Position::new(5);
    game.drain(2).store(0, "cc").play("recruit 5 2c");
    assert_eq!(troll(game.state.horde[5].card).level, 3);
    assert_eq!(game.state.horde[5].pedestal, None, "level 3 brings no pedestal of its own");
    game.play("place 4; end").turn(0);
    game.state.horde[5].pedestal = Some(Clan::Ice);
    game.state.bag[Clan::Ice as usize] -= 1;
    let [fire, ice, moon] = game.player(0).pedestals;
    game.store(0, "cc").play("recruit 5 2c; pick fire");
    assert_eq!(game.player(0).pedestals, [fire + 1, ice + 1, moon]);
    game.honest();
}

/// Ruling 22: with its deck empty a retiring troll comes straight back, without its bribes.
#[test]
fn a_lonely_troll_comes_back_from_retirement() {
    let mut game = Position::new(5);
    game.drain(1).bribes(1, "ccc").store(0, "cc");
    let old = game.state.horde[1].card;
    game.play("recruit 5 2c");
    assert!(game.events.contains(&Event::Retired { place: 1, card: old }));
    assert_eq!(game.state.horde[1].card, old);
    assert!(game.state.horde[1].bribes.is_empty());
    game.honest();
}

/// Ruling 23: with the bag empty new level-2 cards come bare, and level 3 gives nothing.
#[test]
fn an_empty_bag_gives_no_pedestals() {
    let mut game = Position::new(4);
    for clan in Clan::ALL {
        while game.state.bag[clan as usize] > 0 {
            game.pedestal(3, clan);
        }
    }
    game.store(0, "cc").play("recruit 5 2c");
    assert_eq!(game.state.horde[5].pedestal, None);
    assert_eq!(game.player(0).pedestals.iter().sum::<u8>(), 1, "the last one that lay there");
    game.play("place 4; end").turn(0).store(0, "cc").play("recruit 5 2c; place 5; end");
    assert_eq!(game.player(0).pedestals.iter().sum::<u8>(), 1);
    game.turn(0).store(0, "ccccc").play("recruit 10 5c");
    assert!(game.can("place 6"), "nothing to pick");
    game.honest();
}

/// Ruling 24: a level-3 troll lets one look into the bag and take a pedestal, or leave them all; that of a level-2 troll is
/// collected.
#[test]
fn a_pedestal_of_choice_may_be_left_in_the_bag() {
    let mut game = Position::new(4);
    game.store(0, "ccccc").play("recruit 9 5c");
    assert_eq!(game.legal(), ["pick fire", "pick ice", "pick moon", "done"]);
    let mut none = game.clone();
    none.state.bag[0] = 0; // were there no Fire pedestal left
    assert_eq!(none.refusal("pick fire"), Illegal::NotInBag { clan: Clan::Fire });
    assert_eq!(none.legal(), ["pick ice", "pick moon", "done"]);
    let bag = game.state.bag;
    game.play("done");
    assert_eq!((game.state.bag, game.player(0).pedestals), (bag, [0; 3]));
    assert_eq!(game.legal(), ["place 4", "place 5", "place 6"]);
    game.play("place 4").honest();
    // The pedestal on a level-2 troll comes without a question.
    game.play("end").turn(0).store(0, "cc").play("recruit 6 2c");
    assert_eq!(game.player(0).pedestals.iter().sum::<u8>(), 1);
    assert_eq!(game.refusal("done"), Illegal::WrongMoment);
}

/// Ruling 25: any level in any row, above two neighbours.
#[test]
fn a_troll_stands_above_two_others() {
    let mut game = Position::new(4);
    game.store(0, "ccccc").play("recruit 9 5c; pick fire");
    assert_eq!(game.options("place"), ["4", "5", "6"]);
    assert_eq!(game.refusal("place 7"), Illegal::Unsupported);
    assert_eq!(game.refusal("place 0"), Illegal::SlotTaken);
    assert_eq!(game.refusal("place 10"), Illegal::NoSuchThing);
    game.play("place 5; end").turn(0).play("recruit 0 -");
    assert_eq!(game.options("place"), ["4", "6"]);
    game.play("place 4; end").turn(0).play("recruit 0 -");
    assert_eq!(game.options("place"), ["6", "7"]);
}

/// Ruling 26: each troll beneath wakes once, and one outside the cascade does not wake.
#[test]
fn a_cascade_wakes_each_troll_once() {
    let mut game = Position::new(4);
    game.grow(0, 9).play("recruit 0 -; place 9");
    let me = game.player(0);
    for slot in 0..10 {
        let full = (1u8 << troll(me.trolls[slot]).icons.len()) - 1;
        assert_eq!(me.held[slot], full, "slot {slot} is full and holds no more (ruling 27)");
    }
    assert_eq!(me.storage, pile(""));
}

/// What a troll would wake beneath itself can be told before it is placed: every empty symbol of every troll that carries it.
#[test]
fn a_cascade_can_be_told_beforehand() {
    let mut game = Position::new(4);
    game.grow(0, 8).troll(0, 5, "Lunnva").hold(0, 5, "c").hold(0, 2, "").play("recruit 0 -");
    let told = game.player(0).cascade(8);
    assert_eq!(told[5], 0b10, "the cart; it holds its coin already");
    let carriers: Vec<usize> = (0..10).filter(|&slot| told[slot] != 0).collect();
    assert_eq!(carriers, [1, 2, 3, 5, 6], "two beneath it, and three beneath those");
    game.play("place 8");
    let placed = game.events.iter().find_map(|event| match event {
        Event::Placed { woke, .. } => Some(*woke),
        _ => None,
    });
    let mut woke = placed.unwrap();
    assert_ne!(woke[8], 0, "the new troll wakes as well");
    woke[8] = 0;
    assert_eq!(told, woke);
}

/// A player with a complete trollsmoot cannot recruit.
#[test]
fn ten_trolls_are_enough() {
    let mut game = Position::new(4);
    game.grow(0, 10).store(0, "ccccc");
    assert!(game.options("recruit").is_empty());
    assert_eq!(game.refusal("recruit 0 -"), Illegal::Complete);
}

/// Ruling 20: cards that retired are known to lie at the bottom and come only when the rest is gone.
#[test]
fn retired_cards_come_last() {
    let mut game = Position::new(4);
    game.bribes(1, "ccc").store(0, "cc");
    let old = game.state.horde[1].card;
    game.play("recruit 5 2c; place 4; end");
    assert!(game.state.unseen_trolls >> old & 1 == 0, "it is no longer among the unseen");
    assert_eq!(game.state.deck_size(1), 16);
    game.drain(1).honest();
    assert_eq!(game.state.deck_size(1), 1, "all others come first");
    game.play("recruit 0 -");
    assert_eq!(game.state.horde[0].card, old);
    game.honest();
}
