//! A position of the past that is shown instead of the present one.

use moot_core::Seat;

/// A position of the past that is shown instead of the present one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastPosition<M> {
    /// The number of plies before it.
    pub at: usize,
    /// The seat whose decision led to it.
    pub who: Seat,
    /// The marks on the board.
    pub marks: M,
}
