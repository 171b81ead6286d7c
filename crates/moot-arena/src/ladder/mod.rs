//! The command `ladder`: how each player does against the one before, and the Elo ratings of all of them.

mod elo;
mod picture;

use std::path::PathBuf;

use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::interval::Estimate;
use crate::options::GameOptions;
use crate::play;
use crate::player_spec::PlayerSpec;
use crate::series::Series;

/// The options of the ladder.
#[derive(Debug)]
pub struct Options {
    /// The setup of the game; `None` for the usual one.
    pub setup: Option<String>,
    /// The players, weakest first.
    pub player_specs: Vec<PlayerSpec>,
    /// The number of games of each step; the last one is that of all further steps.
    pub games: Vec<u32>,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
    /// The seed. Equal seeds give equal games.
    pub seed: u64,
    /// The file to which the picture is written.
    pub picture: Option<PathBuf>,
}

/// The results.
#[derive(Debug, Serialize)]
pub struct Ladder {
    /// The identifier of the game.
    pub game: &'static str,
    /// The setup; `None` for the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The seed.
    pub seed: u64,
    /// The rungs, weakest first.
    pub rungs: Vec<Rung>,
}

/// One player of the ladder.
#[derive(Debug, Serialize)]
pub struct Rung {
    /// The player.
    pub player: String,
    /// The number of games against the player before.
    pub games: usize,
    /// The share of wins in them; `None` for the first player.
    pub wins: Option<Estimate>,
    /// The rating in Elo points; that of the first player is 0.
    pub rating: Estimate,
}

/// Plays the games of two players, prints the ladder and writes its picture.
///
/// # Errors
/// Why the games could not be played, or the picture not be written.
pub fn run<G: ArenaGame>(options: &Options, json: bool) -> Result<(), ArenaError> {
    let ladder = ladder::<G>(options)?;
    if json {
        println!("{}", serde_json::to_string_pretty(&ladder)?);
    } else {
        print!("{}", table(&ladder));
    }
    if let Some(path) = &options.picture {
        std::fs::write(path, picture::svg(&ladder)).map_err(ArenaError::in_file(path))?;
    }
    Ok(())
}

/// Plays all steps. Every deal is played from both seats.
fn ladder<G: ArenaGame>(options: &Options) -> Result<Ladder, ArenaError> {
    let first = options.player_specs.first().ok_or(ArenaError::NoPlayers)?;
    let certain = Estimate { value: 0.0, low: 0.0, high: 0.0 };
    let mut rungs = vec![Rung { player: first.to_string(), games: 0, wins: None, rating: certain }];
    let mut steps = Vec::new();
    for (step, pair) in options.player_specs.windows(2).enumerate() {
        let number = options.games.get(step).or(options.games.last()).copied().unwrap_or(0);
        let games = GameOptions {
            setup: options.setup.clone(),
            player_specs: vec![pair[1], pair[0]],
            series: Series { games: number, threads: options.threads },
            seed: options.seed,
        };
        let results = play::results::<G>(&play::Options { games, duplicate: true })?;
        let wins = results.players.first().ok_or(ArenaError::NoPlayers)?.wins;
        steps.push(elo::step(wins, results.games));
        rungs.push(Rung {
            player: pair[1].to_string(),
            games: results.games,
            wins: Some(wins),
            rating: elo::sum(&steps),
        });
    }
    Ok(Ladder { game: G::ID, setup: options.setup.clone(), seed: options.seed, rungs })
}

/// Returns the ladder as text.
fn table(ladder: &Ladder) -> String {
    let setup = ladder.setup.as_ref().map_or_else(String::new, |name| format!(" ({name})"));
    let mut text = format!(
        "{}{setup}: two players, seed {}, each deal from both seats\n\nplayer           games   against the one before          Elo   95 %\n",
        ladder.game, ladder.seed
    );
    for Rung { player, games, wins, rating } in &ladder.rungs {
        let wins = wins.map_or_else(
            || format!("{:30}", ""),
            |it| {
                format!(
                    "{:5.1} %  {:5.1} to {:5.1} %      ",
                    it.value * 100.0,
                    it.low * 100.0,
                    it.high * 100.0
                )
            },
        );
        let (low, high) = (rating.low, rating.high);
        text += &format!("{player:16} {games:5}   {wins} {:5.0}   {low:.0} to {high:.0}\n", rating.value);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use nim_template::Nim;

    fn options(players: &str, games: u32) -> Options {
        Options {
            setup: None,
            player_specs: players.split(',').map(|name| name.parse().unwrap()).collect(),
            games: vec![games],
            threads: 2,
            seed: 4,
            picture: None,
        }
    }

    #[test]
    fn stronger_players_have_higher_ratings() {
        let ladder = ladder::<Nim>(&options("random,whelp,digger", 60)).unwrap();
        assert_eq!((ladder.rungs.len(), ladder.rungs[0].wins), (3, None));
        assert_eq!((ladder.rungs[0].rating.value, ladder.rungs[0].rating.high), (0.0, 0.0));
        assert!(
            ladder.rungs.windows(2).all(|pair| pair[1].rating.value > pair[0].rating.value),
            "{ladder:?}"
        );
        let width = |rung: &Rung| rung.rating.high - rung.rating.low;
        assert!(width(&ladder.rungs[2]) > width(&ladder.rungs[1]), "errors add up: {ladder:?}");
        let text = table(&ladder);
        assert!(text.starts_with("template: two players, seed 4"), "{text}");
        assert_eq!(text.lines().count(), 6, "{text}");
    }

    #[test]
    fn steps_have_their_own_numbers_of_games() {
        let options = Options { games: vec![6, 2], ..options("random,whelp,digger,mason", 0) };
        let games: Vec<usize> =
            ladder::<Nim>(&options).unwrap().rungs.iter().map(|rung| rung.games).collect();
        assert_eq!(games, [0, 6, 2, 2]);
    }

    #[test]
    fn a_ladder_has_a_picture() {
        let path = std::env::temp_dir().join(format!("ladder-{}.svg", std::process::id()));
        run::<Nim>(&Options { picture: Some(path.clone()), ..options("random,digger", 20) }, true).unwrap();
        let drawn = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert!(
            drawn.starts_with("<svg") && drawn.contains(">digger<") && drawn.trim_end().ends_with("</svg>")
        );
        let nowhere = Options { picture: Some("/nowhere/at/all.svg".into()), ..options("random", 2) };
        let refused = run::<Nim>(&nowhere, true).unwrap_err().to_string();
        assert!(refused.contains("/nowhere/at/all.svg"), "{refused}");
    }
}
