//! The figures of the start points that are in use together.
//!
//! Distances are squares dug, starting beside the gate. A workshop site is reached by a square beside it. Worths are in
//! tenths of a stone, as in `trolls.txt`. Nearest squares: a square belongs to the gate that reaches it in fewest squares;
//! ties are split. A square is contested when the second gate is at most two squares later.

use std::collections::HashMap;

use super::figure::{Bearing, Figure};
use super::ways::{self, Distances, NEVER, Price};
use crate::read::board::{Board, Start};
use crate::read::square::{Place, Square};
use crate::read::trolls::Trolls;

/// How far from a gate things are counted.
const RINGS: [u32; 3] = [4, 7, 10];
/// A difference of one icon.
const ICON: f64 = 12.0;

/// All that is measured from the start points of one player count.
struct Survey<'a> {
    board: &'a Board,
    gates: &'a [&'a Start],
    distances: Vec<Distances>,
    prices: Vec<HashMap<Place, Price>>,
    /// Worth of what is buried where.
    worth: HashMap<Place, u32>,
    figures: Vec<Figure>,
}

/// The start points of one player count.
pub fn gates(board: &Board, players: u8) -> Vec<&Start> {
    board.starts.iter().filter(|start| start.counts.contains(&players)).collect()
}

/// Every figure for these start points.
pub fn figures(board: &Board, gates: &[&Start], trolls: &Trolls) -> Vec<Figure> {
    let mut survey = Survey {
        board,
        gates,
        distances: gates.iter().map(|gate| ways::from(board, gate.place)).collect(),
        prices: gates.iter().map(|gate| ways::cheapest_from(board, gate.place)).collect(),
        worth: board.squares().map(|(place, square)| (place, trolls.value(&square.icons))).collect(),
        figures: Vec::new(),
    };
    survey.inward();
    survey.rings();
    survey.nearest();
    survey.rivals();
    survey.figures
}

impl Survey<'_> {
    fn put(&mut self, name: impl Into<String>, values: Vec<f64>, unit: f64, bearing: Bearing) {
        self.figures.push(Figure { name: name.into(), values, unit: Some(unit), bearing });
    }

    /// Ways to the inner tiers and to the heart.
    fn inward(&mut self) {
        let ground = self.board.ground();
        let mut goals: Vec<(String, Vec<Place>)> = (2..=5)
            .map(|tier| {
                let places = ground.iter().copied().filter(|&place| self.board.tier(place) == tier);
                (format!("tier {tier}"), places.collect())
            })
            .collect();
        goals.push(("heart".to_owned(), ways::heart_side(self.board)));
        for (goal, places) in &goals {
            let nearest =
                |from: &Distances| places.iter().map(|&p| ways::distance(from, p)).min().unwrap_or(NEVER);
            let values = self.distances.iter().map(|from| f64::from(nearest(from))).collect();
            self.put(format!("squares to {goal}"), values, 1.0, Bearing::Bad);
        }
        for (goal, places) in &goals {
            let cheapest = |prices: &HashMap<Place, Price>| {
                places.iter().filter_map(|place| prices.get(place)).copied().min().unwrap_or((NEVER, NEVER))
            };
            let best: Vec<Price> = self.prices.iter().map(cheapest).collect();
            let all = best.iter().map(|price| f64::from(price.0)).collect();
            self.put(format!("cheapest to {goal}"), all, 1.0, Bearing::Bad);
            if goal == "heart" {
                let hammers = best.iter().map(|price| f64::from(price.1)).collect();
                self.put("hammers on the cheapest way", hammers, 1.0, Bearing::Neither);
            }
        }
    }

    /// Squares to dig until a site is touched, for each gate.
    fn beside(&self, site: Place) -> Vec<u32> {
        let near: Vec<Place> = self.board.near(site).collect();
        let touch = |from: &Distances| near.iter().map(|&p| ways::distance(from, p)).min().unwrap_or(NEVER);
        self.distances.iter().map(touch).collect()
    }

    /// The figures of everything within some squares.
    fn rings(&mut self) {
        let board = self.board;
        let spots: Vec<Place> = board.spots().into_iter().map(|(_, place)| place).collect();
        let sites: Vec<Vec<u32>> = board.sites().into_iter().map(|site| self.beside(site)).collect();
        let within = |from: &Distances, place: Place, ring: u32| ways::distance(from, place) <= ring;
        for ring in RINGS {
            let count =
                |from: &Distances| spots.iter().filter(|&&spot| within(from, spot, ring)).count() as f64;
            let statues = self.distances.iter().map(count).collect();
            let count = |gate| sites.iter().filter(|site| site[gate] <= ring).count() as f64;
            let shops = (0..self.gates.len()).map(count).collect();
            let sum = |from: &Distances| {
                f64::from(self.worth.iter().filter(|w| within(from, *w.0, ring)).map(|w| w.1).sum::<u32>())
            };
            let resources = self.distances.iter().map(sum).collect();
            self.put(format!("statues within {ring}"), statues, 1.0, Bearing::Good);
            self.put(format!("sites within {ring}"), shops, 1.0, Bearing::Good);
            self.put(format!("resources within {ring}"), resources, ICON, Bearing::Good);
        }
        let rubble = |square: &Square| square.rubble;
        let count = |from: &Distances| {
            board.squares().filter(|(place, square)| rubble(square) && within(from, *place, 10)).count()
                as f64
        };
        let values = self.distances.iter().map(count).collect();
        self.put("rubble within 10", values, 1.0, Bearing::Neither);
    }

    /// The figures of everything nearer to a gate than to any other.
    fn nearest(&mut self) {
        let none = vec![0.0; self.gates.len()];
        let [mut area, mut deep, mut close, mut own, mut spots, mut shops] = [(); 6].map(|()| none.clone());
        let statues: Vec<Place> = self.board.spots().into_iter().map(|(_, place)| place).collect();
        for place in self.board.ground() {
            let from: Vec<u32> = self.distances.iter().map(|d| ways::distance(d, place)).collect();
            let (first, gap) = nearest(&from);
            let share = 1.0 / first.len() as f64;
            for gate in first {
                area[gate] += share;
                deep[gate] += share * 2.0 * f64::from(self.board.tier(place));
                own[gate] += share * f64::from(self.worth[&place]);
                spots[gate] += if statues.contains(&place) { share } else { 0.0 };
                close[gate] += if gap <= 2 { 1.0 } else { 0.0 };
            }
        }
        for site in self.board.sites() {
            let (first, _) = nearest(&self.beside(site));
            for &gate in &first {
                shops[gate] += 1.0 / first.len() as f64;
            }
        }
        self.put("nearest squares", area, 1.0, Bearing::Good);
        self.put("nearest squares by statue value", deep, 1.0, Bearing::Good);
        self.put("contested squares", close, 1.0, Bearing::Neither);
        self.put("nearest resources", own, ICON, Bearing::Good);
        self.put("nearest statue spots", spots, 1.0, Bearing::Good);
        self.put("nearest sites", shops, 1.0, Bearing::Good);
    }

    /// The next gate. What it does to a start point shows in the contested squares.
    fn rivals(&mut self) {
        let near = |(gate, from): (usize, &Distances)| {
            let others = self.gates.iter().enumerate().filter(|&(other, _)| other != gate);
            f64::from(others.map(|(_, start)| ways::distance(from, start.place)).min().unwrap_or(NEVER))
        };
        let values = self.distances.iter().enumerate().map(near).collect();
        let name = "squares to the nearest rival".to_owned();
        self.figures.push(Figure { name, values, unit: None, bearing: Bearing::Neither });
    }
}

/// The gates that are nearest, and how much later the second one comes.
fn nearest(distances: &[u32]) -> (Vec<usize>, u32) {
    let mut sorted = distances.to_vec();
    sorted.sort_unstable();
    let low = sorted[0];
    let first = (0..distances.len()).filter(|&gate| distances[gate] == low).collect();
    (first, sorted.get(1).map_or(NEVER, |second| second - low))
}
