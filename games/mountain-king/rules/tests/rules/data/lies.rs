//! The lies of tunnels and halls in the generated tables.

use std::collections::HashSet;

use mountain_king::tables::{HALLS, Lie, TUNNELS};

fn all() -> Vec<(&'static str, &'static [Lie])> {
    let tunnels = TUNNELS.iter().map(|tunnel| (tunnel.id, tunnel.lies));
    tunnels.chain(HALLS.iter().map(|hall| (hall.id, hall.lies))).collect()
}

type Cell = (i8, i8);

/// Cells and mark after a move, settled to the first cell in reading order.
fn moved(lie: &Lie, to: impl Fn(i8, i8) -> Cell) -> (Vec<Cell>, Option<Cell>) {
    let cells: Vec<Cell> = lie.cells.iter().map(|&(x, y)| to(x, y)).collect();
    let first = cells.iter().copied().min_by_key(|&(x, y)| (y, x)).unwrap();
    let settle = |(x, y): Cell| (x - first.0, y - first.1);
    let mark = lie.mark.map(|mark| settle(cells[usize::from(mark)]));
    let mut cells: Vec<_> = cells.into_iter().map(settle).collect();
    cells.sort_by_key(|&(x, y)| (y, x));
    (cells, mark)
}

#[test]
fn every_lie_is_settled_and_there_once() {
    for (id, lies) in all() {
        let mut seen = HashSet::new();
        for lie in lies {
            assert_eq!(lie.cells[0], (0, 0), "{id}");
            assert!(lie.cells.is_sorted_by_key(|&(x, y)| (y, x)), "{id}");
            assert!(seen.insert((lie.cells, lie.mark)), "{id} has a lie twice");
        }
    }
}

/// The squares of a lie and its marked one.
fn face(lie: &Lie) -> (Vec<Cell>, Option<Cell>) {
    (lie.cells.to_vec(), lie.mark.map(|mark| lie.cells[usize::from(mark)]))
}

#[test]
fn turns_and_mirrors_lead_where_they_say() {
    for (id, lies) in all() {
        for lie in lies {
            let turned = moved(lie, |x, y| (-y, x));
            assert_eq!(face(&lies[usize::from(lie.clockwise)]), turned, "{id}");
            let mirrored = moved(lie, |x, y| (-x, y));
            // A hall is not flipped: the image of a shape without symmetry is not among its lies, and leads nowhere.
            let there = lies.iter().any(|other| face(other) == mirrored);
            assert_eq!(
                face(&lies[usize::from(lie.mirrored)]),
                if there { mirrored } else { face(lie) },
                "{id}"
            );
            assert!(there || HALLS.iter().any(|hall| hall.id == id), "{id} is a tunnel and may be flipped");
        }
    }
}

#[test]
fn there_are_as_many_lies_as_the_symmetry_leaves() {
    let counts: Vec<(&str, usize)> = all().into_iter().map(|(id, lies)| (id, lies.len())).collect();
    let tunnels = [
        ("I2", 4),
        ("I3", 2),
        ("L3", 8),
        ("I4", 4),
        ("L4", 8),
        ("T4", 4),
        ("S4", 8),
        ("O4", 4),
        ("I5", 2),
        ("L5", 8),
        ("P5", 8),
        ("T5", 4),
        ("U5", 4),
        ("V5", 4),
        ("W5", 4),
    ];
    assert_eq!(counts[..15], tunnels);
    let halls = [("stonecutter", 4), ("shaman", 4), ("spring", 4), ("trove", 4), ("chasm", 4), ("forge", 4)];
    assert_eq!(counts[15..], halls);
}

#[test]
fn the_first_lie_is_as_drawn() {
    let first =
        |id: &str| all().into_iter().find(|(other, _)| *other == id).map(|(_, lies)| &lies[0]).unwrap();
    assert_eq!(first("L4").cells, [(0, 0), (1, 0), (2, 0), (0, 1)]);
    assert_eq!(first("L4").mark, Some(3));
    assert_eq!(first("S4").cells, [(0, 0), (1, 0), (-1, 1), (0, 1)]);
    assert_eq!(first("S4").mark, Some(3));
    assert_eq!(first("forge").mark, Some(8));
    assert_eq!(first("V5").mark, None);
}
