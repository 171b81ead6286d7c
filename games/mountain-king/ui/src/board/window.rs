//! The viewport of the mountain, with conversions between squares and window coordinates.

use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::{CELL, Frame, REST, SQUARES, View, beside};
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

/// The corner of the window in which the label of a preview lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    right: bool,
    high: bool,
}

impl Corner {
    /// The classes of a label there.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match (self.right, self.high) {
            (false, false) => "away",
            (true, false) => "away right",
            (false, true) => "away high",
            (true, true) => "away high right",
        }
    }

    /// The bounds of a label there, in pixels.
    fn bounds(self, label: Size, room: Size) -> Rect {
        const EDGE: f64 = 8.0;
        /// The width of the zoom buttons with their margins.
        const ZOOM: f64 = 60.0;
        let x = match (self.right, self.high) {
            (false, _) => EDGE,
            (true, high) => room.width - label.width - if high { ZOOM } else { EDGE },
        };
        let y = if self.high { EDGE } else { room.height - label.height - EDGE };
        Rect::new(x, y, label.width, label.height)
    }
}

/// The corner for the label of a preview: on the side of the window that the preview is not on, so that the squares round it can be
/// compared; of the two there the lower one, unless it covers more of the possible places. `places` are all of them, those of the
/// preview as well, so that the label stays where it is while the preview moves on its side. All in pixels.
fn far_corner(ghost: Rect, places: &[Rect], label: Size, room: Size) -> Corner {
    let right = ghost.middle().0 < room.width / 2.0;
    let corner = |right, high| Corner { right, high };
    let corners = [corner(right, false), corner(right, true), corner(!right, false), corner(!right, true)];
    let covers = |corner: &Corner| {
        let over = corner.bounds(label, room);
        let squares = places.iter().filter(|square| square.overlap(&over) > 0.0).count();
        (over.overlap(&ghost) > 0.0, corner.right != right, squares)
    };
    corners.into_iter().min_by_key(covers).unwrap_or(corner(right, false))
}

/// Whether at least one of these squares is visible and large enough for a finger, by their middles in picture units.
#[must_use]
pub fn has_target(view: View, frame: Frame, room: Size, squares: &[Point]) -> bool {
    view.scale * CELL >= SQUARES.least_narrow && squares.iter().any(|&at| view.shows(frame, room, at))
}

/// The middle of the densest part of these squares: of those that are in view together when the window shows squares as large as
/// at rest. In picture units; `None` without squares.
fn densest(squares: &[Point], room: Size) -> Option<Point> {
    let (half_x, half_y) = (room.width / 2.0 * CELL / REST, room.height / 2.0 * CELL / REST);
    let near = |at: Point| {
        squares.iter().filter(move |&&(x, y)| (x - at.0).abs() <= half_x && (y - at.1).abs() <= half_y)
    };
    let at = squares.iter().copied().max_by_key(|&at| near(at).count())?;
    let sum = near(at).fold((0.0, 0.0), |sum, &(x, y)| (sum.0 + x, sum.1 + y));
    let count = near(at).count() as f64;
    Some((sum.0 / count, sum.1 / count))
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
    /// Brings places that may be chosen close if they are too small for a finger, by their middles in picture units.
    fn approach_places(self, squares: &[Point]);
    /// Brings a preview close if it is too small for a finger.
    fn approach_squares(self, ghost: &Mask);
    /// The corner for a preview's label, away from the preview; `lit` are the highlighted squares.
    fn label_corner(self, ghost: &Mask, lit: &Mask, size: Size) -> Corner;
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

    fn approach_places(self, squares: &[Point]) {
        if let Some(at) = densest(squares, self.room.get_untracked()) {
            self.approach(at);
        }
    }

    fn approach_squares(self, ghost: &Mask) {
        let count = f64::from(ghost.count());
        let (x, y) = ghost.iter().map(middle).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        if count > 0.0 {
            self.approach((x / count, y / count));
        }
    }

    fn label_corner(self, ghost: &Mask, lit: &Mask, size: Size) -> Corner {
        let places = bounds(self, &(*lit | *ghost));
        far_corner(around(&bounds(self, ghost)), &places, size, self.room.get())
    }

    fn label_place(self, ghost: &Mask, lit: &Mask, size: Size) -> String {
        let whole = around(&bounds(self, ghost));
        let (x, y) = clear_place(whole, &bounds(self, lit), size, self.room.get());
        pixels(x, y)
    }
}

/// The bounds of squares in the window, in pixels. Tracked.
fn bounds(window: Window, squares: &Mask) -> Vec<Rect> {
    let view = window.view.get();
    let corner = |at: Square, by: f64| {
        let (x, y) = middle(at);
        view.pixel(window.frame, (x + by * CELL / 2.0, y + by * CELL / 2.0))
    };
    squares.iter().map(|at| Rect::between(corner(at, -1.0), corner(at, 1.0))).collect()
}

/// The bounds of all of these.
fn around(squares: &[Rect]) -> Rect {
    squares.iter().copied().reduce(|one, other| one.union(&other)).unwrap_or_default()
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
    fn a_label_lies_in_the_corner_away_from_the_preview() {
        let (label, room) = (Size { width: 250.0, height: 120.0 }, Size { width: 640.0, height: 420.0 });
        let square = |x: f64, y: f64| Rect::new(x, y, 18.0, 18.0);
        let low = |x| [square(x, 300.0), square(x + 20.0, 380.0)];
        let near = [square(20.0, 380.0), square(600.0, 380.0)];
        for y in [40.0, 200.0, 390.0] {
            let class = |x, places: &[Rect]| far_corner(square(x, y), places, label, room).class();
            assert_eq!((class(100.0, &[]), class(500.0, &[])), ("away right", "away"));
            assert_eq!((class(60.0, &near), class(250.0, &near)), ("away high right", "away high right"));
            assert_eq!(class(500.0, &low(100.0)), "away high");
        }
        let narrow = Size { width: 300.0, height: 420.0 };
        let corner = far_corner(square(100.0, 380.0), &[], label, narrow);
        assert_eq!(corner.class(), "away high right", "never on the preview");
        assert!(corner.bounds(label, room).right() <= room.width - 60.0, "beside the zoom buttons");
    }

    #[test]
    fn the_densest_part_of_the_places_comes_close() {
        let room = Size { width: 400.0, height: 400.0 };
        let at = |x: u8, y: u8| middle(Square::at(x, y));
        let places = [at(1, 1), at(20, 10), at(22, 10), at(24, 10)];
        assert_eq!(densest(&places, room), Some(at(22, 10)), "three of the four, not the middle of all");
        assert_eq!(densest(&places[..1], room), Some(at(1, 1)));
        assert_eq!(densest(&[], room), None);
    }

    #[test]
    fn a_target_is_visible_and_large_enough() {
        let (frame, room) = (Rect::new(0, 0, 960, 800), Size { width: 400.0, height: 300.0 });
        let view = |side: f64| View { scale: side / CELL, x: 0.0, y: 0.0 };
        let (seen, hidden) = (middle(Square::at(3, 3)), middle(Square::at(20, 20)));
        assert!(has_target(view(30.0), frame, room, &[hidden, seen]));
        assert!(!has_target(view(30.0), frame, room, &[hidden]));
        assert!(!has_target(view(30.0), frame, room, &[]));
        assert!(!has_target(view(20.0), frame, room, &[seen]), "too small for a finger");
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
