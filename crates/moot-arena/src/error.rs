//! Why a command of the arena fails.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a command of the arena fails. `Display` gives the sentence for the terminal.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// There is no setup of that name.
    #[error("'{name}' is not a setup of {game}: {known}")]
    UnknownSetup {
        /// The name that was given.
        name: String,
        /// The title of the game.
        game: &'static str,
        /// The names of all setups.
        known: String,
    },
    /// The setup is invalid, such as for that number of players.
    #[error("{0}")]
    Setup(String),
    /// The text does not name a player.
    #[error("'{0}' is not a player: random, a level such as digger, search:N or search:TREESxN")]
    UnknownPlayer(String),
    /// The command line names no player.
    #[error("no player is named")]
    NoPlayers,
    /// More players than seats.
    #[error("{players} players for {seats} seats")]
    TooManyPlayers {
        /// The number of players.
        players: usize,
        /// The number of seats.
        seats: usize,
    },
    /// More seats than any game has.
    #[error("too many seats")]
    TooManySeats,
    /// The share of a trial leaves one of its groups empty.
    #[error("a share of {0} leaves nothing to compare: more than 0, less than 1")]
    Share(f64),
    /// The duration of a measurement is not positive and finite.
    #[error("{0} seconds are no time")]
    Duration(f64),
    /// No item of the game can be refused in a trial.
    #[error("the arena cannot refuse anything in {0}")]
    NothingToRefuse(&'static str),
    /// A file cannot be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// The path of the file or folder.
        path: PathBuf,
        /// Why not.
        why: io::Error,
    },
    /// A saved game in a file is invalid.
    #[error("{}: {why}", path.display())]
    InFile {
        /// The path of the file.
        path: PathBuf,
        /// What is invalid.
        why: Box<ArenaError>,
    },
    /// A saved game is of a game that the arena does not have.
    #[error("no rules here for the game {0:?}")]
    UnknownGame(String),
    /// A saved game cannot be opened, or a game cannot be encoded.
    #[error("{0}")]
    Save(String),
    /// A link does not lead to its game.
    #[error("{0}")]
    Link(String),
    /// The link of a game opens as another game.
    #[error("the link of seed {0} opens as another game")]
    OtherGame(String),
    /// A result cannot be written as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The handler of Ctrl-C cannot be installed.
    #[error("{0}")]
    Signal(String),
    /// A game of a series fails.
    #[error("game {number}: {why}")]
    InGame {
        /// The number of the game.
        number: u32,
        /// Why it fails.
        why: Box<ArenaError>,
    },
    /// The rules refuse an action or an outcome.
    #[error("{0}")]
    Refused(String),
    /// The rules ask for a decision, but name no seat.
    #[error("no seat is asked")]
    NoSeatAsked,
    /// The rules ask a seat that has no player.
    #[error("a seat without a player is asked")]
    EmptySeatAsked,
    /// A player has not chosen an action.
    #[error("nothing was chosen")]
    NoChoice,
    /// There are too few games to fit weights to.
    #[error("{0} games are too few to learn from")]
    TooFewGames(usize),
    /// Neither games to learn from nor a file of weights.
    #[error("without games to learn from, name a file of weights that fight")]
    NoWeights,
    /// A line of a weights file names an unknown term.
    #[error("no term '{0}'")]
    UnknownTerm(String),
    /// A weights file has no line for a term.
    #[error("no line for '{0}'")]
    MissingTerm(String),
    /// A weights file cannot be parsed.
    #[error("{0}")]
    Weights(String),
}

impl ArenaError {
    /// Returns a function that adds the path of a file to an error of reading or writing it.
    pub fn in_file(path: &Path) -> impl FnOnce(io::Error) -> ArenaError + use<> {
        let path = path.to_owned();
        move |why| ArenaError::File { path, why }
    }

    /// Converts an error of the rules. It may be tied to a thread, so only its text is kept.
    pub fn refused(why: impl std::error::Error) -> ArenaError {
        ArenaError::Refused(why.to_string())
    }
}
