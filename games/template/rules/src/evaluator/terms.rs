//! The terms of the evaluation: the amounts that a seat may still gain, which the weights multiply.

use moot_core::Seat;

use super::weights as at;
use crate::{HEAPS, Heap, MOST, Phase, Setup, State};

/// Writes the terms of a seat. `out` is as long as the list of weights and full of zeros.
pub(super) fn terms(setup: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
    if state.phase == Phase::Over {
        return;
    }
    let moves = seat == state.active;
    if moves && Heap::ALL.into_iter().any(|heap| is_open(state.most(heap), state.stones(heap))) {
        out[at::GRAB] = state.pay().into();
    }
    // The player to move takes the last stone from an unbalanced position; the previous player does so from a balanced one.
    let last = if is_balanced(state.heaps) { setup.after(seat) == state.active } else { moves };
    out[at::LAST_STONE] = f32::from(u8::from(last));
    out[at::CARD] = state.card_points(seat).into();
}

/// Whether a hand that takes at most `most` stones can empty a heap of `stones`.
pub(super) const fn is_open(most: u8, stones: u8) -> bool {
    stones > 0 && stones <= most
}

/// Whether the player to move cannot take the last stone by force, if there are two players without cards: Bouton's theory of
/// Nim with heaps modulo 4, as a hand takes at most 3 stones.
pub(super) fn is_balanced(heaps: [u8; HEAPS]) -> bool {
    heaps.iter().fold(0, |sum, stones| sum ^ (stones % (MOST + 1))) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_balanced_modulo_four() {
        for heaps in [[0, 0, 0], [4, 0, 0], [1, 1, 0], [5, 1, 4], [1, 2, 3]] {
            assert!(is_balanced(heaps), "{heaps:?}");
        }
        for heaps in [[1, 0, 0], [3, 3, 1], [5, 2, 4]] {
            assert!(!is_balanced(heaps), "{heaps:?}");
        }
    }
}
