//! What has been chosen in the lobby.

use moot_core::Seat;
use moot_players::Level;
use moot_table::SeatInfo;

use crate::game::GameInfo;
use crate::players::Player;
use crate::seat_style;
use crate::text::lobby::NotReady;
use crate::text::words;
use moot_art::Livery;

/// The most players.
pub const SEATS: usize = 5;
/// How many the lobby proposes where so many can play.
const USUAL: u8 = 4;

/// Who sits at the table that the lobby proposes: a person, somebody to beat and two who are worth it.
const PROPOSED: [Player; SEATS] = [
    Player::Person,
    Player::Machine(Level::Digger),
    Player::Machine(Level::Whelp),
    Player::Machine(Level::Digger),
    Player::Machine(Level::Digger),
];

/// What has been chosen in the lobby for the fair shuffle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mixing {
    /// The secret; `None` where the browser gives no random numbers.
    pub secret: Option<[u8; 16]>,
    /// The words as typed, seat by seat.
    pub words: [String; SEATS],
}

impl Mixing {
    /// A secret for a game to come.
    #[must_use]
    pub fn drawn() -> Mixing {
        Mixing { secret: random_bytes().ok(), words: Default::default() }
    }
}

/// Bytes from the browser's random numbers.
///
/// # Errors
/// When the browser has none.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NotReady> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NotReady::NoChance)?;
    Ok(bytes)
}

/// What has been chosen in the lobby.
#[derive(Debug)]
pub struct Form<G: GameInfo> {
    /// How many play.
    pub players: u8,
    /// The names as typed, of all seats; `None` for one that is only proposed, in the reader's language.
    pub names: [Option<String>; SEATS],
    /// Who plays each seat.
    pub who: [Player; SEATS],
    /// Who looks how; always five different ones.
    pub liveries: [Livery; SEATS],
    /// The options that the game has of its own.
    pub options: G::Options,
    /// The starting player, if not drawn.
    pub first: Option<u8>,
    /// The seed as typed; empty to draw one.
    pub seed: String,
    /// What the drawn seed is mixed of.
    pub mixing: Mixing,
}

impl<G: GameInfo> Clone for Form<G> {
    fn clone(&self) -> Self {
        Form {
            names: self.names.clone(),
            options: self.options.clone(),
            seed: self.seed.clone(),
            mixing: self.mixing.clone(),
            ..*self
        }
    }
}

impl<G: GameInfo> Default for Form<G> {
    fn default() -> Form<G> {
        Form {
            players: (*G::PLAYERS.end()).min(USUAL),
            names: [const { None }; SEATS],
            who: PROPOSED,
            liveries: Livery::ALL,
            options: G::Options::default(),
            first: None,
            seed: String::new(),
            mixing: Mixing::drawn(),
        }
    }
}

/// The name that is proposed for whoever plays a seat.
fn proposed(player: Player, seat: usize) -> &'static str {
    match player {
        Player::Machine(_) => words().players.proposed(seat),
        Player::Person | Player::Afar | Player::Stranger => words().lobby.proposed(seat),
    }
}

impl<G: GameInfo> Form<G> {
    /// A game at once, for whoever wants no questions: as few as can play, and the person begins.
    #[must_use]
    pub fn quick() -> Form<G> {
        Form { players: *G::PLAYERS.start(), first: Some(0), ..Form::default() }
    }

    /// Sets who plays a seat. A name that is only proposed goes with whoever bears it.
    pub fn invite(&mut self, seat: usize, player: Player) {
        if let Some(who) = self.who.get_mut(seat) {
            *who = player;
        }
    }

    /// The name of a seat as the field for it shows it: what was typed, or else what is proposed.
    #[must_use]
    pub fn field(&self, seat: usize) -> &str {
        match (self.names.get(seat), self.who.get(seat)) {
            (Some(Some(typed)), _) => typed,
            (_, Some(&who)) => proposed(who, seat),
            _ => "",
        }
    }

    /// Sets the number of players. A starting player who is no longer there is drawn again.
    pub fn seat(&mut self, players: u8) {
        self.players = players;
        self.first = self.first.filter(|&first| first < players);
    }

    /// Gives a seat a livery; whoever had it takes the one given up.
    pub fn paint(&mut self, seat: usize, livery: Livery) {
        if let Some(other) = self.liveries.iter().position(|&taken| taken == livery) {
            self.liveries.swap(seat, other);
        }
    }

    /// The starting player, if not drawn.
    #[must_use]
    pub fn first(&self) -> Option<Seat> {
        self.first.map(Seat)
    }

    /// The name of a seat: what stands in its field, or else its number.
    #[must_use]
    pub fn name(&self, seat: usize) -> String {
        match self.field(seat).trim() {
            "" => words().lobby.player(seat),
            name => name.to_owned(),
        }
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> Vec<SeatInfo> {
        let info = |seat: usize| SeatInfo {
            name: self.name(seat),
            colour: seat_style::name(self.liveries[seat]).to_owned(),
            pattern: seat_style::pattern(self.liveries[seat]).to_owned(),
            player: self.who[seat].word().unwrap_or(SeatInfo::HUMAN).to_owned(),
        };
        (0..usize::from(self.players).min(SEATS)).map(info).collect()
    }
}
