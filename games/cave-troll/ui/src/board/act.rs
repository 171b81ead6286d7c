//! Input handling for pointers, keys and buttons: changes the selection and carries it out.

use cave_troll::{Action, Phase, Piece, Space};
use leptos::prelude::*;

use super::model::Stand;
use crate::game::pick;
use crate::game::pick::{Choices, FigureAction, NextPart, Pick, parts};
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
    session.clear_refusal();
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
    } else if press.pick.to == Some(at)
        && let Some(why) = refused_there(session, &choices, at)
    {
        session.show_note(why);
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

/// Drags a figure over a space, which is chosen; `held` is the selection without it.
pub fn drag(session: Session, held: Pick, over: Option<Space>) {
    let wanted = Pick { to: over.filter(|&at| own_place(&held) != Some(at)), ..held };
    session.selection().end_trial();
    if session.selection().pick().get_untracked() != wanted {
        session.clear_refusal();
        session.selection().point_at(None);
        session.selection().select(wanted);
    }
}

/// Ends a drag. Over a legal space the figure waits for the confirmation; over any other one it stays selected, the choice of the space
/// is dropped, and a message says why.
pub fn drop_at(session: Session, held: Pick, over: Option<Space>) {
    drag(session, held, None);
    let Some(at) = over else { return };
    let now = untrack(|| choices(session));
    if now.lit.has(at) {
        drag(session, held, over);
    } else if own_place(&held) != Some(at)
        && let Some(why) = refused_there(session, &now, at)
    {
        session.show_note(why);
    }
}

/// Where the figure stands that a selection moves.
fn own_place(held: &Pick) -> Option<Space> {
    held.whom.or(held.who).map(|stand| stand.at)
}

/// Why a space is illegal for the current selection; `None` if it is legal or nothing is selected.
fn refused_there(session: Session, choices: &Choices, at: Space) -> Option<String> {
    if choices.next_part != NextPart::To || choices.lit.has(at) {
        return None;
    }
    let tried = Choices { pick: Pick { to: Some(at), ..choices.pick }, ..choices.clone() };
    let actions = session.state().with_untracked(|state| pick::attempt(state, &tried))?;
    untrack(|| why_not(session, &actions))
}

/// Carries out the selection.
pub fn confirm(session: Session) -> bool {
    untrack(|| attempt(session)).is_some_and(|actions| session.play_all(&actions))
}

/// Drops the part that was chosen last. Returns whether there was one.
pub fn cancel(session: Session) -> bool {
    session.clear_refusal();
    let any = untrack(|| can_cancel(session));
    session.selection().take_back(Pick::back);
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
    session.clear_refusal();
    session.selection().end_trial();
    session.selection().point_at(None);
    session.selection().select(Pick { figure_action: Some(figure_action), ..Pick::figure(who) });
}

/// The figures that can step, or those that can use an ability.
#[must_use]
pub fn able(session: Session, ability: bool) -> Vec<(Stand, FigureAction)> {
    session.state().with(|state| {
        if state.phase != Phase::Act {
            return Vec::new();
        }
        session.legal().with(|legal| {
            let far = |action: &Action| matches!(action, Action::Jump(_));
            let mut found: Vec<(Stand, FigureAction)> = legal
                .iter()
                .filter_map(|action| {
                    let (who, figure_action) =
                        parts(state, *action).who.zip(parts(state, *action).figure_action)?;
                    let is_ability = figure_action != FigureAction::Step || far(action);
                    (is_ability == ability).then_some((who, figure_action))
                })
                .collect();
            found.sort_by_key(|(who, figure_action)| (who.at, who.piece, *figure_action));
            found.dedup();
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
