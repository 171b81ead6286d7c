//! Builds the render model from the position and the selection: pure functions, tested without a page.

use nim_template::{Action, Heap, State};

use super::model::Column;
use super::pick::Pick;

/// The three heaps. `legal` are the actions of the deciding player, empty while this page makes no decision; `marked` is the
/// heap that a move has changed.
#[must_use]
pub fn columns(state: &State, legal: &[Action], selected: Option<Pick>, marked: Option<Heap>) -> Vec<Column> {
    let column = |heap: Heap| Column {
        heap,
        stones: state.stones(heap),
        open: open(legal, heap),
        selected: selected.filter(|selected| selected.heap == heap).map_or(0, |selected| selected.stones),
        marked: marked == Some(heap),
    };
    Heap::ALL.map(column).to_vec()
}

/// The number of stones that may be taken from a heap, according to the legal actions.
fn open(legal: &[Action], heap: Heap) -> u8 {
    let taken = legal.iter().filter_map(|&action| Pick::of(action));
    taken.filter(|selection| selection.heap == heap).map(|selection| selection.stones).max().unwrap_or(0)
}
