//! Figures of balance from the records of games.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use moot_core::Seat;

use super::figure::{Figure, Verdict};
use super::report::{Item, Items, Section};
use crate::arena_game::{BalanceTargets, Group, Measure};
use crate::game::Record;
use crate::interval::{Estimate, Groups, mean, ratio, sure_difference, wilson};

/// The figures of whole games.
#[must_use]
pub fn sections(records: &[Record], targets: &BalanceTargets) -> Vec<Section> {
    let teams = records.first().map_or(1, |record| record.sheet.teams.count());
    let fair = 1.0 / teams as f64;
    let near = (fair - targets.fair)..=(fair + targets.fair);
    let wins = |name: &'static str, of: &dyn Fn(&Record, Seat) -> Option<String>| Section {
        name,
        figures: wins_by(records, &near, of),
    };
    let all = [
        wins("Wins by seat", &|_, seat| Some(format!("seat {}", seat.0 + 1))),
        wins("Wins by place in turn order", &|record, seat| {
            Some(format!("place {}", record.places[seat.index()] + 1))
        }),
        wins("Wins by start point", &|record, seat| record.starts[seat.index()].clone()),
        Section { name: "Winners and turns", figures: whole_games(records, targets) },
        Section { name: "Where winners' points come from", figures: winners_shares(records, targets) },
    ];
    all.into_iter().filter(|section| !section.figures.is_empty()).collect()
}

/// The share of wins of all seats that `name` maps to the same label.
fn wins_by(
    records: &[Record],
    bound: &RangeInclusive<f64>,
    name: &dyn Fn(&Record, Seat) -> Option<String>,
) -> Vec<Figure> {
    let mut counts: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    for record in records {
        for seat in record.seats() {
            let Some(name) = name(record, seat) else { continue };
            let (won, of) = counts.entry(name).or_default();
            *won += record.won(seat);
            *of += 1.0;
        }
    }
    let figure = |(name, (won, of))| Figure::new(name, of, wilson(won, of), bound.clone()).in_per_cent();
    counts.into_iter().map(figure).collect()
}

/// The winner of a game; the first one of a shared win.
fn winner(record: &Record) -> Option<Seat> {
    record.seats().find(|seat| record.sheet.rank[seat.index()] == 0)
}

fn whole_games(records: &[Record], targets: &BalanceTargets) -> Vec<Figure> {
    let games = records.len() as f64;
    let of = |each: &dyn Fn(&Record) -> f64| mean(&records.iter().map(each).collect::<Vec<_>>());
    let points = of(&|record| winner(record).map_or(0.0, |seat| record.points(seat)));
    let everybody = of(&|record| {
        record.seats().map(|seat| record.points(seat)).sum::<f64>() / record.seats().count().max(1) as f64
    });
    let turns = of(&|record| record.rounds.into());
    let mut figures = vec![
        figure("points of winners", games, points, targets.points.as_ref()),
        Figure::free("points of everybody", games, everybody),
        figure("turns a player", games, turns, targets.turns.as_ref()),
    ];
    for (i, measure) in targets.measures.iter().enumerate() {
        let estimate = of(&|record| record.measures.get(i).copied().unwrap_or(0.0));
        let Measure { name, bound, share } = measure;
        let figure = figure(name, games, estimate, bound.as_ref());
        figures.push(if *share { figure.in_per_cent() } else { figure });
    }
    figures
}

/// A figure, with or without a bound.
fn figure(name: &str, of: f64, estimate: Estimate, bound: Option<&RangeInclusive<f64>>) -> Figure {
    match bound {
        Some(bound) => Figure::new(name, of, estimate, bound.clone()),
        None => Figure::free(name, of, estimate),
    }
}

/// The share of each category in all points of winners.
fn winners_shares(records: &[Record], targets: &BalanceTargets) -> Vec<Figure> {
    let share = |name: &'static str, aim: Option<f64>| {
        let pairs = records.iter().filter_map(|record| {
            let seat = winner(record)?;
            let row = record.sheet.categories.iter().position(|&category| category == name)?;
            Some((f64::from(record.sheet.points[row][seat.index()]), record.points(seat)))
        });
        let bound = aim.map(|aim| aim / targets.factor..=aim * targets.factor);
        figure(name, records.len() as f64, ratio(pairs), bound.as_ref()).in_per_cent()
    };
    let aimed = targets.shares.iter().map(|&(name, aim)| (name, Some(aim)));
    let named = |name: &&str| targets.shares.iter().any(|(aimed, _)| aimed == name);
    let categories = records.first().map_or(&[][..], |record| record.sheet.categories);
    let others = categories.iter().copied().filter(|name| !named(name)).map(|name| (name, None));
    aimed.chain(others).map(|(name, aim)| share(name, aim)).collect()
}

/// How often each item is taken when it is on offer, and how the wins of its owners compare.
#[must_use]
pub fn groups(records: &[Record], groups: &[Group]) -> Vec<Items> {
    let items = |(group, it): (usize, &Group)| {
        let usual = usual_share(records, group, it.items.len());
        let mut items: Vec<Item> =
            (0..).zip(&it.items).map(|(bit, name)| item(records, it, group, bit, name, usual)).collect();
        items.sort_by(|a, b| b.raise.value.total_cmp(&a.raise.value));
        let &Group { name, taken, offer, least, most, .. } = it;
        Items { name, taken, offer, least, most, items }
    };
    groups.iter().enumerate().map(items).collect()
}

/// The share of wins of owners, averaged over all items of a group that were taken.
fn usual_share(records: &[Record], group: usize, items: usize) -> f64 {
    let (mut won, mut of) = (0.0, 0.0);
    for record in records {
        for seat in record.seats() {
            let mask = if items < 64 { (1 << items) - 1 } else { u64::MAX };
            let count = f64::from((record.taken[group][seat.index()] & mask).count_ones());
            won += record.won(seat) * count;
            of += count;
        }
    }
    if of > 0.0 { won / of } else { 0.0 }
}

fn item(records: &[Record], of: &Group, group: usize, bit: u32, name: &'static str, usual: f64) -> Item {
    let has = |sets: &[u64], seat: Seat| sets[seat.index()] >> bit & 1 == 1;
    let on_offer: Vec<&Record> =
        records.iter().filter(|it| it.seats().any(|seat| has(&it.offered[group], seat))).collect();
    let taken = on_offer.iter().filter(|it| it.seats().any(|seat| has(&it.taken[group], seat))).count();
    let split = on_offer.iter().map(|record| {
        let mut both = Groups::default();
        for seat in record.seats() {
            if has(&record.taken[group], seat) {
                both.seats += 1.0;
                both.wins += record.won(seat);
            } else if has(&record.offered[group], seat) {
                both.other_seats += 1.0;
                both.other_wins += record.won(seat);
            }
        }
        both
    });
    let Groups { seats: owners, wins: won, .. } = Groups::sum(split.clone());
    let share = wilson(taken as f64, on_offer.len() as f64);
    let raise = sure_difference(split);
    let owners_share = wilson(won, owners);
    Item {
        name,
        offered: on_offer.len(),
        taken: share,
        taken_verdict: of.least.map_or(Verdict::Free, |least| Verdict::of(share, &(least..=1.0))),
        owners,
        owners_share,
        against_kind: if owners > 0.0 { owners_share.value - usual } else { 0.0 },
        raise,
        raise_verdict: of.most.map_or(Verdict::Free, |most| Verdict::of(raise, &(f64::NEG_INFINITY..=most))),
    }
}
