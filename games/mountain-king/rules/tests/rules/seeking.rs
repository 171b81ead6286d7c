//! A busy player of a team that digs towards the team mate.

use moot_core::SplitMix64;
use moot_testkit::busy;
use mountain_king::{Action, Phase, State, Tile};

use crate::kit::King;

/// A busy player who digs towards the team mate: the lay whose squares come closest to the mate's network, while they are
/// apart.
pub fn choose(state: &State, legal: &[Action], dice: &mut SplitMix64) -> Action {
    let apart = state.mate(state.active).filter(|_| state.linked(state.active).is_none());
    let (Some(mate), Phase::Lay { shape, .. }) = (apart, state.phase) else {
        return busy::<King>(state, legal, dice);
    };
    let steps = |action: &Action| {
        let Action::Lay { lie, at, .. } = *action else { return u32::MAX };
        let mut reached = (Tile { shape, lie, at }).squares();
        let goal = state.nets[mate.index()];
        (0..40)
            .find(|_| {
                let there = reached.meets(&goal);
                reached |= reached.sides();
                there
            })
            .unwrap_or(u32::MAX)
    };
    legal.iter().copied().min_by_key(steps).unwrap_or_else(|| busy::<King>(state, legal, dice))
}
