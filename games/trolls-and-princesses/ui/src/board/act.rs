//! Input handling for pointers, keys and buttons: changes the selection and carries it out.
//!
//! Each part is chosen by a click. A second click on it in a list puts it back: fingers press twice by mistake, and an action costs
//! goods. On the board, and with the Enter key, it carries the selection out if that is complete.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use trolls_and_princesses::{Action, Cell, Phase, Place, PlaceAction, Prospect, RoundCard, Tile, TrollCard};

use crate::game::pick;
use crate::game::pick::{Choices, Lie, NextPart, Pick, Thing};
use crate::game::selection::Point;
use crate::marker::Session;
use crate::text::table::{princess, texts};
use moot_table_ui::game::text_context::TextContext;
pub use moot_table_ui::selection_controls::why_not;

/// The current options, given the selection. Tracked.
#[must_use]
pub fn choices(session: Session) -> Choices {
    let held = session.selection().shown();
    session.state().with(|state| session.legal().with(|legal| pick::choices(state, legal, &held)))
}

/// The actions that the selection stands for, legal or not. Tracked.
#[must_use]
pub fn attempt(session: Session) -> Option<Vec<Action>> {
    let choices = choices(session);
    session.state().with(|state| pick::attempt(state, &choices))
}

/// What a place would give if a troll moved there now: the selected troll, else one that could act there, else the first that
/// can move. Tracked.
#[must_use]
pub fn prospect(session: Session, to: Place) -> Option<Prospect> {
    let held = session.selection().shown();
    let moves = session.legal().with(|legal| {
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
    session.state().with(|state| {
        let wanted = moves.iter().filter(wanted);
        let mut prospects = wanted.filter_map(|&(from, push)| state.prospect(from, to, push).ok());
        let first = prospects.next()?;
        if first.can_act() { Some(first) } else { Some(prospects.find(Prospect::can_act).unwrap_or(first)) }
    })
}

/// Replaces the selection.
fn take(session: Session, next: Pick) {
    session.clear_refusal();
    session.selection().end_trial();
    session.selection().select(next);
}

fn free(session: Session) -> bool {
    session.input_control().get_untracked().free()
}

/// Whether a key has pressed a button: such a click has no place.
pub fn by_key(ev: &MouseEvent) -> bool {
    ev.detail() == 0
}

/// Handles a click on a thing: selects it, or puts it back when it was selected; with `sure`, carries out a complete selection. An
/// action of the place whose part is missing stays selected; the tray names that part, and the display to choose it from opens again.
fn press_thing(session: Session, thing: Thing, sure: bool) {
    if !free(session) {
        return;
    }
    let now = untrack(|| choices(session));
    if session.selection().pick().get_untracked().thing == thing {
        match thing {
            Thing::Card(_) | Thing::Act(_) | Thing::PlaceAction(_)
                if sure && now.next_part == NextPart::Ready =>
            {
                confirm(session);
            }
            Thing::PlaceAction(_) if now.next_part != NextPart::Ready => session.selection().own().follow(),
            _ => take(session, Pick::NOTHING),
        }
        return;
    }
    let moving = matches!(thing, Thing::Troll { .. } | Thing::Human { .. });
    let to = now.pick.to.filter(|_| moving);
    take(session, Pick { to, ..Pick::of(thing) });
}

/// Handles a click on a cavern of the player or on a village; `sure` as for every thing.
pub fn press_place(session: Session, at: Place, sure: bool) {
    session.selection().point_at(Some(Point::Place(at)));
    if !free(session) {
        let held = session.selection().pick().get_untracked();
        take(session, Pick { to: (held.to != Some(at)).then_some(at), ..Pick::NOTHING });
        return;
    }
    let now = untrack(|| choices(session));
    if sure && now.pick.to == Some(at) && now.next_part == NextPart::Ready {
        confirm(session);
        return;
    }
    // The place is selected even if it is not an option; the attempt then reports the reason.
    let pick = session.selection().pick().get_untracked();
    let acts = session.state().with_untracked(|state| state.phase == Phase::Act);
    if acts && !matches!(pick.thing, Thing::PlaceAction(PlaceAction::Outpost | PlaceAction::Hire)) {
        // No other action needs a place, so a press on one clears the selection instead of selecting a place that could not be used.
        take(session, Pick::NOTHING);
        return;
    }
    let again = pick.to == Some(at);
    take(session, Pick { to: (!again).then_some(at), push: None, lie: None, ..pick });
}

/// Handles a click on an own troll; `same` if it was moved first in this turn and that makes a difference.
pub fn press_troll(session: Session, from: Place, same: bool) {
    session.selection().point_at(Some(Point::Place(from)));
    press_thing(session, Thing::Troll { from, same }, false);
}

/// Handles a click on a human in an own cavern.
pub fn press_human(session: Session, from: Place) {
    session.selection().point_at(Some(Point::Place(from)));
    press_thing(session, Thing::Human { from }, false);
}

/// Chooses the player whose troll is pushed out of the chosen village.
pub fn press_rival(session: Session, seat: moot_core::Seat) {
    session.clear_refusal();
    session.selection().change(|pick| pick.push = if pick.push == Some(seat) { None } else { Some(seat) });
}

/// Handles a click on a round card of the hand.
pub fn press_round(session: Session, card: RoundCard, sure: bool) {
    press_thing(session, Thing::Card(card), sure);
}

/// Handles a click on an action of the place.
pub fn press_place_action(session: Session, place_action: PlaceAction, sure: bool) {
    // Its tile or card may be chosen already.
    let held = session.selection().pick().get_untracked().thing;
    let chosen = matches!(held, Thing::Act(action)
        if session.state().with_untracked(|state| state.place_action_of(action)) == Some(place_action));
    press_thing(session, if chosen { held } else { Thing::PlaceAction(place_action) }, sure);
}

/// Handles a click on a printed action, which stands for these: as the row of the first that can be done does, else tells why
/// none can.
pub fn press_printed(session: Session, printed: &[PlaceAction]) {
    session.selection().end_trial();
    let can = |of: PlaceAction| session.state().with_untracked(|state| state.can(of));
    if let Some(&place_action) = printed.iter().find(|&&of| can(of).is_ok()) {
        press_place_action(session, place_action, false);
    } else if let Some(why) = printed.first().and_then(|&of| can(of).err()) {
        session
            .show_note(untrack(|| TextContext::now(session, |context| texts().game.illegal(context, why))));
    }
}

/// Handles a click on a complete decision, such as a resource to be filled.
pub fn press_act(session: Session, action: Action, sure: bool) {
    press_thing(session, Thing::Act(action), sure);
}

/// Handles a click on a cave tile of the display before *Build* has been confirmed: selects *Build* and says so. Returns whether it
/// could be selected.
pub fn build_first(session: Session) -> bool {
    let builds = session
        .state()
        .with_untracked(|state| state.phase == Phase::Act && state.can(PlaceAction::Build).is_ok());
    if !builds || !free(session) {
        return false;
    }
    take(session, Pick::of(Thing::PlaceAction(PlaceAction::Build)));
    session.show_note(princess().build_first().to_owned());
    true
}

/// Handles a click on a tile: selects a tile of a display, or activates an own king's tile.
pub fn press_tile(session: Session, tile: Tile, sure: bool) {
    let acts = session.state().with_untracked(|state| state.phase == Phase::Act);
    let thing = if acts { Thing::Act(Action::Activate(Some(tile))) } else { Thing::Tile(tile) };
    press_thing(session, thing, sure);
}

/// Handles a click on a troll card of the display.
pub fn press_card(session: Session, card: TrollCard, sure: bool) {
    let buys = session.state().with_untracked(|state| state.phase == Phase::Act);
    press_thing(session, Thing::Act(if buys { Action::Buy(card) } else { Action::Pick(card) }), sure);
}

/// Handles a click on a place in the network: previews the tile in hand there, first in the rotation that makes the most sites,
/// then joins the most entrances; a second click rotates it.
pub fn press_cell(session: Session, cell: Cell) {
    session.selection().point_at(Some(Point::Cell(cell)));
    if !free(session) {
        return;
    }
    let now = untrack(|| choices(session));
    if now.pick.lie.is_some_and(|lie| lie.cell == cell) {
        rotate(session, false);
    } else if let Some(way) = now.best(cell) {
        take(session, Pick { lie: Some(way.lie), ..now.pick });
    }
}

/// Rotates the tile in hand to its next (or, with `back`, previous) fitting orientation at its place.
pub fn rotate(session: Session, back: bool) {
    let now = untrack(|| choices(session));
    let Some(lie) = now.pick.lie else { return };
    let here: Vec<u8> =
        now.ways.iter().filter(|way| way.lie.cell == lie.cell).map(|way| way.lie.turn).collect();
    let Some(at) = here.iter().position(|&turn| turn == lie.turn) else { return };
    let step = if back { here.len() - 1 } else { 1 };
    let turn = here[(at + step) % here.len()];
    take(session, Pick { lie: Some(Lie { turn, ..lie }), ..now.pick });
}

/// Carries out the selection.
pub fn confirm(session: Session) -> bool {
    untrack(|| attempt(session)).is_some_and(|actions| session.play_all(&actions))
}

/// Drops the part that was chosen last. Returns whether there was one.
pub fn cancel(session: Session) -> bool {
    session.clear_refusal();
    session.selection().take_back(Pick::back)
}
