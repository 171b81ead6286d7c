//! The default continuation of a position: ending the phase or the turn, or declining an optional effect.

use trolls_and_princesses::{Action, Phase, State};

use crate::text::table::princess;
use moot_art::Icon;
use moot_table_ui::game::MainAction;

/// The default continuation.
#[must_use]
pub fn main_action(state: &State, legal: &[Action]) -> MainAction<Action> {
    let ends = state.phase == Phase::Act || !legal.contains(&Action::Done);
    let icon = if ends || state.phase == Phase::End { Icon::End } else { Icon::Check };
    let label = if ends { princess().end() } else { princess().done(state) };
    MainAction { icon, label, action: Action::Done }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::testing::Position;

    #[test]
    fn optional_effects_are_declined_and_phases_ended() {
        let mut state = Position::new(2).state;
        state.phase = Phase::Build { left: 1, must: false };
        assert_eq!(main_action(&state, &[Action::Done]).icon, Icon::Check);
        for phase in [Phase::Act, Phase::End] {
            state.phase = phase;
            assert_eq!(main_action(&state, &[Action::Done]).icon, Icon::End);
        }
        assert_ne!(main_action(&state, &[Action::Done]).label, princess().end(), "the turn, not the phase");
        // While a troll can move, the page does not report that none can.
        state.phase = Phase::Move;
        assert_eq!(main_action(&state, &[]).label, princess().end());
    }
}
