//! Texts of the lobby.

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// Something is missing among the options of the game: what, as a sentence.
    Options(String),
    /// The rules refuse to deal.
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
    /// The choice of the language.
    fn language(&self) -> &'static str;
    /// The link to the credits.
    fn about(&self) -> &'static str;
    /// The row of games.
    fn choose_game(&self) -> &'static str;
    /// The seats.
    fn seats(&self) -> &'static str;
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
    fn livery(&self, livery: moot_art::Livery) -> &'static str;
    /// A livery that another seat has: choosing it swaps.
    fn livery_swap(&self, livery: &str, name: &str) -> String;
    /// The options.
    fn options(&self) -> &'static str;
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
    /// Why it cannot begin.
    fn not_ready(&self, why: &NotReady) -> String;
    /// Close a dialog or a message.
    fn close(&self) -> &'static str;
}
