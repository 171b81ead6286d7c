//! Rectangles and sizes, in pictures and on the page.

/// A rectangle: its top left corner and its size. The unit depends on the use: SVG units in a picture, pixels in a window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rect<T = f64> {
    /// The left edge.
    pub x: T,
    /// The top edge.
    pub y: T,
    /// The width.
    pub width: T,
    /// The height.
    pub height: T,
}

/// A size; the unit depends on the use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size<T = f64> {
    /// The width.
    pub width: T,
    /// The height.
    pub height: T,
}

impl<T> Rect<T> {
    /// A rectangle with its top left corner at (`x`, `y`).
    #[must_use]
    pub const fn new(x: T, y: T, width: T, height: T) -> Rect<T> {
        Rect { x, y, width, height }
    }
}

impl Rect<i32> {
    /// The same rectangle as floating-point numbers.
    #[must_use]
    pub fn to_f64(self) -> Rect {
        Rect::new(self.x.into(), self.y.into(), self.width.into(), self.height.into())
    }

    /// The value of the attribute `viewBox`.
    #[must_use]
    pub fn view_box(&self) -> String {
        [self.x, self.y, self.width, self.height].map(|n| n.to_string()).join(" ")
    }
}

impl Rect {
    /// The rectangle between two opposite corners.
    #[must_use]
    pub fn between((left, top): (f64, f64), (right, bottom): (f64, f64)) -> Rect {
        Rect::new(left, top, right - left, bottom - top)
    }

    /// The right edge.
    #[must_use]
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// The bottom edge.
    #[must_use]
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    /// The centre.
    #[must_use]
    pub fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Whether a point is inside: the left and top edges are inside, the others are not.
    #[must_use]
    pub fn contains(&self, (x, y): (f64, f64)) -> bool {
        x >= self.x && x < self.right() && y >= self.y && y < self.bottom()
    }

    /// Expanded by a margin on every side; shrunk if it is negative.
    #[must_use]
    pub fn grown(&self, by: f64) -> Rect {
        Rect::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }

    /// The smallest rectangle that contains both.
    #[must_use]
    pub fn union(&self, other: &Rect) -> Rect {
        let corner = (self.x.min(other.x), self.y.min(other.y));
        Rect::between(corner, (self.right().max(other.right()), self.bottom().max(other.bottom())))
    }

    /// The area of the intersection.
    #[must_use]
    pub fn overlap(&self, other: &Rect) -> f64 {
        let width = self.right().min(other.right()) - self.x.max(other.x);
        let height = self.bottom().min(other.bottom()) - self.y.max(other.y);
        if width > 0.0 && height > 0.0 { width * height } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn union_and_overlap() {
        let (one, two) = (Rect::new(0.0, 0.0, 10.0, 10.0), Rect::new(6.0, 8.0, 10.0, 10.0));
        assert_eq!(one.union(&two), Rect::new(0.0, 0.0, 16.0, 18.0));
        assert_eq!(one.overlap(&two), 8.0);
        assert_eq!(one.overlap(&Rect::new(10.0, 0.0, 5.0, 5.0)), 0.0, "touching edges do not overlap");
    }

    #[test]
    fn the_left_and_top_edges_are_inside() {
        let rect = Rect::new(1.0, 2.0, 3.0, 4.0);
        assert!(rect.contains((1.0, 2.0)) && rect.contains(rect.middle()));
        assert!(!rect.contains((4.0, 2.0)) && !rect.contains((1.0, 6.0)));
        assert!(rect.grown(0.5).contains((4.0, 2.0)));
    }

    #[test]
    fn a_view_box_is_four_numbers() {
        assert_eq!(Rect::new(-26, -38, 852, 744).view_box(), "-26 -38 852 744");
    }
}
