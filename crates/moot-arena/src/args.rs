//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::games::{GameName, Job};
use crate::options::GameOptions;
use crate::player_spec::{self, PlayerSpec};
use crate::series::Series;
use crate::starts::Starts;
use crate::{balance, ladder, links, play, replay, speed, trial, tune};

/// Plays computer players against each other.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays games and prints the wins of each player with 95 % intervals.
    Play(PlayArgs),
    /// Plays each player of a list against the one before, and prints the Elo ratings of all of them.
    Ladder(LadderArgs),
    /// Plays games and reports whether seats, starts and items are balanced.
    Balance(BalanceArgs),
    /// Runs a randomized trial: items are withheld at random, and the report shows how much each raises its
    /// owner's wins.
    Trial(TrialArgs),
    /// Fits the weights of a game's evaluation function to games of self-play, and tests them against those
    /// in use.
    Tune(TuneArgs),
    /// Checks an exported game by replay and prints it.
    Replay(ReplayArgs),
    /// Measures decisions, games, placements and simulations per second on one core.
    Speed(SpeedArgs),
    /// Plays games and measures their links and saves. Every link must open as the same game.
    Links(LinksArgs),
}

/// The options of a series of games.
#[derive(Debug, Args)]
struct TableArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// The setup of the game, such as variant or autumn; by default the usual one.
    #[arg(long)]
    setup: Option<String>,
    /// The player in each seat, clockwise: random, pebble, whelp, scamp, digger, mason, warden, elder, ancient, search:N for a search of N
    /// simulations, search:TREESxN, or time:MS for a search of so many milliseconds a decision. With classic: before it
    /// a player has the old weights; after it, +trust=X, +heat=X, +widest=N, +cut=N and +noise=X change a parameter of its search.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<PlayerSpec>,
    /// The number of seats; the last player named fills the remaining ones.
    #[arg(long)]
    players: Option<u8>,
    /// The seed. Equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; 0 for one per core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct PlayArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The number of games. Players move by one seat from game to game.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Play each deal with every rotation of the seats, so that every player has its luck.
    #[arg(long)]
    duplicate: bool,
}

#[derive(Debug, Args)]
struct LadderArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// The setup of the game, such as variant or autumn; by default the usual one.
    #[arg(long)]
    setup: Option<String>,
    /// The players, weakest first, named as in `play --seats`.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "pebble,whelp,scamp,digger,mason,warden,elder,ancient"
    )]
    levels: Vec<PlayerSpec>,
    /// The numbers of games of each player against the one before; the last one is that of all further players. Each deal is played
    /// from both seats.
    #[arg(long, value_delimiter = ',', default_value = "400")]
    games: Vec<u32>,
    /// The seed. Equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; 0 for one per core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A file to which a picture (SVG) is written.
    #[arg(long)]
    picture: Option<PathBuf>,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct LinksArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The number of games.
    #[arg(long, default_value_t = 1000)]
    games: u32,
}

#[derive(Debug, Args)]
struct BalanceArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The number of games.
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Draw the starts instead of letting the players choose them, so that places and starts can be told apart.
    #[arg(long)]
    draw_starts: bool,
    /// A file to which the report is written as well.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct TrialArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The number of games.
    #[arg(long, default_value_t = 6000)]
    games: u32,
    /// The probability with which an item is withheld from a seat that is about to take it.
    #[arg(long, default_value_t = 0.25)]
    share: f64,
    /// A file to which the report is written as well.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct TuneArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// The player that plays the games of self-play and the duels.
    #[arg(long, default_value = "search:200")]
    player: PlayerSpec,
    /// The numbers of seats.
    #[arg(long, value_delimiter = ',', default_value = "2,4")]
    players: Vec<u8>,
    /// The setups of the game; by default the usual one.
    #[arg(long, value_delimiter = ',')]
    setups: Vec<String>,
    /// The number of games of self-play for each number of seats and setup. With 0 the weights of the file
    /// are tested against those in use, and nothing is written.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// The number of games of each duel between new and old weights. Each deal is played twice.
    #[arg(long, default_value_t = 400)]
    duels: u32,
    /// The step from the weights in use towards the fitted ones, 0 to 1.
    #[arg(long, default_value_t = 0.5)]
    step: f32,
    /// The seed. Equal seeds tune equally.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; 0 for one per core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The weights file. It is written only if the new weights are significantly better.
    #[arg(long)]
    file: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct ReplayArgs {
    /// The exported game.
    file: PathBuf,
    /// Print the game as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct SpeedArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// The number of players.
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// The setup of the game; by default the usual one.
    #[arg(long)]
    setup: Option<String>,
    /// The duration of each measurement, in seconds.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Runs the command.
    ///
    /// # Errors
    /// Why it failed, as a sentence for the terminal.
    pub fn run(self) -> Result<(), ArenaError> {
        match self.command {
            Command::Replay(args) => replay::run(&args.file, args.json),
            Command::Play(args) => args.table.game.give(args),
            Command::Ladder(args) => args.game.give(args),
            Command::Balance(args) => args.table.game.give(args),
            Command::Trial(args) => args.table.game.give(args),
            Command::Tune(args) => args.game.give(args),
            Command::Speed(args) => args.game.give(args),
            Command::Links(args) => args.table.game.give(args),
        }
    }
}

impl Job for PlayArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        play::run::<G>(&self.options()?, self.table.json)
    }
}

impl Job for LadderArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        let options = ladder::Options {
            setup: self.setup,
            player_specs: self.levels,
            games: self.games,
            threads: self.threads,
            seed: self.seed,
            picture: self.picture,
        };
        ladder::run::<G>(&options, self.json)
    }
}

impl Job for BalanceArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        balance::run::<G>(&self.options()?)
    }
}

impl Job for TrialArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        trial::run::<G>(&self.options()?)
    }
}

impl Job for TuneArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        tune::run::<G>(&self.options())
    }
}

impl Job for SpeedArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        speed::run::<G>(self.players, self.setup.as_deref(), self.seconds, self.json)
    }
}

impl Job for LinksArgs {
    type Out = ();

    fn with<G: ArenaGame>(self) -> Result<(), ArenaError> {
        links::run::<G>(&self.options()?, self.table.json)
    }
}

impl TableArgs {
    fn options(&self, games: u32) -> Result<GameOptions, ArenaError> {
        Ok(GameOptions {
            setup: self.setup.clone(),
            player_specs: player_spec::table(&self.seats, self.players)?,
            series: Series { games, threads: self.threads },
            seed: self.seed,
        })
    }

    /// A series of this many games with a report.
    fn report(
        &self,
        games: u32,
        starts: Starts,
        out: Option<&PathBuf>,
    ) -> Result<balance::Options, ArenaError> {
        Ok(balance::Options { games: self.options(games)?, starts, json: self.json, out: out.cloned() })
    }
}

impl LinksArgs {
    fn options(&self) -> Result<GameOptions, ArenaError> {
        self.table.options(self.games)
    }
}

impl PlayArgs {
    fn options(&self) -> Result<play::Options, ArenaError> {
        Ok(play::Options { games: self.table.options(self.games)?, duplicate: self.duplicate })
    }
}

impl BalanceArgs {
    fn options(&self) -> Result<balance::Options, ArenaError> {
        let starts = if self.draw_starts { Starts::Drawn } else { Starts::Chosen };
        self.table.report(self.games, starts, self.out.as_ref())
    }
}

impl TrialArgs {
    fn options(&self) -> Result<trial::Options, ArenaError> {
        Ok(trial::Options {
            report: self.table.report(self.games, Starts::Chosen, self.out.as_ref())?,
            share: self.share,
        })
    }
}

impl TuneArgs {
    fn options(self) -> tune::Options {
        tune::Options {
            player_spec: self.player,
            players: self.players,
            setups: self.setups,
            games: self.games,
            duels: self.duels,
            threads: self.threads,
            seed: self.seed,
            step: self.step,
            file: self.file,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_valid_and_accepts_the_documented_commands() {
        Arena::command().debug_assert();
        let read = |line: &str| Arena::try_parse_from(line.split(' '));
        let arena =
            read("arena balance --game mountain-king --players 4 --games 50 --seats search:300 --seed 7");
        let Ok(Arena { command: Command::Balance(args) }) = arena else { panic!("{arena:?}") };
        let options = args.options().unwrap().games;
        assert_eq!((options.player_specs.len(), options.series.games, options.seed), (4, 50, 7));
        assert!(read("arena play --seats elder,digger,digger,whelp --games 400 --seed 1 --json").is_ok());
        assert!(read("arena play --seats cub").is_err());
        assert!(read("arena play --games 3").is_err(), "no players");
        let Ok(Arena { command: Command::Tune(args) }) = read("arena tune --players 2,4") else { panic!() };
        assert_eq!((args.options().players, read("arena tune --player cub").is_err()), (vec![2, 4], true));
        assert!(read("arena replay").is_err(), "no file");
        let variant = read("arena play --game cave-troll --setup variant --players 3 --seats search:200");
        let Ok(Arena { command: Command::Play(args) }) = variant else { panic!("{variant:?}") };
        assert_eq!(
            (args.table.game, args.options().unwrap().games.setup.as_deref()),
            (GameName::CaveTroll, Some("variant"))
        );
        let Ok(Arena { command: Command::Ladder(args) }) = read("arena ladder --game template") else {
            panic!()
        };
        let levels: Vec<String> = args.levels.iter().map(ToString::to_string).collect();
        assert_eq!(levels, moot_players::Level::ALL.map(moot_players::Level::word));
        assert!(read("arena play --game chess --seats digger").is_err());
        let Ok(Arena { command: Command::Links(args) }) = read("arena links --seats digger --players 5")
        else {
            panic!("no links")
        };
        assert_eq!((args.options().unwrap().player_specs.len(), args.games), (5, 1000));
        let Ok(Arena { command: Command::Trial(args) }) =
            read("arena trial --seats digger --players 4 --share 0.5")
        else {
            panic!("no trial")
        };
        assert_eq!((args.options().unwrap().share, args.games), (0.5, 6000));
        assert!(read("arena speed --players 4 --seconds 5 --json").is_ok());
    }
}
