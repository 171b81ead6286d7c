//! Every way in which a shape can lie.

use crate::read::shape::Shape;
use crate::read::square::Place;

/// One way to lie, with the two moves that lead to others.
#[derive(Clone, Debug)]
pub struct Lie {
    /// From the first cell in reading order, in reading order.
    pub cells: Vec<Place>,
    pub mark: Option<usize>,
    pub clockwise: usize,
    pub mirrored: usize,
}

/// Which faces of a tile may lie upwards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Faces {
    /// Both: the tile may be flipped.
    Both,
    /// The printed one only.
    Printed,
}

/// All distinct lies: as drawn, its quarter turns clockwise, and of a tile that may be flipped its mirror image with that
/// one's quarter turns. The mirror image of a lie whose tile may not be flipped is the lie itself, unless the shape is
/// symmetric and the image is one of its turns.
pub fn lies(shape: &Shape, faces: Faces) -> Vec<Lie> {
    let drawn = settle(&shape.cells, shape.mark);
    let mut found = Vec::new();
    let flipped = (faces == Faces::Both).then(|| mirrored(&drawn));
    for first in core::iter::once(drawn).chain(flipped) {
        let mut next = first;
        for _ in 0..4 {
            if !found.contains(&next) {
                found.push(next.clone());
            }
            next = clockwise(&next);
        }
    }
    let index = |lie: Settled| found.iter().position(|other| *other == lie);
    let placed = |(at, lie): (usize, &Settled)| Lie {
        cells: lie.0.clone(),
        mark: lie.1,
        clockwise: index(clockwise(lie)).unwrap_or(at),
        mirrored: index(mirrored(lie)).unwrap_or(at),
    };
    found.iter().enumerate().map(placed).collect()
}

/// Cells from the first one in reading order, and the place of the marked one among them.
type Settled = (Vec<Place>, Option<usize>);

fn settle(cells: &[Place], mark: Option<Place>) -> Settled {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable_by_key(|&(x, y)| (y, x));
    let mark = mark.and_then(|mark| sorted.iter().position(|&cell| cell == mark));
    let (left, top) = sorted[0];
    (sorted.into_iter().map(|(x, y)| (x - left, y - top)).collect(), mark)
}

fn moved(lie: &Settled, to: impl Fn(Place) -> Place) -> Settled {
    let cells: Vec<Place> = lie.0.iter().map(|&cell| to(cell)).collect();
    settle(&cells, lie.1.map(|mark| cells[mark]))
}

fn clockwise(lie: &Settled) -> Settled {
    moved(lie, |(x, y)| (-y, x))
}

fn mirrored(lie: &Settled) -> Settled {
    moved(lie, |(x, y)| (-x, y))
}
