//! Hands and face-down artifacts: the information of each seat, and what it learns.

use cave_troll::testing::{Position, artifact, card, check_invariants};
use cave_troll::{Card, Cards, CaveTroll, Set};
use moot_core::laws::{Thoroughness, check_position};
use moot_core::{Game, Seat, SeatSet, SplitMix64};

fn view(game: &Position, seat: u8) -> cave_troll::View {
    CaveTroll::view(&game.setup, &game.state, Some(Seat(seat)))
}

/// The laws hold in this position and for a play from it.
fn lawful(game: &Position) {
    for seed in 0..8 {
        check_position::<CaveTroll>(Thoroughness::THOROUGH, &game.setup, &game.state, seed, check_invariants)
            .unwrap();
    }
}

#[test]
fn hands_are_hidden_from_others_and_decks_from_all() {
    let mut game = Position::classic(2);
    game.hand(1, "thief");
    let mine = view(&game, 0).table;
    assert_eq!(
        (mine.players[1].hand, mine.players[1].held, mine.players[1].deck_len()),
        (Cards::EMPTY, 1, 18)
    );
    assert!(mine.players[1].deck.has(card("thief")), "it could be in either place");
    assert_eq!(view(&game, 1).table.players[1].hand, Cards::EMPTY.with(card("thief")));
    let spectator = CaveTroll::view(&game.setup, &game.state, None).table;
    assert!(spectator.players.iter().all(|player| player.hand.is_empty()));
    lawful(&game);
}

#[test]
fn a_hand_is_sampled_from_the_unseen_cards() {
    let mut game = Position::classic(2);
    game.hand(1, "thief").deck(1, "orc knight").honest();
    let mut dice = SplitMix64::new(1);
    let mut seen = [0; 3];
    for _ in 0..300 {
        let world = CaveTroll::determinize(&game.setup, &view(&game, 0), &mut dice);
        check_invariants(&game.setup, &world).unwrap();
        for (count, id) in seen.iter_mut().zip(["thief", "orc", "knight"]) {
            *count += u32::from(world.players[1].hand.has(card(id)));
        }
    }
    assert_eq!(seen.iter().sum::<u32>(), 300);
    assert!(seen.iter().all(|count| (70..130).contains(count)), "{seen:?}");
}

#[test]
fn a_draw_is_learnt_by_its_player_and_a_play_by_the_others() {
    let mut game = Position::classic(3);
    game.play("draw");
    assert_eq!(game.informed, [SeatSet::NONE, SeatSet::one(Seat(0))]);
    game.play("play adventurer");
    assert_eq!(game.informed[2], SeatSet::one(Seat(1)).with(Seat(2)));
    game.play("at 1");
    assert_eq!(game.informed[3], SeatSet::NONE, "where it goes can be taken back");
    game.play("move adventurer 1 A");
    assert_eq!(game.informed[4], SeatSet::NONE);
}

#[test]
fn a_card_that_could_be_computed_is_not_learnt() {
    let mut game = Position::classic(2);
    game.deck(0, "adventurer adventurer").play("draw; play adventurer");
    assert!(game.informed.iter().all(|informed| informed.is_empty()), "all of them are Adventurers");
}

#[test]
fn an_artifact_is_known_to_its_finder_only() {
    let mut game = Position::classic(2);
    game.next("card find-artifact").next("artifact scales").play("draw; play find-artifact");
    assert_eq!(game.informed.last(), Some(&SeatSet::one(Seat(0))));
    let theirs = view(&game, 1).table;
    assert_eq!((theirs.relics[0], theirs.artifacts.count_ones()), (None, 6));
    assert!(theirs.holders.contains(Seat(0)), "that there is one is public");
    assert_eq!(view(&game, 0).table.relics[0], Some(artifact("scales")));
    lawful(&game);
    game.put("H 0:adventurer").play("artifact");
    assert_eq!(game.informed.last(), Some(&SeatSet::one(Seat(1))), "now the other knows too");
    lawful(&game);
}

#[test]
fn the_raven_s_player_knows_hands_until_the_card_is_played() {
    let mut game = Position::classic(3);
    game.relic(0, "raven").relic(2, "mirror").hand(1, "thief").play("artifact");
    assert!(game.informed[0].contains(Seat(0)));
    let mine = view(&game, 0).table;
    assert_eq!(mine.players[1].hand, Cards::EMPTY.with(card("thief")));
    assert_eq!(mine.relics[2], Some(artifact("mirror")));
    let theirs = view(&game, 2).table;
    assert!(theirs.players[1].hand.is_empty() && theirs.players[0].seen.is_empty());
    assert_eq!((theirs.eye.unwrap().hands, theirs.players[0].looked), ([Card::NONE; 4], 4));
    lawful(&game);
    let first = game.legal("stack")[0].clone();
    game.play(&first);
    lawful(&game);
    while game.legal("stack").len() > 1 || !game.legal("stack").is_empty() {
        let next = game.legal("stack")[0].clone();
        game.play(&next);
    }
    lawful(&game);
    game.play("done; end");
    lawful(&game);
    game.next("card knight").play("draw; play knight; at 1");
    assert_eq!(view(&game, 0).table.players[1].hand, Cards::EMPTY.with(card("thief")), "still there");
    game.next("card orc").play("draw; play thief; at 1");
    assert_eq!(view(&game, 0).table.players[1].hand, Cards::EMPTY, "what was kept is not known");
    lawful(&game);
}

#[test]
fn another_card_of_the_same_kind_makes_the_raven_forget() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").play("artifact");
    while !game.legal("stack").is_empty() {
        let next = game.legal("stack")[0].clone();
        game.play(&next);
    }
    game.play("done; end").next("card adventurer").play("draw; play adventurer; at 1");
    assert_eq!(view(&game, 0).table.players[1].hand, Cards::EMPTY);
}

#[test]
fn the_order_of_the_top_is_its_player_s_secret_and_no_news_when_drawn() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").next("card orc").next("card thief").next("card adventurer").next("card dwarf");
    game.play("artifact; stack dwarf; stack orc; stack thief");
    let theirs = view(&game, 1).table.players[0];
    assert_eq!((theirs.top, theirs.topped), ([Card::NONE; 4], 4));
    lawful(&game);
    game.informed.clear();
    game.play("draw");
    assert_eq!(game.informed, [SeatSet::NONE, SeatSet::NONE], "the player knew what comes");
    lawful(&game);
}

#[test]
fn piles_and_discards_are_open() {
    let mut game = Position::new(2, Set::Variant);
    game.draw_and_play("grunt").play("at x").draw_and_play("paladin").play("at 1");
    let theirs = view(&game, 1).table;
    assert_eq!(theirs.pile, game.state.pile);
    assert_eq!(theirs.players[0].discards, game.state.players[0].discards);
}

#[test]
fn artifacts_are_turned_up_at_the_end() {
    let mut game = Position::classic(3);
    game.relic(1, "raven").deck(0, "knight").play("draw; play knight; at 1");
    assert!(game.over());
    assert_eq!(game.informed.last(), Some(&SeatSet::one(Seat(0)).with(Seat(2))));
    assert_eq!(view(&game, 0).table.relics[1], Some(artifact("raven")));
}
