//! The render model of the board, as plain data: no rules, no drawing.

use nim_template::Heap;

/// The render model of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The heap.
    pub heap: Heap,
    /// The number of stones.
    pub stones: u8,
    /// The number of stones, from the top, that may be taken now.
    pub open: u8,
    /// The number of stones, from the top, that are selected.
    pub selected: u8,
    /// Whether this heap is highlighted, because the move that is shown has changed it.
    pub marked: bool,
}
