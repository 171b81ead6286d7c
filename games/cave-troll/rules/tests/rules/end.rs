//! The end of the game (rulebook: winning the game).

use cave_troll::testing::Position;
use cave_troll::{Artifact, CaveTroll, Event, score, score::CATEGORIES};
use moot_core::{Game, Seat};

#[test]
fn the_game_ends_after_the_action_that_empties_a_deck() {
    let mut game = Position::classic(2);
    game.put("H 0:adventurer").put("X 1:adventurer").deck(0, "knight").play("draw");
    assert!(!game.over(), "the card has to be played first");
    game.play("play knight; at 1");
    assert!(game.over());
    assert_eq!(game.gold(), [3 + 5, 5], "three gold, and the board once more");
    assert!(game.events.contains(&Event::Last { seat: Seat(0), gold: 3 }));
    assert_eq!(game.legal(""), Vec::<String>::new());
}

#[test]
fn with_a_card_left_in_the_deck_it_goes_on() {
    let mut game = Position::classic(2);
    game.deck(0, "knight orc").next("card knight").play("draw; play knight; at 1");
    assert!(!game.over());
}

#[test]
fn a_last_card_that_brings_the_fifth_icon_scores_the_board_twice() {
    let mut game = Position::classic(2);
    game.put("H 0:adventurer").pile(1, "orc barbarian adventurer-dusk").deck(0, "barbarian");
    game.honest();
    game.next("card barbarian").play("draw; play barbarian; at 1");
    assert!(game.over());
    assert_eq!(game.gold(), [5 + 3 + 5, 0]);
}

#[test]
fn unused_artifacts_pay_their_gold_to_every_owner() {
    let mut game = Position::classic(3);
    game.relic(0, "chalice").relic(1, "raven").relic(2, "scales").deck(0, "knight");
    game.play("draw; play knight; at 1");
    assert_eq!(game.gold(), [3 + 2, 4, 1]);
    let sheet = CaveTroll::score(&game.setup, &game.state);
    assert_eq!(sheet.categories, CATEGORIES);
    assert_eq!(sheet.points[4][..3], [2, 4, 1]);
    assert_eq!(sheet.rank[..3], [0, 1, 2]);
}

#[test]
fn a_played_artifact_pays_nothing() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").deck(0, "orc").play("artifact; draw; play orc; at x");
    assert_eq!(game.gold(), [3, 0]);
}

#[test]
fn equal_gold_shares_the_victory() {
    let mut game = Position::classic(3);
    game.put("D 1:adventurer").put("B 2:adventurer").put("A 0:adventurer").deck(0, "knight");
    game.play("draw; play knight; at 1");
    assert_eq!(game.gold(), [4, 4, 4]);
    assert_eq!(CaveTroll::score(&game.setup, &game.state).rank[..3], [0, 0, 0]);
}

#[test]
fn cards_left_in_hands_are_not_played() {
    let mut game = Position::classic(2);
    game.hand(0, "orc").deck(0, "knight").play("draw; play knight; at 1");
    assert!(game.over());
    assert_eq!(game.state.players[0].hand.len(), 1);
    assert_eq!(game.on('x'), "");
}

#[test]
fn gold_is_counted_without_a_limit() {
    let mut game = Position::classic(4);
    game.put("H 0:dwarf 1:dwarf 2:dwarf 3:dwarf 0:adventurer 0:chest 1:chest 2:chest 3:chest");
    for _ in 0..3 {
        game.state.players[0].gold[1] += 90;
    }
    game.draw_and_play("score-room").play("at H");
    assert_eq!(game.gold()[0], 270 + 5 * 16 + 16);
}

#[test]
fn before_the_end_the_sheet_holds_what_has_been_gained() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").put("H 0:adventurer");
    assert_eq!(CaveTroll::score(&game.setup, &game.state).total(Seat(0)), 0);
    game.draw_and_play("score-room").play("at H");
    assert_eq!(CaveTroll::score(&game.setup, &game.state).total(Seat(0)), 5);
}

#[test]
fn the_count_of_a_running_game_scores_the_board_once_more() {
    let mut game = Position::classic(2);
    game.put("H 0:adventurer").put("X 1:adventurer").relic(0, "chalice").deck(0, "knight");
    let kept = i32::from(Artifact::Chalice.gold());
    let totals = |state| [0, 1].map(|seat| score::last_sheet(state).total(Seat(seat)));
    assert_eq!(totals(&game.state), [5 + kept, 5]);
    let mut unknown = game.state;
    unknown.relics[0] = None;
    assert_eq!(totals(&unknown), [5, 5]);
    game.play("draw; play knight; at 1");
    assert!(game.over());
    assert_eq!(score::last_sheet(&game.state), score::sheet(&game.state), "the game is over");
}
