//! The outline of a set of squares, as one path.
//!
//! Every border is traced clockwise, with the inside on the right. Where two squares touch only at a corner, the trace turns
//! right first, which keeps them apart. Corners are moved inward along both edges and rounded by one quadratic curve.

use super::kinds::{CELL, Square};
use super::pen::svg;
use super::rng::Rng;

/// Right, down, left, up: the directions of edges, of doors and of neighbours.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The normal that points into the squares, for each direction of the trace.
const INWARD: [(f64, f64); 4] = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)];

/// The edges of a square: the start of each (relative to its top left corner) and the neighbour it borders.
const SIDES: [((usize, usize), (i32, i32)); 4] =
    [((0, 0), (0, -1)), ((1, 0), (1, 0)), ((1, 1), (0, 1)), ((0, 1), (-1, 0))];

/// The `d` of the outline of `cells`, moved inward by `inset` and rounded by `radius` (SVG units). Squares may be in any order;
/// separate islands and holes become subpaths. Without squares the result is empty.
#[must_use]
pub fn outline(cells: &[Square], inset: f64, radius: f64) -> String {
    trace(cells, inset, radius, None)
}

/// Like [`outline`] without inset, with irregular long edges: points 13 units apart, displaced by 1.3 at most.
pub fn wobbly(cells: &[Square], radius: f64, rng: &mut Rng) -> String {
    trace(cells, 0.0, radius, Some(rng))
}

/// A corner of a border: its position, the incoming direction and the outgoing one.
#[derive(Clone, Copy)]
struct Corner {
    x: usize,
    y: usize,
    enter: usize,
    leave: usize,
}

/// Border edges that have not been traced, one bit a direction for each corner of the bounding box.
struct Edges {
    left: u8,
    top: u8,
    columns: usize,
    rows: usize,
    open: Vec<u8>,
}

impl Edges {
    fn of(cells: &[Square]) -> Edges {
        let left = cells.iter().map(|c| c.0).min().unwrap_or(0);
        let top = cells.iter().map(|c| c.1).min().unwrap_or(0);
        let right = cells.iter().map(|c| c.0).max().unwrap_or(0);
        let bottom = cells.iter().map(|c| c.1).max().unwrap_or(0);
        let (columns, rows) = (usize::from(right - left) + 1, usize::from(bottom - top) + 1);
        let mut inside = vec![false; columns * rows];
        for &(x, y) in cells {
            inside[usize::from(y - top) * columns + usize::from(x - left)] = true;
        }
        let has = |x: i32, y: i32| {
            let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return false };
            x < columns && y < rows && inside[y * columns + x]
        };
        let mut edges = Edges { left, top, columns, rows, open: vec![0; (columns + 1) * (rows + 1)] };
        for y in 0..rows {
            for x in 0..columns {
                if !inside[y * columns + x] {
                    continue;
                }
                for (direction, ((dx, dy), (nx, ny))) in SIDES.into_iter().enumerate() {
                    if !has(x as i32 + nx, y as i32 + ny) {
                        let at = edges.index(x + dx, y + dy);
                        edges.open[at] |= 1 << direction;
                    }
                }
            }
        }
        edges
    }

    fn index(&self, x: usize, y: usize) -> usize {
        y * (self.columns + 1) + x
    }

    /// The first corner with an untraced edge.
    fn start(&self) -> Option<(usize, usize)> {
        let at = self.open.iter().position(|&edges| edges != 0)?;
        Some((at % (self.columns + 1), at / (self.columns + 1)))
    }

    /// Removes an edge from a corner, the one to the right of `before` if there is one.
    fn take(&mut self, x: usize, y: usize, before: Option<usize>) -> Option<usize> {
        let at = self.index(x, y);
        let open = self.open[at];
        let right = before.map(|d| (d + 1) % 4).filter(|d| open & (1 << d) != 0);
        let direction = right.or_else(|| (0..4).find(|d| open & (1 << d) != 0))?;
        self.open[at] &= !(1 << direction);
        Some(direction)
    }

    /// Traces one border and returns its corners.
    fn walk(&mut self, (mut x, mut y): (usize, usize)) -> Vec<Corner> {
        let mut corners: Vec<Corner> = Vec::new();
        let mut last = None;
        while let Some(direction) = self.take(x, y, last) {
            if last != Some(direction) {
                corners.push(Corner { x, y, enter: last.unwrap_or(direction), leave: direction });
            }
            let (dx, dy) = DIRECTIONS[direction];
            // Edges never leave the bounding box.
            x = x.saturating_add_signed(dx as isize).min(self.columns);
            y = y.saturating_add_signed(dy as isize).min(self.rows);
            last = Some(direction);
        }
        // The incoming direction of the first corner is known only at the end of the trace.
        if let (Some(first), Some(direction)) = (corners.first_mut(), last) {
            first.enter = direction;
            if first.enter == first.leave {
                corners.remove(0);
            }
        }
        corners
    }
}

fn trace(cells: &[Square], inset: f64, radius: f64, mut rng: Option<&mut Rng>) -> String {
    let mut out = String::new();
    if cells.is_empty() {
        return out;
    }
    let mut edges = Edges::of(cells);
    let place = |offset: u8, at: usize| (usize::from(offset) + at) as f64 * f64::from(CELL);
    while let Some(start) = edges.start() {
        let corners = edges.walk(start);
        let at: Vec<(f64, f64)> = corners
            .iter()
            .map(|c| {
                let (a, b) = (INWARD[c.enter], INWARD[c.leave]);
                (place(edges.left, c.x) + inset * (a.0 + b.0), place(edges.top, c.y) + inset * (a.1 + b.1))
            })
            .collect();
        for (i, (corner, &(x, y))) in corners.iter().zip(&at).enumerate() {
            let (ax, ay) = unit(corner.enter);
            let (bx, by) = unit(corner.leave);
            svg!(&mut out; if i == 0 { "M" } else { "L" }, x - ax * radius, " ", y - ay * radius, "Q", x, " ", y, " ",
                x + bx * radius, " ", y + by * radius);
            let Some(rng) = rng.as_deref_mut() else { continue };
            let (next_x, next_y) = at[(i + 1) % at.len()];
            let length = (next_x - x).abs() + (next_y - y).abs() - 2.0 * radius;
            let mut along = 13.0;
            while along < length - 6.0 {
                let off = (rng.unit() - 0.5) * 2.6;
                let far = radius + along;
                svg!(&mut out; "L", x + bx * far + by * off, " ", y + by * far + bx * off);
                along += 13.0;
            }
        }
        out.push('Z');
    }
    out
}

fn unit(direction: usize) -> (f64, f64) {
    let (x, y) = DIRECTIONS[direction];
    (f64::from(x), f64::from(y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_square_is_four_rounded_corners() {
        assert_eq!(
            outline(&[(1, 2)], 2.5, 7.0),
            "M34.5 73.5Q34.5 66.5 41.5 66.5L54.5 66.5Q61.5 66.5 61.5 73.5L61.5 86.5Q61.5 93.5 54.5 93.5L41.5 93.5\
             Q34.5 93.5 34.5 86.5Z"
        );
    }

    #[test]
    fn the_order_of_squares_does_not_matter() {
        let there = [(3, 3), (4, 3), (4, 4), (5, 4), (4, 5)];
        let mut back = there;
        back.reverse();
        assert_eq!(outline(&there, 3.0, 7.0), outline(&back, 3.0, 7.0));
        assert_eq!(outline(&[], 3.0, 7.0), "");
    }

    #[test]
    fn a_ring_has_a_hole_and_a_bend_has_six_corners() {
        let ring: Vec<Square> =
            (0..3).flat_map(|y| (0..3).map(move |x| (x, y))).filter(|&c| c != (1, 1)).collect();
        let path = outline(&ring, 1.0, 4.0);
        assert_eq!(path.matches('M').count(), 2);
        assert_eq!(path.matches('Q').count(), 8);
        // The hole is traced in the other direction, so its corners move away from the centre of the hole.
        assert!(path.contains("Q31 31 "));
        assert_eq!(outline(&[(0, 0), (0, 1), (1, 1)], 1.0, 4.0).matches('Q').count(), 6);
    }

    #[test]
    fn squares_that_touch_at_a_corner_stay_apart() {
        let path = outline(&[(0, 0), (1, 1)], 2.0, 4.0);
        assert_eq!(path.matches('M').count(), 2, "{path}");
        assert_eq!(path.matches('Q').count(), 8);
    }

    #[test]
    fn wobble_stays_within_its_bound_and_repeats() {
        let row: Vec<Square> = (0..6).map(|x| (x, 0)).collect();
        let cut = wobbly(&row, 5.0, &mut Rng::new(1));
        assert_eq!(cut, wobbly(&row, 5.0, &mut Rng::new(1)));
        assert_ne!(cut, outline(&row, 0.0, 5.0));
        let numbers = cut.split(['M', 'L', 'Q', 'Z', ' ']).filter(|n| !n.is_empty());
        for number in numbers {
            let number: f64 = number.parse().expect("a number");
            assert!((-1.4..=193.4).contains(&number), "{number}");
        }
    }
}
