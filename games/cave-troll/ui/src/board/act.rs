//! What pointers, keys and buttons do: they change what is in hand, and carry it out.

use cave_troll::{Action, Phase, Piece, Space};
use leptos::prelude::*;

use super::hold;
use super::hold::{Deed, Due, Grip, Hold, parts};
use super::model::Stand;
use crate::game::Session;
use moot_table_ui::text::refusals;

/// What may be chosen now, with what is in hand. Tracked.
#[must_use]
pub fn grip(session: Session) -> Grip {
    let held = session.hand.in_hand();
    let setup = session.setup();
    session.state.with(|state| session.legal.with(|legal| hold::grip(&setup, state, legal, &held)))
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

/// A space is pressed; `sure` when by a mouse or a key.
pub fn press(session: Session, at: Space, hit: Option<Piece>, sure: bool) {
    session.refused.set(None);
    session.hand.trial.set(None);
    session.hand.point.set(Some(at));
    if !session.hands.get_untracked().free() {
        session.hand.hold.update(|hold| {
            let again = hold.to == Some(at);
            *hold = Hold { to: (!again).then_some(at), ..Hold::NOTHING };
        });
        return;
    }
    let grip = untrack(|| grip(session));
    let press = session.state.with_untracked(|state| hold::press(state, &grip, at, hit, sure));
    session.hand.hold.set(press.hold);
    if press.done {
        confirm(session);
    } else if let Some(why) = refused_there(session, &grip, at) {
        session.note.set(Some(why));
    }
}

/// Why a space cannot be chosen for what is in hand, if something is and it cannot.
fn refused_there(session: Session, grip: &Grip, at: Space) -> Option<String> {
    if grip.due != Due::To || grip.lit.has(at) {
        return None;
    }
    let chosen = session.hand.hold.get_untracked();
    if chosen.to != Some(at) {
        return None;
    }
    let tried = Grip { hold: Hold { to: Some(at), ..grip.hold }, ..grip.clone() };
    let actions = session.state.with_untracked(|state| hold::attempt(state, &tried))?;
    untrack(|| why_not(session, &actions))
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

/// Picks up a figure.
pub fn take(session: Session, who: Stand, deed: Deed) {
    session.refused.set(None);
    session.hand.trial.set(None);
    session.hand.point.set(None);
    session.hand.hold.set(Hold { deed: Some(deed), ..Hold::figure(who) });
}

/// What the legal actions can be begun with: figures that can step, or figures that can use an ability.
#[must_use]
pub fn able(session: Session, ability: bool) -> Vec<(Stand, Deed)> {
    session.state.with(|state| {
        if state.phase != Phase::Act {
            return Vec::new();
        }
        session.legal.with(|legal| {
            let far = |action: &Action| matches!(action, Action::Jump(_));
            let mut found: Vec<(Stand, Deed)> = legal
                .iter()
                .filter_map(|action| {
                    let (who, deed) = parts(state, *action).who.zip(parts(state, *action).deed)?;
                    let is_ability = deed != Deed::Step || far(action);
                    (is_ability == ability).then_some((who, deed))
                })
                .collect();
            found.sort_by_key(|(who, deed)| (who.at, who.piece, *deed));
            found.dedup();
            found
        })
    })
}

/// Picks up the next figure that can step, or that can use an ability.
pub fn take_next(session: Session, ability: bool) {
    let able = untrack(|| able(session, ability));
    let held = session.hand.hold.get_untracked();
    let now = held.who.zip(held.deed);
    let next = now.and_then(|now| able.iter().position(|&one| one == now)).map_or(0, |at| at + 1);
    if let Some(&(who, deed)) = able.get(next).or(able.first()) {
        take(session, who, deed);
        session.hand.point.set(Some(who.at));
    }
}
