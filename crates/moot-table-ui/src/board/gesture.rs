//! Recognizes gestures from pointer positions, independent of the page.

/// A point of the window, in pixels.
pub type Point = (f64, f64);

/// The distance in pixels up to which a moving pointer presses and does not drag.
const SLACK: f64 = 7.0;

/// The meaning of a pointer event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// Nothing yet.
    Nothing,
    /// The board is dragged.
    Drag {
        /// The offset since the last event.
        by: Point,
    },
    /// The board is pinched.
    Pinch {
        /// The scale factor.
        scale: f64,
        /// The midpoint of the two pointers.
        at: Point,
        /// The movement of the midpoint.
        by: Point,
    },
    /// A point is pressed.
    Press {
        /// The position.
        at: Point,
    },
}

#[derive(Clone, Copy, Debug)]
struct Pointer {
    id: i32,
    start: Point,
    at: Point,
}

/// The active pointers: at most two count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointers {
    down: [Option<Pointer>; 2],
    /// Whether the gesture can no longer be a press.
    moved: bool,
}

fn apart(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

impl Pointers {
    /// Handles a pointer going down.
    pub fn down(&mut self, id: i32, at: Point) {
        if self.down.iter().all(Option::is_none) {
            self.moved = false;
        }
        if let Some(free) = self.down.iter_mut().find(|pointer| pointer.is_none()) {
            *free = Some(Pointer { id, start: at, at });
        }
        if self.down.iter().all(Option::is_some) {
            self.moved = true;
        }
    }

    /// Whether the board is being dragged or pinched.
    #[must_use]
    pub const fn moving(&self) -> bool {
        self.moved
    }

    /// Handles a pointer move.
    pub fn to(&mut self, id: i32, at: Point) -> Gesture {
        let before = self.down;
        let Some(pointer) = self.down.iter_mut().flatten().find(|pointer| pointer.id == id) else {
            return Gesture::Nothing;
        };
        let last = pointer.at;
        if !self.moved && apart(pointer.start, at) < SLACK {
            return Gesture::Nothing;
        }
        pointer.at = at;
        self.moved = true;
        match (before, self.down) {
            ([Some(a), Some(b)], [Some(c), Some(d)]) => {
                let middle = |p: Point, q: Point| (f64::midpoint(p.0, q.0), f64::midpoint(p.1, q.1));
                let (from, to) = (middle(a.at, b.at), middle(c.at, d.at));
                let scale = apart(c.at, d.at).max(1.0) / apart(a.at, b.at).max(1.0);
                Gesture::Pinch { scale, at: to, by: (to.0 - from.0, to.1 - from.1) }
            }
            _ => Gesture::Drag { by: (at.0 - last.0, at.1 - last.1) },
        }
    }

    /// Handles a pointer going up.
    pub fn up(&mut self, id: i32, at: Point) -> Gesture {
        let was = self.down.iter().flatten().any(|pointer| pointer.id == id);
        self.lose(id);
        if was && !self.moved { Gesture::Press { at } } else { Gesture::Nothing }
    }

    /// Handles a lost pointer, which does not press.
    pub fn lose(&mut self, id: i32) {
        for pointer in &mut self.down {
            if pointer.is_some_and(|pointer| pointer.id == id) {
                *pointer = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resting_finger_presses_and_a_moving_one_drags() {
        let mut pointers = Pointers::default();
        pointers.down(1, (10.0, 10.0));
        assert_eq!(pointers.to(1, (13.0, 12.0)), Gesture::Nothing, "small movements are ignored");
        assert_eq!(pointers.up(1, (13.0, 12.0)), Gesture::Press { at: (13.0, 12.0) });
        pointers.down(1, (10.0, 10.0));
        assert_eq!(pointers.to(1, (30.0, 10.0)), Gesture::Drag { by: (20.0, 0.0) });
        assert_eq!(pointers.to(1, (31.0, 12.0)), Gesture::Drag { by: (1.0, 2.0) });
        assert!(pointers.moving());
        assert_eq!(pointers.up(1, (31.0, 12.0)), Gesture::Nothing);
    }

    #[test]
    fn two_fingers_pinch_and_never_press() {
        let mut pointers = Pointers::default();
        pointers.down(1, (0.0, 0.0));
        pointers.down(2, (100.0, 0.0));
        assert_eq!(
            pointers.to(2, (200.0, 0.0)),
            Gesture::Pinch { scale: 2.0, at: (100.0, 0.0), by: (50.0, 0.0) }
        );
        assert_eq!(pointers.up(2, (200.0, 0.0)), Gesture::Nothing);
        assert_eq!(
            pointers.to(1, (5.0, 0.0)),
            Gesture::Drag { by: (5.0, 0.0) },
            "the other pointer keeps dragging"
        );
        assert_eq!(pointers.up(1, (5.0, 0.0)), Gesture::Nothing);
        pointers.down(3, (1.0, 1.0));
        assert_eq!(pointers.up(3, (1.0, 1.0)), Gesture::Press { at: (1.0, 1.0) }, "a new gesture");
    }

    #[test]
    fn a_pointer_that_was_never_down_is_ignored() {
        let mut pointers = Pointers::default();
        assert_eq!(pointers.to(4, (9.0, 9.0)), Gesture::Nothing);
        assert_eq!(pointers.up(4, (9.0, 9.0)), Gesture::Nothing);
        pointers.down(4, (9.0, 9.0));
        pointers.lose(4);
        assert_eq!(pointers.up(4, (9.0, 9.0)), Gesture::Nothing);
    }
}
