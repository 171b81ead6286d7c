//! What leads on from a position: the end of the phase, or declining what may be declined.

use trolls_and_princesses::{Action, Phase, State};

use crate::art::Icon;
use crate::playable::Lead;
use crate::words::trolls_and_princesses::princess;

/// What leads on.
#[must_use]
pub fn lead(state: &State, legal: &[Action]) -> Lead<Action> {
    let ends = state.phase == Phase::Act || !legal.contains(&Action::Done);
    let (icon, label) =
        if ends { (Icon::End, princess().end()) } else { (Icon::Check, princess().done(state)) };
    Lead { icon, label, action: Action::Done }
}
