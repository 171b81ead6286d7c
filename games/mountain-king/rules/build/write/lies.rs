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

/// All distinct lies: as drawn, its quarter turns clockwise, its mirror image, and that one's quarter turns.
pub fn lies(shape: &Shape) -> Vec<Lie> {
    let drawn = settle(&shape.cells, shape.mark);
    let mut found = Vec::new();
    for first in [drawn.clone(), mirrored(&drawn)] {
        let mut next = first;
        for _ in 0..4 {
            if !found.contains(&next) {
                found.push(next.clone());
            }
            next = clockwise(&next);
        }
    }
    let index = |lie: Settled| found.iter().position(|other| *other == lie).unwrap_or_default();
    found
        .iter()
        .map(|lie| Lie {
            cells: lie.0.clone(),
            mark: lie.1,
            clockwise: index(clockwise(lie)),
            mirrored: index(mirrored(lie)),
        })
        .collect()
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
