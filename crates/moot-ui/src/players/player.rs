//! The player of a seat, and its word in saves.

use moot_core::{Seat, SeatSet};
use moot_players::Level;
use moot_table::SeatInfo;

/// The word in saves for a person at another screen.
const AFAR: &str = "afar";

/// The player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this screen.
    Person,
    /// A computer player.
    Machine(Level),
    /// A person at another screen, who receives the game as a link.
    Afar,
    /// A kind of player unknown to this version. A person plays instead, and the save keeps the word.
    Stranger,
}

impl Player {
    /// The players that can be chosen for a seat, people first, then the levels from the weakest.
    pub const CHOICES: [Player; 1 + Level::ALL.len()] = {
        let mut all = [Player::Person; 1 + Level::ALL.len()];
        let mut at = 0;
        while at < Level::ALL.len() {
            all[1 + at] = Player::Machine(Level::ALL[at]);
            at += 1;
        }
        all
    };

    /// The players that can take over a seat during a game.
    pub const HEIRS: [Player; 2 + Level::ALL.len()] = {
        let mut all = [Player::Afar; 2 + Level::ALL.len()];
        all[0] = Player::Person;
        let mut at = 0;
        while at < Level::ALL.len() {
            all[2 + at] = Player::Machine(Level::ALL[at]);
            at += 1;
        }
        all
    };

    /// The player of a seat.
    #[must_use]
    pub fn of(info: &SeatInfo) -> Player {
        if info.player == SeatInfo::HUMAN {
            return Player::Person;
        }
        if info.player == AFAR {
            return Player::Afar;
        }
        Level::from_word(&info.player).map_or(Player::Stranger, Player::Machine)
    }

    /// The word in saves; `None` for an unknown player, whose word stays unchanged.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Player::Person => Some(SeatInfo::HUMAN),
            Player::Machine(level) => Some(level.word()),
            Player::Afar => Some(AFAR),
            Player::Stranger => None,
        }
    }

    /// The level of a computer player.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Machine(level) => Some(level),
            Player::Person | Player::Afar | Player::Stranger => None,
        }
    }
}

fn seats_where(seats: &[SeatInfo], fits: impl Fn(Player) -> bool) -> SeatSet {
    let fitting = Seat::all(seats.len()).zip(seats).filter(|(_, info)| fits(Player::of(info)));
    fitting.fold(SeatSet::NONE, |set, (seat, _)| set.with(seat))
}

/// The seats of people at this screen: all seats except those of computer players and remote players.
#[must_use]
pub fn people(seats: &[SeatInfo]) -> SeatSet {
    seats_where(seats, |player| matches!(player, Player::Person | Player::Stranger))
}

/// The seats of players unknown to this version of the page.
#[must_use]
pub fn strangers(seats: &[SeatInfo]) -> SeatSet {
    seats_where(seats, |player| player == Player::Stranger)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(player: &str) -> SeatInfo {
        SeatInfo {
            name: String::new(),
            colour: String::new(),
            pattern: String::new(),
            player: player.to_owned(),
        }
    }

    #[test]
    fn player_words_round_trip() {
        for player in Player::HEIRS.into_iter().chain(Player::CHOICES) {
            let word = player.word().expect("a choice has a word");
            assert_eq!(Player::of(&seat(word)), player);
        }
        assert_eq!(Player::of(&seat("wizard")), Player::Stranger);
    }

    #[test]
    fn a_person_plays_for_an_unknown_player() {
        let seats = ["human", "digger", "wizard", "afar"].map(seat);
        assert_eq!(people(&seats), SeatSet::one(Seat(0)).with(Seat(2)));
        assert_eq!(strangers(&seats), SeatSet::one(Seat(2)));
    }
}
