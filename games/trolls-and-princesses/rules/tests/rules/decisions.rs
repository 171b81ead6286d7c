//! Views from outside whose decision does not fit the position: each is refused with its reason.

use moot_core::Seat;
use moot_testkit::{walk, wire};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{
    Cell, Item, King, Laid, Phase, Place, Reckoning, Stage, State, TROLL_CARDS, Tile, ViewError, Walk,
};

use crate::kit::{Princesses, usual};

/// The answer to the view of the seat that is asked once the position is spoilt.
fn answer(game: &Position, spoil: impl FnOnce(&mut State)) -> Result<(), ViewError> {
    let mut state = game.state;
    spoil(&mut state);
    wire::spoilt::<Princesses>(&game.setup, &state, Some(state.asked()), |_| ())
}

/// A decision that does not fit.
fn unfit(what: &'static str) -> Result<(), ViewError> {
    Err(ViewError::Decision { what })
}

/// Seat 0 acts in a place with its first troll; it has some of everything there.
fn acting(at: &str) -> Position {
    let mut game = Position::new(3);
    game.trolls(0, 1, at).humans(0, 2, "mining").lay(0, "bell-02").acting(at);
    assert_eq!(answer(&game, |_| ()), Ok(()));
    game
}

/// Seat 0 moves its first troll.
fn moving() -> Position {
    let mut game = Position::new(3);
    game.lay(0, "bell-02").moving("nowhere");
    assert_eq!(answer(&game, |_| ()), Ok(()));
    game
}

/// Seat 0 has pushed a troll of seat 1 out of village I, which has four cauldrons.
fn pushed() -> Position {
    let mut game = Position::new(3);
    game.trolls(1, 4, "I").moving("nowhere").play("move beside I push 1");
    assert_eq!(game.state.phase, Phase::Flee { seat: Seat(1) });
    assert_eq!(answer(&game, |_| ()), Ok(()));
    game
}

/// Makes another decision.
fn decide(phase: Phase) -> impl FnOnce(&mut State) {
    move |state| state.phase = phase
}

#[test]
fn first_humans_are_placed_before_the_first_round() {
    let setup = usual(3);
    let mut first = None;
    walk::<Princesses>(&setup, 1, |state| {
        if state.phase == Phase::Settle {
            first.get_or_insert(*state);
        }
    });
    let state = first.unwrap();
    let later = wire::spoilt::<Princesses>(&setup, &state, Some(state.asked()), |state| state.round = 1);
    assert_eq!(later, unfit("the first human"));
}

#[test]
fn the_troll_king_stands_where_a_card_has_sent_him() {
    let (king, game) = ("the troll king", moving());
    let stands = |at: King| answer(&game, |state| state.king = at);
    assert_eq!(stands(King::Nowhere), unfit(king));
    assert_eq!(stands(King::Cavern(Seat(1), Place::village(0))), unfit(king));
    assert_eq!(stands(King::Village(Place::MINING)), unfit(king));
    assert_eq!(stands(King::Village(Place::village(3))), unfit(king), "not in play");
    assert_eq!(stands(King::Village(Place::village(2))), Ok(()));
    let game = Position::new(3);
    assert_eq!(answer(&game, |_| ()), Ok(()));
    let early = |at: King| answer(&game, |state| state.king = at);
    assert_eq!(early(King::Cavern(Seat(1), Place::POWER)), unfit(king), "no card was played");
    assert_eq!(early(King::Village(Place::village(1))), unfit(king), "no card was played");
}

#[test]
fn action_points_are_those_of_the_place() {
    let points = |game: &Position, trolls: u8, outposts: u8, humans: u8, king: u8, rivals: u8| {
        answer(game, |state| {
            state.reckoning = Reckoning { trolls, outposts, humans, king, rivals };
            (state.own, state.lent) = (0, 0);
        })
    };
    let (none, cavern, village) = (unfit("action points"), acting("mining"), acting("II"));
    assert_eq!(points(&cavern, 1, 0, 2, 1, 0), Ok(()));
    assert_eq!(points(&cavern, 0, 0, 2, 1, 0), none, "no troll");
    assert_eq!(points(&cavern, 1, 0, 2, 2, 0), none, "two kings");
    assert_eq!(points(&cavern, 1, 1, 2, 0, 0), none, "an outpost in a cavern");
    assert_eq!(points(&cavern, 1, 0, 2, 0, 1), none, "a rival in a cavern");
    assert_eq!(points(&village, 1, 2, 0, 1, 3), Ok(()));
    assert_eq!(points(&village, 1, 0, 1, 0, 0), none, "a human in a village");
    assert_eq!(answer(&cavern, |state| state.homeward = true), unfit("a castle action"));
    assert_eq!(answer(&village, |state| state.at = Place::village(3)), unfit("a place of action"));
}

#[test]
fn only_who_acts_has_action_points() {
    let (none, game) = (unfit("action points"), moving());
    assert_eq!(answer(&game, |state| state.reckoning.trolls = 1), none);
    assert_eq!(answer(&game, |state| state.activated = true), none);
    assert_eq!(answer(&game, |state| state.homeward = true), none);
    assert_eq!(answer(&game, |state| state.at = Place::MINING), none);
}

#[test]
fn the_troll_that_was_moved_first_is_marked_until_the_second_is_moved() {
    let (moved, second) = (unfit("the troll that was moved"), unfit("the second troll"));
    let game = acting("mining");
    let mark = |game: &Position, at: Option<Place>| answer(game, |state| state.moved = at);
    assert_eq!(mark(&game, None), moved);
    assert_eq!(mark(&game, Some(Place::BUILDING)), moved, "no troll is there");
    assert_eq!(mark(&game, Some(Place::BESIDE)), moved, "nothing moves there");
    assert_eq!(answer(&game, |state| state.second = true), moved, "the second has been moved");
    assert_eq!(answer(&game, |state| (state.second, state.moved) = (true, None)), Ok(()));
    let mut game = moving();
    game.trolls(0, 1, "mining");
    assert_eq!(mark(&game, Some(Place::MINING)), moved, "none has been moved yet");
    assert_eq!(mark(&pushed(), None), moved);
    assert_eq!(answer(&Position::new(3), |state| state.second = true), second);
}

#[test]
fn a_turn_ends_after_the_second_troll() {
    let mut game = Position::new(2);
    game.challenges("blue-any yellow-bat red-bells red-humans").humans(0, 4, "mining").moving("nowhere");
    game.play("move beside power; done; move beside building; done");
    assert_eq!(game.state.phase, Phase::End, "a challenge is met");
    assert_eq!(answer(&game, |_| ()), Ok(()));
    let second = unfit("the second troll");
    assert_eq!(answer(&game, |state| state.second = false), second);
    assert_eq!(answer(&game, |state| state.moved = Some(Place::POWER)), second);
}

#[test]
fn a_claim_interrupts_another_decision_than_the_usual_one() {
    let interrupted = unfit("an interrupted decision");
    let game = acting("mining");
    let before = |phase: Phase, before: Phase| {
        answer(&game, |state| (state.phase, state.interrupted) = (phase, Some(before)))
    };
    assert_eq!(before(Phase::Reward, Phase::Pick), Ok(()));
    assert_eq!(before(Phase::Act, Phase::Pick), interrupted, "no king's tile is due");
    assert_eq!(before(Phase::Reward, Phase::Act), interrupted, "the usual decision");
    assert_eq!(before(Phase::Reward, Phase::Store(Item::Bell)), interrupted, "no claim is made then");
    assert_eq!(before(Phase::Reward, Phase::Home), unfit("a way home"), "it has to fit as well");
}

#[test]
fn a_troll_flees_that_was_pushed_out_of_a_village() {
    let (flee, game) = (unfit("a troll that was pushed"), pushed());
    assert_eq!(answer(&game, |state| state.at = Place::MINING), flee, "no village");
    assert_eq!(answer(&game, |state| state.at = Place::village(3)), flee, "not in play");
    let own = answer(&game, |state| {
        state.phase = Phase::Flee { seat: Seat(0) };
        state.players[0].trolls[Place::BESIDE.index()] -= 1;
        state.players[1].trolls[Place::BESIDE.index()] += 1;
    });
    assert_eq!(own, flee, "the own troll");
    let late = answer(&game, |state| {
        state.stage = Stage::Act;
        state.reckoning = Reckoning { trolls: 1, ..Reckoning::NONE };
    });
    assert_eq!(late, flee, "while the other acts");
    // With room in a single cavern there is nothing to choose.
    let crowd = |humans: [u8; 3]| {
        answer(&game, |state| {
            let placed: u8 = humans.iter().sum();
            state.supply.humans -= placed - 1;
            state.players[1].humans = humans;
            let trolls = &mut state.players[1].trolls;
            (trolls[Place::village(0).index()], trolls[Place::POWER.index()]) = (0, 3);
        })
    };
    assert_eq!(crowd([0, 5, 1]), Ok(()));
    assert_eq!(crowd([0, 5, 2]), flee);
}

#[test]
fn tiles_are_built_and_laid_where_they_are_due() {
    let build = |at: &str, left: u8, must: bool| answer(&acting(at), decide(Phase::Build { left, must }));
    let built = unfit("a tile to be built");
    assert_eq!((build("building", 2, true), build("mining", 1, false)), (Ok(()), Ok(())));
    assert_eq!(build("building", 3, true), built);
    assert_eq!(build("building", 2, false), built);
    assert_eq!(build("mining", 2, true), built);
    assert_eq!(answer(&moving(), decide(Phase::Build { left: 1, must: false })), built, "nobody acts");

    let lay = |game: &Position, kings: bool, left: u8| {
        answer(game, |state| {
            let shown = if kings { &mut state.kings[0] } else { &mut state.caves[0] };
            state.phase = Phase::Lay { tile: *shown, left };
            *shown = Tile::NONE;
        })
    };
    let laid = unfit("a tile to be laid");
    let (mut game, moving) = (acting("building"), moving());
    game.show("bell-03");
    assert_eq!((lay(&game, false, 1), lay(&game, true, 0), lay(&moving, true, 0)), (Ok(()), Ok(()), Ok(())));
    assert_eq!(lay(&game, false, 2), laid);
    assert_eq!(lay(&game, true, 1), laid, "no cave tile follows a king's tile");
    assert_eq!(lay(&moving, false, 0), laid, "nobody acts");
    let mut twin = Position::new(3);
    twin.trolls(0, 1, "building").lay(0, "victory-cows-a").show("bell-03").acting("building");
    assert_eq!(lay(&twin, false, 0), laid, "there is no entrance left");
}

#[test]
fn sites_are_filled_where_some_are_empty() {
    let (fill, game) = (unfit("sites to be filled"), acting("mining"));
    assert_eq!(answer(&game, decide(Phase::Fill)), fill);
    let empty = |state: &mut State| (state.phase, state.players[0].full) = (Phase::Fill, [0; 3]);
    assert_eq!((answer(&game, empty), answer(&moving(), empty)), (Ok(()), fill));
}

#[test]
fn pieces_walk_that_have_not_walked_yet() {
    let (walk, game) = (unfit("a walk"), acting("mining"));
    let trolls = Walk { trolls: 2, must: true, ..Walk::default() };
    let humans = Walk { humans: 3, ..Walk::default() };
    let walks = |walk: Walk| answer(&game, decide(Phase::Walk(walk)));
    assert_eq!((walks(trolls), walks(humans)), (Ok(()), Ok(())));
    assert_eq!(answer(&moving(), decide(Phase::Walk(humans))), walk, "nobody acts");
    assert_eq!(walks(Walk { trolls: 3, ..trolls }), walk, "two trolls at most");
    assert_eq!(walks(Walk { humans: 2, ..trolls }), walk, "and one human");
    assert_eq!(walks(Walk { humans: 4, ..humans }), walk, "three humans at most");
    assert_eq!(walks(Walk { trolls: 1, ..humans }), walk, "and no troll");
    let mut two = game.clone();
    two.trolls(0, 1, "power");
    let walked = |at: Place, same: bool| {
        answer(&two, decide(Phase::Walk(Walk { walked: Some(at), same, trolls: 1, ..trolls })))
    };
    assert_eq!((walked(Place::MINING, false), walked(Place::MINING, true)), (Ok(()), Ok(())));
    assert_eq!(walked(Place::POWER, false), Ok(()));
    assert_eq!(walked(Place::POWER, true), walk, "another troll than was moved");
    assert_eq!(walked(Place::village(0), false), walk, "no troll is there");
    assert_eq!(walked(Place::BESIDE, false), walk, "nothing walks there");
    let unmarked = answer(&game, |state| {
        (state.second, state.moved) = (true, None);
        state.phase = Phase::Walk(Walk { same: true, ..trolls });
    });
    assert_eq!(unmarked, walk, "none has walked");
    assert_eq!(walks(Walk { strolled: [2, 0, 0], ..humans }), Ok(()));
    assert_eq!(walks(Walk { strolled: [3, 0, 0], ..humans }), walk, "so many humans are not there");
}

#[test]
fn pieces_leave_the_board_for_a_village_where_an_item_is_taken() {
    let piece = unfit("a piece to leave the board");
    let uncover = |at: &str, item: Item, to: Place| {
        let mut game = acting(at);
        game.card(0, "midwife").card(0, "watchman");
        answer(&game, decide(Phase::Uncover { item, to }))
    };
    let (first, second) = (Place::village(0), Place::village(1));
    assert_eq!(uncover("building", Item::Outpost, first), Ok(()));
    assert_eq!(uncover("mining", Item::Outpost, first), piece);
    assert_eq!(uncover("building", Item::Outpost, Place::MINING), piece);
    assert_eq!(uncover("building", Item::Outpost, Place::village(3)), piece, "not in play");
    assert_eq!(uncover("I", Item::Changeling, first), Ok(()));
    assert_eq!(uncover("I", Item::Changeling, second), piece);
    assert_eq!(uncover("mining", Item::Changeling, Place::MINING), piece);
}

#[test]
fn an_item_is_stored_where_there_is_room() {
    let store = unfit("an item to be stored");
    let take = |item: Item| {
        move |state: &mut State| {
            state.villages[0].items[item as usize] -= 1;
            state.phase = Phase::Store(item);
        }
    };
    assert_eq!(answer(&acting("I"), take(Item::Bell)), Ok(()));
    assert_eq!(answer(&moving(), take(Item::Bell)), store, "nobody acts");
    assert_eq!(answer(&acting("I"), take(Item::Outpost)), store, "no spot");
    assert_eq!(answer(&acting("I"), take(Item::Human)), store, "humans go into caverns");
}

#[test]
fn trolls_go_home_after_a_castle_action() {
    let (home, game) = (unfit("a way home"), acting("I"));
    let way = |state: &mut State| (state.phase, state.homeward) = (Phase::Home, true);
    assert_eq!(answer(&game, way), Ok(()));
    assert_eq!(answer(&game, decide(Phase::Home)), home, "no castle action");
    let gone = answer(&game, |state| {
        way(state);
        state.players[0].trolls[Place::village(0).index()] = 0;
        state.players[0].trolls[Place::village(1).index()] = 1;
        state.moved = Some(Place::village(1));
    });
    assert_eq!(gone, home, "no troll is there");
    let full = answer(&game, |state| {
        way(state);
        let trolls = &mut state.players[0].trolls;
        (trolls[Place::BESIDE.index()], trolls[Place::BUILDING.index()]) = (0, 4);
        state.players[0].humans = [5, 1, 1];
        state.supply.humans -= 4;
    });
    assert_eq!(full, home, "with room in one cavern there is nothing to choose");
}

#[test]
fn numbers_out_of_range_are_named() {
    let game = acting("mining");
    let range = |what: &'static str| Err(ViewError::Range { what });
    let asked = Some(Seat(0));
    let check = |spoil: fn(&mut State)| wire::spoilt::<Princesses>(&game.setup, &game.state, asked, spoil);
    assert_eq!(check(|state| state.first = Seat(3)), range("seat"));
    assert_eq!(check(|state| state.at = Place(8)), range("place"));
    assert_eq!(check(|state| state.players[0].cards = 1 << TROLL_CARDS), range("troll card"));
    assert_eq!(check(|state| state.players[0].filled = 1 << (2 * TROLL_CARDS)), range("troll card"));
    assert_eq!(check(|state| state.players[1].outposts = 1 << 4), range("piece"));
    assert_eq!(check(|state| state.players[1].changelings = 1 << 4), range("piece"));
    assert_eq!(check(|state| state.players[1].claimed = 1 << 4), range("piece"));
    assert_eq!(check(|state| state.players[1].field[0] = 2_001), range("resource"));
    assert_eq!(check(|state| state.players[1].field[0] = 2_000), Ok(()));
    assert_eq!(check(|state| state.players[1].power = 21), range("count"));
    let lay = |laid: Laid| {
        let tile = Tile::from_id("bell-02").unwrap();
        let spoil = |state: &mut State| state.laid[usize::from(tile.0)] = laid;
        wire::spoilt::<Princesses>(&game.setup, &game.state, asked, spoil)
    };
    let place = range("place of a tile");
    assert_eq!(lay(Laid { cell: Cell::START, turn: 4 }), Ok(()));
    assert_eq!(lay(Laid { cell: Cell::START, turn: 5 }), place);
    assert_eq!(lay(Laid { cell: Cell([2, 0, 0, 0]), turn: 0 }), place, "a centre of no tile");
    assert_ne!(lay(Laid { cell: Cell([-84, 0, -84, -84]), turn: 0 }), place);
    assert_eq!(lay(Laid { cell: Cell([-85, 0, 0, 0]), turn: 0 }), place, "too far away");
}
