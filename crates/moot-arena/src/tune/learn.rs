//! Games of self-play to learn from.

use std::cell::RefCell;

use moot_core::{Mixer, Seat};

use super::fit::Sums;
use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::game::{self, Record};
use crate::trial::Trial;

/// By how much the weights of each seat are shaken, so that the games show what comes of judging otherwise.
const SHAKE: f32 = 0.25;
/// By how much the average of all seats counts less than what sets seats apart: a root of its share in squares.
const LEVEL: f32 = 0.5;
/// One of so many settled positions is learnt from: neighbours say the same.
const EVERY: u64 = 3;

/// Plays one game between seats whose weights are all a little different, and adds up its positions.
///
/// # Errors
/// What a player or the rules did wrong.
pub fn game<G: Contest>(
    setup: &G::Setup,
    entrant: Entrant,
    weights: &[f32],
    seed: u64,
) -> Result<Sums, String> {
    let mut dice = Mixer::new(game::mix(seed, 3, 0));
    let seats = G::seats(setup);
    let minds = (0..seats).map(|_| entrant.sits::<G>().weighing(&shaken(weights, &mut dice))).collect();
    let positions: RefCell<Vec<G::State>> = RefCell::default();
    let record = game::watch::<G>(setup, minds, seed, &mut Trial::none(), |state| {
        if G::settled(setup, state) && dice.next_u64().is_multiple_of(EVERY) {
            positions.borrow_mut().push(*state);
        }
    })?;
    let mut sums = Sums::new(weights.len());
    for state in positions.take() {
        add::<G>(setup, &state, &record, &mut sums);
    }
    Ok(sums)
}

/// Adds a position: what each seat has more than the average seat, and the average itself, which counts less because the
/// luck of a whole game is in it.
fn add<G: Contest>(setup: &G::Setup, state: &G::State, record: &Record, sums: &mut Sums) {
    let size = G::TERMS.len();
    let certain = G::certain(setup, state);
    let mut mean = vec![0.0; size + 1];
    let seats = G::seats(setup) as f32;
    let mut rows: Vec<Vec<f32>> = Vec::with_capacity(G::seats(setup));
    for seat in Seat::all(G::seats(setup)) {
        // The gain stands behind the terms.
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

/// Weights that differ a little from those in use.
fn shaken(weights: &[f32], dice: &mut Mixer) -> Vec<f32> {
    weights.iter().map(|&weight| weight + SHAKE * (weight.abs() + 0.1) * bell(dice)).collect()
}

/// A number around 0 with a standard deviation of 1, never beyond about 3.5.
fn bell(dice: &mut Mixer) -> f32 {
    let bits = dice.next_u64();
    let sum: u32 = (0..4).map(|part| (bits >> (part * 16) & 0xFFFF) as u32).sum();
    (sum as f32 / 65_535.0 - 2.0) * 3f32.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Guide;
    use mountain_king::MountainKing;

    #[test]
    fn a_game_teaches_and_teaches_the_same_again() {
        let setup = MountainKing::table(2, None).unwrap();
        let whelp: Entrant = "whelp".parse().unwrap();
        let play = |seed| game::<MountainKing>(&setup, whelp, MountainKing::weights(), seed).unwrap();
        let sums = play(1);
        assert!(sums.count > 20.0, "{} positions", sums.count);
        assert_eq!(sums, play(1));
        assert_ne!(sums, play(2));
    }

    #[test]
    fn shaking_is_fair_and_small() {
        let mut dice = Mixer::new(1);
        let all: Vec<f32> = (0..10_000).map(|_| bell(&mut dice)).collect();
        let mean = all.iter().sum::<f32>() / 10_000.0;
        let square = all.iter().map(|n| n * n).sum::<f32>() / 10_000.0;
        assert!(mean.abs() < 0.03 && (square - 1.0).abs() < 0.05, "{mean} {square}");
        assert!(all.iter().all(|n| n.abs() < 3.5));
    }
}
