//! Fairness: start points that are in use together have similar total strength.

use moot_data::Breaches;

use super::maps::Want;
use crate::measure::figure::{outlier, range, strength};
use crate::measure::start_points::{figures, gates};
use crate::read::board::{Board, Start};
use crate::read::trolls::Trolls;

/// Fewest squares between two start points.
const APART: f64 = 10.0;
/// The widest range of the strengths, where 100 is average.
const STRENGTH: f64 = 15.0;

/// Compares the start points of each number of players.
pub fn check(board: &Board, want: &Want, trolls: &Trolls, found: &mut Breaches) {
    for &players in want.starts {
        let gates = gates(board, players);
        if gates.is_empty() {
            continue;
        }
        let figures = figures(board, &gates, trolls);
        for figure in &figures {
            let text =
                format!("{players} players: '{}' is uneven: {}", figure.name, each(&gates, &figure.values));
            found.need(figure.even(), gates[figure.outlier()].line, text);
        }
        for figure in figures.iter().filter(|figure| figure.unit.is_none()) {
            for (gate, &squares) in gates.iter().zip(&figure.values) {
                let text = format!(
                    "{players} players: start point {} is only {squares} squares from another, at least {APART} wanted",
                    gate.letter
                );
                found.need(squares >= APART, gate.line, text);
            }
        }
        let strengths = strength(&figures);
        let text = format!("{players} players: overall strength differs: {}", each(&gates, &strengths));
        found.need(range(&strengths) <= STRENGTH, gates[outlier(&strengths)].line, text);
    }
}

fn each(gates: &[&Start], values: &[f64]) -> String {
    let pairs: Vec<String> =
        gates.iter().zip(values).map(|(gate, v)| format!("{} {v:.1}", gate.letter)).collect();
    pairs.join(", ")
}
