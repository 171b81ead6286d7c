//! Second Wind, Changed Places, Hand to Hand.

use mountain_king::testing::{Position, card, pile};
use mountain_king::{Illegal, Kind, Spell};

#[test]
fn second_wind_wakes_one_troll_and_none_beneath() {
    let mut game = Position::with_spell(Spell::SecondWind, "r");
    game.troll(0, 4, "Umbragh").hold(0, 4, "cT").play("cast 0 r");
    assert_eq!(game.options("wake"), ["0", "1", "2", "3", "4"]);
    assert_eq!(game.refusal("wake 5"), Illegal::EmptyPlace);
    assert_eq!(game.refusal("wake 10"), Illegal::NoSuchThing);
    game.play("wake 4");
    assert_eq!(game.player(0).held, [0, 0, 0, 0, 0b1_1111, 0, 0, 0, 0, 0]);
    let clans: Vec<_> =
        game.player(0).held_tokens().filter_map(|token| game.player(0).token(token)).collect();
    assert_eq!(clans.iter().filter(|(kind, bound)| *kind == Kind::Cart && bound.is_some()).count(), 3);
    assert!(game.can("recruit 0 -"));
    game.honest();
}

#[test]
fn second_wind_needs_an_empty_symbol() {
    let mut game = Position::with_spell(Spell::SecondWind, "r");
    for (slot, letters) in [(0, "s"), (1, "i"), (2, "h"), (3, "c")] {
        game.troll(0, slot, ["Gravelchin", "Rustknuckle", "Emberbelly", "Jinglepaw"][usize::from(slot)]);
        game.hold(0, slot, letters);
    }
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect);
    // The rune itself may come from a troll, which is then empty.
    game.troll(0, 3, "Mumblebrow").hold(0, 3, "r").store(0, "");
    assert!(game.can("cast 0 3.0"));
    game.play("cast 0 3.0");
    assert_eq!(game.options("wake"), ["3"]);
    assert_eq!(game.refusal("wake 0"), Illegal::NoEffect);
}

#[test]
fn changed_places_swaps_once_or_twice() {
    let mut game = Position::with_spell(Spell::ChangedPlaces, "r");
    game.troll(0, 4, "Thudlow").hold(0, 4, "ss").troll(0, 5, "Kindra").hold(0, 5, "T");
    let [a, b] = [game.player(0).trolls[1], game.player(0).trolls[2]];
    let levels = game.player(0).levels();
    game.play("cast 0 r");
    assert_eq!(game.options("swap").len(), 6 * 5 / 2, "any row with any row");
    assert_eq!(game.refusal("swap 4 1"), Illegal::NoSuchThing, "each pair has one name");
    assert_eq!(game.refusal("swap 1 1"), Illegal::NoSuchThing);
    assert_eq!(game.refusal("swap 1 6"), Illegal::EmptyPlace);
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    game.play("swap 1 4");
    let mut once = game.clone();
    once.play("done");
    assert!(once.can("recruit 0 -"));
    game.play("swap 1 2");
    let me = game.player(0);
    assert_eq!([me.trolls[1], me.trolls[2], me.trolls[4]], [b, card("Thudlow"), a]);
    assert_eq!(me.held, [0, 0, 0b11, 0, 0, 0b10, 0, 0, 0, 0], "tokens travel, and nobody wakes");
    assert_eq!(me.levels(), levels);
    assert!(game.can("recruit 0 -"), "twice and no more");
    game.honest();
}

#[test]
fn hand_to_hand_moves_up_to_four_tokens() {
    let mut game = Position::with_spell(Spell::HandToHand, "r");
    assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "its trolls hold nothing");
    game.troll(0, 4, "Thudlow").hold(0, 4, "ssss").troll(0, 5, "Lunnva").hold(0, 5, "cT").play("cast 0 r");
    assert_eq!(game.options("carry").len(), 6);
    assert_eq!(game.refusal("carry s"), Illegal::NotOwned);
    assert_eq!(game.refusal("done"), Illegal::AtLeastOne);
    let mut one = game.clone();
    one.play("carry 5.1; done");
    assert_eq!(one.player(0).storage, pile("t"), "the clan cart is wild now");
    game.play("carry 4.0; carry 4.1; carry 5.0; carry 5.1");
    assert_eq!(game.player(0).storage, pile("ssct"));
    assert_eq!(game.player(0).owned(), pile("ssssct"), "the very same tokens");
    assert!(game.can("recruit 0 -"), "four and no more");
    game.honest();
}

/// The rune may come from a troll; but with nothing else on trolls it must come from storage, and that is offered.
#[test]
fn hand_to_hand_keeps_the_last_token_for_itself() {
    let mut game = Position::with_spell(Spell::HandToHand, "r");
    game.troll(0, 0, "Mumblebrow").hold(0, 0, "r");
    assert_eq!(game.refusal("cast 0 0.0"), Illegal::NoEffect);
    assert!(game.can("cast 0 r"));
    game.play("cast 0 r; carry 0.0");
    assert_eq!(game.player(0).storage, pile("r"));
    // With no other rune it cannot be cast at all.
    let mut game = Position::with_spell(Spell::HandToHand, "s");
    game.troll(0, 0, "Mumblebrow").hold(0, 0, "r");
    assert!(!game.options("cast").iter().any(|cast| cast.starts_with("0 ")), "{:?}", game.options("cast"));
}
