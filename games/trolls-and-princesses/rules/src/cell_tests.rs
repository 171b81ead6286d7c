//! The arithmetic against floating point and against exact square roots.

use std::f64::consts::PI;

use moot_core::{Dice, SplitMix64};

use super::*;

/// The corners of a tile, in floating point.
fn corners(cell: Cell) -> Vec<(f64, f64)> {
    let (x, y) = cell.point();
    let radius = 1.0 / (2.0 * (PI / 5.0).cos());
    (0..5)
        .map(|k| {
            let turn = f64::from(36 + 72 * k + if cell.is_a() { 0 } else { 180 }) * PI / 180.0;
            (x + radius * turn.cos(), y + radius * turn.sin())
        })
        .collect()
}

/// The area of the common part of two convex shapes.
fn common_area(one: &[(f64, f64)], two: &[(f64, f64)]) -> f64 {
    let mut shape = one.to_vec();
    for at in 0..two.len() {
        let (a, b) = (two[at], two[(at + 1) % two.len()]);
        let side = |p: (f64, f64)| (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
        let source = std::mem::take(&mut shape);
        for at in 0..source.len() {
            let (p, q) = (source[at], source[(at + 1) % source.len()]);
            let (sp, sq) = (side(p), side(q));
            if sp >= 0.0 {
                shape.push(p);
            }
            if (sp > 0.0) != (sq > 0.0) && (sp - sq).abs() > 1e-15 {
                let t = sp / (sp - sq);
                shape.push((p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t));
            }
        }
        if shape.is_empty() {
            return 0.0;
        }
    }
    let area: f64 = (0..shape.len())
        .map(|at| {
            let (p, q) = (shape[at], shape[(at + 1) % shape.len()]);
            p.0 * q.1 - p.1 * q.0
        })
        .sum();
    area / 2.0
}

/// The sign of `m + n phi` by comparing squares: s + t sqrt 5 with s = 2m + n and t = n.
fn sign(m: i64, n: i64) -> i64 {
    let (s, t) = (2 * m + n, n);
    if s.signum() * t.signum() >= 0 {
        return if s == 0 { t.signum() } else { s.signum() };
    }
    if s * s > 5 * t * t { s.signum() } else { t.signum() }
}

#[test]
fn the_sign_of_fixed_point_numbers_is_exact() {
    for m in -500..=500 {
        for n in -500..=500 {
            assert_eq!(i64::from(fixed(m, n).signum()), sign(m.into(), n.into()), "{m} + {n} phi");
        }
    }
}

#[test]
fn crossing_an_edge_twice_leads_back() {
    let mut dice = SplitMix64::new(1);
    let mut cell = Cell::START;
    for _ in 0..2_000 {
        let k = dice.below(5) as usize;
        let there = cell.across(k).unwrap();
        assert_eq!(there.across(k), Some(cell));
        assert!(there.is_place() && there.is_a() != cell.is_a());
        let ((x, y), (u, v)) = (cell.point(), there.point());
        assert!(((x - u).hypot(y - v) - 1.0).abs() < 1e-9);
        cell = if there.0.iter().all(|part| part.abs() < 80) { there } else { Cell::START };
    }
    assert_eq!(Cell([127, 0, 0, 127]).across(0), None, "there are no numbers for it");
}

#[test]
fn ten_tiles_close_a_ring() {
    for step in [2, 3] {
        let (mut cell, mut k, mut ring) = (Cell::START, 0, vec![Cell::START]);
        for _ in 0..10 {
            cell = cell.across(k).unwrap();
            k = (k + step) % 5;
            ring.push(cell);
        }
        assert_eq!(ring.pop(), Some(Cell::START));
        for (at, one) in ring.iter().enumerate() {
            assert!(ring[..at].iter().all(|other| !one.overlaps(*other)));
        }
    }
}

#[test]
fn overlap_and_the_rim_agree_with_floating_point() {
    let mut dice = SplitMix64::new(7);
    let (mut pairs, mut over) = (0, 0);
    for _ in 0..120 {
        let mut tiles = vec![Cell::START];
        while tiles.len() < 12 {
            let from = tiles[dice.below(tiles.len() as u32) as usize];
            let cell = from.across(dice.below(5) as usize).unwrap();
            let right = corners(cell).iter().map(|corner| corner.0).fold(f64::MIN, f64::max);
            assert_eq!(cell.is_over_board(), right > 0.5 + 1e-9, "{cell}");
            over += usize::from(cell.is_over_board());
            for tile in &tiles {
                let common = common_area(&corners(*tile), &corners(cell)) > 1e-9;
                assert_eq!(tile.overlaps(cell), common, "{tile} and {cell}");
                assert_eq!(cell.overlaps(*tile), common);
                pairs += 1;
            }
            if !cell.is_over_board() && !tiles.iter().any(|tile| tile.overlaps(cell)) {
                tiles.push(cell);
            }
        }
    }
    assert!(pairs > 10_000 && over > 100, "{pairs} pairs, {over} over the board");
}

#[test]
fn overlap_agrees_with_floating_point_at_every_near_place() {
    let number = |n: i32, at: u32| (n / 7_i32.pow(at) % 7 - 3) as i8;
    let near = (0..7_i32.pow(4)).map(|n| Cell([0, 1, 2, 3].map(|at| number(n, at))));
    let (mut apart, mut common) = (0, 0);
    for cell in near.filter(|cell| cell.is_place()) {
        let inside = common_area(&corners(Cell::START), &corners(cell)) > 1e-9;
        assert_eq!(Cell::START.overlaps(cell), inside, "{cell}");
        assert_eq!(cell.overlaps(Cell::START), inside, "{cell}");
        *if inside { &mut common } else { &mut apart } += 1;
    }
    assert!(apart > 500 && common > 10, "{apart} apart, {common} not");
}

#[test]
fn two_of_five_residues_are_places() {
    let residues: Vec<bool> = (0..5).map(|a| Cell([a, 0, 0, 0]).is_place()).collect();
    assert_eq!(residues, [true, true, false, false, false]);
}

#[test]
fn centres_are_drawn_where_the_edges_lead() {
    let ((x, y), (u, v)) = (Cell([0; 4]).point(), Cell([0; 4]).across(1).unwrap().point());
    let turn = 2.0 * PI / 5.0;
    assert!((u - x - turn.cos()).abs() < 1e-9 && (v - y - turn.sin()).abs() < 1e-9, "({u}, {v})");
}
