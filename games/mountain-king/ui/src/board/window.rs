//! The viewport of the mountain, with conversions between squares and window coordinates.

use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::{CELL, Frame, SQUARES, beside};
use moot_table_ui::board::window::{Rest, Window, pixels};
use mountain_king::{Phase, Square, State};

use super::skin;
use crate::marker::Session;

/// The centre of a square, in picture units.
#[must_use]
pub fn middle(at: Square) -> Point {
    let (x, y) = moot_art::middle(skin::square(at));
    (x.into(), y.into())
}

/// The centre of the active player's network; of the heart while there is none.
fn home(state: &State, frame: Frame) -> Point {
    let net = state.nets[state.active.index()];
    let count = f64::from(net.count());
    if count == 0.0 {
        return frame.to_f64().middle();
    }
    let (x, y) = net.iter().map(middle).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (x / count, y / count)
}

/// Creates the viewport of the mountain.
#[must_use]
pub fn on_mountain(session: Session, frame: Frame) -> Window {
    let board = session.setup().board();
    let turn =
        Memo::new(move |_| session.state().with(|state| (state.active.0.into(), state.phase == Phase::Gate)));
    let home = Callback::new(move |()| session.state().with_untracked(|state| home(state, frame)));
    Window::new(frame, (board.width, board.height), Rest { turn, sizes: SQUARES, home })
}

/// Square-based queries of a [`Window`].
pub trait SquareWindow {
    /// Scrolls a square into view.
    fn show(self, at: Square);
    /// The square under a point of the window.
    fn square(self, at: Point) -> Option<Square>;
    /// The square for a touch: the nearest highlighted one when none is directly under the finger.
    fn finger_square(self, at: Point, lit: &mountain_king::Mask) -> Option<Square>;
    /// The position of a preview's label, as CSS custom properties.
    fn label_place(self, ghost: &mountain_king::Mask, size: Size) -> String;
}

impl SquareWindow for Window {
    fn show(self, at: Square) {
        self.show_point(middle(at));
    }

    fn square(self, at: Point) -> Option<Square> {
        self.cell(at).map(|(x, y)| Square::at(x, y))
    }

    fn finger_square(self, at: Point, lit: &mountain_king::Mask) -> Option<Square> {
        const TIP: f64 = 20.0;
        let under = self.square(at);
        if under.is_some_and(|square| lit.has(square)) {
            return under;
        }
        let view = self.view.get_untracked();
        let far = |square: Square| {
            let (x, y) = view.pixel(self.frame, middle(square));
            (x - at.0).hypot(y - at.1)
        };
        let near = lit.iter().map(|square| (far(square), square)).filter(|&(far, _)| far <= TIP);
        near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, square)| square).or(under)
    }

    fn label_place(self, ghost: &mountain_king::Mask, size: Size) -> String {
        let view = self.view.get();
        let corner = |at: Square, by: f64| {
            let (x, y) = middle(at);
            view.pixel(self.frame, (x + by * CELL / 2.0, y + by * CELL / 2.0))
        };
        let squares = ghost.iter().map(|at| Rect::between(corner(at, -1.0), corner(at, 1.0)));
        let bounds = squares.reduce(|one, other| one.union(&other)).unwrap_or_default();
        let (x, y) = beside(bounds, size, self.room.get());
        pixels(x, y)
    }
}
