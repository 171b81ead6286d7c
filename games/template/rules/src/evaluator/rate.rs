//! The ratings of actions before they are played. The search calls this at every node, so it is arithmetic on three heaps.

use super::terms::{is_balanced, is_open};
use super::weights as at;
use crate::{Action, Card, HEAPS, Heap, MOST, Phase, State};

/// About the points that an action is worth to the active player.
pub(super) fn rate(state: &State, action: Action, weights: &[f32]) -> f32 {
    let weight = |term: usize| weights.get(term).copied().unwrap_or(0.0);
    // What the next player gets from the heaps that are left.
    let leaves = |heaps: [u8; HEAPS]| {
        let standing = heaps.iter().filter(|&&stones| stones > 0).count();
        let open = heaps.iter().any(|&stones| is_open(MOST, stones));
        let grab = if open { (1 + HEAPS - standing) as f32 } else { 0.0 };
        let last = if is_balanced(heaps) { weight(at::LAST_STONE) } else { 0.0 };
        last - weight(at::GRAB) * grab
    };
    let pay = f32::from(state.pay());
    match action {
        Action::Take { heap, stones } => {
            let mut heaps = state.heaps;
            heaps[heap.index()] -= stones.min(heaps[heap.index()]);
            let gain = if heaps[heap.index()] == 0 { pay } else { 0.0 };
            // The first of two hands leaves nothing to the next player.
            if state.phase == Phase::First { gain } else { gain + leaves(heaps) }
        }
        Action::Play(card) => {
            let spent = 1.0 + weight(at::CARD);
            match card {
                Card::TwoHands => {
                    let open = |heap: &Heap| is_open(MOST, state.stones(*heap));
                    let gains = Heap::ALL.iter().filter(|heap| open(heap)).take(2);
                    gains.zip(0u8..).map(|(_, nth)| pay + f32::from(nth)).sum::<f32>() - spent
                }
                Card::Rest => leaves(state.heaps) - spent,
            }
        }
    }
}
