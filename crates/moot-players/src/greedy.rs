//! One-step look-ahead: plays each promising action to the end of the decision and takes the best position.

use moot_core::{Dice, Evaluator, Seat, SplitMix64, Teams};

use crate::policy::{Policy, settle};

/// The number of best-rated actions to try, and the number of determinizations for each.
const WIDTH: usize = 24;
const WORLDS: u32 = 2;
/// The maximal number of micro-decisions of one decision.
const DEPTH: usize = 24;
/// Actions whose values differ by less than this, in points, count as equal.
const NEAR: f32 = 0.15;

/// Returns the best action of `seat`. Among nearly equal ones it chooses at random, so that games vary.
pub(crate) fn choose<G: Evaluator>(
    setup: &G::Setup,
    view: &G::View,
    seat: Seat,
    mut policy: Policy<G>,
    weights: &[f32],
    dice: &mut SplitMix64,
) -> Option<G::Action> {
    let values = values::<G>(setup, view, seat, &mut policy, weights, dice);
    let best = values.first()?.0;
    let near = values.iter().take_while(|(value, _)| best - value < NEAR).count();
    values.get(dice.below(near as u32) as usize).map(|&(_, action)| action)
}

/// Returns the values of the most promising actions in points, best first.
fn values<G: Evaluator>(
    setup: &G::Setup,
    view: &G::View,
    seat: Seat,
    policy: &mut Policy<G>,
    weights: &[f32],
    dice: &mut SplitMix64,
) -> Vec<(f32, G::Action)> {
    let better = |a: &(f32, G::Action), b: &(f32, G::Action)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
    let state = G::determinize(setup, view, dice);
    let (actions, rates) = policy.rated(setup, &state, seat);
    let mut order: Vec<(f32, G::Action)> = rates.iter().copied().zip(actions.iter().copied()).collect();
    order.sort_by(better);
    order.truncate(WIDTH);
    for (value, action) in &mut order {
        *value = 0.0;
        for _ in 0..WORLDS {
            let mut world = G::determinize(setup, view, dice);
            let _ = G::act(setup, &mut world, seat, *action, &mut ());
            finish::<G>(setup, &mut world, seat, policy, dice);
            *value += margin(&G::value(setup, &world, weights), seat, &G::teams(setup)) / WORLDS as f32;
        }
    }
    order.sort_by(better);
    order
}

/// Plays by the policy until the decision of `seat` is complete.
pub(crate) fn finish<G: Evaluator>(
    setup: &G::Setup,
    state: &mut G::State,
    seat: Seat,
    policy: &mut Policy<G>,
    dice: &mut SplitMix64,
) {
    for _ in 0..DEPTH {
        match settle::<G>(setup, state, dice) {
            Some(asked) if asked == seat && !G::decision_complete(setup, state) => {
                let Some(action) = policy.choose(setup, state, seat, 0.0, dice) else { return };
                let _ = G::act(setup, state, seat, action, &mut ());
            }
            _ => return,
        }
    }
}

/// The lead of a seat in points: its own value minus a share of the value of its best rival. Team mates are
/// not rivals.
pub(crate) fn margin(values: &[f32], seat: Seat, teams: &Teams) -> f32 {
    let rivals = Seat::all(teams.seats()).filter(|&other| !teams.allied(seat, other));
    let best = rivals.map(|other| values[other.index()]).fold(f32::MIN, f32::max);
    values[seat.index()] - 0.35 * best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_mate_is_not_a_rival() {
        let values = [50.0, 20.0, 20.0, 50.0];
        let lead = |teams: &Teams| margin(&values, Seat(0), teams);
        assert!((lead(&Teams::alone(4)) - (50.0 - 0.35 * 50.0)).abs() < 1e-4);
        assert!((lead(&Teams::marked(&[0, 1, 1, 0])) - (50.0 - 0.35 * 20.0)).abs() < 1e-4);
    }
}
