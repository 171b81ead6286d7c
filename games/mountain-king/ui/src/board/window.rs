//! The viewport of the mountain, with conversions between squares and window coordinates.

use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::{CELL, Frame, SQUARES, beside};
use moot_table_ui::board::window::{Rest, Window, pixels};
use mountain_king::{Mask, Phase, Square, State};

use super::skin;
use crate::marker::Session;

/// The distance from a finger within which a highlighted square is meant, in CSS pixels from its centre: half the side of a
/// target that everybody hits.
const SNAP: f64 = 24.0;

/// The square that a finger at `at` means; `under` is the one under it.
fn snapped(
    at: Point,
    under: Option<Square>,
    lit: &Mask,
    ghost: &Mask,
    pixel: impl Fn(Square) -> Point,
) -> Option<Square> {
    if under.is_some_and(|square| lit.has(square) || ghost.has(square)) {
        return under;
    }
    let far = |square: Square| {
        let (x, y) = pixel(square);
        (x - at.0).hypot(y - at.1)
    };
    let near = lit.iter().map(|square| (far(square), square)).filter(|&(far, _)| far <= SNAP);
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, square)| square).or(under)
}

/// The place of a label beside a preview: that of [`beside`] or on another side, whichever covers the fewest of the highlighted
/// squares. All in pixels.
fn clear_place(ghost: Rect, lit: &[Rect], label: Size, room: Size) -> Point {
    const GAP: f64 = 14.0;
    const EDGE: f64 = 8.0;
    let (across, down) = ghost.middle();
    let (left, top) = (across - label.width / 2.0, down - label.height / 2.0);
    let inside = |(x, y): Point| {
        let most = |room: f64, side: f64| (room - side - EDGE).max(EDGE);
        (x.clamp(EDGE, most(room.width, label.width)), y.clamp(EDGE, most(room.height, label.height)))
    };
    let sides = [
        beside(ghost, label, room),
        inside((ghost.right() + GAP, top)),
        inside((ghost.x - GAP - label.width, top)),
        inside((left, ghost.y - GAP - label.height)),
        inside((left, ghost.bottom() + GAP)),
    ];
    let covers = |&(x, y): &Point| {
        let over = Rect::new(x, y, label.width, label.height);
        let squares = lit.iter().filter(|square| square.overlap(&over) > 0.0).count();
        (over.overlap(&ghost) > 0.0, squares)
    };
    sides.into_iter().min_by_key(covers).unwrap_or((EDGE, EDGE))
}

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
    /// The square for a touch: one of the preview or a highlighted one under the finger, else the nearest highlighted one within
    /// 24 pixels, else the one under the finger.
    fn finger_square(self, at: Point, lit: &Mask, ghost: &Mask) -> Option<Square>;
    /// Brings a preview close if it is too small for a finger.
    fn approach_squares(self, ghost: &Mask);
    /// The position of a preview's label, as CSS custom properties: beside the preview, and where it covers the fewest of the
    /// highlighted squares.
    fn label_place(self, ghost: &Mask, lit: &Mask, size: Size) -> String;
}

impl SquareWindow for Window {
    fn show(self, at: Square) {
        self.show_point(middle(at));
    }

    fn square(self, at: Point) -> Option<Square> {
        self.cell(at).map(|(x, y)| Square::at(x, y))
    }

    fn finger_square(self, at: Point, lit: &Mask, ghost: &Mask) -> Option<Square> {
        let view = self.view.get_untracked();
        let pixel = |square| view.pixel(self.frame, middle(square));
        snapped(at, self.square(at), lit, ghost, pixel)
    }

    fn approach_squares(self, ghost: &Mask) {
        let count = f64::from(ghost.count());
        let (x, y) = ghost.iter().map(middle).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        if count > 0.0 {
            self.approach((x / count, y / count));
        }
    }

    fn label_place(self, ghost: &Mask, lit: &Mask, size: Size) -> String {
        let view = self.view.get();
        let corner = |at: Square, by: f64| {
            let (x, y) = middle(at);
            view.pixel(self.frame, (x + by * CELL / 2.0, y + by * CELL / 2.0))
        };
        let bounds = |at: Square| Rect::between(corner(at, -1.0), corner(at, 1.0));
        let whole = ghost.iter().map(bounds).reduce(|one, other| one.union(&other)).unwrap_or_default();
        let lit: Vec<Rect> = lit.iter().map(bounds).collect();
        let (x, y) = clear_place(whole, &lit, size, self.room.get());
        pixels(x, y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Squares of 14 pixels, as on a phone that shows the whole mountain.
    fn pixel(square: Square) -> Point {
        (f64::from(square.column()) * 14.0 + 7.0, f64::from(square.row()) * 14.0 + 7.0)
    }

    #[test]
    fn a_label_leaves_the_targets_free() {
        let (label, room) = (Size { width: 250.0, height: 136.0 }, Size { width: 640.0, height: 460.0 });
        let ghost = Rect::new(300.0, 200.0, 40.0, 20.0);
        assert_eq!(clear_place(ghost, &[], label, room), beside(ghost, label, room));
        let right = Rect::new(400.0, 205.0, 20.0, 20.0);
        let (x, y) = clear_place(ghost, &[right], label, room);
        let over = Rect::new(x, y, label.width, label.height);
        assert_eq!((over.overlap(&right), over.overlap(&ghost)), (0.0, 0.0));
    }

    #[test]
    fn a_finger_means_the_nearest_target() {
        let lit: Mask = [(5, 5), (8, 5)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        let ghost = Mask::one(Square::at(6, 5));
        let finger = |x: u8, y: u8, ghost: &Mask| {
            let under = Square::at(x, y);
            snapped(pixel(under), Some(under), &lit, ghost, pixel)
        };
        assert_eq!(finger(5, 5, &ghost), Some(Square::at(5, 5)), "the one under it");
        assert_eq!(finger(4, 4, &ghost), Some(Square::at(5, 5)), "20 pixels away");
        assert_eq!(finger(7, 4, &ghost), Some(Square::at(8, 5)), "the nearer of two");
        assert_eq!(finger(6, 5, &ghost), Some(Square::at(6, 5)), "the preview is not left");
        assert_eq!(finger(6, 5, &Mask::EMPTY), Some(Square::at(5, 5)));
        assert_eq!(finger(5, 7, &ghost), Some(Square::at(5, 7)), "nothing within 24 pixels");
        assert_eq!(snapped((0.0, 0.0), None, &lit, &ghost, pixel), None);
    }
}
