//! Step 4: move statues (rulebook: move statues), and the spells that move them.

use moot_core::EventSink;

use crate::tables::{Board, tune};
use crate::{Action, Event, Illegal, Kind, Mask, Square, Stage, State, Token};

/// The statues of the active player's network, with the squares that each can reach by so many carts.
fn movable(state: &State, carts: u8, mut each: impl FnMut(usize, Square, Mask)) {
    let net = state.network(state.active);
    let taken = state.statue_squares();
    for (statue, from) in state.statues().filter(|(_, at)| net.has(*at)) {
        each(statue, from, state.reach_by(state.active, from, carts).minus(&taken));
    }
}

/// Lists every move by one cart, with the canonical cart.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    if !matches!(state.stage, Stage::Halls | Stage::Carts) || state.me().owned()[Kind::Cart] == 0 {
        return;
    }
    movable(state, 1, |statue, from, squares| {
        if let Some(cart) = state.me().pick_cart(Some(state.statue_clan(statue))) {
            out.extend(squares.iter().map(|to| Action::Cart { from, to, cart }));
        }
    });
}

/// Checks that a statue of the own network may go from one square to another by so many carts.
fn check_move(state: &State, from: Square, to: Square, carts: u8) -> Result<usize, Illegal> {
    let statue = state
        .statue_at(from)
        .filter(|_| state.network(state.active).has(from))
        .ok_or(Illegal::NoStatue { at: from })?;
    if !state.reach_by(state.active, from, carts).has(to) {
        return Err(Illegal::TooFar { at: to });
    }
    if state.statue_at(to).is_some() {
        return Err(Illegal::Occupied { at: to });
    }
    Ok(statue)
}

/// Checks a move by one cart.
pub(crate) fn check(state: &State, from: Square, to: Square, cart: Token) -> Result<(), Illegal> {
    if !matches!(state.stage, Stage::Halls | Stage::Carts) {
        return Err(Illegal::StepTwoFirst);
    }
    let statue = check_move(state, from, to, 1)?;
    match state.me().token(cart) {
        None => Err(Illegal::NotOwned),
        Some((Kind::Cart, None)) => Ok(()),
        Some((Kind::Cart, Some(clan))) if clan == state.statue_clan(statue) => Ok(()),
        Some((Kind::Cart, Some(clan))) => Err(Illegal::BoundCart { clan }),
        Some(_) => Err(Illegal::NotACart),
    }
}

/// Moves a statue by one cart.
pub(crate) fn cart(
    state: &mut State,
    from: Square,
    to: Square,
    cart: Token,
    events: &mut impl EventSink<Event>,
) {
    state.me_mut().spend(cart.into());
    state.stage = Stage::Carts;
    shift(state, from, to, events);
}

/// Puts the statue on `from` onto `to`.
pub(crate) fn shift(state: &mut State, from: Square, to: Square, events: &mut impl EventSink<Event>) {
    if let Some(statue) = state.statue_at(from) {
        state.statues[statue] = to;
        events.send(Event::Moved { seat: state.active, clan: state.statue_clan(statue), from, to });
    }
}

/// Lists the moves of Walking Statue.
pub(crate) fn list_walks(state: &State, out: &mut Vec<Action>) {
    movable(state, tune::WALKING_STATUE_TUNNELS, |_, from, squares| {
        out.extend(squares.iter().map(|to| Action::Walk { from, to }));
    });
}

/// Checks a move of Walking Statue.
pub(crate) fn check_walk(state: &State, from: Square, to: Square) -> Result<(), Illegal> {
    check_move(state, from, to, tune::WALKING_STATUE_TUNNELS).map(|_| ())
}

/// Where Restless Kin can move the statue on `from`: empty untouched squares a few steps away.
fn stirring(board: &Board, state: &State, from: Square) -> Mask {
    let untouched = state.untouched(board);
    let mut reached = Mask::one(from) & untouched;
    for _ in 0..tune::RESTLESS_KIN_STEPS {
        reached |= reached.sides() & untouched;
    }
    let filled = state.statue_squares() | state.buried | state.rubble;
    reached.minus(&filled)
}

/// Lists the moves of Restless Kin.
pub(crate) fn list_stirs(board: &Board, state: &State, out: &mut Vec<Action>) {
    let untouched = state.untouched(board);
    for (_, from) in state.statues().filter(|(_, at)| untouched.has(*at)) {
        out.extend(stirring(board, state, from).iter().map(|to| Action::Stir { from, to }));
    }
}

/// Checks a move of Restless Kin.
pub(crate) fn check_stir(board: &Board, state: &State, from: Square, to: Square) -> Result<(), Illegal> {
    let untouched = state.untouched(board);
    if state.statue_at(from).is_none() || !untouched.has(from) {
        return Err(Illegal::NoStatue { at: from });
    }
    if state.statue_at(to).is_some() {
        return Err(Illegal::Occupied { at: to });
    }
    if !stirring(board, state, from).has(to) {
        return Err(Illegal::TooFar { at: to });
    }
    Ok(())
}
