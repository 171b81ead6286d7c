//! What leads on from a position: the end of the phase, or declining what may be declined.

use trolls_and_princesses::{Action, Phase, State};

use crate::text::trolls_and_princesses::princess;
use moot_art::Icon;
use moot_table_ui::game::Lead;

/// What leads on.
#[must_use]
pub fn lead(state: &State, legal: &[Action]) -> Lead<Action> {
    let ends = state.phase == Phase::Act || !legal.contains(&Action::Done);
    let (icon, label) =
        if ends { (Icon::End, princess().end()) } else { (Icon::Check, princess().done(state)) };
    Lead { icon, label, action: Action::Done }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::testing::Position;

    #[test]
    fn what_may_be_declined_is_declined_and_a_phase_is_ended() {
        let mut state = Position::new(2).state;
        state.phase = Phase::Reward;
        assert_eq!(lead(&state, &[Action::Done]).icon, Icon::Check);
        state.phase = Phase::Act;
        assert_eq!(lead(&state, &[Action::Done]).icon, Icon::End);
        // Where a troll can move nobody is told that none can.
        state.phase = Phase::Move;
        assert_eq!(lead(&state, &[]).label, princess().end());
    }
}
