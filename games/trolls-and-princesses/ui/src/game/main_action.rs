//! The default continuation of a position: ending the phase or the turn, or declining an optional effect.

use trolls_and_princesses::{Action, Phase, State};

use crate::text::table::princess;
use moot_art::Icon;
use moot_table_ui::game::{Forgone, MainAction};

/// The default continuation.
#[must_use]
pub fn main_action(state: &State, legal: &[Action]) -> MainAction<Action> {
    let ends = state.phase == Phase::Act || !legal.contains(&Action::Done);
    let icon = if ends || state.phase == Phase::End { Icon::End } else { Icon::Check };
    let label = if ends { princess().end() } else { princess().done(state) };
    let forgone = points(state, legal).or_else(|| tiles(state, legal));
    MainAction { icon, label, action: Action::Done, forgone }
}

/// The cave tiles that are paid for, could be laid, and are not taken when the building ends now.
fn tiles(state: &State, legal: &[Action]) -> Option<Forgone> {
    let Phase::Build { left, must: false } = state.phase else { return None };
    let lost = left > 0 && legal.iter().any(|action| matches!(action, Action::Take(_)));
    lost.then(|| Forgone {
        what: princess().tiles_left(left),
        question: Some(princess().leave_question(left)),
    })
}

/// The action points that are lost when the phase ends now. Points that buy nothing are no loss; claiming a challenge costs none.
fn points(state: &State, legal: &[Action]) -> Option<Forgone> {
    let buys = legal.iter().any(|action| !matches!(action, Action::Done | Action::Claim(_)));
    let lost = state.phase == Phase::Act && state.own + state.lent > 0 && buys;
    lost.then(|| Forgone {
        what: princess().points_left(state.own, state.lent),
        question: Some(princess().end_question(state.own, state.lent)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::Resource;
    use trolls_and_princesses::testing::Position;

    #[test]
    fn optional_effects_are_declined_and_phases_ended() {
        let mut state = Position::new(2).state;
        state.phase = Phase::Build { left: 1, must: false };
        assert_eq!(main_action(&state, &[Action::Done]).icon, Icon::Check);
        let tile = trolls_and_princesses::Tile(0);
        let forgone = main_action(&state, &[Action::Take(tile), Action::Done]).forgone;
        assert!(forgone.is_some_and(|forgone| forgone.what.starts_with('1')), "a tile could be laid");
        assert_eq!(main_action(&state, &[Action::Done]).forgone, None);
        for phase in [Phase::Act, Phase::End] {
            state.phase = phase;
            assert_eq!(main_action(&state, &[Action::Done]).icon, Icon::End);
        }
        assert_ne!(main_action(&state, &[Action::Done]).label, princess().end(), "the turn, not the phase");
        // While a troll can move, the page does not report that none can.
        state.phase = Phase::Move;
        assert_eq!(main_action(&state, &[]).label, princess().end());
    }

    #[test]
    fn points_that_could_be_spent_are_named() {
        let mut state = Position::new(2).state;
        state.phase = Phase::Act;
        (state.own, state.lent) = (2, 1);
        let mine = [Action::Mine(Resource::ALL[0]), Action::Done];
        let forgone = main_action(&state, &mine).forgone.expect("three points are left");
        assert!(forgone.what.starts_with("2 + 1 "), "{forgone:?}");
        assert!(forgone.question.is_some_and(|asks| asks.ends_with('?')));
        // The question above the actions and the button that ends the phase name the same points.
        for (own, lent, told) in [
            (2, 1, "2 + 1 action points"),
            (2, 0, "2 action points"),
            (0, 1, "1 action point of rival trolls"),
        ] {
            (state.own, state.lent) = (own, lent);
            let forgone = main_action(&state, &mine).forgone.expect("points are left");
            assert_eq!(forgone.what, format!("{told} left"));
            assert_eq!(forgone.question, Some(format!("End the phase with {told} left?")));
            let asked = princess().question(&state);
            assert!(asked.contains(told), "{asked}");
        }
        assert_eq!(main_action(&state, &[Action::Done]).forgone, None, "nothing can be bought");
        (state.own, state.lent) = (0, 0);
        assert_eq!(main_action(&state, &mine).forgone, None);
    }
}
