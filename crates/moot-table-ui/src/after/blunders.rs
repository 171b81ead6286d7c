//! Which decisions cost most: what a search thought of them, held against what was played. Pure.

use moot_core::{Game, Guide, Seat, Turn};
use moot_players::{Evidence, Hint, outline};
use moot_table::{Entry, Table};

use super::Course;
use crate::game::GameView;
use moot_ui::game::ActionOf;

/// Points below which nobody would call it a slip.
const SLIGHT: f32 = 0.5;

/// A decision of somebody that can be looked into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// After how many plies it was made.
    pub at: usize,
    /// Which turn of the game it belongs to, from 0.
    pub turn: usize,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq)]
pub struct Blunder<A> {
    /// Which decision.
    pub case: Case,
    /// The points that it cost, as far as the search can tell.
    pub loss: f32,
    /// Half the width of the 95 % interval of those points.
    pub spread: f32,
    /// The search did not think that it was worth a try: the loss is that against the worst move it did try.
    pub untried: bool,
    /// What should have been played: the decisions of one move.
    pub better: Vec<A>,
}

/// The decisions of a seat that had an alternative.
#[must_use]
pub fn cases<G: GameView>(table: &Table<G::Rules>, course: &Course, seat: Seat) -> Vec<Case> {
    let mut cases = Vec::new();
    for (turn, (start, end, _)) in course.turns().enumerate() {
        for place in start..end {
            let at = course.at(place);
            let by = table.log().get(at).and_then(|ply| ply.entry.seat());
            let state = table.at(at);
            let mut legal = Vec::new();
            if by == Some(seat) && G::advised(state) {
                G::Rules::legal(table.setup(), state, seat, &mut legal);
            }
            if legal.len() > 1 {
                cases.push(Case { at, turn });
            }
        }
    }
    cases
}

/// What a decision cost; `None` when the search would have played it too, or found nothing.
#[must_use]
pub fn slip<A: Copy + PartialEq>(case: &Case, evidence: &[Evidence<A>], played: A) -> Option<Blunder<A>> {
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
        case: case.clone(),
        loss,
        spread: spread_of(best).hypot(spread_of(against)),
        untried: mine.is_none(),
        better: best.line.clone(),
    })
}

/// The worst slips, at most so many and one a turn: those first of which a loss is surest.
#[must_use]
pub fn worst<A: Clone>(slips: &[Blunder<A>], most: usize) -> Vec<Blunder<A>> {
    let sure = |slip: &Blunder<A>| slip.loss - slip.spread;
    let mut left: Vec<&Blunder<A>> = slips.iter().filter(|slip| slip.loss > SLIGHT).collect();
    let mut found: Vec<Blunder<A>> = Vec::new();
    while found.len() < most {
        let best = left.iter().enumerate().max_by(|a, b| sure(a.1).total_cmp(&sure(b.1))).map(|(i, _)| i);
        let Some(best) = best.map(|i| left.swap_remove(i)) else { break };
        left.retain(|slip| slip.case.turn != best.case.turn);
        found.push(best.clone());
    }
    found
}

/// The decisions of the move that was played: those of the seat until what it began is complete.
#[must_use]
pub fn played<G: GameView>(table: &Table<G::Rules>, at: usize) -> Vec<ActionOf<G>> {
    let mut line = Vec::new();
    let Some(seat) = table.log().get(at).and_then(|ply| ply.entry.seat()) else { return line };
    for ply in &table.log()[at..] {
        match ply.entry {
            Entry::Act { seat: by, action } if by == seat => line.push(action),
            Entry::Act { .. } => break,
            Entry::Fall(_) => {}
        }
        let goes_on = G::Rules::turn(table.setup(), &ply.after) != Turn::Chance;
        if goes_on && G::Rules::settled(table.setup(), &ply.after) {
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
    fn a_slip_is_what_the_best_move_brings_more() {
        let case = Case { at: 7, turn: 2 };
        let evidence = [found(1, 400, 6.0), found(2, 100, 2.5), found(3, 1, 1.0)];
        assert_eq!(slip(&case, &evidence, 1), None, "the search would play it too");
        let second = slip(&case, &evidence, 2).unwrap();
        assert_eq!((second.loss, second.untried, second.better), (3.5, false, vec![1, 9]));
        let expected = (1.96 * 2.0_f32 / 20.0).hypot(1.96 * 2.0 / 10.0);
        assert!((second.spread - expected).abs() < 1e-4);
        let strange = slip(&case, &evidence, 8).unwrap();
        assert_eq!((strange.loss, strange.untried), (5.0, true));
        assert_eq!(slip::<u8>(&case, &[], 1), None);
        let better = [found(1, 400, 2.0), found(2, 100, 2.5)];
        assert_eq!(slip(&case, &better, 2), None, "no loss is told where there is none");
    }

    #[test]
    fn the_surest_losses_come_first_and_only_one_of_a_turn() {
        let slip = |turn, loss, spread| Blunder {
            case: Case { at: turn * 10, turn },
            loss,
            spread,
            untried: false,
            better: vec![0_u8],
        };
        let all =
            [slip(1, 9.0, 8.5), slip(2, 4.0, 1.0), slip(2, 3.9, 0.1), slip(3, 0.4, 0.0), slip(4, 2.0, 1.0)];
        let told: Vec<(usize, f32)> = worst(&all, 3).iter().map(|slip| (slip.case.turn, slip.loss)).collect();
        assert_eq!(told, [(2, 3.9), (4, 2.0), (1, 9.0)]);
        assert!(worst(&all[3..4], 3).is_empty(), "half a point is nothing");
    }
}
