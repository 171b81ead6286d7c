//! The viewport of a board: offset and scale. Pure computation.

use moot_art::{Rect, Size};

/// The `viewBox` of a picture, in its own units.
pub type Frame = Rect<i32>;

/// The side of one square of the board, in units of the picture.
pub const CELL: f64 = moot_art::CELL as f64;

/// The side of a square at rest on a small screen, in pixels (rule 22 of the look).
pub const REST: f64 = 40.0;
/// The maximum side of a square, in pixels.
const LARGEST: f64 = 96.0;
/// The sides of a square of a board, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// At rest, while the board is partly hidden.
    pub rest: f64,
    /// The minimum at which the whole board is usable with a finger, on a narrow window.
    pub least_narrow: f64,
    /// The same on a wide window, which is likely to have a mouse.
    pub least_wide: f64,
}

/// Sizes for boards on which squares are pressed.
pub const SQUARES: Sizes = Sizes { rest: REST, least_narrow: 24.0, least_wide: 18.0 };
/// Sizes for boards on which rooms of a dozen squares, or figures as large as a square, are pressed.
pub const ROOMS: Sizes = Sizes { rest: 23.0, least_narrow: 14.0, least_wide: 11.0 };
/// The window width in pixels below which a device counts as a phone.
const NARROW: f64 = 600.0;
/// The distance in pixels by which the picture may be moved past the edge of the window, so that every square can be brought out
/// from under the zoom buttons, which are 40 pixels wide and 10 from the edge.
const MARGIN: f64 = 64.0;

/// The side of an arrow at the rim, in pixels.
const ARROW: f64 = 44.0;
/// The distance of its middle from the edge of the window.
const ARROW_RIM: f64 = 28.0;
/// The side of the top right corner of the window, in which the zoom buttons lie.
const CORNER: f64 = 80.0;

/// A side of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The top.
    Up,
    /// The right.
    Right,
    /// The bottom.
    Down,
    /// The left.
    Left,
}

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Side; 4] = [Side::Up, Side::Right, Side::Down, Side::Left];
}

/// An arrow at the rim of the window, towards a square that is not visible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The side that it points to.
    pub towards: Side,
    /// Its middle, in pixels of the window.
    pub at: (f64, f64),
    /// The middle of the square, in units of the picture.
    pub to: (f64, f64),
}

/// The viewport: `scale` pixels a unit, with the top left corner of the frame at (`x`, `y`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Pixels a unit.
    pub scale: f64,
    /// Pixels from the left of the window to the left of the frame.
    pub x: f64,
    /// Pixels from the top of the window to the top of the frame.
    pub y: f64,
}

fn fit_scale(frame: Frame, window: Size) -> f64 {
    let Rect { width, height, .. } = frame.to_f64();
    (window.width / width).min(window.height / height).max(0.05)
}

impl View {
    /// The whole board, centred in the window.
    #[must_use]
    pub fn fit(frame: Frame, window: Size) -> View {
        let Rect { width, height, .. } = frame.to_f64();
        let scale = fit_scale(frame, window);
        View { scale, x: (window.width - width * scale) / 2.0, y: (window.height - height * scale) / 2.0 }
    }

    /// The initial viewport: the whole board if its squares are large enough to press, else squares of [`REST`] pixels around
    /// `centre` (in units).
    #[must_use]
    pub fn rest(frame: Frame, window: Size, centre: (f64, f64)) -> View {
        View::rest_at(frame, window, centre, SQUARES)
    }

    /// The same for a board with other sizes.
    #[must_use]
    pub fn rest_at(frame: Frame, window: Size, centre: (f64, f64), sizes: Sizes) -> View {
        let least = if window.width >= NARROW { sizes.least_wide } else { sizes.least_narrow };
        if fit_scale(frame, window) * CELL >= least {
            return View::fit(frame, window);
        }
        View { scale: sizes.rest / CELL, x: 0.0, y: 0.0 }.centred(frame, window, centre)
    }

    /// The same scale with a point of the board in the centre of the window, as far as the edges allow.
    #[must_use]
    pub fn centred(self, frame: Frame, window: Size, (x, y): (f64, f64)) -> View {
        let (left, top) = (f64::from(frame.x), f64::from(frame.y));
        let x = window.width / 2.0 - (x - left) * self.scale;
        let y = window.height / 2.0 - (y - top) * self.scale;
        View { x, y, ..self }.kept(frame, window)
    }

    /// Zooms by a factor around the point `(x, y)` of the window.
    #[must_use]
    pub fn zoomed(self, frame: Frame, window: Size, by: f64, (x, y): (f64, f64)) -> View {
        let scale =
            (self.scale * by).clamp(fit_scale(frame, window), (LARGEST / CELL).max(fit_scale(frame, window)));
        let by = scale / self.scale;
        View { scale, x: x - (x - self.x) * by, y: y - (y - self.y) * by }.kept(frame, window)
    }

    /// Squares as large as at rest, with a point of the board in the centre of the window, as far as the edges allow; the same
    /// viewport if squares are large enough for a finger already.
    #[must_use]
    pub fn close(self, frame: Frame, window: Size, at: (f64, f64), sizes: Sizes) -> View {
        if self.scale * CELL >= sizes.least_narrow {
            return self;
        }
        View { scale: sizes.rest / CELL, ..self }.centred(frame, window, at)
    }

    /// Moves by an offset in pixels.
    #[must_use]
    pub fn moved(self, frame: Frame, window: Size, (dx, dy): (f64, f64)) -> View {
        View { x: self.x + dx, y: self.y + dy, ..self }.within(frame, window, MARGIN)
    }

    /// Limits the offset to the margin; centres the picture in a larger window.
    fn kept(self, frame: Frame, window: Size) -> View {
        self.within(frame, window, 0.0)
    }

    /// Limits the offset to the margin; keeps the picture near the centre of a larger window.
    fn within(self, frame: Frame, window: Size, off_centre: f64) -> View {
        let Rect { width, height, .. } = frame.to_f64();
        let keep = |at: f64, size: f64, room: f64| {
            let size = size * self.scale;
            let (least, most) = if size <= room {
                let centre = (room - size) / 2.0;
                (centre - off_centre, centre + off_centre)
            } else {
                (room - size - MARGIN, MARGIN)
            };
            at.clamp(least, most)
        };
        View { x: keep(self.x, width, window.width), y: keep(self.y, height, window.height), ..self }
    }

    /// Whether the whole board is visible.
    #[must_use]
    pub fn is_fit(self, frame: Frame, window: Size) -> bool {
        self.scale <= fit_scale(frame, window) * 1.02
    }

    /// Whether the whole board has room to be drawn larger by a tenth or more.
    #[must_use]
    pub fn is_small(self, frame: Frame, window: Size) -> bool {
        self.scale * 1.1 < fit_scale(frame, window)
    }

    /// The column and row under a point of the window.
    #[must_use]
    pub fn square(self, frame: Frame, (x, y): (f64, f64)) -> (i32, i32) {
        let (x, y) = self.unit(frame, (x, y));
        ((x / CELL).floor() as i32, (y / CELL).floor() as i32)
    }

    /// Converts a point of the window to units of the picture.
    #[must_use]
    pub fn unit(self, frame: Frame, (x, y): (f64, f64)) -> (f64, f64) {
        let unit = |at: f64, from: f64, first: i32| (at - from) / self.scale + f64::from(first);
        (unit(x, self.x, frame.x), unit(y, self.y, frame.y))
    }

    /// Converts a point of the board (in units) to pixels of the window.
    #[must_use]
    pub fn pixel(self, frame: Frame, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - f64::from(frame.x)) * self.scale + self.x, (y - f64::from(frame.y)) * self.scale + self.y)
    }

    /// Scrolls by the minimum at which a square and its neighbours are visible.
    #[must_use]
    pub fn showing(self, frame: Frame, window: Size, (x, y): (f64, f64)) -> View {
        let (px, py) = self.pixel(frame, (x, y));
        let rim = 1.5 * CELL * self.scale;
        let push = |at: f64, room: f64| {
            if at < rim {
                rim - at
            } else if at > room - rim {
                room - rim - at
            } else {
                0.0
            }
        };
        let (dx, dy) = (push(px, window.width), push(py, window.height));
        if dx == 0.0 && dy == 0.0 { self } else { self.moved(frame, window, (dx, dy)) }
    }

    /// Whether a square is visible as a whole, by its middle.
    #[must_use]
    pub fn shows(self, frame: Frame, window: Size, at: (f64, f64)) -> bool {
        let (x, y) = self.pixel(frame, at);
        let half = CELL * self.scale / 2.0;
        x >= half && y >= half && x <= window.width - half && y <= window.height - half
    }

    /// Scrolls by the minimum at which all squares are visible, by their middles; if they do not fit together and none is
    /// visible, to the one nearest to the middle of the window.
    #[must_use]
    pub fn revealing(self, frame: Frame, window: Size, squares: &[(f64, f64)]) -> View {
        let all = |view: View| squares.iter().all(|&at| view.shows(frame, window, at));
        if squares.is_empty() || all(self) {
            return self;
        }
        let corner = |pick: fn(f64, f64) -> f64, from: f64| {
            squares.iter().fold((from, from), |(x, y), at| (pick(x, at.0), pick(y, at.1)))
        };
        let (first, last) = (corner(f64::min, f64::INFINITY), corner(f64::max, f64::NEG_INFINITY));
        let together = self.showing(frame, window, first).showing(frame, window, last);
        if all(together) {
            return together;
        }
        if squares.iter().any(|&at| self.shows(frame, window, at)) {
            return self;
        }
        let far = |&(x, y): &(f64, f64)| {
            let (x, y) = self.pixel(frame, (x, y));
            (x - window.width / 2.0).hypot(y - window.height / 2.0)
        };
        let nearest = squares.iter().min_by(|one, other| far(one).total_cmp(&far(other)));
        nearest.map_or(self, |&at| self.showing(frame, window, at))
    }

    /// The arrows at the rim of the window: for each side beyond which squares lie, one towards the nearest of them, beside all
    /// squares that are visible.
    #[must_use]
    pub fn arrows(self, frame: Frame, window: Size, squares: &[(f64, f64)]) -> Vec<Arrow> {
        let (seen, hidden): (Vec<_>, Vec<_>) = squares.iter().partition(|&&at| self.shows(frame, window, at));
        let (half_x, half_y) = (window.width / 2.0, window.height / 2.0);
        // The part of the way from the middle to the square at which the rim is crossed decides the side.
        let side = |at: (f64, f64)| {
            let (x, y) = self.pixel(frame, at);
            let (dx, dy) = (x - half_x, y - half_y);
            match (dx.abs() / half_x.max(1.0) > dy.abs() / half_y.max(1.0), dx > 0.0, dy > 0.0) {
                (true, true, _) => Side::Right,
                (true, false, _) => Side::Left,
                (false, _, true) => Side::Down,
                (false, _, false) => Side::Up,
            }
        };
        let far = |&&at: &&(f64, f64)| {
            let (x, y) = self.pixel(frame, at);
            (x - half_x).hypot(y - half_y)
        };
        let free = |(x, y): (f64, f64)| {
            let (reach, half) = (ARROW / 2.0 + 2.0, CELL * self.scale / 2.0);
            let corner = x > window.width - CORNER && y < CORNER;
            !corner
                && seen.iter().all(|&&at| {
                    let (px, py) = self.pixel(frame, at);
                    (px - x).abs() > reach + half || (py - y).abs() > reach + half
                })
        };
        Side::ALL
            .into_iter()
            .filter_map(|towards| {
                let beyond = hidden.iter().copied().filter(|&&at| side(at) == towards);
                let &to = beyond.min_by(|one, other| far(one).total_cmp(&far(other)))?;
                let (x, y) = self.pixel(frame, to);
                let inside = |at: f64, room: f64| at.clamp(ARROW_RIM, (room - ARROW_RIM).max(ARROW_RIM));
                let (x, y) = (inside(x, window.width), inside(y, window.height));
                // Along its side, to where it covers no square that can be chosen.
                let steps = (0..40).map(|n| f64::from((n + 1) / 2) * if n % 2 == 0 { 24.0 } else { -24.0 });
                let place = steps
                    .map(|by| match towards {
                        Side::Left => (ARROW_RIM, y + by),
                        Side::Right => (window.width - ARROW_RIM, y + by),
                        Side::Up => (x + by, ARROW_RIM),
                        Side::Down => (x + by, window.height - ARROW_RIM),
                    })
                    .find(|&(x, y)| {
                        (inside(x, window.width), inside(y, window.height)) == (x, y) && free((x, y))
                    })?;
                Some(Arrow { towards, at: place, to })
            })
            .collect()
    }

    /// The visible part of the frame, as fractions of its width and height.
    #[must_use]
    pub fn window(self, frame: Frame, window: Size) -> Rect {
        let Rect { width, height, .. } = frame.to_f64();
        let (width, height) = (width * self.scale, height * self.scale);
        let share = |at: f64, size: f64, room: f64| {
            let first = (-at / size).clamp(0.0, 1.0);
            (first, ((room - at) / size).clamp(0.0, 1.0) - first)
        };
        let (left, wide) = share(self.x, width, window.width);
        let (top, high) = share(self.y, height, window.height);
        Rect::new(left, top, wide, high)
    }
}

/// The best position of a label of a given size: beside the ghost and within the window. All in pixels.
#[must_use]
pub fn beside(ghost: Rect, label: Size, window: Size) -> (f64, f64) {
    const GAP: f64 = 14.0;
    const EDGE: f64 = 8.0;
    let (left, top, right, bottom) = (ghost.x, ghost.y, ghost.right(), ghost.bottom());
    let Size { width, height } = label;
    let inside = |x: f64, y: f64| {
        (
            x.clamp(EDGE, (window.width - width - EDGE).max(EDGE)),
            y.clamp(EDGE, (window.height - height - EDGE).max(EDGE)),
        )
    };
    let middle = (top + bottom - height) / 2.0;
    let centre = (left + right - width) / 2.0;
    if right + GAP + width + EDGE <= window.width {
        inside(right + GAP, middle)
    } else if left - GAP - width >= EDGE {
        inside(left - GAP - width, middle)
    } else if top - GAP - height >= EDGE {
        inside(centre, top - GAP - height)
    } else {
        inside(centre, bottom + GAP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Rect::new(-26, -38, 852, 744);
    const DESK: Size = Size { width: 784.0, height: 676.0 };
    const PHONE: Size = Size { width: 390.0, height: 340.0 };

    #[test]
    fn a_desktop_shows_the_whole_board_and_a_phone_large_squares() {
        let app = View::rest(FRAME, DESK, (400.0, 400.0));
        assert!(app.is_fit(FRAME, DESK) && app.scale * CELL > 24.0);
        let low = Size { width: 642.0, height: 496.0 };
        assert!(View::rest(FRAME, low, (400.0, 400.0)).is_fit(FRAME, low), "a low wide window has a mouse");
        let strip = Size { width: 752.0, height: 316.0 };
        assert!(
            !View::rest(FRAME, strip, (400.0, 400.0)).is_fit(FRAME, strip),
            "too low to point at anything"
        );
        let phone = View::rest(FRAME, PHONE, (400.0, 400.0));
        assert!((phone.scale * CELL - REST).abs() < 1e-9 && !phone.is_fit(FRAME, PHONE));
        assert_eq!(phone.pixel(FRAME, (400.0, 400.0)), (195.0, 170.0));
    }

    #[test]
    fn zooming_keeps_the_point_under_the_finger() {
        let view = View::rest(FRAME, PHONE, (400.0, 300.0));
        let finger = (100.0, 120.0);
        let before = view.square(FRAME, finger);
        let near = view.zoomed(FRAME, PHONE, 1.7, finger);
        assert_eq!(near.square(FRAME, finger), before);
        let back = near.zoomed(FRAME, PHONE, 0.001, finger);
        assert!(back.is_fit(FRAME, PHONE), "never smaller than the whole board");
        assert!(near.zoomed(FRAME, PHONE, 1000.0, finger).scale * CELL <= LARGEST + 1e-9);
    }

    #[test]
    fn the_board_cannot_leave_the_window() {
        let view = View::rest(FRAME, PHONE, (400.0, 300.0)).moved(FRAME, PHONE, (9999.0, -9999.0));
        assert_eq!(view.x, MARGIN);
        let seen = view.window(FRAME, PHONE);
        assert!(seen.x == 0.0 && seen.y > 0.4 && seen.width > 0.2 && seen.bottom() <= 1.0);
    }

    #[test]
    fn every_edge_can_be_brought_out_from_under_the_buttons() {
        for window in [DESK, PHONE] {
            for view in [View::fit(FRAME, window), View::rest(FRAME, window, (400.0, 300.0))] {
                let right = |view: View| view.x + f64::from(FRAME.width) * view.scale;
                let dragged = view.moved(FRAME, window, (-9999.0, 0.0));
                assert!(right(dragged) <= window.width - 50.0 || right(dragged) <= right(view) - 50.0);
                assert!(dragged.moved(FRAME, window, (9999.0, 0.0)).x >= view.x.max(0.0));
            }
            let fit = View::fit(FRAME, window);
            let there_and_back =
                fit.moved(FRAME, window, (30.0, 20.0)).zoomed(FRAME, window, 1.0, (0.0, 0.0));
            assert_eq!(there_and_back, fit, "zooming centres a board that fits");
        }
    }

    #[test]
    fn small_squares_come_close_and_large_ones_stay() {
        let fit = View::fit(FRAME, PHONE);
        assert!(fit.scale * CELL < SQUARES.least_narrow);
        let close = fit.close(FRAME, PHONE, (400.0, 300.0), SQUARES);
        assert!((close.scale * CELL - REST).abs() < 1e-9);
        assert_eq!(close.pixel(FRAME, (400.0, 300.0)), (195.0, 170.0));
        assert_eq!(close.close(FRAME, PHONE, (100.0, 100.0), SQUARES), close);
    }

    #[test]
    fn squares_and_pixels_agree() {
        let view = View::rest(FRAME, PHONE, (200.0, 200.0));
        let middle = (7.5 * CELL, 6.5 * CELL);
        assert_eq!(view.square(FRAME, view.pixel(FRAME, middle)), (7, 6));
        let far = view.showing(FRAME, PHONE, (24.5 * CELL, 20.5 * CELL));
        let (x, y) = far.pixel(FRAME, (24.5 * CELL, 20.5 * CELL));
        assert!(x > 0.0 && x < PHONE.width && y > 0.0 && y < PHONE.height);
        assert_eq!(far.showing(FRAME, PHONE, (24.5 * CELL, 20.5 * CELL)), far);
    }

    #[test]
    fn targets_are_brought_into_view() {
        let view = View::rest(FRAME, PHONE, (100.0, 100.0));
        let near = [(620.0, 500.0), (700.0, 560.0)];
        let shown = view.revealing(FRAME, PHONE, &near);
        assert!(near.iter().all(|&at| shown.shows(FRAME, PHONE, at)), "both fit into the window");
        assert_eq!(shown.revealing(FRAME, PHONE, &near), shown);
        assert_eq!(shown.scale, view.scale);
        let apart = [(780.0, 660.0), (620.0, 500.0), (780.0, 20.0)];
        let first = view.revealing(FRAME, PHONE, &apart);
        assert!(apart.iter().any(|&at| first.shows(FRAME, PHONE, at)));
        assert_eq!(first.revealing(FRAME, PHONE, &apart), first, "one of them is visible");
        assert_eq!(view.revealing(FRAME, PHONE, &[]), view);
    }

    #[test]
    fn arrows_point_to_targets_that_are_out_of_view() {
        let view = View::rest(FRAME, PHONE, (400.0, 300.0));
        let middle = (400.0, 300.0);
        assert_eq!(view.arrows(FRAME, PHONE, &[middle]), []);
        let left = (20.0, 300.0);
        let found = view.arrows(FRAME, PHONE, &[middle, left, (-10.0, 300.0)]);
        let [Arrow { towards: Side::Left, at: (x, y), to }] = found[..] else { panic!("{found:?}") };
        assert_eq!((x, to), (ARROW_RIM, left), "the nearest");
        assert!((y - PHONE.height / 2.0).abs() < 1.0);
        let sides = [left, (790.0, 300.0), (400.0, 0.0), (400.0, 690.0)];
        assert_eq!(view.arrows(FRAME, PHONE, &sides).len(), 4);
        // A visible target at the rim is not covered.
        let rim = view.unit(FRAME, (ARROW_RIM, y));
        let found = view.arrows(FRAME, PHONE, &[rim, left]);
        let (ax, ay) = found[0].at;
        let (px, py) = view.pixel(FRAME, rim);
        let least = (ARROW + CELL * view.scale) / 2.0;
        assert!((ax - px).abs() >= least || (ay - py).abs() >= least, "{found:?}");
    }

    #[test]
    fn a_label_is_beside_its_ghost_and_inside_the_window() {
        let label = Size { width: 220.0, height: 110.0 };
        let ghosts = [(10.0, 10.0, 70.0, 30.0), (700.0, 600.0, 70.0, 60.0), (300.0, 300.0, 80.0, 40.0)];
        for ghost in ghosts.map(|(x, y, width, height)| Rect::new(x, y, width, height)) {
            let (x, y) = beside(ghost, label, DESK);
            let stands = Rect::new(x, y, label.width, label.height);
            assert!(x >= 8.0 && y >= 8.0 && stands.right() <= DESK.width && stands.bottom() <= DESK.height);
            assert_eq!(ghost.overlap(&stands), 0.0, "{ghost:?} under {x},{y}");
        }
    }
}
