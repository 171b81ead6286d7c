//! The options that commands which play games have in common.

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::player_spec::PlayerSpec;
use crate::series::Series;

/// Which games are played, and by which players.
#[derive(Clone, Debug)]
pub struct GameOptions {
    /// The setup of the game; `None` for the usual one.
    pub setup: Option<String>,
    /// The player in each seat.
    pub player_specs: Vec<PlayerSpec>,
    /// The number of games and of threads.
    pub series: Series,
    /// The seed. Equal seeds give equal games.
    pub seed: u64,
}

impl GameOptions {
    /// Returns the setup of the game.
    ///
    /// # Errors
    /// Why there is no such setup.
    pub fn table<G: ArenaGame>(&self) -> Result<G::Setup, ArenaError> {
        let players = u8::try_from(self.player_specs.len()).map_err(|_| ArenaError::TooManySeats)?;
        G::table(players, self.setup.as_deref())
    }
}
