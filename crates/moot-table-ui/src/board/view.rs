//! Which part of the mountain is seen, and how large: sums only, no page.

/// Left, top, width and height of the picture, in its own units.
pub type Frame = [i32; 4];

/// The side of one square of the board, in units of the picture.
pub const CELL: f64 = moot_art::CELL as f64;

/// How large a square is at rest on a small screen, in pixels (rule 22 of the look).
pub const REST: f64 = 40.0;
/// A square is never larger than this.
const LARGEST: f64 = 96.0;
/// How large a square of a board is, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// At rest, where not everything is shown.
    pub rest: f64,
    /// Below this the whole board does not serve as a place to point at, on a narrow window and on others, where there is
    /// likely to be a mouse.
    pub least: [f64; 2],
}

/// Where squares are pointed at.
pub const SQUARES: Sizes = Sizes { rest: REST, least: [24.0, 18.0] };
/// Where rooms of a dozen squares are pointed at, and figures that are as large as a square.
pub const ROOMS: Sizes = Sizes { rest: 23.0, least: [14.0, 11.0] };
/// A window that is narrower belongs to a phone.
const NARROW: f64 = 600.0;
/// The picture may be moved so far beyond the edge of the window.
const MARGIN: f64 = 48.0;

/// The size of the window on the mountain, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Room {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// What is seen: `scale` pixels a unit, with the top left corner of the frame at (`x`, `y`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Pixels a unit.
    pub scale: f64,
    /// Pixels from the left of the window to the left of the frame.
    pub x: f64,
    /// Pixels from the top of the window to the top of the frame.
    pub y: f64,
}

fn fit_scale(frame: Frame, room: Room) -> f64 {
    let [_, _, width, height] = frame.map(f64::from);
    (room.width / width).min(room.height / height).max(0.05)
}

impl View {
    /// The whole mountain in the middle of the window.
    #[must_use]
    pub fn fit(frame: Frame, room: Room) -> View {
        let [_, _, width, height] = frame.map(f64::from);
        let scale = fit_scale(frame, room);
        View { scale, x: (room.width - width * scale) / 2.0, y: (room.height - height * scale) / 2.0 }
    }

    /// What is shown first: the whole mountain where its squares are large enough to be pointed at, else squares of
    /// [`REST`] pixels around `centre` (in units).
    #[must_use]
    pub fn rest(frame: Frame, room: Room, centre: (f64, f64)) -> View {
        View::rest_at(frame, room, centre, SQUARES)
    }

    /// The same for a board on which something else than squares is pointed at.
    #[must_use]
    pub fn rest_at(frame: Frame, room: Room, centre: (f64, f64), sizes: Sizes) -> View {
        let least = sizes.least[usize::from(room.width >= NARROW)];
        if fit_scale(frame, room) * CELL >= least {
            return View::fit(frame, room);
        }
        View { scale: sizes.rest / CELL, x: 0.0, y: 0.0 }.centred(frame, room, centre)
    }

    /// The same size with a point of the board in the middle of the window, as far as the edges allow.
    #[must_use]
    pub fn centred(self, frame: Frame, room: Room, (x, y): (f64, f64)) -> View {
        let (left, top) = (f64::from(frame[0]), f64::from(frame[1]));
        let x = room.width / 2.0 - (x - left) * self.scale;
        let y = room.height / 2.0 - (y - top) * self.scale;
        View { x, y, ..self }.kept(frame, room)
    }

    /// Larger or smaller by a factor; the point of the window `(x, y)` stays where it is.
    #[must_use]
    pub fn zoomed(self, frame: Frame, room: Room, by: f64, (x, y): (f64, f64)) -> View {
        let scale =
            (self.scale * by).clamp(fit_scale(frame, room), (LARGEST / CELL).max(fit_scale(frame, room)));
        let by = scale / self.scale;
        View { scale, x: x - (x - self.x) * by, y: y - (y - self.y) * by }.kept(frame, room)
    }

    /// Moved by so many pixels.
    #[must_use]
    pub fn moved(self, frame: Frame, room: Room, (dx, dy): (f64, f64)) -> View {
        View { x: self.x + dx, y: self.y + dy, ..self }.kept(frame, room)
    }

    /// Not further away than the margin; centred where there is more room than picture.
    fn kept(self, frame: Frame, room: Room) -> View {
        let [_, _, width, height] = frame.map(f64::from);
        let keep = |at: f64, size: f64, room: f64| {
            let size = size * self.scale;
            if size <= room { (room - size) / 2.0 } else { at.clamp(room - size - MARGIN, MARGIN) }
        };
        View { x: keep(self.x, width, room.width), y: keep(self.y, height, room.height), ..self }
    }

    /// Whether the whole mountain is seen.
    #[must_use]
    pub fn is_fit(self, frame: Frame, room: Room) -> bool {
        self.scale <= fit_scale(frame, room) * 1.02
    }

    /// The column and row under a point of the window.
    #[must_use]
    pub fn square(self, frame: Frame, (x, y): (f64, f64)) -> (i32, i32) {
        let (x, y) = self.unit(frame, (x, y));
        ((x / CELL).floor() as i32, (y / CELL).floor() as i32)
    }

    /// A point of the window in units of the picture.
    #[must_use]
    pub fn unit(self, frame: Frame, (x, y): (f64, f64)) -> (f64, f64) {
        let unit = |at: f64, from: f64, first: i32| (at - from) / self.scale + f64::from(first);
        (unit(x, self.x, frame[0]), unit(y, self.y, frame[1]))
    }

    /// Where a point of the board (in units) is in the window.
    #[must_use]
    pub fn pixel(self, frame: Frame, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - f64::from(frame[0])) * self.scale + self.x, (y - f64::from(frame[1])) * self.scale + self.y)
    }

    /// Moved just so far that a square with a rim of one square around it is seen.
    #[must_use]
    pub fn showing(self, frame: Frame, room: Room, (x, y): (f64, f64)) -> View {
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
        let (dx, dy) = (push(px, room.width), push(py, room.height));
        if dx == 0.0 && dy == 0.0 { self } else { self.moved(frame, room, (dx, dy)) }
    }

    /// The part of the frame that is seen, as shares of its width and height: left, top, width, height.
    #[must_use]
    pub fn window(self, frame: Frame, room: Room) -> [f64; 4] {
        let [_, _, width, height] = frame.map(f64::from);
        let (width, height) = (width * self.scale, height * self.scale);
        let share = |at: f64, size: f64, room: f64| {
            let first = (-at / size).clamp(0.0, 1.0);
            (first, ((room - at) / size).clamp(0.0, 1.0) - first)
        };
        let (left, wide) = share(self.x, width, room.width);
        let (top, high) = share(self.y, height, room.height);
        [left, top, wide, high]
    }
}

/// Where a label of a certain size stands best: beside the ghost, within the window. Everything in pixels; `ghost` is
/// left, top, right, bottom.
#[must_use]
pub fn beside(ghost: [f64; 4], label: (f64, f64), room: Room) -> (f64, f64) {
    const GAP: f64 = 14.0;
    const EDGE: f64 = 8.0;
    let [left, top, right, bottom] = ghost;
    let (width, height) = label;
    let inside = |x: f64, y: f64| {
        (
            x.clamp(EDGE, (room.width - width - EDGE).max(EDGE)),
            y.clamp(EDGE, (room.height - height - EDGE).max(EDGE)),
        )
    };
    let middle = (top + bottom - height) / 2.0;
    let centre = (left + right - width) / 2.0;
    if right + GAP + width + EDGE <= room.width {
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

    const FRAME: Frame = [-26, -38, 852, 744];
    const DESK: Room = Room { width: 784.0, height: 676.0 };
    const PHONE: Room = Room { width: 390.0, height: 340.0 };

    #[test]
    fn a_desk_shows_the_whole_mountain_and_a_phone_squares_for_thumbs() {
        let app = View::rest(FRAME, DESK, (400.0, 400.0));
        assert!(app.is_fit(FRAME, DESK) && app.scale * CELL > 24.0);
        let low = Room { width: 642.0, height: 496.0 };
        assert!(View::rest(FRAME, low, (400.0, 400.0)).is_fit(FRAME, low), "a low desk has a mouse");
        let strip = Room { width: 752.0, height: 316.0 };
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
        assert!(back.is_fit(FRAME, PHONE), "never smaller than the whole mountain");
        assert!(near.zoomed(FRAME, PHONE, 1000.0, finger).scale * CELL <= LARGEST + 1e-9);
    }

    #[test]
    fn the_mountain_cannot_be_lost() {
        let view = View::rest(FRAME, PHONE, (400.0, 300.0)).moved(FRAME, PHONE, (9999.0, -9999.0));
        assert_eq!(view.x, MARGIN);
        let [left, top, wide, high] = view.window(FRAME, PHONE);
        assert!(left == 0.0 && top > 0.4 && wide > 0.2 && top + high <= 1.0);
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
    fn a_label_stands_beside_its_ghost_and_never_outside() {
        let label = (220.0, 110.0);
        for ghost in [[10.0, 10.0, 80.0, 40.0], [700.0, 600.0, 770.0, 660.0], [300.0, 300.0, 380.0, 340.0]] {
            let (x, y) = beside(ghost, label, DESK);
            assert!(x >= 8.0 && y >= 8.0 && x + label.0 <= DESK.width && y + label.1 <= DESK.height);
            let apart = x >= ghost[2] || x + label.0 <= ghost[0] || y >= ghost[3] || y + label.1 <= ghost[1];
            assert!(apart, "{ghost:?} under {x},{y}");
        }
    }
}
