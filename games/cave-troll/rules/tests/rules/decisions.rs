//! Views from outside whose decision does not fit the position: each is refused with its reason.

use cave_troll::testing::{Position, card, space};
use cave_troll::{Card, Cards, Figure, Laid, Phase, Space, State, Then, ViewError};
use moot_core::{Seat, SeatSet};
use moot_testkit::wire;

use crate::kit::Caves;

/// The answer to the view of the seat that is asked once the position is spoilt.
fn answer(game: &Position, spoil: impl FnOnce(&mut State)) -> Result<(), ViewError> {
    let mut state = game.state;
    spoil(&mut state);
    wire::spoilt::<Caves>(&game.setup, &state, Some(state.asked()), |_| ())
}

/// A decision that does not fit.
fn unfit(what: &'static str) -> Result<(), ViewError> {
    Err(ViewError::Decision { what })
}

/// Makes another decision.
fn decide(phase: Phase) -> impl FnOnce(&mut State) {
    move |state| state.phase = phase
}

/// Seat 0 chooses its action.
fn acting() -> Position {
    let mut game = Position::classic(3);
    game.put("H 0:adventurer 1:knight").put("I 0:wraith 2:adventurer").removed("0:knight");
    assert_eq!(answer(&game, |_| ()), Ok(()));
    game
}

/// The Cave Troll of seat 0 falls into room B; seat 0 is asked first whether a character steps out.
fn falling() -> Position {
    let mut game = Position::classic(3);
    game.put("B 0:wraith 1:adventurer 2:adventurer").put("C 1:adventurer 2:adventurer").put("I 0:adventurer");
    game.draw_and_play("cave-troll").play("at B");
    assert_eq!(game.state.phase, Phase::Escape { room: space('B'), seat: Seat(0), after: 0 });
    assert_eq!(answer(&game, |_| ()), Ok(()));
    game
}

#[test]
fn numbers_out_of_range_are_named() {
    let game = acting();
    let range = |what: &'static str| Err(ViewError::Range { what });
    let asked = Some(Seat(0));
    let check = |spoil: fn(&mut State)| wire::spoilt::<Caves>(&game.setup, &game.state, asked, spoil);
    assert_eq!(check(|state| state.first = Seat(3)), range("seat"));
    assert_eq!(check(|state| state.turn = 0), range("turn"));
    assert_eq!(check(|state| state.turn = 2_761), range("turn"), "69 draws, each after 40 turns at most");
    assert_eq!(check(|state| state.turn = 2_760), unfit("the order of turns"));
    assert_eq!(check(|state| state.actions = 0), range("action of a turn"));
    assert_eq!(check(|state| (state.turn, state.idle) = (46, 29)), Ok(()));
    assert_eq!(check(|state| (state.turn, state.idle) = (46, 30)), range("turn without a draw"));
    let pile = range("card of the pile");
    assert_eq!(check(|state| state.pile[0] = Some(Laid { seat: Seat(0), card: Card::ADVENTURER })), pile);
    let artifact = range("artifact");
    assert_eq!(check(|state| state.artifacts |= 1 << 6), artifact);
    assert_eq!(check(|state| state.used |= 1 << 6), artifact);
    let seen = range("card that was seen");
    let knight = |state: &mut State| state.players[0].seen = Cards::EMPTY.with(card("knight"));
    assert_eq!(answer(&game, knight), seen, "more than were looked at");
    let looked = |state: &mut State| {
        knight(state);
        state.players[0].looked = 1;
    };
    assert_eq!(answer(&game, looked), seen, "the card is not in the deck");
    let gold = |gold: i16| answer(&game, |state| state.players[1].gold[2] = gold);
    assert_eq!((gold(5_000), gold(5_001)), (Ok(()), range("gold")));
}

#[test]
fn no_more_turns_pass_without_a_draw_than_there_were() {
    let game = acting();
    let idle = |turn: u16, idle: u8| answer(&game, |state| (state.turn, state.idle) = (turn, idle));
    assert_eq!((idle(7, 6), idle(7, 7)), (Ok(()), unfit("turns without a draw")));
}

#[test]
fn an_empty_deck_ends_the_game_once_its_action_is_done() {
    let empty = unfit("an empty deck");
    let mut game = Position::classic(2);
    game.deck(0, "");
    assert_eq!(answer(&game, |_| ()), empty);
    let mut game = Position::classic(2);
    game.deck(1, "");
    assert_eq!(answer(&game, |_| ()), empty);
    let mut game = Position::classic(2);
    game.deck(0, "score-room").play("draw");
    game.state.players[0].deck = Cards::EMPTY;
    game.state.players[0].hand = Cards::EMPTY.with(Card::ADVENTURER).with(Card::SCORE);
    let found = unfit("artifacts that were found");
    assert_eq!(answer(&game, |_| ()), found, "the own deck may be empty while its last card is played");
    game.deck(1, "");
    assert_eq!(answer(&game, |_| ()), empty, "that of another may not");
}

#[test]
fn effects_of_artifacts_come_after_they_were_played() {
    let game = acting();
    for phase in [
        Phase::Revive,
        Phase::Return(Figure::Knight),
        Phase::Lantern,
        Phase::Seal,
        Phase::Weigh,
        Phase::Mirror,
        Phase::Bonus,
    ] {
        assert_eq!(answer(&game, decide(phase)), unfit("an artifact"), "{phase:?}");
    }
}

#[test]
fn the_effect_of_an_artifact_fits_the_position() {
    let played = |id: &str| {
        let mut game = acting();
        game.relic(0, id).play("artifact");
        assert_eq!(answer(&game, |_| ()), Ok(()));
        game
    };
    let steps = answer(&played("lantern"), |state| state.stepped.left = 0);
    assert_eq!(steps, unfit("steps"));
    let mut chalice = played("chalice");
    chalice.play("revive knight");
    assert_eq!(answer(&chalice, |_| ()), Ok(()));
    let hero = answer(&chalice, decide(Phase::Return(Figure::Thief)));
    assert_eq!(hero, unfit("a hero to come back"));
    let raven = played("raven");
    assert_eq!((raven.state.phase, raven.state.me().looked), (Phase::Stack, 4));
    let last = answer(&raven, |state| {
        let player = &mut state.players[0];
        let one = player.seen.iter().next().unwrap();
        (player.seen, player.looked) = (Cards::EMPTY.with(one), 1);
    });
    assert_eq!(last, unfit("cards that were seen"), "the last one needs no order");
}

#[test]
fn a_card_is_placed_that_has_a_place() {
    let mut game = Position::classic(2);
    game.draw_and_play("knight");
    assert_eq!(answer(&game, |_| ()), Ok(()));
    let find = answer(&game, |state| {
        let player = &mut state.players[0];
        player.deck = player.deck.without(Card::FIND).with(card("knight"));
        (state.artifacts, state.used) = (0b11_1110, 1);
        state.phase = Phase::Put(Card::FIND);
    });
    assert_eq!(find, unfit("a card to be placed"));
}

#[test]
fn characters_step_out_of_the_room_of_the_falling_cave_troll() {
    let (troll, game) = (unfit("a Cave Troll"), falling());
    let escape = |room: char, seat: u8, after: u8| {
        answer(&game, decide(Phase::Escape { room: space(room), seat: Seat(seat), after }))
    };
    assert_eq!((escape('B', 1, 1), escape('B', 2, 2)), (Ok(()), Ok(())));
    assert_eq!(escape('C', 1, 1), troll, "another room");
    assert_eq!(escape('B', 1, 2), troll, "out of order");
    assert_eq!(escape('B', 0, 3), troll, "the first again");
}

#[test]
fn a_wraith_pushes_in_the_room_that_she_entered() {
    let mut game = Position::classic(2);
    game.put("A 0:wraith").put("B 1:adventurer 0:adventurer").put("1 1:wraith 0:adventurer");
    game.play("move wraith A B");
    assert_eq!(answer(&game, |_| ()), Ok(()));
    let (room, stairs) = (space('B'), space('1'));
    let push = |room: Space, seat: u8, pusher: Figure, then: Then, pushed: SeatSet| {
        answer(&game, |state| {
            state.phase = Phase::Push { room, seat: Seat(seat), pusher, then };
            state.pushed = pushed;
        })
    };
    let finish =
        |room: Space, seat: u8, pushed: SeatSet| push(room, seat, Figure::Wraith, Then::Finish, pushed);
    assert_eq!(finish(room, 0, SeatSet::NONE), Ok(()));
    assert_eq!(finish(space('A'), 0, SeatSet::NONE), unfit("who pushes"), "she stands elsewhere");
    assert_eq!(finish(stairs, 1, SeatSet::one(Seat(1))), unfit("who pushes"), "no room");
    assert_eq!(finish(room, 0, SeatSet::one(Seat(0))), Ok(()), "in a chain of pushes");
    assert_eq!(finish(room, 0, SeatSet::one(Seat(1))), unfit("a push"), "she was not pushed");
    assert_eq!(push(room, 0, Figure::Wraith, Then::Again, SeatSet::NONE), unfit("a push"));
    let mut lone = Position::classic(2);
    lone.put("B 0:wraith");
    let phase = Phase::Push { room, seat: Seat(0), pusher: Figure::Wraith, then: Then::Finish };
    assert_eq!(answer(&lone, decide(phase)), unfit("a push"), "nobody is there");
}

#[test]
fn a_wraith_pushes_where_she_fled_from_a_cave_troll() {
    let mut game = falling();
    game.play("move wraith B C");
    let (room, push) = (space('C'), unfit("a push"));
    let phase = |seat: u8, after: u8| Phase::Push {
        room,
        seat: Seat(seat),
        pusher: Figure::Wraith,
        then: Then::Escape(after),
    };
    assert_eq!(game.state.phase, phase(0, 1));
    assert_eq!(answer(&game, |_| ()), Ok(()));
    assert_eq!(answer(&game, decide(phase(0, 2))), push, "another seat stepped out");
    let far = answer(&game, |state| {
        let at = space('I');
        state.crowd[room.index()] -= 1;
        state.crowd[at.index()] += 1;
        state.players[0].singles[2] = at;
        state.phase = Phase::Push { room: at, seat: Seat(0), pusher: Figure::Wraith, then: Then::Escape(1) };
    });
    assert_eq!(far, push, "no doorway leads there");
    let chain =
        |phase: Phase| answer(&game, |state| (state.pushed, state.phase) = (SeatSet::one(Seat(0)), phase));
    assert_eq!((chain(phase(0, 1)), chain(phase(0, 2))), (Ok(()), Ok(())), "in a chain of pushes");
    assert_eq!(chain(phase(0, 0)), push, "nobody stepped out");
    let fallen = answer(&game, |state| {
        let at = space('B');
        state.crowd[at.index()] -= 1;
        state.closed = cave_troll::Spaces::NONE;
        state.players[0].singles[3] = Space::NONE;
        state.players[0].fallen |= 1 << 3;
        state.pushed = SeatSet::one(Seat(0));
    });
    assert_eq!(fallen, push, "there is no Cave Troll");
}
