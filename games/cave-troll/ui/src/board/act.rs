//! Input handling for pointers, keys and buttons: changes the selection and carries it out.

use cave_troll::{Action, Phase, Piece, Space};
use leptos::prelude::*;

use super::model::Stand;
use super::ordered::insert;
use crate::game::pick;
use crate::game::pick::{Choices, FigureAction, Pick, parts};
use crate::marker::Session;
pub use moot_table_ui::selection_controls::why_not;

/// The current options, given the selection. Tracked.
#[must_use]
pub fn choices(session: Session) -> Choices {
    let held = session.selection().shown();
    let setup = session.setup();
    session.state().with(|state| session.legal().with(|legal| pick::choices(&setup, state, legal, &held)))
}

/// The actions that the selection stands for, legal or not. Tracked.
#[must_use]
pub fn attempt(session: Session) -> Option<Vec<Action>> {
    let choices = choices(session);
    session.state().with(|state| pick::attempt(state, &choices))
}

/// Handles a click on a space; `sure` for a mouse or a key.
pub fn press(session: Session, at: Space, hit: Option<Piece>, sure: bool) {
    session.dismiss_messages();
    session.selection().end_trial();
    session.selection().point_at(Some(at));
    if !session.input_control().get_untracked().free() {
        session.selection().change(|pick| {
            let again = pick.to == Some(at);
            *pick = Pick { to: (!again).then_some(at), ..Pick::NOTHING };
        });
        return;
    }
    let choices = untrack(|| choices(session));
    let press = session.state().with_untracked(|state| pick::press(state, &choices, at, hit, sure));
    session.selection().select(press.pick);
    if press.done {
        if confirm(session) && !sure {
            // A finger does not stay on the board.
            session.selection().point_at(None);
        }
    } else if press.pick.to == Some(at) {
        say_why(session);
    }
}

/// The selection with which a drag of a figure begins; `None` if the figure cannot be dragged.
pub fn lift(session: Session, who: Stand) -> Option<Pick> {
    if !session.input_control().get_untracked().free() {
        return None;
    }
    let now = untrack(|| choices(session));
    let setup = session.setup();
    session.state().with_untracked(|state| {
        session.legal().with_untracked(|legal| pick::lift(&setup, state, legal, &now, who))
    })
}

/// Drags a figure or a card over a space, which is chosen; `held` is the selection without it.
pub fn drag(session: Session, held: Pick, over: Option<Space>) {
    let wanted = Pick { to: over.filter(|&at| own_place(&held) != Some(at)), ..held };
    session.selection().end_trial();
    if session.selection().pick().get_untracked() != wanted {
        select(session, wanted);
    }
}

/// Ends a drag. With `sure` (a mouse, which does not slip as a finger does) a drop on a space that may be chosen carries the selection
/// out; else it waits there for the confirmation. Over any other space the tray says why it may not be chosen.
pub fn drop_at(session: Session, held: Pick, over: Option<Space>, sure: bool) {
    drag(session, held, over);
    if sure && untrack(|| choices(session)).is_placed() {
        confirm(session);
    } else {
        say_why(session);
    }
}

/// Where the figure stands that a selection moves.
fn own_place(held: &Pick) -> Option<Space> {
    held.whom.or(held.who).map(|stand| stand.at)
}

/// Shows why the selection is illegal, if it is complete. The tray says so, too, so that the message is seen only where the tray is
/// covered.
fn say_why(session: Session) {
    if let Some(why) = untrack(|| attempt(session).and_then(|actions| why_not(session, &actions))) {
        session.show_note(why);
    }
}

/// Replaces the selection by another one, about which earlier messages say nothing, and which nothing on the board belongs to: after a
/// tap the space under it stays the pointed one.
pub fn select(session: Session, pick: Pick) {
    session.dismiss_messages();
    session.selection().point_at(None);
    session.selection().select(pick);
}

/// Carries out the selection.
pub fn confirm(session: Session) -> bool {
    untrack(|| attempt(session)).is_some_and(|actions| session.play_all(&actions))
}

/// Drops the part that was chosen last. Returns whether there was one.
pub fn cancel(session: Session) -> bool {
    session.dismiss_messages();
    session.selection().point_at(None);
    let any = untrack(|| can_cancel(session));
    session.selection().take_back(Pick::back);
    if !untrack(|| can_cancel(session)) {
        // What is left is the only choice, which the page makes by itself.
        session.selection().select(Pick::NOTHING);
    }
    any
}

/// Whether the player has chosen a part of the selection. Tracked.
#[must_use]
pub fn can_cancel(session: Session) -> bool {
    let held = session.selection().pick().get();
    let setup = session.setup();
    session.state().with(|state| session.legal().with(|legal| pick::has_choice(&setup, state, legal, &held)))
}

/// Selects a figure.
pub fn take(session: Session, who: Stand, figure_action: FigureAction) {
    session.selection().end_trial();
    select(session, Pick { figure_action: Some(figure_action), ..Pick::figure(who) });
}

/// The figures that can step, or those that can use an ability.
#[must_use]
pub fn able(session: Session, ability: bool) -> Vec<(Stand, FigureAction)> {
    session.state().with(|state| {
        if state.phase != Phase::Act {
            return Vec::new();
        }
        session.legal().with(|legal| {
            let mut found = Vec::new();
            for &action in legal {
                let parts = parts(state, action);
                let Some(one) = parts.who.zip(parts.figure_action) else { continue };
                let is_ability = one.1 != FigureAction::Step || matches!(action, Action::Jump(_));
                if is_ability == ability {
                    insert(&mut found, one, |(who, figure_action)| (who.at, who.piece, *figure_action));
                }
            }
            found
        })
    })
}

/// Selects the next figure that can step, or that can use an ability.
pub fn take_next(session: Session, ability: bool) {
    let able = untrack(|| able(session, ability));
    let held = session.selection().pick().get_untracked();
    let now = held.who.zip(held.figure_action);
    let next = now.and_then(|now| able.iter().position(|&one| one == now)).map_or(0, |at| at + 1);
    if let Some(&(who, figure_action)) = able.get(next).or(able.first()) {
        take(session, who, figure_action);
        session.selection().point_at(Some(who.at));
    }
}
