//! King's cards.

use moot_core::{Game, Seat};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Illegal, Item, KingsCard, Phase, Tile, TrollsAndPrincesses};

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
    let tile = game.state.kings[0].id();
    game.play(&format!("take {tile}; lay 0,0,0,0 0"));
    assert_eq!(game.state.phase, Phase::Act);
}

/// Seat 0 has two bell tiles, a third one is on display, and a challenge asks for three.
fn building() -> Position {
    let mut game = Position::new(2);
    game.lay(0, "bell-02").lay(0, "bell-03 -1,1,-1,1 0").show("old-chant").show("bell-04 princess-06");
    game.challenges("blue-bell yellow-any red-outposts red-bells").goods(0, [1, 0, 0], 0, 1);
    game.trolls(0, 2, "building").acting("building").play("build; take bell-04");
    let place = game.legal("lay")[0].clone();
    game.play(&place);
    game
}

#[test]
fn a_challenge_is_claimed_between_the_two_tiles_of_one_action() {
    let mut game = building();
    assert_eq!((game.state.phase, game.legal("claim").len()), (Phase::Build { left: 1, must: false }, 1));
    game.play("claim blue-bell; take old-chant");
    assert_eq!(game.refusal("claim blue-bell"), Illegal::WrongMoment, "a tile is in hand");
    let place = game.legal("lay")[0].clone();
    game.play(&place);
    assert_eq!(game.state.phase, Phase::Build { left: 1, must: false }, "the second tile is still due");
    game.play("take princess-06");
    let place = game.legal("lay")[0].clone();
    game.play(&place);
    assert_eq!((game.state.phase, game.state.me().tiles.len()), (Phase::Act, 5));
}

#[test]
fn a_claim_that_closes_the_network_ends_the_action() {
    let mut game = building();
    game.play("claim blue-bell; take old-chant");
    // A display without cave tiles stands for one of which nothing fits any more.
    game.state.caves = [Tile::NONE; 5];
    let lay = TrollsAndPrincesses::action_from(&game.legal("lay")[0]).unwrap();
    let _ = TrollsAndPrincesses::act(&game.setup, &mut game.state, Seat(0), lay, &mut ());
    assert_eq!((game.state.phase, game.state.interrupted), (Phase::Act, None));
}

#[test]
fn a_challenge_is_claimed_after_the_second_refill_as_long_as_the_turn_lasts() {
    let mut game = met();
    game.moving("nowhere").play("move beside mining; done; move beside power; done");
    assert_eq!((game.state.phase, game.state.active), (Phase::End, Seat(0)));
    assert_eq!(game.state.me().hand_len(), 3, "the round card is drawn");
    assert!(game.state.kings.iter().all(|tile| tile.is_some()), "the display is full again");
    assert_eq!(game.legal(""), ["claim red-humans", "done"]);
    let tile = game.state.kings[0].id();
    let mut other = game.clone();
    game.play(&format!("claim red-humans; take {tile}; lay 0,0,0,0 0"));
    assert_eq!((game.state.phase, game.state.active), (Phase::Play, Seat(1)), "nothing is left to claim");
    assert_eq!(game.state.kings[0], Tile::NONE, "the next refill is that of the next phase");
    other.play("done");
    assert_eq!((other.state.phase, other.state.active), (Phase::Play, Seat(1)));
    assert!(!other.state.has_claimed(Seat(0), card("red-humans")));
}

#[test]
fn without_a_challenge_that_is_met_no_seat_is_asked_at_the_end_of_the_turn() {
    let mut game = met();
    game.play("claim red-humans");
    let tile = game.state.kings[0].id();
    game.play(&format!("take {tile}; lay 0,0,0,0 0")).moving("nowhere");
    game.play("move beside mining; done; move beside power; done");
    assert_eq!((game.state.active, game.state.phase), (Seat(1), Phase::Play));
}

#[test]
fn a_challenge_is_claimed_at_the_end_of_the_last_turn() {
    let mut game = met();
    game.moving("nowhere");
    // Seat 0 is the last one in the last round, and its deck is used up.
    (game.state.first, game.state.round, game.state.players[0].drawn) = (Seat(1), 12, 12);
    let mut play = |text: &str| {
        let action = TrollsAndPrincesses::action_from(text).unwrap();
        assert_eq!(TrollsAndPrincesses::check(&game.setup, &game.state, Seat(0), action), Ok(()), "{text}");
        let _ = TrollsAndPrincesses::act(&game.setup, &mut game.state, Seat(0), action, &mut ());
        game.state.phase
    };
    play("move beside mining");
    play("done");
    play("move beside power");
    assert_eq!(play("done"), Phase::End);
    assert_eq!(play("claim red-humans"), Phase::Reward);
    let tile = format!("take {}", game.state.kings[0].id());
    let take = TrollsAndPrincesses::action_from(&tile).unwrap();
    let _ = TrollsAndPrincesses::act(&game.setup, &mut game.state, Seat(0), take, &mut ());
    let lay = TrollsAndPrincesses::action_from("lay 0,0,0,0 0").unwrap();
    let _ = TrollsAndPrincesses::act(&game.setup, &mut game.state, Seat(0), lay, &mut ());
    assert_eq!((game.state.phase, game.state.players[0].tiles.len()), (Phase::Over, 1));
}

#[test]
fn a_kings_tile_of_a_challenge_has_to_be_placed() {
    let mut game = met();
    game.play("claim red-humans");
    assert_eq!(game.refusal("done"), Illegal::MustTake);
    assert!(game.legal("done").is_empty());
}

#[test]
fn each_player_claims_a_challenge_once_independently_of_others() {
    let mut game = met();
    game.state.players[1].claimed = 0b0100;
    let tile = game.state.kings[0].id();
    game.play(&format!("claim red-humans; take {tile}; lay 0,0,0,0 0"));
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
