//! Compares the four staircases and the three pits: none may be better than another.

use moot_data::{Breaches, Fault};

use super::ways::{of_kind, steps};
use crate::read::dungeon::{Dungeon, Kind};

/// The discount of gold for each further step.
const FARTHER: f64 = 0.62;

/// A figure of the comparison: a value for each staircase, and the range that is allowed.
pub struct Figure {
    pub name: String,
    pub values: Vec<f64>,
    pub slack: f64,
}

impl Figure {
    /// The largest difference.
    pub fn range(&self) -> f64 {
        let most = self.values.iter().copied().fold(f64::MIN, f64::max);
        most - self.values.iter().copied().fold(f64::MAX, f64::min)
    }
}

/// The gold that the heroes of each staircase can reach, by several figures.
pub fn figures(dungeon: &Dungeon) -> Vec<Figure> {
    let pits = of_kind(Kind::Pit);
    let ways: Vec<_> =
        of_kind(Kind::Staircase).into_iter().map(|stair| steps(dungeon, stair, &pits)).collect();
    let far = |stair: usize, sign: char| ways[stair].get(&sign).copied().unwrap_or(usize::MAX);
    let figure = |name: String, slack: f64, value: &dyn Fn(usize) -> f64| Figure {
        name,
        slack,
        values: (0..ways.len()).map(value).collect(),
    };
    let gold_within = |stair: usize, most: usize| -> f64 {
        dungeon
            .rooms
            .iter()
            .filter(|room| far(stair, room.sign) <= most)
            .map(|room| f64::from(room.gold))
            .sum()
    };
    let mut all = vec![
        figure("weighted gold".into(), 0.5, &|stair| {
            let worth = |sign| FARTHER.powi(far(stair, sign).min(99) as i32 - 1);
            dungeon.rooms.iter().map(|room| f64::from(room.gold) * worth(room.sign)).sum()
        }),
        figure("gold in its own area".into(), 1.0, &|stair| {
            let own = |sign| (0..ways.len()).all(|other| far(stair, sign) <= far(other, sign));
            dungeon.rooms.iter().filter(|room| own(room.sign)).map(|room| f64::from(room.gold)).sum()
        }),
        figure("rooms within 3 steps".into(), 1.0, &|stair| {
            dungeon.rooms.iter().filter(|room| far(stair, room.sign) <= 3).count() as f64
        }),
    ];
    for (most, slack) in [(2, 0.0), (3, 1.0), (4, 2.0)] {
        all.push(figure(format!("gold within {most} steps"), slack, &|stair| gold_within(stair, most)));
    }
    for gold in [5, 4] {
        let rich = |stair: usize| {
            dungeon
                .rooms
                .iter()
                .filter(move |room| room.gold == gold)
                .map(move |room| far(stair, room.sign) as f64)
        };
        all.push(figure(format!("steps to nearest {gold}"), 0.0, &|stair| {
            rich(stair).fold(f64::MAX, f64::min)
        }));
        all.push(figure(format!("steps to all {gold}s"), 1.0, &|stair| rich(stair).sum()));
    }
    all
}

/// The gold around each pit, weighted by distance.
pub fn pits(dungeon: &Dungeon) -> Vec<f64> {
    let worth = |pit| {
        let ways = steps(dungeon, pit, &[]);
        let rooms = dungeon.rooms.iter().filter_map(|room| Some((room, ways.get(&room.sign)?)));
        rooms.map(|(room, &far)| f64::from(room.gold) * FARTHER.powi(far as i32 - 1)).sum()
    };
    of_kind(Kind::Pit).into_iter().map(worth).collect()
}

/// Checks that all staircases and all pits are equal in strength.
pub fn check(dungeon: &Dungeon) -> Vec<Fault> {
    let mut found = Breaches::of("dungeon.map");
    for figure in figures(dungeon) {
        let (range, slack) = (figure.range(), figure.slack);
        found.need(
            range <= slack + 1e-9,
            0,
            format!("the staircases differ by {range:.1} in {}, {slack} allowed", figure.name),
        );
    }
    let gold = Figure { name: String::new(), values: pits(dungeon), slack: 0.0 };
    let most = gold.values.iter().copied().fold(0.0, f64::max);
    found.need(gold.range() <= 0.05 * most, 0, "the pits differ by more than 5 % in the gold about them");
    for room in &dungeon.rooms {
        let nearest = of_kind(Kind::Pit)
            .into_iter()
            .filter_map(|pit| steps(dungeon, pit, &[]).get(&room.sign).copied())
            .min();
        found.need(
            nearest.is_some_and(|steps| steps <= 4),
            room.line,
            format!("room {} is more than four steps from every pit", room.sign),
        );
    }
    found.found
}
