//! The games of self-play for fitting weights.

use std::cell::RefCell;

use moot_core::{Seat, SplitMix64};

use super::fit::Sums;
use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::game::{self, Record};
use crate::player_spec::PlayerSpec;
use crate::seed_stream;
use crate::starts::Starts;
use crate::trial::Trial;

/// The relative perturbation of the weights of each seat, so that the games show the effects of other
/// evaluations.
const SHAKE: f32 = 0.25;
/// The scale of the row of the average of all seats, relative to the rows of the differences between seats.
const LEVEL: f32 = 0.5;
/// One of this many settled positions is used; neighbouring positions are nearly equal.
const EVERY: u64 = 3;

/// Plays one game between seats with perturbed weights, and sums its positions.
///
/// # Errors
/// An error of a player or of the rules.
pub fn game<G: ArenaGame>(
    setup: &G::Setup,
    player_spec: PlayerSpec,
    weights: &[f32],
    seed: u64,
) -> Result<Sums, ArenaError> {
    let mut dice = SplitMix64::new(seed_stream::mix(seed, 3, 0));
    let seats = G::seats(setup);
    let players = (0..seats).map(|_| player_spec.sits::<G>().weighing(&shaken(weights, &mut dice))).collect();
    let positions: RefCell<Vec<G::State>> = RefCell::default();
    let record = game::watch::<G>(setup, players, Starts::Chosen, seed, &mut Trial::none(), |state| {
        if G::decision_complete(setup, state) && dice.next_u64().is_multiple_of(EVERY) {
            positions.borrow_mut().push(*state);
        }
    })?;
    let mut sums = Sums::new(weights.len());
    for state in positions.take() {
        add::<G>(setup, &state, &record, &mut sums);
    }
    Ok(sums)
}

/// Adds a position: the terms of each seat relative to the average seat, and the average itself. The average
/// has less weight because it contains the luck of the whole game.
fn add<G: ArenaGame>(setup: &G::Setup, state: &G::State, record: &Record, sums: &mut Sums) {
    let size = G::TERMS.len();
    let certain = G::current_points(setup, state);
    let mut mean = vec![0.0; size + 1];
    let seats = G::seats(setup) as f32;
    let mut rows: Vec<Vec<f32>> = Vec::with_capacity(G::seats(setup));
    for seat in Seat::all(G::seats(setup)) {
        // The gain follows the terms.
        let mut row = vec![0.0; size + 1];
        G::terms(setup, state, seat, &mut row[..size]);
        row[size] = record.points(seat) as f32 - certain[seat.index()];
        mean.iter_mut().zip(&row).for_each(|(mean, value)| *mean += value / seats);
        rows.push(row);
    }
    for row in &mut rows {
        row.iter_mut().zip(&mean).for_each(|(value, mean)| *value -= mean);
        sums.add(&row[..size], row[size]);
    }
    mean.iter_mut().for_each(|value| *value *= LEVEL);
    sums.add(&mean[..size], mean[size]);
}

/// Perturbs weights.
fn shaken(weights: &[f32], dice: &mut SplitMix64) -> Vec<f32> {
    weights.iter().map(|&weight| weight + SHAKE * (weight.abs() + 0.1) * bell(dice)).collect()
}

/// Returns a number of mean 0 and standard deviation 1, never beyond about 3.5.
fn bell(dice: &mut SplitMix64) -> f32 {
    let bits = dice.next_u64();
    let sum: u32 = (0..4).map(|part| (bits >> (part * 16) & 0xFFFF) as u32).sum();
    (sum as f32 / 65_535.0 - 2.0) * 3f32.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Evaluator;
    use mountain_king::MountainKing;

    #[test]
    fn equal_seeds_give_equal_sums() {
        let setup = MountainKing::table(2, None).unwrap();
        let whelp: PlayerSpec = "whelp".parse().unwrap();
        let play = |seed| game::<MountainKing>(&setup, whelp, MountainKing::weights(), seed).unwrap();
        let sums = play(1);
        assert!(sums.count > 20.0, "{} positions", sums.count);
        assert_eq!(sums, play(1));
        assert_ne!(sums, play(2));
    }

    #[test]
    fn the_perturbation_is_unbiased_and_small() {
        let mut dice = SplitMix64::new(1);
        let all: Vec<f32> = (0..10_000).map(|_| bell(&mut dice)).collect();
        let mean = all.iter().sum::<f32>() / 10_000.0;
        let square = all.iter().map(|n| n * n).sum::<f32>() / 10_000.0;
        assert!(mean.abs() < 0.03 && (square - 1.0).abs() < 0.05, "{mean} {square}");
        assert!(all.iter().all(|n| n.abs() < 3.5));
    }
}
