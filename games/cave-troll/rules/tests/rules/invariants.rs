//! The invariants of every position: each finds the fault that it is there for.

use cave_troll::testing::{Position, artifact, card, check_invariants, space};
use cave_troll::{Card, Cards, Eye, Phase, Set, Setup, Spaces, State, Then};
use moot_core::{Seat, SeatSet};

use crate::kit::{Caves, setup};

/// What the invariants say about a position once it is spoilt.
#[track_caller]
fn fault(game: &Position, spoil: impl FnOnce(&mut State)) -> String {
    moot_testkit::fault::<Caves>(&game.setup, &game.state, spoil)
}

/// A position with figures on all kinds of spaces, removed figures, a pile, an artifact and discards.
fn rich() -> Position {
    let mut game = Position::classic(3);
    game.put("B 0:adventurer 0:knight 1:adventurer 1:chest").put("C 1:cave-troll").put("x 2:wraith");
    game.put("1 2:adventurer 2:adventurer 2:adventurer 2:adventurer 2:adventurer 2:adventurer 2:adventurer");
    game.removed("0:orc").removed("1:adventurer").pile(0, "thief barbarian").relic(2, "raven");
    let player = &mut game.state.players[1];
    (player.discards, player.gone) =
        (player.discards.without(card("cave-troll")), Cards::EMPTY.with(card("cave-troll")));
    game
}

#[test]
fn a_position_with_something_of_everything_is_sound() {
    let game = rich();
    game.honest();
    let another = |setup: Setup| check_invariants(&setup, &game.state).unwrap_err().to_string();
    assert_eq!(another(setup(3, Set::Variant)), "another game");
    assert_eq!(another(setup(2, Set::Classic)), "another game");
}

#[test]
fn every_card_is_in_one_place() {
    let game = rich();
    let (knight, thief, orc) = (card("knight"), card("thief"), card("orc"));
    let twice = fault(&game, |state| state.players[0].gone = state.players[0].gone.with(knight));
    assert!(twice.starts_with("seat 0 has 20 cards: "), "{twice}");
    let exchanged = fault(&game, |state| {
        let player = &mut state.players[0];
        player.discards = player.discards.without(orc);
        player.gone = player.gone.with(thief);
    });
    assert!(exchanged.starts_with("seat 0 has 19 cards: "), "one twice, one nowhere: {exchanged}");
    assert_eq!(fault(&game, |state| state.players[1].held = 2), "seat 1 holds 2 cards, 1 known");
    let many = fault(&game, |state| {
        let player = &mut state.players[1];
        for id in ["orc", "knight"] {
            (player.deck, player.hand) = (player.deck.without(card(id)), player.hand.with(card(id)));
        }
        player.held = 3;
    });
    assert_eq!(many, "seat 1 holds 3 cards");
}

#[test]
fn known_cards_are_in_the_deck() {
    let game = rich();
    let top = |id: &'static str| {
        move |state: &mut State| {
            state.players[2].top[0] = card(id);
            state.players[2].topped = 1;
        }
    };
    let mut known = game.clone();
    top("orc")(&mut known.state);
    known.state.players[2].seen = Cards::EMPTY.with(card("knight"));
    known.state.players[2].looked = 1;
    known.honest();
    assert_eq!(
        fault(&known, |state| state.players[2].topped = 2),
        format!("seat 2: {:?} on top", [card("orc")])
    );
    let looked = fault(&known, |state| state.players[2].looked = 2);
    assert!(looked.starts_with("seat 2 has seen "), "{looked}");
    assert_eq!(fault(&game, top("wraith")), "seat 2: wraith is known but not in the deck");
    let seen = |state: &mut State| state.players[2].seen = Cards::EMPTY.with(card("orc"));
    assert_eq!(fault(&known, seen), "seat 2: orc is known but not in the deck", "one card is known twice");
}

#[test]
fn every_figure_is_in_the_dungeon_removed_or_to_come() {
    let game = rich();
    let lost = fault(&game, |state| state.players[0].lost += 1);
    assert_eq!(lost, "seat 0: 1 Adventurers, 1 removed, 8 to come");
    let fallen = fault(&game, |state| state.players[1].fallen |= 1);
    assert_eq!(fallen, "seat 1: Orc in the dungeon 0, removed 1, to come 1");
    assert_eq!(
        fault(&game, |state| state.players[0].fallen = 0),
        "seat 0: Orc in the dungeon 0, removed 0, to come 0"
    );
    let mut pit = Position::classic(2);
    pit.put("x 1:knight");
    assert_eq!(fault(&pit, |_| ()), "a hero of seat 1 in a pit");
}

#[test]
fn what_is_counted_in_rooms_is_right() {
    let game = rich();
    let (a, b) = (space('A'), space('B'));
    let closed = "closed rooms and Cave Trolls differ";
    assert_eq!(fault(&game, |state| state.closed = state.closed | Spaces::one(a)), closed);
    assert_eq!(fault(&game, |state| state.closed = Spaces::NONE), closed);
    assert_eq!(fault(&game, |state| state.crowd[b.index()] += 1), "3 characters on B");
    assert_eq!(fault(&game, |state| state.full = Spaces::one(b)), "whether B is full");
    assert_eq!(fault(&game, |state| state.full = Spaces::one(space('1'))), "whether 1 is full");
    let camp = |state: &mut State| state.players[2].camps = state.players[2].camps | Spaces::one(b);
    assert_eq!(fault(&game, camp), "the camp of seat 2 on B");
}

#[test]
fn only_a_berserker_a_push_or_a_falling_cave_troll_is_the_sixth_in_a_room() {
    let crowded = |text: &str, set: Set| {
        let mut game = Position::new(2, set);
        game.put("A 0:adventurer 0:adventurer 0:adventurer 1:adventurer 1:adventurer").put(text);
        game
    };
    crowded("B 1:adventurer", Set::Classic).honest();
    let game = crowded("A 1:wraith", Set::Classic);
    assert_eq!(fault(&game, |_| ()), "6 characters in A");
    let pushing = |room: char| {
        let (room, seat, pusher) = (space(room), Seat(0), cave_troll::Figure::Wraith);
        move |state: &mut State| state.phase = Phase::Push { room, seat, pusher, then: Then::Finish }
    };
    assert_eq!(fault(&game, pushing('B')), "6 characters in A", "a push elsewhere");
    let mut push = game.clone();
    pushing('A')(&mut push.state);
    push.honest();
    crowded("A 1:berserker", Set::Variant).honest();
    let mut game = crowded("A 1:adventurer", Set::Variant);
    game.put("B 1:berserker");
    assert_eq!(fault(&game, |_| ()), "6 characters in A", "he stands elsewhere");
    let game = crowded("A 1:berserker 0:adventurer", Set::Variant);
    assert_eq!(fault(&game, |_| ()), "7 characters in A");
}

#[test]
fn nobody_stands_with_a_cave_troll_but_while_he_falls() {
    let mut game = Position::classic(2);
    game.put("A 0:cave-troll 1:adventurer");
    assert_eq!(fault(&game, |_| ()), "2 characters with the Cave Troll on A");
    let mut game = Position::classic(2);
    game.put("C 1:cave-troll").put("B 1:adventurer 1:adventurer").draw_and_play("cave-troll").play("at B");
    assert!(matches!(game.state.phase, Phase::Escape { .. }));
    assert_eq!(
        fault(&game, |state| state.phase = Phase::Act).split(' ').next(),
        Some("seat"),
        "his card is missing"
    );
    let mut other = game.clone();
    other.put("C 0:orc");
    assert_eq!(fault(&other, |_| ()), "2 characters with the Cave Troll on C", "it is not he who falls");
}

#[test]
fn every_artifact_is_in_one_place() {
    let game = rich();
    let held = |state: &mut State| state.holders = SeatSet::one(Seat(1)).with(Seat(2));
    assert_eq!(fault(&game, held), "the artifact of seat 1");
    assert_eq!(fault(&game, |state| state.artifacts |= 1 << artifact("raven") as u8), "7 artifacts");
    assert_eq!(fault(&game, |state| state.used |= 1 << artifact("raven") as u8), "7 artifacts");
    assert_eq!(fault(&game, |state| state.artifacts &= !1), "5 artifacts");
    assert_eq!(
        fault(&game, |state| state.relics[2] = Some(artifact("mirror"))),
        "6 artifacts",
        "one twice, one nowhere"
    );
    let mut used = game.clone();
    used.state.artifacts &= !(1 << artifact("scales") as u8);
    used.state.used |= 1 << artifact("scales") as u8;
    used.honest();
}

#[test]
fn a_pile_of_five_icons_is_scored_at_once() {
    let mut game = rich();
    assert_eq!(game.state.icons(), 1);
    game.pile(1, "adventurer-dusk orc");
    assert_eq!(game.state.icons(), 4);
    game.honest();
    game.pile(2, "orc");
    assert_eq!(fault(&game, |_| ()), "5 icons on the pile");
}

#[test]
fn a_game_without_draws_ends_in_time() {
    let game = rich();
    let idle = |state: &mut State| state.idle = 30;
    assert_eq!(fault(&game, idle), "30 turns without a draw");
    let mut game = game;
    game.state.idle = 29;
    game.honest();
    idle(&mut game.state);
    game.state.phase = Phase::Over;
    game.honest();
}

#[test]
fn wraiths_have_pushed_only_in_a_chain_of_pushes() {
    let game = rich();
    let pushed = fault(&game, |state| state.pushed = SeatSet::one(Seat(0)));
    assert!(pushed.ends_with("have pushed"), "{pushed}");
}

#[test]
fn a_card_that_was_seen_is_still_in_the_hand() {
    let mut game = rich();
    let mut hands = [Card::NONE; 4];
    hands[1] = Card::ADVENTURER;
    game.state.eye = Some(Eye { seat: Seat(0), hands, artifacts: SeatSet::NONE });
    game.honest();
    hands[1] = Card::SCORE;
    let wrong = |state: &mut State| state.eye = Some(Eye { seat: Seat(0), hands, artifacts: SeatSet::NONE });
    assert_eq!(fault(&game, wrong), "seat 0 knows score-room of seat 1 wrongly");
}
