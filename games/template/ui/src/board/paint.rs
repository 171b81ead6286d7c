//! Converts the render model into SVG text.

use moot_art::Rect;
use nim_template::Heap;

use super::layout::Layout;
use super::model::Column;
use super::pick::Pick;
use crate::art;

/// The heaps, with their letters.
#[must_use]
pub fn heaps(layout: Layout, columns: &[Column]) -> String {
    columns.iter().map(|column| heap(layout, column)).collect()
}

fn heap(layout: Layout, column: &Column) -> String {
    let mut out = String::new();
    for stones in 1..=column.stones {
        let Rect { x, y, .. } = layout.stone(Pick { heap: column.heap, stones }, column.stones);
        // Stones are numbered from below, so that each keeps its shape while others are taken.
        let number = column.heap.index() * 16 + usize::from(column.stones - stones);
        out += &art::stone((x, y), number, class(column, stones));
    }
    let (x, y) = layout.letter(column.heap);
    let class = if column.marked { "letter marked" } else { "letter" };
    out + &art::letter((x, y), class, column.heap.word())
}

/// The CSS class of a stone: `at` is its index from the top.
const fn class(column: &Column, at: u8) -> &'static str {
    if at <= column.selected {
        "stone on"
    } else if at <= column.open {
        "stone open"
    } else {
        "stone"
    }
}

/// A frame around the stone under the keyboard cursor and those above it.
#[must_use]
pub fn cursor(layout: Layout, columns: &[Column], at: Pick) -> String {
    let stones = columns.iter().find(|column| column.heap == at.heap).map_or(0, |column| column.stones);
    let top = layout.stone(Pick { stones: 1, ..at }, stones);
    art::frame(Rect { height: top.height * f64::from(at.stones), ..top })
}

/// The cell number of a stone: heap and index from the top.
#[must_use]
pub const fn cell(at: Pick) -> u32 {
    at.heap.index() as u32 * 16 + at.stones as u32
}

/// The stone with this cell number; `None` for an invalid number.
#[must_use]
pub fn of_cell(number: u32) -> Option<Pick> {
    let heap = *Heap::ALL.get((number / 16) as usize)?;
    Some(Pick { heap, stones: (number % 16) as u8 })
}
