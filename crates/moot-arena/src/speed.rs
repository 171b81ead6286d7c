//! The speed of rules and search on one core, in processor time of the thread.
//!
//! Decisions and games are those of random games in which every legal action is listed at every decision.
//! Everything else is measured on positions of games played by the policy, because random games do not reach
//! late positions.

use std::hint::black_box;
use std::time::Duration;

use moot_core::{Dice, Game, Seat, SplitMix64, Turn};
use moot_players::{Policy, Search};
use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::clock::Clock;
use crate::error::ArenaError;

/// The results for one core.
#[derive(Debug, Default, Serialize)]
struct Figures {
    players: u8,
    /// The setup; `None` for the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<String>,
    /// Decisions per second in random games.
    decisions_per_s: f64,
    /// Random games per second.
    games_per_s: f64,
    /// Legal placements listed per second, over all decisions with placements in policy games.
    placements_per_s: f64,
    /// Simulations per second of a search, over middle-game positions.
    simulations_per_s: f64,
    /// The share of a simulation's time that determinization takes.
    determinize_share: f64,
    /// Actions listed per second in random games.
    actions_per_s: f64,
    /// The mean number of decisions of a random game.
    decisions_per_game: f64,
    /// The mean number of legal actions of a decision in random games, forced ones included.
    branching: f64,
    /// The mean number of legal placements of a decision with placements, in policy games.
    placements_per_lay: f64,
    /// Nanoseconds of each function, over all decisions of policy games.
    ns_legal: f64,
    ns_act: f64,
    ns_determinize: f64,
    ns_evaluate: f64,
    /// Nanoseconds of a whole simulation.
    ns_simulation: f64,
    /// Sizes in memory, in bytes.
    state_bytes: usize,
    action_bytes: usize,
}

/// A position with a decision.
type Position<G> = (<G as Game>::State, Seat);

/// The number of simulations of each timed search: enough for a grown tree.
const SIMULATIONS: u32 = 1_000;
/// The number of games whose positions are kept.
const GAMES: u64 = 6;

/// Measures and prints the results.
///
/// # Errors
/// Why they could not be measured.
pub fn run<G: ArenaGame>(
    players: u8,
    setup: Option<&str>,
    seconds: f64,
    json: bool,
) -> Result<(), ArenaError> {
    let figures = measure::<G>(players, setup, seconds)?;
    if json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        print!("{}", text(&figures));
    }
    Ok(())
}

fn measure<G: ArenaGame>(players: u8, named: Option<&str>, seconds: f64) -> Result<Figures, ArenaError> {
    if !(seconds > 0.0 && seconds.is_finite()) {
        return Err(ArenaError::Duration(seconds));
    }
    let setup = G::table(players, named)?;
    let time = Duration::from_secs_f64(seconds);
    let mut figures = Figures {
        players,
        setup: named.map(str::to_owned),
        state_bytes: size_of::<G::State>(),
        action_bytes: size_of::<G::Action>(),
        ..Figures::default()
    };
    random_games::<G>(&setup, time, &mut figures)?;
    let mut games = Vec::new();
    for seed in 0..GAMES {
        games.push(played_game::<G>(&setup, seed)?);
    }
    let positions = games.concat();
    placements::<G>(&setup, &positions, time, &mut figures);
    split::<G>(&setup, &positions, time, &mut figures);
    let middle: Vec<_> =
        games.iter().flat_map(|game| game[game.len() * 2 / 5..game.len() * 3 / 5].iter().copied()).collect();
    simulate::<G>(&setup, &middle, time, &mut figures);
    Ok(figures)
}

/// Advances to the next decision; `None` if the game is over.
fn settle<G: ArenaGame>(
    setup: &G::Setup,
    state: &mut G::State,
    dice: &mut SplitMix64,
) -> Result<Option<Seat>, ArenaError> {
    loop {
        match G::turn(setup, state) {
            Turn::Over => return Ok(None),
            Turn::Seats(seats) => return seats.iter().next().ok_or(ArenaError::NoSeatAsked).map(Some),
            Turn::Chance => {
                let outcome = G::sample_chance(setup, state, dice);
                let _ = G::apply_chance(setup, state, outcome, &mut ()).map_err(ArenaError::refused)?;
            }
        }
    }
}

/// Random whole games with every legal action listed at every decision.
fn random_games<G: ArenaGame>(
    setup: &G::Setup,
    time: Duration,
    figures: &mut Figures,
) -> Result<(), ArenaError> {
    let mut dice = SplitMix64::new(1);
    let mut legal = Vec::new();
    let (mut games, mut decisions, mut listed) = (0u64, 0u64, 0u64);
    let start = Clock::start();
    while start.elapsed() < time {
        let mut state = G::deal(setup);
        while let Some(seat) = settle::<G>(setup, &mut state, &mut dice)? {
            legal.clear();
            G::legal(setup, &state, seat, &mut legal);
            decisions += 1;
            listed += legal.len() as u64;
            let action = legal[dice.below(legal.len() as u32) as usize];
            let _ = G::act(setup, &mut state, seat, action, &mut ());
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    figures.games_per_s = games as f64 / seconds;
    figures.decisions_per_s = decisions as f64 / seconds;
    figures.actions_per_s = listed as f64 / seconds;
    figures.decisions_per_game = decisions as f64 / games as f64;
    figures.branching = listed as f64 / decisions as f64;
    Ok(())
}

/// The decisions of a game between players who follow the policy.
fn played_game<G: ArenaGame>(setup: &G::Setup, seed: u64) -> Result<Vec<Position<G>>, ArenaError> {
    let mut dice = SplitMix64::new(seed);
    let mut policy = Policy::<G>::default();
    let mut state = G::deal(setup);
    let mut positions = Vec::new();
    while let Some(seat) = settle::<G>(setup, &mut state, &mut dice)? {
        positions.push((state, seat));
        let action = policy.choose(setup, &state, seat, 1.0, &mut dice).ok_or(ArenaError::NoChoice)?;
        let _ = G::act(setup, &mut state, seat, action, &mut ());
    }
    Ok(positions)
}

/// Runs `work` over all positions repeatedly for about the given time. Returns the number of runs and the
/// duration.
fn timed<T>(positions: &[T], time: Duration, mut work: impl FnMut(&T)) -> (f64, f64) {
    let start = Clock::start();
    let mut rounds = 0u32;
    while !positions.is_empty() && (rounds == 0 || start.elapsed() < time) {
        positions.iter().for_each(&mut work);
        rounds += 1;
    }
    (f64::from(rounds) * positions.len() as f64, start.elapsed().as_secs_f64())
}

/// Legal placements listed per second.
fn placements<G: ArenaGame>(
    setup: &G::Setup,
    positions: &[Position<G>],
    time: Duration,
    figures: &mut Figures,
) {
    let mut legal = Vec::new();
    let mut list = |it: &Position<G>| {
        legal.clear();
        G::legal(setup, black_box(&it.0), it.1, &mut legal);
        legal.iter().filter(|action| G::lays(action)).count()
    };
    let laying: Vec<_> = positions.iter().copied().filter(|it| list(it) > 0).collect();
    let all: usize = laying.iter().map(&mut list).sum();
    figures.placements_per_lay = all as f64 / laying.len().max(1) as f64;
    let (times, seconds) = timed(&laying, time, |it| {
        legal.clear();
        G::legal(setup, black_box(&it.0), it.1, &mut legal);
        black_box(&legal);
    });
    figures.placements_per_s = times * figures.placements_per_lay / seconds;
}

/// Nanoseconds of each function per decision.
fn split<G: ArenaGame>(setup: &G::Setup, positions: &[Position<G>], time: Duration, figures: &mut Figures) {
    let mut legal = Vec::new();
    let mut dice = SplitMix64::new(2);
    let ns = |(times, seconds): (f64, f64)| seconds * 1e9 / times.max(1.0);
    let time = time / 4;
    figures.ns_legal = ns(timed(positions, time, |it| {
        legal.clear();
        G::legal(setup, black_box(&it.0), it.1, &mut legal);
        black_box(&legal);
    }));
    let decided: Vec<_> = positions
        .iter()
        .filter_map(|it| {
            legal.clear();
            G::legal(setup, &it.0, it.1, &mut legal);
            legal.get(dice.below(legal.len() as u32) as usize).map(|&action| (*it, action))
        })
        .collect();
    figures.ns_act = ns(timed(&decided, time, |(it, action)| {
        let mut next = it.0;
        let _ = G::act(setup, &mut next, it.1, *action, &mut ());
        black_box(&next);
    }));
    let views: Vec<_> = positions.iter().map(|it| G::view(setup, &it.0, Some(it.1))).collect();
    figures.ns_determinize = ns(timed(&views, time, |view| {
        black_box(&G::determinize(setup, black_box(view), &mut dice));
    }));
    figures.ns_evaluate = ns(timed(positions, time, |it| {
        black_box(&G::value(setup, black_box(&it.0), G::weights()));
    }));
}

/// Simulations per second in middle-game positions, and the share of determinization.
fn simulate<G: ArenaGame>(setup: &G::Setup, middle: &[Position<G>], time: Duration, figures: &mut Figures) {
    let mut legal = Vec::new();
    // Players do not search forced decisions.
    let open = middle.iter().filter(|it| {
        legal.clear();
        G::legal(setup, &it.0, it.1, &mut legal);
        legal.len() > 1
    });
    let views: Vec<_> = open.map(|it| (G::view(setup, &it.0, Some(it.1)), it.1)).collect();
    let clock = Clock::start();
    let mut simulations = 0u64;
    // Views that are far apart come first, so that a short measurement covers the whole middle game.
    for number in (0..views.len()).cycle() {
        let (view, seat) = &views[number * 37 % views.len()];
        let mut search = Search::<G>::new(setup, view, *seat, simulations);
        simulations += u64::from(search.think(SIMULATIONS, |_| false));
        if clock.elapsed() >= time {
            break;
        }
    }
    let seconds = clock.elapsed().as_secs_f64();
    figures.simulations_per_s = simulations as f64 / seconds;
    figures.ns_simulation = seconds * 1e9 / simulations.max(1) as f64;
    let mut dice = SplitMix64::new(3);
    let (times, seconds) = timed(&views, time / 4, |(view, _)| {
        black_box(&G::determinize(setup, black_box(view), &mut dice));
    });
    figures.determinize_share = seconds * 1e9 / times.max(1.0) / figures.ns_simulation.max(1.0);
}

/// Returns the results as text.
fn text(it: &Figures) -> String {
    let rate = |value: f64| match value {
        v if v >= 1e6 => format!("{:.2} M", v / 1e6),
        v if v >= 1e4 => format!("{:.1} k", v / 1e3),
        v => format!("{v:.0}"),
    };
    let rows = [
        ("players", it.players.to_string()),
        ("decisions a second", rate(it.decisions_per_s)),
        ("random games a second", rate(it.games_per_s)),
        ("decisions a random game", format!("{:.0}", it.decisions_per_game)),
        ("legal actions a decision", format!("{:.1}", it.branching)),
        ("placements a second", rate(it.placements_per_s)),
        ("placements a choice", format!("{:.1}", it.placements_per_lay)),
        ("simulations a second", rate(it.simulations_per_s)),
        ("share of determinizing", format!("{:.1} %", it.determinize_share * 100.0)),
        ("legal", format!("{:.0} ns", it.ns_legal)),
        ("act", format!("{:.0} ns", it.ns_act)),
        ("determinize", format!("{:.0} ns", it.ns_determinize)),
        ("evaluate", format!("{:.0} ns", it.ns_evaluate)),
        ("simulation", format!("{:.0} ns", it.ns_simulation)),
        ("state", format!("{} bytes", it.state_bytes)),
        ("action", format!("{} bytes", it.action_bytes)),
    ];
    rows.iter().map(|(name, value)| format!("{name:26}{value:>12}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::MountainKing;

    #[test]
    fn every_figure_is_measured() {
        let figures = measure::<MountainKing>(2, None, 0.02).unwrap();
        let value = serde_json::to_value(&figures).unwrap();
        for (key, value) in value.as_object().unwrap() {
            assert!(value.as_f64().unwrap() > 0.0, "{key} is {value}");
        }
        for key in
            ["decisions_per_s", "games_per_s", "placements_per_s", "simulations_per_s", "determinize_share"]
        {
            assert!(value.get(key).is_some(), "{key}");
        }
        assert!(figures.determinize_share < 1.0);
        assert!(measure::<MountainKing>(2, None, 0.0).is_err());
    }
}
