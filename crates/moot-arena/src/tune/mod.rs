//! The command `tune`: fits the weights of a game's evaluation function to games of self-play, and tests them
//! against those in use.

mod duel;
mod file;
mod fit;
mod learn;

use std::fs;
use std::path::PathBuf;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::interval::Estimate;
use crate::player_spec::PlayerSpec;
use crate::seed_stream;
use crate::series::{Series, stopped};
use duel::{Duel, Outcome};

/// The options of the command.
#[derive(Clone, Debug)]
pub struct Options {
    /// The player of all games.
    pub player_spec: PlayerSpec,
    /// The numbers of seats.
    pub players: Vec<u8>,
    /// The setups of the game; the usual one if empty.
    pub setups: Vec<String>,
    /// The number of games of self-play for each number of seats and setup. With 0 nothing is fitted and
    /// nothing is written: the weights of the file are tested against those in use.
    pub games: u32,
    /// The number of games of each duel.
    pub duels: u32,
    /// The number of threads.
    pub threads: usize,
    /// The seed. Equal seeds tune equally.
    pub seed: u64,
    /// The step from the weights in use towards the fitted ones, 0 to 1.
    pub step: f32,
    /// The weights file. It is written only if the new weights are significantly better.
    pub file: Option<PathBuf>,
}

/// Fits, tests and reports. Ctrl-C stops without writing.
///
/// # Errors
/// Why it failed.
pub fn run<G: ArenaGame>(options: &Options) -> Result<(), ArenaError> {
    let text = match &options.file {
        Some(path) => {
            let text = fs::read_to_string(path).map_err(ArenaError::in_file(path))?;
            // Detects an unsuitable file before the games are played.
            file::replaced(&text, G::TERMS, G::weights())?;
            Some((path, text))
        }
        None => None,
    };
    if options.games == 0 {
        let (_, text) = text.as_ref().ok_or(ArenaError::NoWeights)?;
        let won = fight::<G>(options, &file::weights(text, G::TERMS)?)?;
        println!("{}", if won { "significantly better" } else { "not significantly better" });
        return Ok(());
    }
    let fit = learn::<G>(options)?;
    print!("{}", table(G::TERMS, G::weights(), &fit, options.step));
    let candidate = candidate(G::weights(), &fit, options.step);
    let won = fight::<G>(options, &candidate)?;
    match (won, text) {
        (false, _) => println!("not significantly better: nothing is written"),
        (true, None) => println!("significantly better; no file was named to write it to"),
        (true, Some((path, text))) => {
            fs::write(path, file::replaced(&text, G::TERMS, &candidate)?)
                .map_err(ArenaError::in_file(path))?;
            println!("significantly better: written to {}", path.display());
        }
    }
    Ok(())
}

impl Options {
    /// The combinations of setup and number of seats, each with its name.
    fn tables<G: ArenaGame>(&self) -> Result<Vec<(String, G::Setup)>, ArenaError> {
        let mut tables = Vec::new();
        for &players in &self.players {
            if self.setups.is_empty() {
                tables.push((format!("{players} players"), G::table(players, None)?));
            }
            for name in &self.setups {
                tables.push((format!("{players} players, {name}"), G::table(players, Some(name))?));
            }
        }
        Ok(tables)
    }
}

/// Plays the games of self-play and fits weights to them.
fn learn<G: ArenaGame>(options: &Options) -> Result<fit::Fit, ArenaError> {
    let mut games = Vec::new();
    for (number, (name, setup)) in (0..).zip(options.tables::<G>()?) {
        let seed = options.seed
            ^ (G::seats(&setup) as u64) << 32
            ^ (number % options.setups.len().max(1) as u64) << 40;
        let series = Series { games: options.games, threads: options.threads };
        let played = series.run(|number| {
            learn::game::<G>(
                &setup,
                options.player_spec,
                G::weights(),
                seed_stream::mix(seed, 5, number.into()),
            )
        })?;
        let positions: f64 = played.iter().map(|sums| sums.count).sum();
        println!("{name}: {} games, {positions} rows", played.len());
        games.extend(played);
    }
    let prior: Vec<f64> = G::weights().iter().map(|&weight| weight.into()).collect();
    fit::fit(&games, &prior).ok_or(ArenaError::TooFewGames(games.len()))
}

/// Returns the weights at a fraction of the way from those in use to the fitted ones.
fn candidate(before: &[f32], fit: &fit::Fit, step: f32) -> Vec<f32> {
    before.iter().zip(&fit.weights).map(|(&was, &is)| was + step * (is as f32 - was)).collect()
}

/// The fit as text.
fn table(terms: &[&str], before: &[f32], fit: &fit::Fit, step: f32) -> String {
    let mut text = format!(
        "error of the points by which seats are apart, on unseen games: {:.2} with the weights in use, {:.2} fitted (pull {})\n\n",
        fit.before, fit.after, fit.pull
    );
    text += &format!("{:20}{:>9}{:>9}{:>9}{:>12}\n", "term", "in use", "fitted", "error", "candidate");
    let candidate = candidate(before, fit, step);
    for (i, term) in terms.iter().enumerate() {
        text += &format!(
            "{term:20}{:>9.3}{:>9.3}{:>9.3}{:>12.3}\n",
            before[i], fit.weights[i], fit.errors[i], candidate[i]
        );
    }
    text + "\n"
}

/// Returns whether the candidate is significantly better: the interval of all duels together is above one
/// half, and no single duel is significantly worse.
fn fight<G: ArenaGame>(options: &Options, candidate: &[f32]) -> Result<bool, ArenaError> {
    let duel =
        Duel { player_spec: options.player_spec, candidate, incumbent: G::weights(), seed: options.seed };
    let mut outcomes = Vec::new();
    for (name, setup) in options.tables::<G>()? {
        if stopped() {
            println!("stopped");
            return Ok(false);
        }
        let outcome = duel.fight::<G>(&setup, Series { games: options.duels, threads: options.threads })?;
        println!("{name}, {}", verdict(&outcome));
        outcomes.push(outcome);
    }
    let all = pooled(&outcomes);
    println!("all together: {} of wins", per_cent(all));
    Ok(!stopped() && all.low > 0.5 && outcomes.iter().all(|outcome| outcome.wins.high > 0.5))
}

fn per_cent(share: Estimate) -> String {
    format!("{:.1} % ({:.1} to {:.1} %)", share.value * 100.0, share.low * 100.0, share.high * 100.0)
}

fn verdict(outcome: &Outcome) -> String {
    let Estimate { value, low, high } = outcome.points;
    format!(
        "{} deals twice: the candidate has {} of wins and {value:+.2} points ({low:+.2} to {high:+.2})",
        outcome.deals,
        per_cent(outcome.wins)
    )
}

/// The share of wins over several duels, weighted by deals.
fn pooled(outcomes: &[Outcome]) -> Estimate {
    let deals: f64 = outcomes.iter().map(|outcome| outcome.deals as f64).sum();
    if deals == 0.0 {
        return Estimate::UNKNOWN;
    }
    let share = |outcome: &Outcome| outcome.deals as f64 / deals;
    let value = outcomes.iter().map(|it| it.wins.value * share(it)).sum::<f64>();
    let half = |it: &Outcome| (it.wins.high - it.wins.low) / 2.0 * share(it);
    let half = outcomes.iter().filter(|it| it.deals > 0).map(|it| half(it).powi(2)).sum::<f64>().sqrt();
    Estimate { value, low: value - half, high: value + half }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Evaluator;
    use mountain_king::MountainKing;

    #[test]
    fn a_small_tuning_runs_to_the_end() {
        let options = Options {
            player_spec: "whelp".parse().unwrap(),
            players: vec![2],
            setups: vec![],
            games: 12,
            duels: 4,
            threads: 2,
            seed: 1,
            step: 0.5,
            file: None,
        };
        let fit = learn::<MountainKing>(&options).unwrap();
        let new = candidate(MountainKing::weights(), &fit, options.step);
        assert_eq!(new.len(), MountainKing::TERMS.len());
        assert!(new.iter().all(|weight| weight.is_finite()), "{new:?}");
        assert!(table(MountainKing::TERMS, MountainKing::weights(), &fit, 0.5).contains("troll-to-come"));
        assert!(
            !fight::<MountainKing>(&options, MountainKing::weights()).unwrap(),
            "equal weights are not better"
        );
    }

    #[test]
    fn the_weights_of_the_repository_can_be_rewritten() {
        let text = include_str!("../../../../games/mountain-king/rules/data/weights.txt");
        let same = file::replaced(text, MountainKing::TERMS, MountainKing::weights()).unwrap();
        assert_eq!(same.lines().count(), text.lines().count());
        assert!(same.contains("# "), "comments stay");
    }

    #[test]
    fn duels_are_pooled_by_their_deals() {
        let one = |deals, value: f64| Outcome {
            deals,
            wins: Estimate { value, low: value - 0.1, high: value + 0.1 },
            points: Estimate::UNKNOWN,
        };
        let all = pooled(&[one(300, 0.6), one(100, 0.5)]);
        assert!((all.value - 0.575).abs() < 1e-9);
        let half = (0.075f64.powi(2) + 0.025f64.powi(2)).sqrt();
        assert!((all.high - 0.575 - half).abs() < 1e-9);
        assert_eq!(pooled(&[]), Estimate::UNKNOWN);
    }
}
