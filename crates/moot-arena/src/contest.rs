//! What the arena has to know of a game besides rules and judgement.

use moot_core::{Guide, Seat};
use mountain_king::{MountainKing, Setup};

/// A game that the arena can play.
pub trait Contest: Guide<Setup: Sync, View: Send, Action: Send> + Send {
    /// The usual setup for a number of players.
    ///
    /// # Errors
    /// Why the game cannot be played by so many.
    fn usual(players: u8) -> Result<Self::Setup, String>;

    /// Where a seat started, for the comparison of start points.
    fn start(setup: &Self::Setup, state: &Self::State, seat: Seat) -> String;

    /// The round that has been reached.
    fn round(state: &Self::State) -> u32;
}

impl Contest for MountainKing {
    fn usual(players: u8) -> Result<Setup, String> {
        Setup::usual(players).map_err(|why| why.to_string())
    }

    fn start(setup: &Setup, state: &mountain_king::State, seat: Seat) -> String {
        let gate = state.player(seat).gate;
        let start = setup.board().starts.iter().find(|start| start.square == gate);
        start.map_or_else(|| "none".to_owned(), |start| format!("{} {}", start.letter, start.name))
    }

    fn round(state: &mountain_king::State) -> u32 {
        state.round.into()
    }
}
