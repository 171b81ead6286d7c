//! What is hidden: round cards in hand, and the order of piles and decks.

use moot_core::{Game, Seat, SeatSet, SplitMix64};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Rounds, Time, TrollsAndPrincesses};

#[test]
fn hands_are_seen_by_their_owners_only() {
    let game = Position::new(3);
    for viewer in [Some(Seat(0)), Some(Seat(2)), None] {
        let view = TrollsAndPrincesses::view(&game.setup, &game.state, viewer);
        for seat in game.state.all() {
            let (seen, held) = (view.table.player(seat).hand, game.state.player(seat).hand);
            assert_eq!(seen, if viewer == Some(seat) { held } else { Rounds::NONE });
            assert_eq!(view.table.player(seat).held, [3, 0, 0], "backs are seen by all");
        }
    }
}

#[test]
fn sampled_hands_have_the_right_backs_and_vary() {
    let game = Position::new(4);
    let view = TrollsAndPrincesses::view(&game.setup, &game.state, Some(Seat(0)));
    let mut dice = SplitMix64::new(5);
    let worlds: Vec<Rounds> = (0..20)
        .map(|_| {
            let world = TrollsAndPrincesses::determinize(&game.setup, &view, &mut dice);
            let hand = world.player(Seat(1)).hand;
            assert_eq!((hand.len(), hand.of(Time::Day).len()), (3, 3));
            assert_eq!(world.player(Seat(0)).hand, game.state.player(Seat(0)).hand);
            hand
        })
        .collect();
    assert!(worlds.iter().any(|hand| *hand != worlds[0]));
}

#[test]
fn a_played_card_tells_the_others_and_a_drawn_one_its_player() {
    let mut game = Position::new(3);
    game.moving("nowhere");
    assert_eq!(game.informed[0], SeatSet::one(Seat(1)).with(Seat(2)));
    game.informed.clear();
    game.play("move beside mining; done; move beside power; done");
    let drew = game.informed.last().copied();
    assert_eq!(drew, Some(SeatSet::one(Seat(0))), "{:?}", game.informed);
}

#[test]
fn what_is_shown_tells_everybody() {
    let mut game = Position::new(2);
    game.trolls(0, 2, "building").acting("building");
    game.informed.clear();
    game.play("refresh");
    assert_eq!(game.informed[1..], [SeatSet::all(2); 5]);
}
