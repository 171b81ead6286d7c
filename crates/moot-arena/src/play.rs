//! The command `play`: wins and points of players.

use std::collections::BTreeMap;

use moot_core::{Seat, Teams};
use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::game::{self, Record};
use crate::interval::mean;
use crate::options::GameOptions;
use crate::player_spec::PlayerSpec;
use crate::seed_stream;
use crate::starts::Starts;
use crate::tally::{Line, Tally};

/// The options of the series.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games. The players move by one seat from game to game.
    pub games: GameOptions,
    /// Whether each deal is played with every rotation of the seats, so that every player has its luck.
    pub duplicate: bool,
}

/// The results.
#[derive(Debug, Serialize)]
pub struct Results {
    /// [`Game::ID`](moot_core::Game::ID) of the game.
    pub game: &'static str,
    /// The setup; `None` for the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The seed.
    pub seed: u64,
    /// Whether deals were played with every rotation of the seats.
    pub duplicate: bool,
    /// The number of games played.
    pub games: usize,
    /// The mean number of rounds of a game.
    pub rounds: f64,
    /// The results by player.
    pub players: Vec<Line>,
    /// The results by kind of player.
    pub kinds: Vec<Line>,
    /// The results by seat.
    pub seats: Vec<Line>,
    /// The results by place in the turn order of the first round.
    pub places: Vec<Line>,
    /// The results by start.
    pub starts: Vec<Line>,
}

/// Plays the games and prints the results. Ctrl-C prints the results so far.
///
/// # Errors
/// Why the games could not be played.
pub fn run<G: ArenaGame>(options: &Options, json: bool) -> Result<(), ArenaError> {
    let results = results::<G>(options)?;
    if json {
        println!("{}", serde_json::to_string_pretty(&results)?);
    } else {
        print!("{}", table(&results));
    }
    Ok(())
}

/// The numbers of seats by which players can rotate so that teams stay together.
fn rotations(teams: &Teams) -> Vec<usize> {
    let seats = teams.seats();
    let moved = |seat: Seat, by: usize| Seat(((seat.index() + by) % seats) as u8);
    let keeps = |&by: &usize| {
        let mut pairs = Seat::all(seats).flat_map(|one| Seat::all(seats).map(move |other| (one, other)));
        pairs.all(|(one, other)| teams.allied(one, other) == teams.allied(moved(one, by), moved(other, by)))
    };
    (0..seats).filter(keeps).collect()
}

impl Options {
    /// The player in each seat, and the number of the deal.
    fn seating(&self, number: u32, rotations: &[usize]) -> (Vec<usize>, u32) {
        let seats = self.games.player_specs.len();
        let rotation = rotations.get(number as usize % rotations.len().max(1)).copied().unwrap_or(0);
        let sits = (0..seats).map(|seat| (seat + rotation) % seats).collect();
        (sits, if self.duplicate { number / rotations.len().max(1) as u32 } else { number })
    }
}

/// Plays the games and sums the results.
///
/// # Errors
/// Why the games could not be played.
pub fn results<G: ArenaGame>(options: &Options) -> Result<Results, ArenaError> {
    let setup = options.games.table::<G>()?;
    let rotations = rotations(&G::teams(&setup));
    let records = options.games.series.run(|number| {
        let (sits, deal) = options.seating(number, &rotations);
        let table: Vec<PlayerSpec> = sits.iter().map(|&player| options.games.player_specs[player]).collect();
        game::play::<G>(&setup, &table, Starts::Chosen, seed_stream::mix(options.games.seed, 2, deal.into()))
            .map(|record| (number, record))
    })?;
    let mut counts: [BTreeMap<String, Tally>; 5] = Default::default();
    for (number, record) in &records {
        let (sits, deal) = options.seating(*number, &rotations);
        count(&mut counts, options, record, &sits, deal);
    }
    let rounds: Vec<f64> = records.iter().map(|(_, record)| record.rounds.into()).collect();
    let [players, kinds, seats, places, starts] =
        counts.map(|map| map.iter().map(|(name, tally)| tally.line(name)).collect());
    Ok(Results {
        game: G::ID,
        setup: options.games.setup.clone(),
        seed: options.games.seed,
        duplicate: options.duplicate,
        games: records.len(),
        rounds: mean(&rounds).value,
        players,
        kinds,
        seats,
        places,
        starts,
    })
}

fn count(
    counts: &mut [BTreeMap<String, Tally>; 5],
    options: &Options,
    record: &Record,
    sits: &[usize],
    deal: u32,
) {
    for seat in record.seats() {
        let (won, points) = (record.won(seat), record.points(seat));
        let player = sits[seat.index()];
        let player_spec = options.games.player_specs[player];
        let names = [
            Some(format!("{} {player_spec}", player + 1)),
            Some(player_spec.to_string()),
            Some(format!("seat {}", seat.0 + 1)),
            Some(format!("place {}", record.places[seat.index()] + 1)),
            record.starts[seat.index()].clone(),
        ];
        for (map, name) in counts.iter_mut().zip(names).filter_map(|(map, name)| Some((map, name?))) {
            let rows = record.sheet.categories.iter().zip(&record.sheet.points);
            let rows = rows.map(|(&name, row)| (name, f64::from(row[seat.index()])));
            let tally = map.entry(name).or_default();
            tally.add(won, points, rows);
            if options.duplicate {
                tally.belongs(deal, won);
            }
        }
    }
}

/// Returns the results as text.
fn table(results: &Results) -> String {
    let mut text = format!(
        "{}{}: {} games, {:.1} rounds each, seed {}{}\n",
        results.game,
        results.setup.as_ref().map_or_else(String::new, |name| format!(" ({name})")),
        results.games,
        results.rounds,
        results.seed,
        if results.duplicate { ", each deal with every rotation of the seats" } else { "" }
    );
    let groups = [
        ("players", &results.players),
        ("kinds", &results.kinds),
        ("seats", &results.seats),
        ("places", &results.places),
        ("starts", &results.starts),
    ];
    for (title, lines) in groups.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        text += &format!("\n{title:24} seats   wins   95 %              points\n");
        for line in lines {
            text += &format!(
                "{:24} {:5} {:5.1} % {:5.1} to {:5.1} %   {:6.1}",
                line.name,
                line.games,
                line.wins.value * 100.0,
                line.wins.low * 100.0,
                line.wins.high * 100.0,
                line.points
            );
            for (name, points) in &line.categories {
                text += &format!("  {name} {points:.1}");
            }
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::Series;
    use mountain_king::MountainKing;

    fn options(names: &str, games: u32, duplicate: bool) -> Options {
        let player_specs = names.split(',').map(|name| name.parse().unwrap()).collect();
        let series = Series { games, threads: 2 };
        Options { games: GameOptions { setup: None, player_specs, series, seed: 3 }, duplicate }
    }

    #[test]
    fn every_player_sits_in_every_seat_and_every_game_has_a_winner() {
        let results = results::<MountainKing>(&options("digger,whelp,whelp", 6, false)).unwrap();
        assert_eq!((results.games, results.players.len(), results.kinds.len()), (6, 3, 2));
        for lines in [&results.players, &results.kinds, &results.seats, &results.places, &results.starts] {
            assert_eq!(lines.iter().map(|line| line.games).sum::<f64>(), 18.0);
            let wins: f64 = lines.iter().map(|line| line.wins.value * line.games).sum();
            assert!((wins - 6.0).abs() < 1e-9, "{wins} wins in 6 games");
        }
        assert!(results.seats.iter().all(|line| line.games == 6.0));
        let text = table(&results);
        assert!(text.contains("1 digger") && text.contains("seat 3") && text.contains("place 1"), "{text}");
    }

    #[test]
    fn a_duplicate_series_plays_each_deal_from_every_seat() {
        let options = options("digger,whelp", 4, true);
        let seating: Vec<_> = (0..4).map(|number| options.seating(number, &[0, 1])).collect();
        let swapped = |deal| [(vec![0, 1], deal), (vec![1, 0], deal)];
        assert_eq!(seating, [swapped(0), swapped(1)].concat());
        assert_eq!(results::<MountainKing>(&options).unwrap().games, 4);
    }

    #[test]
    fn team_mates_rotate_together() {
        assert_eq!(rotations(&Teams::alone(3)), [0, 1, 2]);
        assert_eq!(rotations(&Teams::marked(&[0, 1, 1, 0])), [0, 2]);
        let mut options = options("digger,whelp,whelp,digger", 4, true);
        options.games.setup = Some("teams".to_owned());
        let results = results::<MountainKing>(&options).unwrap();
        let wins = |name: &str| results.kinds.iter().find(|line| line.name == name).unwrap().wins.value;
        assert!(
            (wins("digger") + wins("whelp") - 1.0).abs() < 1e-9,
            "one team of each, and one of them wins"
        );
        let points = |player: usize| results.players[player].points;
        assert!((points(0) - points(3)).abs() < 1e-9, "team mates have one score");
    }
}
