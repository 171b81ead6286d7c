//! Duels between two sets of weights.

use std::collections::BTreeMap;

use moot_core::Seat;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::game;
use crate::interval::{Estimate, mean};
use crate::player_spec::PlayerSpec;
use crate::seated_player::SeatedPlayer;
use crate::seed_stream;
use crate::series::Series;
use crate::starts::Starts;
use crate::trial::Trial;

/// The options of a duel.
#[derive(Clone, Copy, Debug)]
pub struct Duel<'a> {
    /// The player that uses the weights.
    pub player_spec: PlayerSpec,
    /// The new weights.
    pub candidate: &'a [f32],
    /// The weights in use.
    pub incumbent: &'a [f32],
    /// The seed of the deals.
    pub seed: u64,
}

/// The result of a duel.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The number of deals that were played twice.
    pub deals: usize,
    /// The candidate's share of wins.
    pub wins: Estimate,
    /// The mean lead of the candidate's seats, in points per game.
    pub points: Estimate,
}

impl Duel<'_> {
    /// Plays each deal twice: the candidate has every other seat, first the even ones, then the odd ones.
    /// Neither deal nor seat favours a side.
    ///
    /// # Errors
    /// An error of a player or of the rules.
    pub fn fight<G: ArenaGame>(&self, setup: &G::Setup, series: Series) -> Result<Outcome, ArenaError> {
        let players = G::seats(setup);
        let games = series.run(|number| {
            let candidate = |seat: Seat| (u32::from(seat.0) + number).is_multiple_of(2);
            let players: Vec<SeatedPlayer<G>> = Seat::all(players)
                .map(|seat| {
                    let weights = if candidate(seat) { self.candidate } else { self.incumbent };
                    self.player_spec.sits::<G>().weighing(weights)
                })
                .collect();
            let deal = number / 2;
            let record = game::watch::<G>(
                setup,
                players,
                Starts::Chosen,
                seed_stream::mix(self.seed, 4, deal.into()),
                &mut Trial::none(),
                |_| (),
            )?;
            let (mut wins, mut lead) = (0.0, 0.0);
            for seat in record.seats() {
                if candidate(seat) {
                    wins += record.won(seat);
                    lead += record.points(seat);
                } else {
                    lead -= record.points(seat);
                }
            }
            Ok((deal, wins, lead))
        })?;
        let mut deals: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
        for (deal, wins, lead) in games {
            deals.entry(deal).or_default().push((wins, lead));
        }
        // A deal that was interrupted after its first game would favour one side.
        deals.retain(|_, games| games.len() == 2);
        let of = |each: &dyn Fn(&(f64, f64)) -> f64| {
            mean(&deals.values().map(|games| games.iter().map(each).sum::<f64>() / 2.0).collect::<Vec<_>>())
        };
        let seats = players as f64 / 2.0;
        Ok(Outcome { deals: deals.len(), wins: of(&|game| game.0), points: of(&|game| game.1 / seats) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Evaluator;
    use mountain_king::MountainKing;

    #[test]
    fn equal_weights_are_exactly_even() {
        let weights = MountainKing::weights();
        let duel =
            Duel { player_spec: "digger".parse().unwrap(), candidate: weights, incumbent: weights, seed: 1 };
        for players in [2, 3] {
            let setup = MountainKing::table(players, None).unwrap();
            let outcome = duel.fight::<MountainKing>(&setup, Series { games: 6, threads: 2 }).unwrap();
            assert_eq!(outcome.deals, 3);
            assert!(
                (outcome.wins.value - 0.5).abs() < 1e-9 && outcome.points.value.abs() < 1e-9,
                "{outcome:?}"
            );
        }
    }

    #[test]
    fn negated_weights_lose() {
        let weights = MountainKing::weights();
        let hate: Vec<f32> = weights.iter().map(|weight| -3.0 * weight - 1.0).collect();
        let duel =
            Duel { player_spec: "digger".parse().unwrap(), candidate: &hate, incumbent: weights, seed: 1 };
        let setup = MountainKing::table(2, None).unwrap();
        let outcome = duel.fight::<MountainKing>(&setup, Series { games: 20, threads: 2 }).unwrap();
        assert!(outcome.wins.high < 0.5 && outcome.points.value < 0.0, "{outcome:?}");
    }
}
