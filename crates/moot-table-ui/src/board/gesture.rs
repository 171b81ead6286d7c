//! Recognizes gestures from pointer positions, independent of the page.

/// A point of the window, in pixels.
pub type Point = (f64, f64);

/// The distance in pixels up to which a moving pointer presses and does not drag.
const SLACK: f64 = 7.0;

/// The meaning of a pointer event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sense {
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
        /// The midpoint of the fingers.
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
struct Finger {
    id: i32,
    start: Point,
    at: Point,
}

/// The active pointers: at most two count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    fingers: [Option<Finger>; 2],
    /// Whether the gesture can no longer be a press.
    moved: bool,
}

fn apart(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

impl Hand {
    /// Handles a pointer going down.
    pub fn down(&mut self, id: i32, at: Point) {
        if self.fingers.iter().all(Option::is_none) {
            self.moved = false;
        }
        if let Some(free) = self.fingers.iter_mut().find(|finger| finger.is_none()) {
            *free = Some(Finger { id, start: at, at });
        }
        if self.fingers.iter().all(Option::is_some) {
            self.moved = true;
        }
    }

    /// Whether the board is being dragged or pinched.
    #[must_use]
    pub const fn moving(&self) -> bool {
        self.moved
    }

    /// Handles a pointer move.
    pub fn to(&mut self, id: i32, at: Point) -> Sense {
        let before = self.fingers;
        let Some(finger) = self.fingers.iter_mut().flatten().find(|finger| finger.id == id) else {
            return Sense::Nothing;
        };
        let last = finger.at;
        if !self.moved && apart(finger.start, at) < SLACK {
            return Sense::Nothing;
        }
        finger.at = at;
        self.moved = true;
        match (before, self.fingers) {
            ([Some(a), Some(b)], [Some(c), Some(d)]) => {
                let middle = |p: Point, q: Point| (f64::midpoint(p.0, q.0), f64::midpoint(p.1, q.1));
                let (from, to) = (middle(a.at, b.at), middle(c.at, d.at));
                let scale = apart(c.at, d.at).max(1.0) / apart(a.at, b.at).max(1.0);
                Sense::Pinch { scale, at: to, by: (to.0 - from.0, to.1 - from.1) }
            }
            _ => Sense::Drag { by: (at.0 - last.0, at.1 - last.1) },
        }
    }

    /// Handles a pointer going up.
    pub fn up(&mut self, id: i32, at: Point) -> Sense {
        let was = self.fingers.iter().flatten().any(|finger| finger.id == id);
        self.lose(id);
        if was && !self.moved { Sense::Press { at } } else { Sense::Nothing }
    }

    /// Handles a lost pointer, which does not press.
    pub fn lose(&mut self, id: i32) {
        for finger in &mut self.fingers {
            if finger.is_some_and(|finger| finger.id == id) {
                *finger = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resting_finger_presses_and_a_moving_one_drags() {
        let mut hand = Hand::default();
        hand.down(1, (10.0, 10.0));
        assert_eq!(hand.to(1, (13.0, 12.0)), Sense::Nothing, "small movements are ignored");
        assert_eq!(hand.up(1, (13.0, 12.0)), Sense::Press { at: (13.0, 12.0) });
        hand.down(1, (10.0, 10.0));
        assert_eq!(hand.to(1, (30.0, 10.0)), Sense::Drag { by: (20.0, 0.0) });
        assert_eq!(hand.to(1, (31.0, 12.0)), Sense::Drag { by: (1.0, 2.0) });
        assert!(hand.moving());
        assert_eq!(hand.up(1, (31.0, 12.0)), Sense::Nothing);
    }

    #[test]
    fn two_fingers_pinch_and_never_press() {
        let mut hand = Hand::default();
        hand.down(1, (0.0, 0.0));
        hand.down(2, (100.0, 0.0));
        assert_eq!(hand.to(2, (200.0, 0.0)), Sense::Pinch { scale: 2.0, at: (100.0, 0.0), by: (50.0, 0.0) });
        assert_eq!(hand.up(2, (200.0, 0.0)), Sense::Nothing);
        assert_eq!(hand.to(1, (5.0, 0.0)), Sense::Drag { by: (5.0, 0.0) }, "the other finger keeps dragging");
        assert_eq!(hand.up(1, (5.0, 0.0)), Sense::Nothing);
        hand.down(3, (1.0, 1.0));
        assert_eq!(hand.up(3, (1.0, 1.0)), Sense::Press { at: (1.0, 1.0) }, "a new gesture");
    }

    #[test]
    fn a_pointer_that_was_never_down_is_ignored() {
        let mut hand = Hand::default();
        assert_eq!(hand.to(4, (9.0, 9.0)), Sense::Nothing);
        assert_eq!(hand.up(4, (9.0, 9.0)), Sense::Nothing);
        hand.down(4, (9.0, 9.0));
        hand.lose(4);
        assert_eq!(hand.up(4, (9.0, 9.0)), Sense::Nothing);
    }
}
