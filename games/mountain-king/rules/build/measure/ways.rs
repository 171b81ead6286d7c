//! Paths over the ground: the number of squares to dig, and the price in hammers.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};

use crate::read::board::Board;
use crate::read::square::{HEART, Place};

/// The distance of squares that cannot be reached.
pub const NEVER: u32 = 999;

/// Fewest squares to dig to each diggable square that can be reached.
pub type Distances = HashMap<Place, u32>;

/// Fewest squares to dig from a gate.
pub fn from(board: &Board, gate: Place) -> Distances {
    spread(board, [(gate, 0)].into())
}

/// Fewest squares to dig from each square to one beside the heart, that one included.
pub fn to_heart(board: &Board) -> Distances {
    spread(board, heart_side(board).into_iter().map(|place| (place, 1)).collect())
}

fn spread(board: &Board, mut distances: Distances) -> Distances {
    let mut queue: VecDeque<Place> = distances.keys().copied().collect();
    while let Some(place) = queue.pop_front() {
        let next = distances[&place] + 1;
        for near in board.near(place).filter(|&near| board.diggable(near)) {
            if let std::collections::hash_map::Entry::Vacant(entry) = distances.entry(near) {
                entry.insert(next);
                queue.push_back(near);
            }
        }
    }
    distances
}

/// The price of a way: squares and hammers together, and the hammers in it.
pub type Price = (u32, u32);

/// The cheapest way from a gate to each square, where a hammer counts like a square; among equals the one with fewer hammers.
pub fn cheapest_from(board: &Board, gate: Place) -> HashMap<Place, Price> {
    let mut best = HashMap::from([(gate, (0, 0))]);
    let mut heap = BinaryHeap::from([Reverse(((0, 0), gate))]);
    while let Some(Reverse((price, place))) = heap.pop() {
        if price > best[&place] {
            continue;
        }
        for near in board.near(place).filter(|&near| board.diggable(near)) {
            let hammers = u32::from(board.at(near).is_some_and(|square| square.rubble));
            let next = (price.0 + 1 + hammers, price.1 + hammers);
            if best.get(&near).is_none_or(|&known| next < known) {
                best.insert(near, next);
                heap.push(Reverse((next, near)));
            }
        }
    }
    best
}

/// The diggable squares that share a side with the heart.
pub fn heart_side(board: &Board) -> Vec<Place> {
    let beside = |&place: &Place| board.near(place).any(|near| board.tier(near) == HEART);
    board.ground().into_iter().filter(beside).collect()
}

/// The distance to a place, [`NEVER`] when there is no way.
pub fn distance(distances: &Distances, place: Place) -> u32 {
    distances.get(&place).copied().unwrap_or(NEVER)
}
