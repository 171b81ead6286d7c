//! The window on the mountain: squares of the board in it.

use leptos::prelude::*;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::{CELL, Frame, SQUARES, beside};
use moot_table_ui::board::window::{Rest, Window, pixels};
use mountain_king::{Phase, Square, State};

use super::skin;
use crate::game::Session;

/// The middle of a square, in units of the picture.
#[must_use]
pub fn middle(at: Square) -> Point {
    let (x, y) = moot_art::middle(skin::square(at));
    (x.into(), y.into())
}

/// The middle of the active player's network; of the heart before there is one.
fn home(state: &State, frame: Frame) -> Point {
    let net = state.nets[state.active.index()];
    let count = f64::from(net.count());
    if count == 0.0 {
        return (
            f64::from(frame[0]) + f64::from(frame[2]) / 2.0,
            f64::from(frame[1]) + f64::from(frame[3]) / 2.0,
        );
    }
    let (x, y) = net.iter().map(middle).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (x / count, y / count)
}

/// A window on the mountain.
#[must_use]
pub fn on_mountain(session: Session, frame: Frame) -> Window {
    let board = session.setup().board();
    let turn =
        Memo::new(move |_| session.state.with(|state| (state.active.0.into(), state.phase == Phase::Gate)));
    let home = Callback::new(move |()| session.state.with_untracked(|state| home(state, frame)));
    Window::new(frame, (board.width, board.height), Rest { turn, sizes: SQUARES, home })
}

/// What a window on the mountain can tell of squares.
pub trait SquareWindow {
    /// Brings a square into sight.
    fn show(self, at: Square);
    /// The square under a point of the window.
    fn square(self, at: Point) -> Option<Square>;
    /// The square that a finger means: the lit one nearest to its tip when none lies right under it.
    fn finger_square(self, at: Point, lit: &mountain_king::Mask) -> Option<Square>;
    /// Where a ghost's label stands, as custom properties for its style.
    fn label_place(self, ghost: &mountain_king::Mask, size: (f64, f64)) -> String;
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

    fn label_place(self, ghost: &mountain_king::Mask, size: (f64, f64)) -> String {
        let view = self.view.get();
        let corner = |at: Square, by: f64| {
            let (x, y) = middle(at);
            view.pixel(self.frame, (x + by * CELL / 2.0, y + by * CELL / 2.0))
        };
        let mut bounds = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for at in ghost.iter() {
            let ((left, top), (right, bottom)) = (corner(at, -1.0), corner(at, 1.0));
            bounds = [bounds[0].min(left), bounds[1].min(top), bounds[2].max(right), bounds[3].max(bottom)];
        }
        let (x, y) = beside(bounds, size, self.room.get());
        pixels(x, y)
    }
}
