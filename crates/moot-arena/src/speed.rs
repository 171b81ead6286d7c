//! How fast the rules and the search are, on one core.

use std::time::{Duration, Instant};

use moot_core::{Dice, Mixer, Seat, Turn};
use moot_players::Search;
use serde::Serialize;

use crate::contest::Contest;

/// Figures of one core.
#[derive(Debug, Default, Serialize)]
struct Figures {
    players: u8,
    decisions_per_s: f64,
    games_per_s: f64,
    /// Actions listed a second, over all decisions of random games.
    actions_per_s: f64,
    simulations_per_s: f64,
    decisions_per_game: f64,
    /// Nanoseconds a decision.
    ns_legal: f64,
    ns_act: f64,
    ns_imagine: f64,
    ns_evaluate: f64,
    state_bytes: usize,
    action_bytes: usize,
}

/// Measures and prints.
///
/// # Errors
/// Why it could not be measured.
pub fn run<G: Contest>(players: u8, seconds: f64, json: bool) -> Result<(), String> {
    let setup = G::usual(players)?;
    let mut figures = Figures {
        players,
        state_bytes: size_of::<G::State>(),
        action_bytes: size_of::<G::Action>(),
        ..Figures::default()
    };
    let positions = random_games::<G>(&setup, seconds, &mut figures)?;
    split::<G>(&setup, &positions, &mut figures);
    simulate::<G>(&setup, &positions, seconds, &mut figures);
    if json {
        println!("{}", serde_json::to_string_pretty(&figures).map_err(|why| why.to_string())?);
    } else {
        println!("{figures:#?}");
    }
    Ok(())
}

/// Random whole games with every legal action listed at every decision. Keeps some positions of them.
fn random_games<G: Contest>(
    setup: &G::Setup,
    seconds: f64,
    figures: &mut Figures,
) -> Result<Vec<(G::State, Seat)>, String> {
    let mut dice = Mixer::new(1);
    let mut kept = Vec::new();
    let mut legal = Vec::new();
    let (mut games, mut decisions, mut listed) = (0u64, 0u64, 0u64);
    let start = Instant::now();
    while start.elapsed().as_secs_f64() < seconds {
        let mut state = G::deal(setup);
        loop {
            match G::turn(setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = G::roll(setup, &state, &mut dice);
                    let _ = G::fall(setup, &mut state, outcome, &mut ()).map_err(|why| why.to_string())?;
                }
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().ok_or("nobody is asked")?;
                    legal.clear();
                    G::legal(setup, &state, seat, &mut legal);
                    decisions += 1;
                    listed += legal.len() as u64;
                    if decisions % 4_099 == 0 && kept.len() < 512 {
                        kept.push((state, seat));
                    }
                    let action = legal[dice.below(legal.len() as u32) as usize];
                    let _ = G::act(setup, &mut state, seat, action, &mut ());
                }
            }
        }
        games += 1;
    }
    let time = start.elapsed().as_secs_f64();
    figures.games_per_s = games as f64 / time;
    figures.decisions_per_s = decisions as f64 / time;
    figures.actions_per_s = listed as f64 / time;
    figures.decisions_per_game = decisions as f64 / games.max(1) as f64;
    Ok(kept)
}

/// Nanoseconds of each part, averaged over positions of random games.
fn split<G: Contest>(setup: &G::Setup, positions: &[(G::State, Seat)], figures: &mut Figures) {
    let mut dice = Mixer::new(2);
    let mut legal = Vec::new();
    let mut sum = [Duration::ZERO; 4];
    for (state, seat) in positions {
        let mut take = |part: usize, work: &mut dyn FnMut()| {
            let start = Instant::now();
            for _ in 0..64 {
                work();
            }
            sum[part] += start.elapsed() / 64;
        };
        take(0, &mut || {
            legal.clear();
            G::legal(setup, state, *seat, &mut legal);
        });
        let Some(&action) = legal.first() else { continue };
        take(1, &mut || {
            let mut next = *state;
            let _ = G::act(setup, &mut next, *seat, action, &mut ());
            std::hint::black_box(&next);
        });
        let view = G::view(setup, state, Some(*seat));
        take(2, &mut || {
            std::hint::black_box(&G::imagine(setup, &view, &mut dice));
        });
        take(3, &mut || {
            std::hint::black_box(&G::value(setup, state, G::weights()));
        });
    }
    let mean = |part: Duration| part.as_nanos() as f64 / positions.len().max(1) as f64;
    [figures.ns_legal, figures.ns_act, figures.ns_imagine, figures.ns_evaluate] = sum.map(mean);
}

/// Simulations a second of a search from positions of random games.
fn simulate<G: Contest>(
    setup: &G::Setup,
    positions: &[(G::State, Seat)],
    seconds: f64,
    figures: &mut Figures,
) {
    let start = Instant::now();
    let mut simulations = 0u64;
    for (state, seat) in positions.iter().cycle() {
        let view = G::view(setup, state, Some(*seat));
        let mut search = Search::<G>::new(setup, &view, *seat, simulations);
        simulations += u64::from(search.think(200, |_| false));
        if start.elapsed().as_secs_f64() > seconds {
            break;
        }
    }
    figures.simulations_per_s = simulations as f64 / start.elapsed().as_secs_f64();
}
