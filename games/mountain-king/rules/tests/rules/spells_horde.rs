//! Silver Tongue, Calling Horn.

use mountain_king::card::troll;
use mountain_king::testing::{Position, pile};
use mountain_king::{Event, Illegal, Spell};

#[test]
fn silver_tongue_bribes_with_anything() {
    let mut game = Position::with_spell(Spell::SilverTongue, "rsih");
    game.troll(0, 4, "Lunnva").hold(0, 4, "cT");
    assert_eq!(game.options("recruit").len(), 5);
    game.play("cast 0 r");
    assert!(game.can("recruit 9 -"), "five resources of any kinds");
    assert_eq!(game.refusal("recruit 9 4.0"), Illegal::WrongPayment { due: 0, given: 1 });
    game.play("recruit 9 -; bribe s; bribe 4.0; bribe 4.1");
    assert_eq!(game.legal(), ["bribe i", "bribe h"], "one resource after another");
    game.play("bribe h; bribe i; pick moon");
    let laid = [0, 1, 2, 5, 6].map(|place| game.state.horde[place].bribes);
    assert_eq!(laid, ["s", "c", "t", "h", "i"].map(pile));
    assert_eq!(game.player(0).owned(), pile(""));
    // The next recruiter finds them in storage; the cart has lost its clan (ruling 3).
    game.play("place 5; end").turn(1).play("recruit 2 -");
    assert_eq!(game.player(1).storage, pile("t"));
    game.honest();
}

#[test]
fn strange_bribes_make_a_troll_retire_too() {
    let mut game = Position::with_spell(Spell::SilverTongue, "rsh");
    game.bribes(0, "ccc");
    let old = game.state.horde[0].card;
    game.play("cast 0 r; recruit 5 -; bribe s; bribe h");
    assert!(game.events.contains(&Event::Retired { place: 0, card: old }));
    assert_eq!(game.state.horde[1].bribes, pile("h"));
}

#[test]
fn silver_tongue_counts_what_is_owned() {
    let mut game = Position::with_spell(Spell::SilverTongue, "rssss");
    game.play("cast 0 r");
    assert_eq!(game.options("recruit").len(), 9);
    assert_eq!(game.refusal("recruit 9 -"), Illegal::ShortOfAll { need: 5, have: 4 });
    // Where no bribe is due, or after a dig, nothing happens.
    let mut free = game.clone();
    free.play("recruit 0 -");
    assert_eq!(free.player(0).storage, pile("ssss"));
    game.dig(&[(22, 4), (22, 5)], [2, 0, 0]).play("end");
    assert!(!game.state.rites.tongue);
}

#[test]
fn calling_horn_replaces_up_to_three_trolls_one_after_another() {
    let mut game = Position::with_spell(Spell::CallingHorn, "r");
    let old = game.state.horde[7];
    let (deck, bag) = (game.state.deck_size(2), game.state.bag);
    game.play("cast 0 r");
    assert_eq!(game.options("replace").len(), 12);
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    game.play("replace 7");
    let fresh = game.state.horde[7];
    assert_ne!(fresh.card, old.card);
    assert_eq!(troll(fresh.card).level, 2);
    assert_eq!(fresh.pedestal, old.pedestal, "ruling 19: the pedestal belongs to the place");
    assert_eq!((game.state.deck_size(2), game.state.bag), (deck, bag), "the old one lies under the deck");
    let mut enough = game.clone();
    enough.play("done");
    assert!(enough.can("recruit 0 -"));
    game.play("replace 7; replace 0");
    assert_ne!(game.state.horde[7].card, fresh.card, "a fresh troll may be replaced in its turn");
    assert!(game.can("recruit 0 -"), "three and no more");
    assert!(game.options("replace").is_empty());
    game.honest();
}

#[test]
fn calling_horn_leaves_bribed_trolls_alone() {
    let mut game = Position::with_spell(Spell::CallingHorn, "r");
    for place in 0..12 {
        game.bribes(place, "c");
    }
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect);
    game.bribes(3, "").play("cast 0 r");
    assert_eq!(game.options("replace"), ["3"]);
    assert_eq!(game.refusal("replace 4"), Illegal::Bribed);
    assert_eq!(game.refusal("replace 12"), Illegal::NoSuchThing);
}

/// From the next higher deck when the own one is empty; the old card goes under the deck of its own level, and only after
/// the fresh one has come.
#[test]
fn calling_horn_with_an_empty_deck() {
    let mut game = Position::new(5);
    game.spell(0, Spell::CallingHorn, 0).store(0, "r").drain(1);
    let old = game.state.horde[0].card;
    game.play("cast 0 r; replace 0");
    assert_eq!(troll(game.state.horde[0].card).level, 2);
    assert!(game.state.horde[0].pedestal.is_some());
    assert_eq!(game.state.deck_size(1), 1);
    // Now the deck of level 1 has a single card, known to all.
    let second = game.state.horde[1].card;
    game.play("replace 1; done");
    assert_eq!(game.state.horde[1].card, old);
    assert_eq!(game.state.deck_size(1), 1);
    assert_eq!(game.state.next_troll_known(1), Some(second));
    game.honest();
}

#[test]
fn calling_horn_without_any_deck_cannot_be_cast() {
    let mut game = Position::with_spell(Spell::CallingHorn, "r");
    game.state.unseen_trolls = 0; // no game comes there (ruling 12)
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect);
}

/// A pedestal stays on the place of a level-3 card, whichever troll is replaced there.
#[test]
fn a_pedestal_stays_for_the_next_troll() {
    let mut game = Position::new(5);
    game.spell(0, Spell::CallingHorn, 0).store(0, "rcc").drain(2);
    let clan = game.state.horde[6].pedestal;
    game.play("cast 0 r; replace 6; done");
    assert_eq!(troll(game.state.horde[6].card).level, 3);
    assert_eq!(game.state.horde[6].pedestal, clan);
    game.play("recruit 6 2c");
    assert_eq!(game.player(0).pedestals[clan.unwrap() as usize], 1);
    assert_eq!(game.options("pick").len(), 3, "and a choice for its level (ruling 21)");
}
