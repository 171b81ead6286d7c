//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::contest::Contest;
use crate::entrant::{self, Entrant};
use crate::games::{GameName, Job};
use crate::series::Series;
use crate::{balance, links, play, replay, speed, trial, tune};

/// Players against players.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays games and prints who won, with 95 % intervals.
    Play(PlayArgs),
    /// Plays games and reports whether every seat, start and card is as strong as it should be.
    Balance(BalanceArgs),
    /// Plays games in which items are refused by lot, and reports by how much each raises its owner's wins.
    Trial(TrialArgs),
    /// Fits the weights of a game's judgement to games of self-play and proves them against those in use.
    Tune(TuneArgs),
    /// Checks an exported game and prints it.
    Replay(ReplayArgs),
    /// Measures decisions, games, placements and simulations a second on one core.
    Speed(SpeedArgs),
    /// Plays games and measures their links and saves; every link has to lead back.
    Links(LinksArgs),
}

/// Who plays what, how often.
#[derive(Debug, Args)]
struct TableArgs {
    /// Which game.
    #[arg(long, value_enum, default_value = "mountain-king")]
    game: GameName,
    /// Which of the game's setups, if not the usual one: such as variant or autumn.
    #[arg(long)]
    setup: Option<String>,
    /// Who sits where, clockwise: random, whelp, digger, elder, ancient, search:N for a search of N simulations, or search:TREESxN.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Entrant>,
    /// How many players; the last one named takes the seats that are left.
    #[arg(long)]
    players: Option<u8>,
    /// Equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time; 0 for one a core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Prints the results as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct PlayArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games; players move one seat on from game to game.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Plays each deal with every rotation of the seats, so that its luck falls on everybody.
    #[arg(long)]
    duplicate: bool,
}

#[derive(Debug, Args)]
struct LinksArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u32,
}

#[derive(Debug, Args)]
struct BalanceArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Writes the report to a file as well.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct TrialArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, default_value_t = 6000)]
    games: u32,
    /// The share of items that is refused to those who are about to take them.
    #[arg(long, default_value_t = 0.25)]
    share: f64,
    /// Writes the report to a file as well.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct TuneArgs {
    /// Which game.
    #[arg(long, value_enum, default_value = "mountain-king")]
    game: GameName,
    /// Who learns and fights.
    #[arg(long, default_value = "search:200")]
    player: Entrant,
    /// At tables of how many.
    #[arg(long, value_delimiter = ',', default_value = "2,4")]
    players: Vec<u8>,
    /// With which of the game's setups; the usual one if none is named.
    #[arg(long, value_delimiter = ',')]
    setups: Vec<String>,
    /// Games of self-play for each table; with 0 the weights of the file fight those in use, and nothing is written.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// Games of each duel between new and old weights; each deal is played twice.
    #[arg(long, default_value_t = 400)]
    duels: u32,
    /// The share of the way to the fitted weights that is gone.
    #[arg(long, default_value_t = 0.5)]
    step: f32,
    /// Equal seeds tune equally.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time; 0 for one a core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The file of weights, written only when the new ones are better beyond doubt.
    #[arg(long)]
    file: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct ReplayArgs {
    /// The exported game.
    file: PathBuf,
    /// Prints the game as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct SpeedArgs {
    /// Which game.
    #[arg(long, value_enum, default_value = "mountain-king")]
    game: GameName,
    /// How many players.
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// Which of the game's setups, if not the usual one.
    #[arg(long)]
    setup: Option<String>,
    /// Seconds for each figure.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// Prints the figures as JSON.
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Does what was asked for.
    ///
    /// # Errors
    /// Why it could not be done.
    pub fn run(self) -> Result<(), String> {
        match self.command {
            Command::Replay(args) => replay::run(&args.file, args.json),
            Command::Play(args) => args.table.game.give(args),
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

    fn with<G: Contest>(self) -> Result<(), String> {
        play::run::<G>(&self.plan()?, self.table.json)
    }
}

impl Job for BalanceArgs {
    type Out = ();

    fn with<G: Contest>(self) -> Result<(), String> {
        balance::run::<G>(&self.plan()?)
    }
}

impl Job for TrialArgs {
    type Out = ();

    fn with<G: Contest>(self) -> Result<(), String> {
        trial::run::<G>(&self.plan()?)
    }
}

impl Job for TuneArgs {
    type Out = ();

    fn with<G: Contest>(self) -> Result<(), String> {
        tune::run::<G>(&self.plan())
    }
}

impl Job for SpeedArgs {
    type Out = ();

    fn with<G: Contest>(self) -> Result<(), String> {
        speed::run::<G>(self.players, self.setup.as_deref(), self.seconds, self.json)
    }
}

impl Job for LinksArgs {
    type Out = ();

    fn with<G: Contest>(self) -> Result<(), String> {
        links::run::<G>(&self.plan()?, self.table.json)
    }
}

impl LinksArgs {
    fn plan(&self) -> Result<links::Plan, String> {
        Ok(links::Plan {
            setup: self.table.setup.clone(),
            entrants: entrant::table(&self.table.seats, self.table.players)?,
            series: Series { games: self.games, threads: self.table.threads },
            seed: self.table.seed,
        })
    }
}

impl PlayArgs {
    fn plan(&self) -> Result<play::Plan, String> {
        Ok(play::Plan {
            setup: self.table.setup.clone(),
            entrants: entrant::table(&self.table.seats, self.table.players)?,
            series: Series { games: self.games, threads: self.table.threads },
            seed: self.table.seed,
            duplicate: self.duplicate,
        })
    }
}

impl TableArgs {
    /// So many games, with a report.
    fn plan(&self, games: u32, out: Option<&PathBuf>) -> Result<balance::Plan, String> {
        Ok(balance::Plan {
            setup: self.setup.clone(),
            entrants: entrant::table(&self.seats, self.players)?,
            series: Series { games, threads: self.threads },
            seed: self.seed,
            json: self.json,
            out: out.cloned(),
        })
    }
}

impl BalanceArgs {
    fn plan(&self) -> Result<balance::Plan, String> {
        self.table.plan(self.games, self.out.as_ref())
    }
}

impl TrialArgs {
    fn plan(&self) -> Result<trial::Plan, String> {
        Ok(trial::Plan { games: self.table.plan(self.games, self.out.as_ref())?, share: self.share })
    }
}

impl TuneArgs {
    fn plan(self) -> tune::Plan {
        tune::Plan {
            entrant: self.player,
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
    fn the_command_line_is_sound_and_reads_what_the_documents_say() {
        Arena::command().debug_assert();
        let read = |line: &str| Arena::try_parse_from(line.split(' '));
        let arena =
            read("arena balance --game mountain-king --players 4 --games 50 --seats search:300 --seed 7");
        let Ok(Arena { command: Command::Balance(args) }) = arena else { panic!("{arena:?}") };
        let plan = args.plan().unwrap();
        assert_eq!((plan.entrants.len(), plan.series.games, plan.seed), (4, 50, 7));
        assert!(read("arena play --seats elder,digger,digger,whelp --games 400 --seed 1 --json").is_ok());
        assert!(read("arena play --seats cub").is_err());
        assert!(read("arena play --games 3").is_err(), "nobody sits down");
        let Ok(Arena { command: Command::Tune(args) }) = read("arena tune --players 2,4") else { panic!() };
        assert_eq!((args.plan().players, read("arena tune --player cub").is_err()), (vec![2, 4], true));
        assert!(read("arena replay").is_err(), "no file");
        let variant = read("arena play --game cave-troll --setup variant --players 3 --seats search:200");
        let Ok(Arena { command: Command::Play(args) }) = variant else { panic!("{variant:?}") };
        assert_eq!(
            (args.table.game, args.plan().unwrap().setup.as_deref()),
            (GameName::CaveTroll, Some("variant"))
        );
        assert!(read("arena play --game chess --seats digger").is_err());
        let Ok(Arena { command: Command::Links(args) }) = read("arena links --seats digger --players 5")
        else {
            panic!("no links")
        };
        assert_eq!((args.plan().unwrap().entrants.len(), args.games), (5, 1000));
        let Ok(Arena { command: Command::Trial(args) }) =
            read("arena trial --seats digger --players 4 --share 0.5")
        else {
            panic!("no trial")
        };
        assert_eq!((args.plan().unwrap().share, args.games), (0.5, 6000));
        assert!(read("arena speed --players 4 --seconds 5 --json").is_ok());
    }
}
