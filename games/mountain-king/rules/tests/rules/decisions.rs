//! Views from outside that no game can have: each is refused with its reason.

use moot_core::Seat;
use moot_testkit::{walk, wire};
use mountain_king::card::{NONE, TROLLS};
use mountain_king::testing::Position;
use mountain_king::{Clan, Illegal, Mask, Phase, Setup, Spell, Square, Stage, State, ViewError};

use crate::kit::{King, usual};

/// The answer to the view of the active seat once the position is spoilt.
fn answer(setup: &Setup, state: &State, spoil: impl FnOnce(&mut State)) -> Result<(), ViewError> {
    let mut spoilt = *state;
    spoil(&mut spoilt);
    wire::spoilt::<King>(setup, &spoilt, Some(spoilt.active), |_| ())
}

/// A decision that does not fit.
fn unfit(what: &'static str) -> Result<(), ViewError> {
    Err(ViewError::Decision { what })
}

/// A number out of range.
fn range(what: &'static str) -> Result<(), ViewError> {
    Err(ViewError::Range { what })
}

/// The last decision of that kind of seat 3 before the first round.
fn beginning(phase: Phase) -> (Setup, State) {
    let setup = Setup::new(4, usual(4).side(), usual(4).supply(), Some(Seat(0))).unwrap();
    let mut found = None;
    walk::<King>(&setup, 1, |state| {
        if state.phase == phase && state.active == Seat(3) {
            found = Some(*state);
        }
    });
    let state = found.unwrap();
    assert_eq!(answer(&setup, &state, |_| ()), Ok(()));
    (setup, state)
}

#[test]
fn numbers_out_of_range_are_named() {
    let mut game = Position::new(3);
    game.hall("stonecutter", &[(5, 5), (6, 5), (6, 6), (7, 6), (7, 7), (8, 7)], (6, 6));
    let check = |spoil: fn(&mut State)| answer(&game.setup, &game.state, spoil);
    assert_eq!(check(|state| state.players[4].honour = 1), range("seat"), "nobody sits there");
    assert_eq!(check(|state| state.nets[4] = state.nets[0]), range("seat"), "nobody sits there");
    let heart = Mask::one(Square::at(9, 7));
    let network = range("square of a network");
    assert_eq!(answer(&game.setup, &game.state, |state| state.nets[0] |= heart), network);
    assert_eq!(answer(&game.setup, &game.state, |state| state.loose |= heart), network);
    assert_eq!(check(|state| state.round = 61), range("round"));
    assert_eq!(check(|state| state.rounds_left = 4), range("round"));
    assert_eq!(check(|state| state.halls[0].lie = 4), range("hall"), "there are four ways to lie");
    assert_eq!(
        check(|state| state.statue_clans = [Clan::Fire, Clan::Fire, Clan::Ice]),
        range("clan of a statue")
    );
    assert_eq!(
        check(|state| state.statue_clans = [Clan::Ice, Clan::Fire, Clan::Fire]),
        range("clan of a statue")
    );
    assert_eq!(check(|state| state.standing[3] = Square(21 * 32)), range("square of a pedestal"));
    assert_eq!(check(|state| state.shops[10] = 0), range("workshop"), "ten sites are on this side");
    assert_eq!(check(|state| state.players[0].honour = 1_001), range("honour"));
    assert_ne!(check(|state| state.players[0].honour = 1_000), range("honour"));
    assert_eq!(check(|state| state.players[0].trolls[0] = TROLLS + 6), range("troll in a trollsmoot"));
    assert_eq!(check(|state| state.rites.activations = 3), range("rite"));
    let starter = range("starter");
    assert_eq!(check(|state| state.draft.hand[0] = 6), starter);
    assert_eq!(check(|state| state.draft.held = 3), starter);
    assert_eq!(check(|state| state.draft.deck = 1 << 6), starter);
}

#[test]
fn the_night_market_trades_as_often_as_its_card_says() {
    let mut game = Position::with_spell(Spell::NightMarket, "r");
    game.play("cast 0 r");
    assert_eq!(answer(&game.setup, &game.state, |_| ()), Ok(()));
    assert_eq!(answer(&game.setup, &game.state, |state| state.rites.market += 1), range("rite"));
}

#[test]
fn nobody_is_asked_before_a_draw() {
    let game = Position::new(3);
    for phase in [Phase::Deal(0), Phase::Draw, Phase::Refill(0), Phase::Bag(5), Phase::Page(0), Phase::Over] {
        let asked = answer(&game.setup, &game.state, |state| state.phase = phase);
        assert_eq!(asked, unfit("nobody is asked"), "{phase:?}");
    }
}

#[test]
fn gates_are_placed_before_everything_else() {
    let (setup, state) = beginning(Phase::Gate);
    let check = |spoil: fn(&mut State)| answer(&setup, &state, spoil);
    let begun = unfit("the game has not begun");
    assert_eq!(check(|state| state.round = 1), begun);
    assert_eq!(check(|state| state.stage = Stage::Halls), begun);
    assert_eq!(check(|state| state.uses = 1), begun);
    assert_eq!(check(|state| state.casting = 0), begun);
    assert_eq!(check(|state| state.using = 0), begun);
    let gate = unfit("a gate");
    assert_eq!(check(|state| state.players[1].trolls[0] = TROLLS), gate, "a starter");
    assert_eq!(check(|state| state.draft.held = 2), gate, "a draft");
    let placed = answer(&setup, &state, |state| {
        let free =
            setup.board().starts.iter().find(|start| !state.owned_squares().has(start.square)).unwrap();
        state.nets[3] = Mask::one(free.square);
        state.players[3].gate = free.square;
    });
    assert_eq!(placed, gate, "the own gate");
}

#[test]
fn two_starters_are_in_the_hand_of_who_drafts() {
    let (setup, state) = beginning(Phase::Draft);
    let check = |spoil: fn(&mut State)| answer(&setup, &state, spoil);
    assert_eq!(check(|state| state.draft.held = 1), unfit("two starters in hand"));
    assert_eq!(
        check(|state| state.draft.hand.reverse()),
        Err(ViewError::Knowledge),
        "the lower one comes first"
    );
    assert_ne!(check(|state| state.draft.deck ^= 1), Ok(()), "one starter too many or too few");
    let twice = |state: &mut State| state.draft.deck |= 1 << (state.players[3].trolls[0] - TROLLS);
    assert_ne!(answer(&setup, &state, twice), Ok(()), "one in the deck and in the trollsmoot");
    assert_ne!(check(|state| state.players[0].trolls[3] = NONE), Ok(()), "the others have four");
    assert_eq!(check(|state| state.round = 1), unfit("the game has not begun"));
}

#[test]
fn a_reason_is_shown_as_it_is_written() {
    assert_eq!(Illegal::NotOwned.to_string(), "NotOwned");
}
