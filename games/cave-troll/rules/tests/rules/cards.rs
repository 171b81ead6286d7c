//! Draw and play a card, the scoring pile, the events.

use cave_troll::testing::{Position, artifact, card, space};
use cave_troll::{Card, Cards, Event, Figure, Illegal, Outcome, Phase, Set, Setup, Wanted};
use moot_core::{Game, Seat};

#[test]
fn every_player_begins_with_one_card_and_eighteen_in_the_deck() {
    for set in [Set::Classic, Set::Variant] {
        let game = Position::dealt(Setup::new(4, set, None).unwrap());
        for player in &game.state.players {
            assert_eq!((player.hand.len(), player.deck_len()), (1, 18));
        }
    }
}

#[test]
fn a_card_is_drawn_and_then_one_of_two_is_played() {
    let mut game = Position::classic(2);
    game.hand(0, "thief").next("card knight").play("draw");
    assert_eq!(game.legal(""), ["play knight", "play thief"]);
    assert_eq!(game.refusal("play orc"), Illegal::NotInHand);
    game.play("play thief; at 2");
    assert_eq!(game.state.players[0].hand, Cards::EMPTY.with(card("knight")));
    assert_eq!((game.on('2').as_str(), game.state.actions), ("0:thief", 3));
}

#[test]
fn a_card_without_icons_is_discarded_and_one_with_icons_goes_on_the_pile() {
    let mut game = Position::classic(2);
    game.draw_and_play("knight").play("at 1");
    assert!(game.state.players[0].discards.has(card("knight")) && game.state.icons() == 0);
    game.draw_and_play("barbarian").play("at 1");
    assert_eq!(game.state.icons(), 1);
    game.draw_and_play("adventurer-dusk").play("at 1");
    assert_eq!(game.state.icons(), 3);
    assert!(!game.state.players[0].discards.has(card("barbarian")));
}

/// Rulebook, "Check for scoring the board": the effect of the card comes first, then the board is scored.
#[test]
fn the_fifth_icon_scores_the_board_after_its_card_has_been_resolved() {
    let mut game = Position::classic(2);
    game.put("H 0:adventurer").put("X 1:adventurer").pile(1, "orc barbarian").pile(0, "adventurer-dusk");
    game.honest();
    game.draw_and_play("treasure-chest").play("at H");
    assert_eq!(game.gold(), [5 + 4, 5]);
    assert_eq!(game.state.icons(), 0);
    assert!(game.events.contains(&Event::Board { gold: [9, 5, 0, 0] }));
    let gone = |seat: usize, id: &str| game.state.players[seat].gone.has(card(id));
    assert!(
        gone(1, "orc") && gone(1, "barbarian") && gone(0, "adventurer-dusk") && gone(0, "treasure-chest")
    );
}

#[test]
fn icons_above_five_are_lost() {
    let mut game = Position::classic(3);
    game.pile(1, "orc barbarian").pile(2, "orc barbarian").put("A 0:adventurer").honest();
    game.draw_and_play("adventurer-dusk").play("at 1");
    assert_eq!((game.gold()[0], game.state.icons()), (1, 0));
}

#[test]
fn play_goes_on_where_it_was_interrupted_by_the_scoring() {
    let mut game = Position::classic(2);
    game.pile(1, "orc barbarian adventurer-dusk").put("A 0:adventurer");
    game.draw_and_play("barbarian").play("at 1");
    assert_eq!((game.state.active, game.state.actions, game.state.phase), (Seat(0), 3, Phase::Act));
}

#[test]
fn score_a_room_scores_one_room_for_its_controlling_player() {
    let mut game = Position::classic(2);
    game.put("T 1:adventurer").put("H 0:adventurer").hand(0, "score-room");
    game.next("card adventurer").play("draw; play score-room");
    assert_eq!(game.legal("at").len(), 33);
    assert_eq!(game.refusal("at 1"), Illegal::WrongSpace { at: space('1'), wanted: Wanted::Room });
    game.play("at T");
    assert_eq!(game.gold(), [0, 5]);
    let nobody_else = Event::Scored { at: space('T'), control: Some(Seat(1)), gold: [0, 5, 0, 0] };
    assert!(game.events.contains(&nobody_else));
}

#[test]
fn a_room_without_heroes_or_with_a_tie_may_be_scored_for_nothing() {
    for room in ["at A", "at B"] {
        let mut game = Position::classic(2);
        game.put("B 0:adventurer 1:adventurer").draw_and_play("score-room").play(room);
        assert_eq!(game.gold(), [0, 0]);
        assert_eq!(game.state.actions, 3);
    }
}

#[test]
fn an_artifact_is_found_and_lies_face_down() {
    let mut game = Position::classic(2);
    game.next("card find-artifact").next("artifact scales").play("draw; play find-artifact");
    assert_eq!(game.state.relics[0], Some(artifact("scales")));
    assert!(game.state.holders.contains(Seat(0)) && game.events.contains(&Event::Found { seat: Seat(0) }));
    assert_eq!(game.state.actions, 3);
    let gone =
        CaveTroll::apply_chance(&game.setup, &mut game.state, Outcome::Card(Card::ADVENTURER), &mut ());
    assert_eq!(gone, Err(Illegal::NotDue));
}

#[test]
fn a_treasure_chest_goes_into_any_room_even_a_full_or_closed_one() {
    let full = "B 0:adventurer 0:adventurer 0:adventurer 1:adventurer 1:knight";
    for room in ["at A", "at B", "at C"] {
        let mut game = Position::classic(2);
        game.put(full).put("C 1:cave-troll").draw_and_play("treasure-chest");
        assert_eq!(game.legal("at").len(), 33);
        game.play(room);
        assert_eq!(game.state.players[0].at(Figure::Chest), space(room.chars().last().unwrap()));
    }
}

use cave_troll::CaveTroll;
