//! Games between players, on all cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use moot_core::{Game, Mixer, Seat, Turn};
use serde::Serialize;

use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::tally::{Line, Tally};

static STOPPED: AtomicBool = AtomicBool::new(false);

/// Everything counted.
#[derive(Default)]
struct Counts {
    by_player: BTreeMap<String, Tally>,
    by_seat: BTreeMap<String, Tally>,
    by_start: BTreeMap<String, Tally>,
    rounds: f64,
    games: f64,
}

/// The results, for people and for programs.
#[derive(Serialize)]
struct Results {
    game: &'static str,
    seed: u64,
    games: f64,
    rounds: f64,
    players: Vec<Line>,
    seats: Vec<Line>,
    starts: Vec<Line>,
}

/// Plays the games and prints the results; Ctrl-C prints what there is.
///
/// # Errors
/// Why they could not be played.
pub fn run<G: Contest>(entrants: &[Entrant], games: u32, seed: u64, json: bool) -> Result<(), String> {
    let players = u8::try_from(entrants.len()).map_err(|_| "too many seats".to_owned())?;
    let setup = G::usual(players)?;
    ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed)).map_err(|why| why.to_string())?;
    let bar = ProgressBar::new(games.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let next = AtomicU32::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let counts = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|_| scope.spawn(|| work::<G>(&setup, entrants, games, seed, &next, &bar)))
            .collect();
        let mut all = Counts::default();
        for worker in workers {
            match worker.join() {
                Ok(counts) => all.join(counts?),
                Err(_) => return Err("a worker died".to_owned()),
            }
        }
        Ok(all)
    })?;
    bar.finish_and_clear();
    let results = counts.results(G::ID, seed);
    if json {
        println!("{}", serde_json::to_string_pretty(&results).map_err(|why| why.to_string())?);
    } else {
        print(&results);
    }
    Ok(())
}

fn work<G: Contest>(
    setup: &G::Setup,
    entrants: &[Entrant],
    games: u32,
    seed: u64,
    next: &AtomicU32,
    bar: &ProgressBar,
) -> Result<Counts, String> {
    let mut counts = Counts::default();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= games || STOPPED.load(Ordering::Relaxed) {
            return Ok(counts);
        }
        // Players move one seat on from game to game, so that seats are no advantage.
        let sits = |seat: Seat| (seat.index() + number as usize) % entrants.len();
        let end = game::<G>(setup, |seat| entrants[sits(seat)], mix(seed, number))?;
        counts.add::<G>(setup, &end, |seat| (sits(seat), entrants[sits(seat)]));
        bar.inc(1);
    }
}

/// A seed for each game, so that a game can be found again whoever played it.
fn mix(seed: u64, number: u32) -> u64 {
    Mixer::new(seed ^ u64::from(number).wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64()
}

/// Plays one game to its end.
fn game<G: Contest>(setup: &G::Setup, who: impl Fn(Seat) -> Entrant, seed: u64) -> Result<G::State, String> {
    let mut dice = Mixer::new(seed);
    let mut state = G::deal(setup);
    loop {
        match G::turn(setup, &state) {
            Turn::Over => return Ok(state),
            Turn::Chance => {
                let outcome = G::roll(setup, &state, &mut dice);
                let _ = G::fall(setup, &mut state, outcome, &mut ()).map_err(|why| why.to_string())?;
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().ok_or("nobody is asked")?;
                let view = G::view(setup, &state, Some(seat));
                let action =
                    who(seat).choose::<G>(setup, &view, seat, dice.next_u64()).ok_or("nothing was chosen")?;
                G::check(setup, &state, seat, action).map_err(|why| why.to_string())?;
                let _ = G::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

impl Counts {
    fn add<G: Contest>(&mut self, setup: &G::Setup, end: &G::State, who: impl Fn(Seat) -> (usize, Entrant)) {
        let sheet = <G as Game>::score(setup, end);
        let seats = G::seats(setup);
        let winners = Seat::all(seats).filter(|seat| sheet.rank[seat.index()] == 0).count() as f64;
        for seat in Seat::all(seats) {
            let won = if sheet.rank[seat.index()] == 0 { 1.0 / winners } else { 0.0 };
            let points = f64::from(sheet.total(seat));
            let (number, entrant) = who(seat);
            for (map, name) in [
                (&mut self.by_player, format!("{} {entrant}", number + 1)),
                (&mut self.by_seat, format!("seat {}", seat.0 + 1)),
                (&mut self.by_start, G::start(setup, end, seat)),
            ] {
                let rows = sheet.categories.iter().zip(&sheet.points);
                let rows = rows.map(|(&name, row)| (name, f64::from(row[seat.index()])));
                map.entry(name).or_default().add(won, points, rows);
            }
        }
        self.rounds += f64::from(G::round(end));
        self.games += 1.0;
    }

    fn join(&mut self, other: Counts) {
        for (mine, theirs) in [
            (&mut self.by_player, other.by_player),
            (&mut self.by_seat, other.by_seat),
            (&mut self.by_start, other.by_start),
        ] {
            for (name, tally) in theirs {
                mine.entry(name).or_default().join(&tally);
            }
        }
        self.rounds += other.rounds;
        self.games += other.games;
    }

    fn results(&self, game: &'static str, seed: u64) -> Results {
        let lines =
            |map: &BTreeMap<String, Tally>| map.iter().map(|(name, tally)| tally.line(name)).collect();
        Results {
            game,
            seed,
            games: self.games,
            rounds: self.rounds / self.games.max(1.0),
            players: lines(&self.by_player),
            seats: lines(&self.by_seat),
            starts: lines(&self.by_start),
        }
    }
}

fn print(results: &Results) {
    println!(
        "{}: {} games, {:.1} rounds each, seed {}",
        results.game, results.games, results.rounds, results.seed
    );
    for (title, lines) in
        [("players", &results.players), ("seats", &results.seats), ("starts", &results.starts)]
    {
        println!("\n{title:22}  wins   95 %            points");
        for line in lines {
            let (low, high) = line.interval;
            print!(
                "{:22} {:5.1} % {:5.1} to {:5.1} %  {:6.1}",
                line.name,
                line.share * 100.0,
                low * 100.0,
                high * 100.0,
                line.points
            );
            for (name, points) in &line.categories {
                print!("  {name} {points:.1}");
            }
            println!();
        }
    }
}
