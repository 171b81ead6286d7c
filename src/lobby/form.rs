//! What has been chosen in the lobby, and the game it makes.

use moot_core::Seat;
use moot_players::Level;
use moot_table::SeatInfo;
use mountain_king::tables::{SETUPS, WORKSHOPS};
use mountain_king::{BadSetup, Setup, Side, Supply};

use crate::art::Livery;
use crate::livery;
use crate::opponents::Player;
use crate::words::lobby::NotReady;
use crate::words::words;

/// The most players.
pub const SEATS: usize = 5;
/// The numbers of players that can be chosen.
pub const COUNTS: [u8; 4] = [2, 3, 4, 5];

/// Who sits at the table that the lobby proposes: a person, somebody to beat and two who are worth it.
const PROPOSED: [Player; SEATS] = [
    Player::Person,
    Player::Machine(Level::Digger),
    Player::Machine(Level::Whelp),
    Player::Machine(Level::Digger),
    Player::Machine(Level::Digger),
];

/// How the workshops of the supply are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shops {
    /// Drawn from all tiles.
    Random,
    /// Drawn, no kind twice.
    Distinct,
    /// By hand.
    Chosen,
}

/// What has been chosen in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// How many play.
    pub players: u8,
    /// The names as typed, of all seats.
    pub names: [String; SEATS],
    /// Who plays each seat.
    pub who: [Player; SEATS],
    /// Who looks how; always five different ones.
    pub liveries: [Livery; SEATS],
    /// The side that two players want.
    pub side: Side,
    /// How the workshops are found.
    pub shops: Shops,
    /// The workshops chosen by hand, by kind.
    pub chosen: [u8; 11],
    /// The starting player, if not drawn.
    pub first: Option<u8>,
    /// The seed as typed; empty to draw one.
    pub seed: String,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            players: 4,
            names: core::array::from_fn(|seat| proposed(PROPOSED[seat], seat).to_owned()),
            who: PROPOSED,
            liveries: Livery::ALL,
            side: Side::Winter,
            shops: Shops::Random,
            chosen: [0; 11],
            first: None,
            seed: String::new(),
        }
    }
}

/// The name that is proposed for whoever plays a seat.
fn proposed(player: Player, seat: usize) -> &'static str {
    match player {
        Player::Machine(_) => words().opponents.proposed(seat),
        Player::Person | Player::Stranger => words().lobby.proposed(seat),
    }
}

impl Form {
    /// Sets who plays a seat. A name that was only proposed goes with whoever bore it.
    pub fn invite(&mut self, seat: usize, player: Player) {
        let (Some(who), Some(name)) = (self.who.get_mut(seat), self.names.get_mut(seat)) else { return };
        if *name == proposed(*who, seat) {
            *name = proposed(player, seat).to_owned();
        }
        *who = player;
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

    /// The side that will be laid out: two players choose.
    #[must_use]
    pub fn laid_side(&self) -> Side {
        match self.players {
            2 => self.side,
            3 => Side::Autumn,
            _ => Side::Winter,
        }
    }

    /// How many workshops the supply has.
    #[must_use]
    pub fn shops_needed(&self) -> u8 {
        SETUPS.iter().find(|table| table.players == self.players).map_or(0, |table| table.workshops)
    }

    /// How many are chosen by hand.
    #[must_use]
    pub fn shops_chosen(&self) -> u32 {
        self.chosen.iter().map(|&n| u32::from(n)).sum()
    }

    /// One more or one fewer of a kind of workshop, as far as the box has them.
    pub fn choose(&mut self, kind: usize, more: bool) {
        let (Some(count), Some(card)) = (self.chosen.get_mut(kind), WORKSHOPS.get(kind)) else { return };
        *count = if more { (*count + 1).min(card.tiles) } else { count.saturating_sub(1) };
    }

    /// The name of a seat: what was typed, or else its number.
    #[must_use]
    pub fn name(&self, seat: usize) -> String {
        match self.names.get(seat).map(|name| name.trim()) {
            Some("") | None => words().lobby.player(seat),
            Some(name) => name.to_owned(),
        }
    }

    /// The options of the game.
    ///
    /// # Errors
    /// What is missing before it can be played.
    pub fn setup(&self) -> Result<Setup, NotReady> {
        let supply = match self.shops {
            Shops::Random => Supply::Random,
            Shops::Distinct => Supply::Distinct,
            Shops::Chosen => Supply::Chosen(self.chosen),
        };
        Setup::new(self.players, self.laid_side(), supply, self.first.map(Seat)).map_err(|why| match why {
            BadSetup::Workshops { chosen, need } => NotReady::Workshops { chosen, need },
            _ => NotReady::Other,
        })
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> Vec<SeatInfo> {
        let info = |seat: usize| SeatInfo {
            name: self.name(seat),
            colour: livery::name(self.liveries[seat]).to_owned(),
            pattern: livery::pattern(self.liveries[seat]).to_owned(),
            player: self.who[seat].word().unwrap_or(SeatInfo::HUMAN).to_owned(),
        };
        (0..usize::from(self.players).min(SEATS)).map(info).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_lobby_proposes_can_be_played_by_any_number() {
        for players in COUNTS {
            let mut form = Form::default();
            form.seat(players);
            for shops in [Shops::Random, Shops::Distinct] {
                form.shops = shops;
                let setup = form.setup().expect("a game");
                assert_eq!((setup.players(), setup.side()), (players, form.laid_side()));
            }
            assert_eq!(form.seats().len(), usize::from(players));
        }
    }

    #[test]
    fn the_first_press_on_start_gives_one_person_good_company() {
        let seats = Form::default().seats();
        let levels: Vec<_> = seats.iter().filter_map(|info| Player::of(info).level()).collect();
        assert_eq!((seats.len(), levels.len()), (4, 3));
        assert!(levels.contains(&Level::Whelp) && levels.contains(&Level::Digger));
        assert!(levels.iter().all(|&level| level <= Level::Digger), "nobody lets a beginner wait");
        let names: std::collections::BTreeSet<_> = seats.iter().map(|info| &info.name).collect();
        assert_eq!(names.len(), 4);
    }

    #[test]
    fn a_name_goes_with_whoever_bears_it_unless_it_was_typed() {
        let mut form = Form::default();
        form.invite(0, Player::Machine(Level::Elder));
        assert_eq!(form.name(0), words().opponents.proposed(0));
        form.invite(0, Player::Person);
        assert_eq!(form.name(0), words().lobby.proposed(0));
        form.names[1] = "Ylva".to_owned();
        form.invite(1, Player::Person);
        assert_eq!(form.name(1), "Ylva");
        form.invite(9, Player::Person);
        for seat in 0..5 {
            form.invite(seat, Player::Machine(Level::Ancient));
        }
        assert!(form.seats().iter().all(|info| info.player == "ancient"), "all seats, to watch");
    }

    #[test]
    fn two_players_choose_their_side_and_nobody_else_does() {
        let mut form = Form { players: 2, side: Side::Autumn, ..Form::default() };
        assert_eq!(form.laid_side(), Side::Autumn);
        form.seat(4);
        assert_eq!(form.laid_side(), Side::Winter);
        assert!(form.setup().is_ok());
    }

    #[test]
    fn chosen_workshops_must_be_as_many_as_the_game_wants() {
        let mut form = Form { shops: Shops::Chosen, ..Form::default() };
        assert_eq!(form.setup(), Err(NotReady::Workshops { chosen: 0, need: form.shops_needed() }));
        for _ in 0..3 {
            form.choose(0, true);
        }
        assert_eq!(form.chosen[0], WORKSHOPS[0].tiles, "the box has no more");
        form.choose(0, false);
        for kind in 1..11 {
            if form.shops_chosen() < form.shops_needed().into() {
                form.choose(kind, true);
            }
        }
        assert!(form.setup().is_ok(), "{:?}", form.chosen);
        form.choose(99, true);
    }

    #[test]
    fn liveries_stay_different() {
        let mut form = Form::default();
        form.paint(0, Livery::Birch);
        assert_eq!(form.liveries[..3], [Livery::Birch, Livery::Fjord, Livery::Rowan]);
        let seats = form.seats();
        assert_eq!((seats[0].colour.as_str(), seats[0].pattern.as_str()), ("birch", "dashes"));
    }

    #[test]
    fn a_seat_without_a_name_has_a_number() {
        let mut form = Form::default();
        form.names[1] = "  ".into();
        assert_eq!(form.name(1), words().lobby.player(1));
        form.seat(3);
        form.first = Some(2);
        form.seat(2);
        assert_eq!(form.first, None, "who has left does not start");
    }
}
