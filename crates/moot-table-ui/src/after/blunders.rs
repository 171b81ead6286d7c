//! Finds the costliest decisions by comparing the search's values with what was played. Pure.

use moot_core::{Evaluator, Game, Seat, Turn};
use moot_players::{Evidence, Hint, outline};
use moot_table::{Entry, Table};

use super::Stops;
use crate::game::GameView;
use moot_ui::game::ActionOf;

/// The loss in points below which a decision is not a blunder.
const SLIGHT: f32 = 0.5;

/// A decision that can be analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionPoint {
    /// The number of plies before it.
    pub at: usize,
    /// Its turn in the game, from 0.
    pub turn: usize,
}

/// A decision that lost points.
#[derive(Clone, Debug, PartialEq)]
pub struct Blunder<A> {
    /// The decision.
    pub point: DecisionPoint,
    /// The estimated loss, in points.
    pub loss: f32,
    /// Half the width of the 95 % confidence interval of the loss, in points.
    pub spread: f32,
    /// Whether the search did not try the played action. The loss is then relative to the worst action it tried.
    pub untried: bool,
    /// The better alternative: the decisions of one move.
    pub better: Vec<A>,
}

/// The decisions of a seat that had more than one legal action.
#[must_use]
pub fn decision_points<G: GameView>(
    table: &Table<G::Rules>,
    stops: &Stops,
    seat: Seat,
) -> Vec<DecisionPoint> {
    let mut points = Vec::new();
    for (turn, (start, end, _)) in stops.turns().enumerate() {
        for place in start..end {
            let at = stops.at(place);
            let by = table.log().get(at).and_then(|ply| ply.entry.seat());
            let state = table.at(at);
            let mut legal = Vec::new();
            if by == Some(seat) && G::advised(state) {
                G::Rules::legal(table.setup(), state, seat, &mut legal);
            }
            if legal.len() > 1 {
                points.push(DecisionPoint { at, turn });
            }
        }
    }
    points
}

/// The loss of a decision; `None` if the search would have played it too, or has no result.
#[must_use]
pub fn blunder<A: Copy + PartialEq>(
    point: &DecisionPoint,
    evidence: &[Evidence<A>],
    played: A,
) -> Option<Blunder<A>> {
    let tried: Vec<&Evidence<A>> = evidence.iter().filter(|found| found.visits > 0).collect();
    let best = tried.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.points.total_cmp(&b.points)))?;
    let mine = tried.iter().find(|found| found.action == played);
    let worst = tried.iter().min_by(|a, b| a.points.total_cmp(&b.points))?;
    let against = mine.unwrap_or(worst);
    let spread_of = |found: &Evidence<A>| {
        let hints: Vec<Hint<A, ()>> = outline(core::slice::from_ref(found));
        hints.first().map_or(0.0, |hint| hint.spread)
    };
    let loss = best.points - against.points;
    (best.action != played && loss > 0.0).then(|| Blunder {
        point: point.clone(),
        loss,
        spread: spread_of(best).hypot(spread_of(against)),
        untried: mine.is_none(),
        better: best.line.clone(),
    })
}

/// The worst blunders, at most `most` and one a turn, in order of the certainty of their loss.
#[must_use]
pub fn worst<A: Clone>(blunders: &[Blunder<A>], most: usize) -> Vec<Blunder<A>> {
    let sure = |blunder: &Blunder<A>| blunder.loss - blunder.spread;
    let mut left: Vec<&Blunder<A>> = blunders.iter().filter(|blunder| blunder.loss > SLIGHT).collect();
    let mut found: Vec<Blunder<A>> = Vec::new();
    while found.len() < most {
        let best = left.iter().enumerate().max_by(|a, b| sure(a.1).total_cmp(&sure(b.1))).map(|(i, _)| i);
        let Some(best) = best.map(|i| left.swap_remove(i)) else { break };
        left.retain(|blunder| blunder.point.turn != best.point.turn);
        found.push(best.clone());
    }
    found
}

/// The decisions of the move that was played: those of the seat until the move is complete.
#[must_use]
pub fn played<G: GameView>(table: &Table<G::Rules>, at: usize) -> Vec<ActionOf<G>> {
    let mut line = Vec::new();
    let Some(seat) = table.log().get(at).and_then(|ply| ply.entry.seat()) else { return line };
    for ply in &table.log()[at..] {
        match ply.entry {
            Entry::Act { seat: by, action } if by == seat => line.push(action),
            Entry::Act { .. } => break,
            Entry::Chance(_) => {}
        }
        let goes_on = G::Rules::turn(table.setup(), &ply.after) != Turn::Chance;
        if goes_on && G::Rules::decision_complete(table.setup(), &ply.after) {
            break;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(action: u8, visits: u32, points: f32) -> Evidence<u8> {
        Evidence { action, visits, value: 0.5, points, deviation: 2.0, line: vec![action, 9] }
    }

    #[test]
    fn the_loss_is_the_difference_to_the_best_move() {
        let point = DecisionPoint { at: 7, turn: 2 };
        let evidence = [found(1, 400, 6.0), found(2, 100, 2.5), found(3, 1, 1.0)];
        assert_eq!(blunder(&point, &evidence, 1), None, "the search would play it too");
        let second = blunder(&point, &evidence, 2).unwrap();
        assert_eq!((second.loss, second.untried, second.better), (3.5, false, vec![1, 9]));
        let expected = (1.96 * 2.0_f32 / 20.0).hypot(1.96 * 2.0 / 10.0);
        assert!((second.spread - expected).abs() < 1e-4);
        let strange = blunder(&point, &evidence, 8).unwrap();
        assert_eq!((strange.loss, strange.untried), (5.0, true));
        assert_eq!(blunder::<u8>(&point, &[], 1), None);
        let better = [found(1, 400, 2.0), found(2, 100, 2.5)];
        assert_eq!(blunder(&point, &better, 2), None, "no loss is reported for the best move");
    }

    #[test]
    fn the_most_certain_losses_come_first_one_per_turn() {
        let blunder = |turn, loss, spread| Blunder {
            point: DecisionPoint { at: turn * 10, turn },
            loss,
            spread,
            untried: false,
            better: vec![0_u8],
        };
        let all = [
            blunder(1, 9.0, 8.5),
            blunder(2, 4.0, 1.0),
            blunder(2, 3.9, 0.1),
            blunder(3, 0.4, 0.0),
            blunder(4, 2.0, 1.0),
        ];
        let told: Vec<(usize, f32)> =
            worst(&all, 3).iter().map(|blunder| (blunder.point.turn, blunder.loss)).collect();
        assert_eq!(told, [(2, 3.9), (4, 2.0), (1, 9.0)]);
        assert!(worst(&all[3..4], 3).is_empty(), "half a point is below the threshold");
    }
}
