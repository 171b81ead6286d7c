//! The lobby form.

use moot_core::Seat;
use moot_players::Level;
use moot_table::SeatInfo;

use crate::game::GameInfo;
use crate::players::Player;
use crate::seat_style;
use crate::text::lobby::NotReady;
use crate::text::words;
use moot_art::SeatStyle;

/// The maximum number of players.
pub const SEATS: usize = 5;
/// The number of players that the lobby proposes for games that allow it.
const USUAL: u8 = 4;

/// The proposed seats: a person, an easy opponent and two stronger ones.
const PROPOSED: [Player; SEATS] = [
    Player::Person,
    Player::Machine(Level::Digger),
    Player::Machine(Level::Whelp),
    Player::Machine(Level::Digger),
    Player::Machine(Level::Digger),
];

/// The part of the form for the fair shuffle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mixing {
    /// The secret; `None` if the browser provides no random numbers.
    pub secret: Option<[u8; 16]>,
    /// The words as typed, by seat.
    pub words: [String; SEATS],
}

impl Mixing {
    /// A fresh secret for the next game.
    #[must_use]
    pub fn drawn() -> Mixing {
        Mixing { secret: random_bytes().ok(), words: Default::default() }
    }
}

/// Bytes from the browser's random numbers.
///
/// # Errors
/// When the browser provides none.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NotReady> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NotReady::NoChance)?;
    Ok(bytes)
}

/// The lobby form.
#[derive(Debug)]
pub struct Form<G: GameInfo> {
    /// The number of players.
    pub players: u8,
    /// The names as typed, by seat; `None` if the name is only proposed, in the reader's language.
    pub names: [Option<String>; SEATS],
    /// The player of each seat.
    pub who: [Player; SEATS],
    /// The seat style of each seat; always five different ones.
    pub seat_styles: [SeatStyle; SEATS],
    /// The game's own options.
    pub options: G::Options,
    /// The starting player; `None` to draw one.
    pub first: Option<u8>,
    /// The seed as typed; empty to draw one.
    pub seed: String,
    /// The sources of a drawn seed.
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
            seat_styles: SeatStyle::ALL,
            options: G::Options::default(),
            first: None,
            seed: String::new(),
            mixing: Mixing::drawn(),
        }
    }
}

/// The proposed name for the player of a seat.
fn proposed(player: Player, seat: usize) -> &'static str {
    match player {
        Player::Machine(_) => words().players.proposed(seat),
        Player::Person | Player::Afar | Player::Stranger => words().lobby.proposed(seat),
    }
}

impl<G: GameInfo> Form<G> {
    /// The quick start: the minimum number of players, and the person begins.
    #[must_use]
    pub fn quick() -> Form<G> {
        Form { players: *G::PLAYERS.start(), first: Some(0), ..Form::default() }
    }

    /// Sets the player of a seat. A proposed name is replaced to match the new player.
    pub fn invite(&mut self, seat: usize, player: Player) {
        if let Some(who) = self.who.get_mut(seat) {
            *who = player;
        }
    }

    /// The name in the input field of a seat: the typed one, else the proposed one.
    #[must_use]
    pub fn field(&self, seat: usize) -> &str {
        match (self.names.get(seat), self.who.get(seat)) {
            (Some(Some(typed)), _) => typed,
            (_, Some(&who)) => proposed(who, seat),
            _ => "",
        }
    }

    /// The name that was typed for a seat.
    #[must_use]
    pub fn typed(&self, seat: usize) -> Option<&str> {
        self.names.get(seat)?.as_deref().map(str::trim).filter(|name| !name.is_empty())
    }

    /// Sets the number of players. A starting player whose seat is removed is reset to random.
    pub fn seat(&mut self, players: u8) {
        self.players = players;
        self.first = self.first.filter(|&first| first < players);
    }

    /// Sets the style of a seat; the seat that had it takes the style given up.
    pub fn paint(&mut self, seat: usize, seat_style: SeatStyle) {
        if let Some(other) = self.seat_styles.iter().position(|&taken| taken == seat_style) {
            self.seat_styles.swap(seat, other);
        }
    }

    /// The starting player; `None` to draw one.
    #[must_use]
    pub fn first(&self) -> Option<Seat> {
        self.first.map(Seat)
    }

    /// The name of a seat: the content of its field, else its number.
    #[must_use]
    pub fn name(&self, seat: usize) -> String {
        match self.field(seat).trim() {
            "" => words().lobby.player(seat),
            name => name.to_owned(),
        }
    }

    /// The seats with their names, players and styles.
    #[must_use]
    pub fn seats(&self) -> Vec<SeatInfo> {
        let info = |seat: usize| SeatInfo {
            name: self.name(seat),
            colour: seat_style::name(self.seat_styles[seat]).to_owned(),
            pattern: seat_style::pattern(self.seat_styles[seat]).to_owned(),
            player: self.who[seat].word().unwrap_or(SeatInfo::HUMAN).to_owned(),
        };
        (0..usize::from(self.players).min(SEATS)).map(info).collect()
    }
}
