//! The state of the game.

use moot_core::{EventSink, Seat, SeatSet};

use crate::figure::SLOTS;
use crate::space::SPACE_COUNT;
use crate::{
    Artifact, Card, Event, Fate, Figure, MAX_PLAYERS, Phase, Piece, Player, ROOMS, Set, Setup, Space, Spaces,
};

/// How many characters a room holds (rulebook: movement).
pub(crate) const ROOM_LIMIT: u8 = 5;

/// A card of the scoring pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The seat that laid it.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
}

/// The Iron Threshold in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    /// The sealed room.
    pub room: Space,
    /// The seat whose next turn breaks the seal.
    pub seat: Seat,
}

/// The information from Raven's Eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye {
    /// The seat that has seen it.
    pub seat: Seat,
    /// The card seen in the hand of each seat, as long as it must still be there; [`Card::NONE`] otherwise.
    pub hands: [Card; MAX_PLAYERS],
    /// The seats whose artifact was seen.
    pub artifacts: SeatSet,
}

/// The heroes that have stepped by the Lantern of Ash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepped {
    /// The number of steps left.
    pub left: u8,
    /// Single heroes that have stepped: bits by slot.
    pub slots: u8,
    /// Where the Adventurers that have stepped stand now.
    pub camps: [Space; 4],
}

impl Stepped {
    /// Four steps to go.
    pub(crate) const NEW: Stepped = Stepped { left: 4, slots: 0, camps: [Space::NONE; 4] };
}

/// The state. Equal states are equal positions; the unknown order of a deck is not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// What happens next.
    pub phase: Phase,
    /// Which characters are played with.
    pub set: Set,
    /// The number of players.
    pub seats: u8,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The starting player.
    pub first: Seat,
    /// Which turn of the game, counted from 1; 0 before the first.
    pub turn: u16,
    /// Actions left in this turn, the one under way included.
    pub actions: u8,
    /// Whether a card has been drawn this turn.
    pub drawn: bool,
    /// Whether the active player's Rampaging Troll has moved this turn.
    pub rampaged: bool,
    /// Turns in a row, of any players, without a draw.
    pub idle: u8,
    /// The seats whose Wraith was pushed into a room and has pushed in turn, in the chain of pushes under way.
    pub pushed: SeatSet,
    /// The seats whose Giant Slayer has gained gold this turn.
    pub purses: SeatSet,
    /// The possessions of each player.
    pub players: [Player; MAX_PLAYERS],
    /// Characters by space.
    pub crowd: [u8; SPACE_COUNT],
    /// Rooms with five characters or more.
    pub full: Spaces,
    /// Rooms with a Cave Troll.
    pub closed: Spaces,
    /// The Iron Threshold, while it lasts.
    pub threshold: Option<Threshold>,
    /// The scoring pile, in the order in which it was laid.
    pub pile: [Option<Laid>; 5],
    /// Artifacts not yet drawn, as bits.
    pub artifacts: u8,
    /// The seats that hold an artifact.
    pub holders: SeatSet,
    /// The artifacts of the players; `None` if there is none or it is unknown.
    pub relics: [Option<Artifact>; MAX_PLAYERS],
    /// Artifacts that have been played: bits.
    pub used: u8,
    /// The information from Raven's Eye.
    pub eye: Option<Eye>,
    /// The steps of the Lantern.
    pub stepped: Stepped,
}

/// The size limit of all games.
const _: () = assert!(size_of::<State>() <= 1024);

impl State {
    /// The state before the first card is dealt.
    pub(crate) fn new(setup: &Setup) -> State {
        let mut players = [Player::nobody(); MAX_PLAYERS];
        for seat in setup.seats() {
            players[seat.index()] = Player::new(setup.set());
        }
        State {
            phase: Phase::Deal(0),
            set: setup.set(),
            seats: setup.players(),
            active: Seat(0),
            first: setup.first().unwrap_or(Seat(0)),
            turn: 0,
            actions: 0,
            drawn: false,
            rampaged: false,
            idle: 0,
            pushed: SeatSet::NONE,
            purses: SeatSet::NONE,
            players,
            crowd: [0; SPACE_COUNT],
            full: Spaces::NONE,
            closed: Spaces::NONE,
            threshold: None,
            pile: [None; 5],
            artifacts: 0b11_1111,
            holders: SeatSet::NONE,
            relics: [None; MAX_PLAYERS],
            used: 0,
            eye: None,
            stepped: Stepped::NEW,
        }
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[must_use]
    pub fn me(&self) -> &Player {
        self.player(self.active)
    }

    /// The seats in order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats.into())
    }

    /// The other seats than one.
    pub fn others(&self, than: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.all().filter(move |&seat| seat != than)
    }

    /// The seat that decides now: the active one, unless a figure of another seat steps out or pushes.
    #[must_use]
    pub const fn asked(&self) -> Seat {
        match self.phase {
            Phase::Escape { seat, .. } | Phase::Push { seat, .. } => seat,
            _ => self.active,
        }
    }

    /// The room under the Iron Threshold.
    #[must_use]
    pub fn sealed(&self) -> Spaces {
        self.threshold.map_or(Spaces::NONE, |threshold| Spaces::one(threshold.room))
    }

    /// The scoring icons on the pile.
    #[must_use]
    pub fn icons(&self) -> u8 {
        self.pile.iter().flatten().map(|laid| laid.card.icons()).sum()
    }

    /// Every figure on a space with its owner, seat by seat; several Adventurers of a colour come once.
    pub fn pieces(&self, at: Space) -> impl Iterator<Item = Piece> + '_ {
        self.all().flat_map(move |seat| {
            self.player(seat).standing(self.set, at).map(move |figure| Piece { seat, figure })
        })
    }

    /// Whether a figure of that kind and colour stands on a space.
    #[must_use]
    pub fn stands(&self, piece: Piece, at: Space) -> bool {
        piece.seat.0 < self.seats
            && piece.figure.set().is_none_or(|set| set == self.set)
            && self.player(piece.seat).stands(piece.figure, at)
    }

    /// The seat whose figure of that kind stands on a space, if any; for figures of which a colour has one.
    pub(crate) fn owner_at(&self, figure: Figure, at: Space) -> Option<Seat> {
        self.all().find(|&seat| self.stands(Piece { seat, figure }, at))
    }

    fn recount(&mut self, at: Space, change: i8) {
        if let Some(crowd) = self.crowd.get_mut(at.index()) {
            *crowd = crowd.saturating_add_signed(change);
            let full = *crowd >= ROOM_LIMIT && ROOMS.has(at);
            self.full.set(at, full);
        }
    }

    /// Puts a figure on a space, without further effects.
    pub(crate) fn put(&mut self, piece: Piece, at: Space) {
        if piece.figure.is_character() {
            self.recount(at, 1);
        }
        if piece.figure == Figure::CaveTroll {
            self.closed.set(at, true);
        }
        let player = self.player_mut(piece.seat);
        match piece.figure.slot() {
            Some(slot) => player.singles[slot] = at,
            None => {
                if let Some(camp) = player.adventurers.get_mut(at.index()) {
                    *camp += 1;
                    player.camps.set(at, true);
                }
            }
        }
    }

    /// Takes a figure off a space, without further effects.
    pub(crate) fn take(&mut self, piece: Piece, at: Space) {
        if piece.figure.is_character() {
            self.recount(at, -1);
        }
        let player = self.player_mut(piece.seat);
        match piece.figure.slot() {
            Some(slot) => player.singles[slot] = Space::NONE,
            None => {
                if let Some(camp) = player.adventurers.get_mut(at.index()) {
                    *camp = camp.saturating_sub(1);
                    let left = *camp > 0;
                    player.camps.set(at, left);
                }
            }
        }
    }

    /// Removes a figure from the dungeon (rulebook: placing and removing figures).
    pub(crate) fn remove(
        &mut self,
        piece: Piece,
        at: Space,
        fate: Fate,
        by: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        self.take(piece, at);
        let player = self.player_mut(piece.seat);
        match piece.figure.slot() {
            Some(slot) => player.fallen |= 1 << slot,
            None => player.lost += 1,
        }
        events.send(Event::Removed { piece, at, fate, by });
    }

    /// Removes every figure of a space but one.
    pub(crate) fn clear(&mut self, at: Space, but: Piece, fate: Fate, events: &mut impl EventSink<Event>) {
        for seat in self.all() {
            for _ in 0..self.player(seat).adventurers[at.index()] {
                self.remove(Piece::new(seat, Figure::Adventurer), at, fate, but.seat, events);
            }
            for slot in 0..SLOTS {
                let piece = Piece::new(seat, Figure::singles(self.set)[slot]);
                if self.player(seat).singles[slot] == at && piece != but {
                    self.remove(piece, at, fate, but.seat, events);
                }
            }
        }
        events.send(Event::Cleared { seat: but.seat, at, figure: but.figure });
    }
}
