//! The layout of the picture, in its own units: arithmetic only.

use moot_art::Rect;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::Frame;
use nim_template::{HEAPS, Heap, Setup, State};

use super::pick::Pick;

/// The width and the height of a stone.
pub const STONE: (f64, f64) = (88.0, 40.0);
/// The gap between heaps, and the margin.
const GAP: f64 = 32.0;
/// The height under the heaps for their letters.
const FOOT: f64 = 40.0;

/// The layout of one game's board. Heaps only shrink, so the height is that of the tallest heap at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    tallest: u8,
}

impl Layout {
    /// The layout for a game with these options.
    #[must_use]
    pub fn new(setup: &Setup) -> Layout {
        Layout { tallest: Heap::start(setup.size()).into_iter().max().unwrap_or(0) }
    }

    /// The `viewBox` of the picture.
    #[must_use]
    pub fn frame(self) -> Frame {
        let width = HEAPS as f64 * (STONE.0 + GAP) + GAP;
        let height = GAP + f64::from(self.tallest) * STONE.1 + FOOT;
        Rect::new(0, 0, width as i32, height as i32)
    }

    /// The maximum number of stones across and down.
    #[must_use]
    pub const fn size(self) -> (u8, u8) {
        (HEAPS as u8, self.tallest)
    }

    /// The rectangle of the lowest selected stone, in a heap of `stones`.
    #[must_use]
    pub fn stone(self, at: Pick, stones: u8) -> Rect {
        let left = GAP + at.heap.index() as f64 * (STONE.0 + GAP);
        let above = f64::from(self.tallest) - f64::from(stones) + f64::from(at.stones) - 1.0;
        Rect::new(left, GAP + above * STONE.1, STONE.0, STONE.1)
    }

    /// The centre of the letter under a heap.
    #[must_use]
    pub fn letter(self, heap: Heap) -> Point {
        let left = GAP + heap.index() as f64 * (STONE.0 + GAP);
        (left + STONE.0 / 2.0, GAP + f64::from(self.tallest) * STONE.1 + FOOT / 2.0)
    }

    /// The stone under a point of the picture.
    #[must_use]
    pub fn stone_at(self, state: &State, point: Point) -> Option<Pick> {
        stones(state).find(|at| self.stone(*at, state.stones(at.heap)).contains(point))
    }
}

/// Every stone on the board, heap by heap from the top.
pub fn stones(state: &State) -> impl Iterator<Item = Pick> + use<> {
    let heaps = state.heaps;
    let of = move |heap: Heap| (1..=heaps[heap.index()]).map(move |stones| Pick { heap, stones });
    Heap::ALL.into_iter().flat_map(of)
}
