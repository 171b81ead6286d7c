//! King's cards.

use moot_core::Seat;
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Illegal, Item, KingsCard, Phase};

fn card(id: &str) -> KingsCard {
    KingsCard::from_id(id).unwrap()
}

fn progress(game: &Position, id: &str) -> u8 {
    game.state.progress(Seat(0), card(id))
}

#[test]
fn blue_cards_count_tiles() {
    let mut game = Position::new(2);
    game.lay(0, "resource-07").lay(0, "bell-02 -1,1,-1,1 0").lay(0, "princess-06 0,-1,0,0 0");
    game.show("old-chant");
    let place = trolls_and_princesses::Network::of(&game.state, Seat(0)).places()[0];
    game.lay(0, &format!("old-chant {place} 0"));
    let found =
        ["resource", "bell", "princess", "victory", "any"].map(|it| progress(&game, &format!("blue-{it}")));
    assert_eq!(found, [1, 1, 1, 0, 4], "seven of any kind, king's tiles included");
    assert_eq!(card("blue-any").face().need.count, 7);
}

#[test]
fn yellow_cards_count_totems() {
    let mut game = Position::new(2);
    game.card(0, "snuffer").card(0, "purse").card(0, "hauler");
    let found = ["bat", "snake", "toad", "each", "any"].map(|it| progress(&game, &format!("yellow-{it}")));
    assert_eq!(found, [2, 1, 0, 0, 3]);
    game.card(0, "sexton");
    assert_eq!((progress(&game, "yellow-each"), progress(&game, "yellow-any")), (1, 4));
}

#[test]
fn red_cards_count_items_and_humans() {
    let mut game = Position::new(2);
    game.lay(0, "bell-02").lay(0, "resource-07 -1,1,-1,1 0").card(0, "snuffer").humans(0, 3, "mining");
    game.stored(0, Item::Bell).stored(0, Item::Changeling).stored(0, Item::Outpost);
    game.uncover(0, Item::Changeling, 0).uncover(0, Item::Outpost, 0);
    let found =
        ["outposts", "changelings", "bells", "humans"].map(|it| progress(&game, &format!("red-{it}")));
    assert_eq!(found, [1, 1, 1, 4]);
}

/// Seat 0 has five humans.
fn met() -> Position {
    let mut game = Position::new(2);
    game.challenges("blue-any yellow-any red-humans red-bells").humans(0, 4, "mining");
    game
}

#[test]
fn a_challenge_is_claimed_at_any_time_of_the_own_turn_for_nothing() {
    let mut game = met();
    assert_eq!(game.legal("claim"), ["claim red-humans"], "before the round card");
    game.moving("nowhere");
    assert_eq!(game.legal("claim").len(), 1, "before the move");
    game.play("move beside mining; claim red-humans");
    assert_eq!(
        (game.state.phase, game.state.own),
        (Phase::Reward, 5),
        "four humans and a troll: nothing is paid"
    );
    game.play("done");
    assert_eq!(game.state.phase, Phase::Act);
}

#[test]
fn each_player_claims_a_challenge_once_independently_of_others() {
    let mut game = met();
    game.state.players[1].claimed = 0b0100;
    game.play("claim red-humans; done");
    assert_eq!((game.refusal("claim red-humans"), game.state.phase), (Illegal::Claimed, Phase::Play));
    assert!(game.state.has_claimed(Seat(0), card("red-humans")));
}

#[test]
fn what_is_not_met_or_not_in_the_game_is_refused() {
    let game = met();
    let unmet = Illegal::Unmet { card: card("red-bells"), need: 3, have: 0 };
    assert_eq!(game.refusal("claim red-bells"), unmet);
    assert_eq!(game.refusal("claim red-outposts"), Illegal::NotInGame);
}

#[test]
fn no_player_claims_in_the_turn_of_another() {
    let mut game = met();
    game.state.active = Seat(1);
    assert!(game.legal("claim").is_empty());
}

#[test]
fn a_tile_that_does_not_fit_is_not_taken_and_the_claim_stands() {
    let mut game = met();
    // A victory tile as the very first closes the network for good.
    game.lay(0, "victory-cows-a 0,0,0,0 0").play("claim red-humans");
    assert_eq!(game.state.phase, Phase::Play);
    assert!(game.state.has_claimed(Seat(0), card("red-humans")));
    assert_eq!(game.state.me().tiles.len(), 1);
}
