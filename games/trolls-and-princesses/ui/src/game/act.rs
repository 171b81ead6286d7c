//! What pointers, keys and buttons do: they change what is in hand, and carry it out.
//!
//! Every part is chosen by a press; a press on what is chosen already carries it out, where nothing is missing.

use leptos::prelude::*;
use trolls_and_princesses::{Action, Cell, Deed, Phase, Place, Prospect, RoundCard, Tile, TrollCard};

use super::Session;
use super::hand::Point;
use super::hold;
use super::hold::{Due, Grip, Hold, Lie, Thing};
use moot_table_ui::text::refusals;

/// What may be chosen now, with what is in hand. Tracked.
#[must_use]
pub fn grip(session: Session) -> Grip {
    let held = session.hand.in_hand();
    session.state.with(|state| session.legal.with(|legal| hold::grip(state, legal, &held)))
}

/// The actions that what is in hand comes to, legal or not. Tracked.
#[must_use]
pub fn attempt(session: Session) -> Option<Vec<Action>> {
    let grip = grip(session);
    session.state.with(|state| hold::attempt(state, &grip))
}

/// Why what is in hand cannot be carried out; `None` when it can, or while a part is missing. Tracked.
#[must_use]
pub fn why_not(session: Session, actions: &[Action]) -> Option<String> {
    let refused = session.check_all(actions).err()?;
    Some(refusals::why(session, &refused))
}

/// What a place would give if a troll were moved there now: the troll in hand, else the first that could go. Tracked.
#[must_use]
pub fn prospect(session: Session, to: Place) -> Option<Prospect> {
    let held = session.hand.in_hand();
    let moves = session.legal.with(|legal| {
        legal
            .iter()
            .filter_map(|action| match *action {
                Action::Move { from, to: there, push } if there == to => Some((from, push)),
                _ => None,
            })
            .collect::<Vec<_>>()
    });
    let wanted = |&&(from, push): &&(Place, Option<moot_core::Seat>)| {
        let mine = !matches!(held.thing, Thing::Troll { from: other, .. } if other != from);
        mine && (held.push.is_none() || held.push == push)
    };
    let &(from, push) = moves.iter().find(wanted)?;
    session.state.with(|state| state.prospect(from, to, push).ok())
}

/// Puts something into the hand, whatever was there.
fn take(session: Session, next: Hold) {
    session.refused.set(None);
    session.hand.trial.set(None);
    session.hand.hold.set(next);
}

fn free(session: Session) -> bool {
    session.hands.get_untracked().free()
}

/// A thing is pressed: it is picked up, put down when it was in hand, or carried out when nothing is missing.
fn press_thing(session: Session, thing: Thing) {
    if !free(session) {
        return;
    }
    let now = untrack(|| grip(session));
    if session.hand.hold.get_untracked().thing == thing {
        if now.due == Due::Ready && matches!(thing, Thing::Card(_) | Thing::Act(_) | Thing::Deed(_)) {
            confirm(session);
        } else {
            take(session, Hold::NOTHING);
        }
        return;
    }
    let moving = matches!(thing, Thing::Troll { .. } | Thing::Human { .. });
    let to = now.hold.to.filter(|_| moving);
    take(session, Hold { to, ..Hold::of(thing) });
}

/// A cavern of the player or a village is pressed.
pub fn press_place(session: Session, at: Place) {
    session.hand.point.set(Some(Point::Place(at)));
    if !free(session) {
        let held = session.hand.hold.get_untracked();
        take(session, Hold { to: (held.to != Some(at)).then_some(at), ..Hold::NOTHING });
        return;
    }
    let now = untrack(|| grip(session));
    if now.hold.to == Some(at) && now.due == Due::Ready {
        confirm(session);
        return;
    }
    // What may lie elsewhere is told when it is tried: the place is chosen all the same.
    let hold = session.hand.hold.get_untracked();
    let thing = match session.state.with_untracked(|state| state.phase) {
        Phase::Act if !matches!(hold.thing, Thing::Deed(Deed::Outpost | Deed::Hire)) => Thing::Nothing,
        _ => hold.thing,
    };
    let again = hold.to == Some(at) && hold.thing == thing;
    take(session, Hold { thing, to: (!again).then_some(at), push: None, lie: None });
}

/// An own troll is pressed; `same` if it is the one that was moved first in this turn, and that makes a difference.
pub fn press_troll(session: Session, from: Place, same: bool) {
    session.hand.point.set(Some(Point::Place(from)));
    press_thing(session, Thing::Troll { from, same });
}

/// A human in an own cavern is pressed.
pub fn press_human(session: Session, from: Place) {
    session.hand.point.set(Some(Point::Place(from)));
    press_thing(session, Thing::Human { from });
}

/// Whose troll is pushed out of the chosen village.
pub fn press_rival(session: Session, seat: moot_core::Seat) {
    session.refused.set(None);
    session.hand.hold.update(|hold| hold.push = if hold.push == Some(seat) { None } else { Some(seat) });
}

/// A round card of the hand is pressed.
pub fn press_round(session: Session, card: RoundCard) {
    press_thing(session, Thing::Card(card));
}

/// An action of the place is pressed.
pub fn press_deed(session: Session, deed: Deed) {
    press_thing(session, Thing::Deed(deed));
}

/// A decision that is complete is pressed, such as a resource to be filled.
pub fn press_act(session: Session, action: Action) {
    press_thing(session, Thing::Act(action));
}

/// A tile is pressed: one of the displays is picked up, an own king's tile is to be activated.
pub fn press_tile(session: Session, tile: Tile) {
    let acts = session.state.with_untracked(|state| state.phase == Phase::Act);
    press_thing(session, if acts { Thing::Act(Action::Activate(Some(tile))) } else { Thing::Tile(tile) });
}

/// A troll card of the display is pressed.
pub fn press_card(session: Session, card: TrollCard) {
    let buys = session.state.with_untracked(|state| state.phase == Phase::Act);
    press_thing(session, Thing::Act(if buys { Action::Buy(card) } else { Action::Pick(card) }));
}

/// A place in the network is pressed: the tile in hand would lie there; pressed again it is turned on.
pub fn press_cell(session: Session, cell: Cell) {
    session.hand.point.set(Some(Point::Cell(cell)));
    if !free(session) {
        return;
    }
    let now = untrack(|| grip(session));
    let here: Vec<u8> = now.ways.iter().filter(|way| way.lie.cell == cell).map(|way| way.lie.turn).collect();
    let Some(&first) = here.first() else { return };
    let held = now.hold.lie.filter(|lie| lie.cell == cell);
    let next = held.and_then(|lie| here.iter().copied().find(|&turn| turn > lie.turn));
    take(session, Hold { lie: Some(Lie { cell, turn: next.unwrap_or(first) }), ..now.hold });
}

/// Turns the tile in hand to the next way in which it fits where it is, or back.
pub fn rotate(session: Session, back: bool) {
    let now = untrack(|| grip(session));
    let Some(lie) = now.hold.lie else { return };
    let here: Vec<u8> =
        now.ways.iter().filter(|way| way.lie.cell == lie.cell).map(|way| way.lie.turn).collect();
    let Some(at) = here.iter().position(|&turn| turn == lie.turn) else { return };
    let step = if back { here.len() - 1 } else { 1 };
    let turn = here[(at + step) % here.len()];
    take(session, Hold { lie: Some(Lie { turn, ..lie }), ..now.hold });
}

/// Carries out what is in hand.
pub fn confirm(session: Session) -> bool {
    match untrack(|| attempt(session)) {
        Some(actions) => session.play_all(&actions),
        None => false,
    }
}

/// Puts down what was chosen last. Tells whether there was anything.
pub fn cancel(session: Session) -> bool {
    session.refused.set(None);
    let held = session.hand.hold.get_untracked();
    session.hand.hold.set(held.back());
    held != Hold::NOTHING
}
