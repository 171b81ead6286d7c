//! What leads on from a position: the end of the phase, or declining what may be declined.

use trolls_and_princesses::{Action, Phase, State};

use crate::art::Icon;
use crate::playable::Lead;
use crate::words::trolls_and_princesses::princess;

/// What leads on.
#[must_use]
pub fn lead(state: &State, _legal: &[Action]) -> Lead<Action> {
    let icon = if state.phase == Phase::Act { Icon::End } else { Icon::Check };
    Lead { icon, label: princess().done(state), action: Action::Done }
}
