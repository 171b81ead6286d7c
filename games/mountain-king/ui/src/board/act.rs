//! Input handling for pointers, keys and buttons: changes the selection and confirms it.

use leptos::prelude::*;
use moot_core::Game;
use moot_table::Refused;
use mountain_king::{Action, Illegal, Mask, MountainKing, Phase, Square};

use super::build;
use super::build::{chosen_actions, lie, spot};
use super::model::{Choice, Mode, Mover, NoTurn};
use super::places::{Places, Spot};
use super::reach;
use super::reach::Reach;
use crate::game::Pick;
use crate::marker::Session;
use crate::text::table::king;

/// The current mode of the board.
#[must_use]
pub fn mode(session: Session) -> Mode {
    if !session.input_control().get().free() {
        return Mode::Watch;
    }
    session.state().with(|state| session.selection().pick().with(|pick| build::mode(state, pick)))
}

/// The legal places of the selected tunnel or hall.
#[must_use]
pub fn places(session: Session) -> Option<Places> {
    let mode = mode(session);
    session.state().with(|state| build::places(&session.setup(), state, mode))
}

/// Takes a tile or a statue in hand: nothing of an earlier choice is kept.
fn take(session: Session, pick: Pick) {
    session.selection().own().pay_with(None);
    session.selection().point_at(None);
    session.selection().select(pick);
}

/// Selects a tunnel of a stack. Resets its orientation and any tokens chosen for another price.
pub fn take_tunnel(session: Session, shape: u8, cost: [u8; 3]) {
    take(session, Pick::Dig { shape, cost, lie: 0, at: None });
}

/// Changes the price of the selected tunnel; its place is kept.
pub fn change_price(session: Session, price: [u8; 3]) {
    session.selection().own().pay_with(None);
    session.selection().change(|pick| {
        if let Pick::Dig { cost, .. } = pick {
            *cost = price;
        }
    });
}

/// Selects a great hall.
pub fn take_hall(session: Session, hall: u8) {
    take(session, Pick::Hall { hall, lie: 0, at: None });
}

/// Selects a statue.
pub fn take_statue(session: Session, from: Square) {
    take(session, Pick::Statue { from, to: None });
}

/// Previews the selected tunnel or hall at a place.
fn put(session: Session, place: Spot) {
    if let (Phase::Lay { shape, cost }, Pick::None | Pick::Square { .. }) =
        (session.state().with(|state| state.phase), session.selection().pick().get_untracked())
    {
        // A tunnel that was begun earlier, for instance before a reload, is in hand without a selection.
        session.selection().select(Pick::Dig { shape, cost, lie: place.lie, at: Some(place.at) });
        return;
    }
    session.selection().change(|pick| match pick {
        Pick::Dig { lie, at, .. } | Pick::Hall { lie, at, .. } => {
            *lie = place.lie;
            *at = Some(place.at);
        }
        _ => {}
    });
}

/// Clears the place of the selected tunnel or hall.
fn lift(session: Session) {
    session.selection().change(|pick| match pick {
        Pick::Dig { at, .. } | Pick::Hall { at, .. } => *at = None,
        _ => {}
    });
}

/// Handles a click on a square. With `sure`, a click on the preview confirms it, as with a mouse or the Enter key; a touch
/// rotates the preview instead, because it is less precise.
pub fn press(session: Session, at: Square, sure: bool) {
    session.clear_refusal();
    match mode(session) {
        Mode::Dig { .. } | Mode::Hall { .. } => press_shape(session, at, sure),
        Mode::Statue { by, from } => press_statue(session, by, from, at, sure),
        Mode::Gate => press_choice(session, Pick::Square { at }, at, sure),
        Mode::Choose(choice) => {
            let pick = choice_pick(session, choice, at);
            press_choice(session, pick, at, sure);
        }
        Mode::Watch => look(session, at),
    }
}

fn press_shape(session: Session, at: Square, sure: bool) {
    let Some(places) = places(session) else { return };
    let pick = session.selection().pick().get_untracked();
    let there = spot(&pick).filter(|&spot| places.cover(spot).has(at));
    session.selection().point_at(Some(at));
    match there {
        Some(_) if sure => {
            confirm(session);
        }
        Some(_) => turn(session, false),
        // Where nothing fits, the hatched preview at the point shows the reason.
        None => match places.best(at, lie(&pick)) {
            Some(found) => put(session, found),
            None => lift(session),
        },
    }
}

fn press_statue(session: Session, by: Mover, from: Option<Square>, at: Square, sure: bool) {
    session.selection().point_at(Some(at));
    let statue = session.state().with(|state| {
        let mine = state.network(state.active).has(at);
        state.statue_at(at).is_some() && mine != (by == Mover::Stir)
    });
    match from {
        _ if statue && from != Some(at) => take_statue(session, at),
        None => {}
        Some(from) => {
            let again = session.selection().pick().get_untracked() == Pick::Statue { from, to: Some(at) };
            if again && sure {
                confirm(session);
            } else if at != from {
                session.selection().own().pay_with(None);
                session.selection().select(Pick::Statue { from, to: Some(at) });
                // The board does not mark what lies out of reach; the message says why.
                if let Err(Missing::Legal(why)) = untrack(|| decisions(session)) {
                    session.refuse(Refused::Illegal(why));
                }
            }
        }
    }
}

fn press_choice(session: Session, pick: Pick, at: Square, sure: bool) {
    session.selection().point_at(Some(at));
    if session.selection().pick().get_untracked() == pick && sure {
        confirm(session);
    } else {
        session.selection().select(pick);
    }
}

fn choice_pick(session: Session, choice: Choice, at: Square) -> Pick {
    match choice {
        Choice::Shop | Choice::AnyShop => {
            let site = session.setup().board().sites.iter().position(|&site| site == at);
            site.map_or(Pick::Square { at }, |site| Pick::Shop { site: site as u8 })
        }
        _ => Pick::Square { at },
    }
}

/// Handles a click without a selection: selects an own statue while statues can be moved, else a workshop.
fn look(session: Session, at: Square) {
    session.selection().point_at(Some(at));
    if !session.input_control().get_untracked().free() {
        let again = session.selection().pick().get_untracked() == (Pick::Square { at });
        return session.selection().select(if again { Pick::None } else { Pick::Square { at } });
    }
    let (late, statue, step) = session.state().with(|state| {
        let mine = state.network(state.active).has(at) && state.statue_at(at).is_some();
        (build::late(state.stage), mine, state.phase == Phase::Step)
    });
    let site = session.setup().board().sites.iter().position(|&site| site == at);
    if late && statue && step {
        take_statue(session, at);
    } else if let Some(site) = site.filter(|_| step && !late) {
        session.selection().select(Pick::Shop { site: site as u8 });
    } else if session.selection().pick().get_untracked() == (Pick::Square { at }) {
        session.selection().select(Pick::None);
    } else if matches!(session.selection().pick().get_untracked(), Pick::None | Pick::Square { .. }) {
        session.selection().select(Pick::Square { at });
    }
}

/// Rotates the preview about the pointed square by a quarter turn, or mirrors it, to the next fitting orientation.
pub fn turn(session: Session, mirror: bool) {
    let Some(places) = places(session) else { return };
    let pick = session.selection().pick().get_untracked();
    let pivot = session.selection().point().get_untracked();
    let Some(now) = spot(&pick).or_else(|| places.best(pivot?, lie(&pick))) else { return };
    let pivot = pivot.filter(|&at| places.cover(now).has(at)).unwrap_or(now.at);
    match turned(&places, now, pivot, mirror) {
        Ok(next) => {
            put(session, next);
            session.selection().point_at(Some(pivot));
        }
        Err(why) => session.show_note(king().board.no_turn(why).to_owned()),
    }
}

/// The preview after a turn or in the mirror.
fn turned(places: &Places, now: Spot, pivot: Square, mirror: bool) -> Result<Spot, NoTurn> {
    if mirror && !places.may_flip() {
        return Err(NoTurn::Hall);
    }
    if mirror && places.is_symmetric(now.lie) {
        return Err(NoTurn::Symmetric);
    }
    let next = if mirror { places.mirrored(now, pivot) } else { places.turned(now, pivot) };
    next.ok_or(if mirror { NoTurn::NoMirrored } else { NoTurn::NoTurned })
}

/// Whether a quarter turn changes the tile at hand at all, and whether the mirror does.
#[must_use]
pub fn changes(session: Session) -> (bool, bool) {
    places(session).map_or((false, false), |places| (places.changes(false), places.changes(true)))
}

/// Why the preview cannot be rotated or mirrored at its place; `None` if it can.
#[must_use]
pub fn no_turn(session: Session, mirror: bool) -> Option<NoTurn> {
    let (Some(places), Some(now)) = (places(session), session.selection().pick().with(spot)) else {
        return Some(NoTurn::NotPlaced);
    };
    let pivot = session.selection().point().get().filter(|&at| places.cover(now).has(at)).unwrap_or(now.at);
    turned(&places, now, pivot, mirror).err()
}

/// What a pointer has taken hold of on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Held {
    /// The preview of a tunnel or hall: where it was, and the square under the pointer.
    Shape(Spot, Square),
    /// The preview of a statue.
    Statue,
}

/// The part of the preview on a square that can be dragged.
#[must_use]
pub fn grab(session: Session, at: Square) -> Option<Held> {
    let pick = session.selection().pick().get_untracked();
    if let Pick::Statue { to: Some(to), .. } = pick {
        return (to == at).then_some(Held::Statue);
    }
    let place = spot(&pick)?;
    untrack(|| places(session))?.cover(place).has(at).then_some(Held::Shape(place, at))
}

/// Moves the preview with the pointer: to the legal place nearest to it. `targets` are the squares that a statue can reach.
pub fn drag(session: Session, held: Held, to: Square, targets: &Mask) {
    let pick = session.selection().pick().get_untracked();
    match (held, pick) {
        (Held::Shape(start, from), _) => {
            let Some(next) = untrack(|| places(session)).and_then(|places| places.dragged(start, from, to))
            else {
                return;
            };
            if spot(&pick) != Some(next) {
                put(session, next);
                let pivot = from.offset(
                    next.at.column() as i8 - start.at.column() as i8,
                    next.at.row() as i8 - start.at.row() as i8,
                );
                session.selection().point_at(pivot);
            }
        }
        (Held::Statue, Pick::Statue { from, to: Some(now) }) if now != to && targets.has(to) => {
            session.selection().own().pay_with(None);
            session.selection().select(Pick::Statue { from, to: Some(to) });
            session.selection().point_at(Some(to));
        }
        (Held::Statue, _) => {}
    }
}

/// Carries a tile of the tray over a square: takes it in hand if it is not yet, and lays its preview at the place that a pointer there
/// means.
pub fn lay(session: Session, tile: Pick, over: Square) {
    session.clear_refusal();
    if !session.selection().pick().get_untracked().is_same_tile(tile) {
        take(session, tile);
    }
    let pick = session.selection().pick().get_untracked();
    let found = untrack(|| places(session)).and_then(|places| places.carried(over, lie(&pick)));
    if let Some(found) = found.filter(|&found| spot(&pick) != Some(found)) {
        put(session, found);
        session.selection().point_at(Some(over));
    }
}

/// Puts back what was in hand before a tile was carried over the mountain.
pub fn put_back(session: Session, before: Pick) {
    session.selection().point_at(None);
    session.selection().select(before);
}

/// Moves the placed preview with the keyboard cursor, if some place covers the square.
pub fn carry(session: Session, at: Square) {
    let pick = session.selection().pick().get_untracked();
    match pick {
        Pick::Dig { at: Some(_), .. } | Pick::Hall { at: Some(_), .. } => {
            let Some(places) = places(session) else { return };
            if let Some(found) = places.best(at, lie(&pick)) {
                put(session, found);
            }
        }
        Pick::Statue { from, to: Some(_) } => {
            session.selection().own().pay_with(None);
            session.selection().select(Pick::Statue { from, to: None });
        }
        Pick::Square { .. } | Pick::Shop { .. } => session.selection().select(Pick::None),
        _ => {}
    }
}

/// Clears the chosen place first, then the selection. Returns whether there was anything to clear.
pub fn cancel(session: Session) -> bool {
    session.clear_refusal();
    session.selection().own().pay_with(None);
    let next = match session.selection().pick().get_untracked() {
        Pick::None => return false,
        Pick::Dig { shape, cost, lie, at: Some(_) } => Pick::Dig { shape, cost, lie, at: None },
        Pick::Hall { hall, lie, at: Some(_) } => Pick::Hall { hall, lie, at: None },
        Pick::Statue { from, to: Some(_) } => Pick::Statue { from, to: None },
        _ => Pick::None,
    };
    session.selection().point_at(None);
    session.selection().select(next);
    true
}

/// Clears the selection and its place.
pub fn drop_all(session: Session) {
    while cancel(session) {}
}

/// The actions that a confirmation would play now: one, or several that belong together.
///
/// # Errors
/// The part that is missing.
pub fn decisions(session: Session) -> Result<Vec<Action>, Missing> {
    let pick = session.selection().pick().get();
    let mode = mode(session);
    let state = session.state().get();
    let paying = session.selection().own().paying().get();
    match mode {
        Mode::Dig { shape, cost } => {
            let place = spot(&pick).ok_or(Missing::Place)?;
            build::check_lay(&session.setup(), &state, mode, place).map_err(Missing::Legal)?;
            let squares = build::places(&session.setup(), &state, mode).map(|places| places.cover(place));
            let price = build::price(&state, cost, &squares.ok_or(Missing::Place)?);
            let paid = build::payment(&state, price, paying).ok_or(Missing::Legal(Illegal::NotOwned))?;
            let lay = Action::Lay { lie: place.lie, at: place.at, paid };
            Ok(if state.phase == Phase::Step { vec![Action::Dig { shape, cost }, lay] } else { vec![lay] })
        }
        Mode::Hall { hall } => {
            let place = spot(&pick).ok_or(Missing::Place)?;
            Ok(vec![Action::Dedicate { hall, lie: place.lie, at: place.at }])
        }
        Mode::Statue { by, .. } => {
            let Pick::Statue { from, to: Some(to) } = pick else { return Err(Missing::Place) };
            match by {
                Mover::Walk => Ok(vec![Action::Walk { from, to }]),
                Mover::Stir => Ok(vec![Action::Stir { from, to }]),
                Mover::Carts => {
                    let reach =
                        Reach::new(&state, from).ok_or(Missing::Legal(Illegal::NoStatue { at: from }))?;
                    let route = reach.route(to);
                    if route.is_empty() {
                        let taken = state.statue_at(to).is_some();
                        let why =
                            if taken { Illegal::Occupied { at: to } } else { Illegal::TooFar { at: to } };
                        return Err(Missing::Legal(why));
                    }
                    let carts = reach::pay_carts(state.me(), reach.clan, route.len(), paying);
                    let carts = carts.ok_or(Missing::Legal(Illegal::Short {
                        kind: mountain_king::Kind::Cart,
                        need: route.len() as u8,
                        have: reach::usable_carts(state.me(), reach.clan),
                    }))?;
                    let mut at = from;
                    let hop = |(stop, cart)| Action::Cart {
                        from: core::mem::replace(&mut at, stop),
                        to: stop,
                        cart,
                    };
                    Ok(route.into_iter().zip(carts).map(hop).collect())
                }
            }
        }
        Mode::Gate => {
            let at = build::looked_at(&pick).ok_or(Missing::Place)?;
            let start = session.setup().board().starts.iter().position(|start| start.square == at);
            let gate = Action::Gate(start.ok_or(Missing::Place)? as u8);
            match session.check(gate) {
                Err(Refused::Illegal(why)) => Err(Missing::Legal(why)),
                _ => Ok(vec![gate]),
            }
        }
        Mode::Choose(choice) => {
            let at = match pick {
                Pick::Square { at } => at,
                Pick::Shop { site } => {
                    // Any workshop can be selected for inspection, even one that cannot be activated.
                    let activate = Action::Activate(site);
                    MountainKing::check(&session.setup(), &state, state.active, activate)
                        .map_err(Missing::Legal)?;
                    return Ok(vec![activate]);
                }
                _ => return Err(Missing::Place),
            };
            let actions =
                session.legal().with(|legal| chosen_actions(&session.setup(), &state, legal, choice, at));
            match actions.as_slice() {
                [] => Err(Missing::Place),
                [one] => Ok(vec![*one]),
                _ => Err(Missing::Clan),
            }
        }
        Mode::Watch => Err(Missing::Place),
    }
}

/// The reason why the selection is not a decision yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Missing {
    /// A place has to be chosen.
    Place,
    /// No clan is chosen for the pedestal: each clan has its own button.
    Clan,
    /// The rules forbid it.
    Legal(Illegal),
}

/// Carries out the selection.
pub fn confirm(session: Session) -> bool {
    match untrack(|| decisions(session)) {
        Ok(actions) => session.play_all(&actions),
        Err(Missing::Legal(why)) => {
            session.refuse(Refused::Illegal(why));
            false
        }
        Err(Missing::Place | Missing::Clan) => false,
    }
}
