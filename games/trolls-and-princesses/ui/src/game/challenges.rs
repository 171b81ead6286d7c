//! The challenges of the king's cards that the active player meets.

use trolls_and_princesses::State;

/// Whether the active player meets a challenge that is not claimed yet.
#[must_use]
pub fn meets_challenge(state: &State) -> bool {
    let seat = state.active;
    let mut cards = state.challenges.into_iter().filter(|card| card.is_some());
    cards.any(|card| !state.has_claimed(seat, card) && state.progress(seat, card) >= card.face().need.count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::positions;
    use moot_core::Game;
    use trolls_and_princesses::{Action, TrollsAndPrincesses};

    #[test]
    fn a_challenge_that_can_be_claimed_is_noticed() {
        let (mut met, mut not) = (0, 0);
        for (setup, state) in positions() {
            let mut legal = Vec::new();
            TrollsAndPrincesses::legal(&setup, &state, state.active, &mut legal);
            let claims = legal.iter().any(|action| matches!(action, Action::Claim(_)));
            assert!(!claims || meets_challenge(&state), "{:?}", state.phase);
            assert!(claims || !state.phase.takes_claims() || !meets_challenge(&state), "{:?}", state.phase);
            met += u32::from(claims);
            not += u32::from(!claims);
        }
        assert!(met > 0 && not > 10, "{met} {not}");
    }
}
