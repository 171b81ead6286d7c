//! Texts of the lobby.

use mountain_king::Side;

/// A game that the lobby shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// In the Hall of the Mountain King.
    MountainKing,
    /// Cave Troll.
    CaveTroll,
    /// Trolls & Princesses.
    TrollsAndPrincesses,
}

/// Why the options chosen in the lobby cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// Too few or too many workshops are chosen.
    Workshops {
        /// How many are chosen.
        chosen: u32,
        /// How many it takes.
        need: u8,
    },
    /// The rules refuse the options for a reason that the lobby does not offer to make.
    Other,
    /// The browser gives no random numbers; a typed seed helps.
    NoChance,
}

/// Texts of the lobby.
pub trait LobbyWords: Sync {
    /// The name of the whole.
    fn brand(&self) -> &'static str;
    /// What stands under it.
    fn motto(&self) -> &'static str;
    /// One line about what this is.
    fn unofficial(&self) -> &'static str;
    /// The link to the credits.
    fn about(&self) -> &'static str;
    /// The row of games.
    fn choose_game(&self) -> &'static str;
    /// The name of a game.
    fn game(&self, game: GameName) -> &'static str;
    /// How many can play it.
    fn players(&self, game: GameName) -> &'static str;
    /// How long it takes.
    fn time(&self, game: GameName) -> &'static str;
    /// What it is about.
    fn pitch(&self, game: GameName) -> &'static str;
    /// It cannot be played yet.
    fn not_yet(&self) -> &'static str;
    /// The seats.
    fn seats(&self) -> &'static str;
    /// How many play, on which side.
    fn seats_extra(&self, players: usize, side: Side) -> String;
    /// How many play.
    fn how_many(&self) -> &'static str;
    /// A number of players.
    fn count(&self, players: u8) -> String;
    /// The field for the name of a seat.
    fn name_of_seat(&self, seat: usize) -> String;
    /// What a player is called who types no name.
    fn player(&self, seat: usize) -> String;
    /// A name proposed for a seat.
    fn proposed(&self, seat: usize) -> &'static str;
    /// The choice of colour for a seat.
    fn livery_of_seat(&self, seat: usize) -> String;
    /// A livery: colour, pattern and emblem.
    fn livery(&self, livery: crate::art::Livery) -> &'static str;
    /// A livery that another seat has: choosing it swaps.
    fn livery_swap(&self, livery: &str, name: &str) -> String;
    /// The options.
    fn options(&self) -> &'static str;
    /// The side of the board.
    fn side(&self) -> &'static str;
    /// A side.
    fn side_name(&self, side: Side) -> &'static str;
    /// The workshops in the supply.
    fn workshops(&self) -> &'static str;
    /// Drawn from all.
    fn workshops_random(&self) -> &'static str;
    /// No kind twice.
    fn workshops_distinct(&self) -> &'static str;
    /// Chosen by hand.
    fn workshops_chosen(&self) -> &'static str;
    /// How many are chosen of how many.
    fn workshops_count(&self, chosen: u32, need: u8) -> String;
    /// One more of a workshop.
    fn more_of(&self, workshop: &str) -> String;
    /// One fewer of a workshop.
    fn fewer_of(&self, workshop: &str) -> String;
    /// The starting player.
    fn first(&self) -> &'static str;
    /// Drawn.
    fn first_random(&self) -> &'static str;
    /// The seed.
    fn seed(&self) -> &'static str;
    /// What stands in the empty field: a seed is drawn.
    fn seed_random(&self) -> &'static str;
    /// What a seed is for.
    fn seed_help(&self) -> &'static str;
    /// Begin.
    fn start(&self) -> &'static str;
    /// Why it cannot begin.
    fn not_ready(&self, why: NotReady) -> String;
}
