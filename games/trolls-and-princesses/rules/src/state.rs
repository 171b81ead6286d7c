//! The state of the game.

use moot_core::{Seat, SeatSet};

use crate::tables::{BOX, PlayersFace, VILLAGES};
use crate::tile::TILES;
use crate::{
    Cards, Castle, Cell, CowsFrom, Item, KingsCard, MAX_PLAYERS, Phase, Place, Player, Readings, Reckoning,
    Rounds, Setup, Stage, Tile, Tiles, TrollCard, TrollsBegin,
};

/// Places of a display.
pub const DISPLAY: usize = 5;

/// The place of the troll king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum King {
    /// Nowhere yet: the start player keeps him.
    Nowhere,
    /// In a cavern of a player.
    Cavern(Seat, Place),
    /// In a village.
    Village(Place),
}

/// The items on a village, besides trolls and pieces of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Village {
    /// The castle tile.
    pub castle: Castle,
    /// Princesses, church bells, neutral changelings, neutral outposts and humans, by the order of [`Item`].
    pub items: [u8; 5],
    /// Cows that can be stolen: always none if these come from the supply.
    pub cows: u8,
}

/// The remaining pieces of limited kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Princesses.
    pub princesses: u8,
    /// Neutral changelings.
    pub changelings: u8,
    /// Humans.
    pub humans: u8,
    /// Cows.
    pub cows: u8,
}

/// Where a tile lies, and how often it is turned by a fifth, counter-clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The place in the network of the owner of the tile.
    pub cell: Cell,
    /// 0 to 4.
    pub turn: u8,
}

impl Laid {
    /// A tile that lies in no network.
    pub(crate) const NOWHERE: Laid = Laid { cell: Cell::START, turn: 0 };
}

/// The state. Equal states are equal positions; the order of piles and decks is not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// What happens next.
    pub phase: Phase,
    /// The part of the turn to which the phase belongs.
    pub stage: Stage,
    /// The decision that a claim has interrupted; none if it is the one with which the part of the turn begins.
    pub interrupted: Option<Phase>,
    /// How the game answers the questions that the rulebook leaves open.
    pub readings: Readings,
    /// The number of players.
    pub seats: u8,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The start player.
    pub first: Seat,
    /// Which round, counted from 1; 0 before the first.
    pub round: u8,
    /// Whether the second troll of the turn moves or acts.
    pub second: bool,
    /// Where the troll was moved that acts.
    pub at: Place,
    /// The points that were counted for it.
    pub reckoning: Reckoning,
    /// Own points left.
    pub own: u8,
    /// Points lent by opponents' trolls that are left.
    pub lent: u8,
    /// Whether a king's tile was activated in this phase.
    pub activated: bool,
    /// Whether the castle action was performed, so that the trolls go home at the end of the phase.
    pub homeward: bool,
    /// Where the troll is that was moved first in this turn, until the second has been moved.
    pub moved: Option<Place>,
    /// The troll king.
    pub king: King,
    /// The possessions of each player.
    pub players: [Player; MAX_PLAYERS],
    /// The items on each village.
    pub villages: [Village; 4],
    /// Where tiles lie.
    pub laid: [Laid; TILES],
    /// Spots of tiles that are filled: the cave tiles one bit each.
    pub filled: u64,
    /// The king's tiles two bits each.
    pub filled_kings: u64,
    /// Tiles not yet seen.
    pub pile: Tiles,
    /// Discarded cave tiles.
    pub discards: Tiles,
    /// The display of cave tiles.
    pub caves: [Tile; DISPLAY],
    /// The display of king's tiles.
    pub kings: [Tile; DISPLAY],
    /// Troll cards not yet seen.
    pub cards: Cards,
    /// Discarded troll cards.
    pub card_discards: Cards,
    /// The display of troll cards.
    pub shown: [TrollCard; DISPLAY],
    /// The king's cards of this game.
    pub challenges: [KingsCard; 4],
    /// Round cards not yet drawn, including those left in the box.
    pub unseen: Rounds,
    /// Round cards that were played.
    pub played: Rounds,
    /// The supply.
    pub supply: Supply,
}

const _: () = assert!(size_of::<State>() <= 1024, "copying it has to be cheap");

impl State {
    /// The table before anything is drawn.
    pub(crate) fn new(setup: &Setup) -> State {
        let table = setup.table();
        let mut state = State {
            phase: Phase::Castles(0),
            stage: Stage::Play,
            interrupted: None,
            readings: setup.readings(),
            seats: setup.players(),
            active: Seat(0),
            first: Seat(0),
            round: 0,
            second: false,
            at: Place::BESIDE,
            reckoning: Reckoning::NONE,
            own: 0,
            lent: 0,
            activated: false,
            homeward: false,
            moved: None,
            king: King::Nowhere,
            players: [Player::nobody(); MAX_PLAYERS],
            villages: [Village { castle: Castle::NONE, items: [0; 5], cows: 0 }; 4],
            laid: [Laid::NOWHERE; TILES],
            filled: 0,
            filled_kings: 0,
            pile: Tiles::caves(table.marked).plus(Tiles::KINGS),
            discards: Tiles::NONE,
            caves: [Tile::NONE; DISPLAY],
            kings: [Tile::NONE; DISPLAY],
            cards: Cards::pile(table.marked),
            card_discards: Cards::EMPTY,
            shown: [TrollCard::NONE; DISPLAY],
            challenges: [KingsCard::NONE; 4],
            unseen: Rounds::of_villages(table.villages),
            played: Rounds::NONE,
            supply: Supply {
                princesses: BOX.princesses,
                changelings: BOX.changelings,
                humans: BOX.humans - setup.players(),
                cows: BOX.cows,
            },
        };
        for (village, face) in state.villages.iter_mut().zip(&VILLAGES).take(table.villages.into()) {
            village.items = [0, face.bells, face.changelings, face.outposts, face.humans];
            state.supply.changelings -= face.changelings;
            state.supply.humans -= face.humans;
        }
        state.graze();
        state
    }

    /// The player in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MAX_PLAYERS]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MAX_PLAYERS]
    }

    /// The active player.
    #[must_use]
    pub fn me(&self) -> &Player {
        self.player(self.active)
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// All seats.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats.into())
    }

    /// All seats, clockwise from the start player.
    pub fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }

    /// Returns the values for the number of players.
    #[must_use]
    pub fn table(&self) -> &'static PlayersFace {
        &crate::tables::PLAYERS[usize::from(self.seats.saturating_sub(2)).min(2)]
    }

    /// Whether a place is a cavern or a village of this game.
    #[must_use]
    pub fn in_play(&self, place: Place) -> bool {
        place.is_cavern() || place.number().is_some_and(|number| number < self.table().villages.into())
    }

    /// The villages of this game.
    pub fn village_places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.table().villages).map(Place::village)
    }

    /// The items on a village.
    #[must_use]
    pub fn village(&self, place: Place) -> &Village {
        &self.villages[place.number().unwrap_or(0)]
    }

    pub(crate) fn village_mut(&mut self, place: Place) -> &mut Village {
        &mut self.villages[place.number().unwrap_or(0)]
    }

    /// How many items of a kind lie on a village.
    #[must_use]
    pub fn lies(&self, item: Item, place: Place) -> u8 {
        if place.is_village() { self.village(place).items[item as usize] } else { 0 }
    }

    /// Free cauldrons of a village, or of a cavern of a player.
    #[must_use]
    pub fn free(&self, seat: Seat, place: Place) -> u8 {
        match place.number() {
            Some(number) => {
                let crowd: u8 = self.all().map(|seat| self.player(seat).trolls_at(place)).sum();
                VILLAGES[number].cauldrons.saturating_sub(crowd)
            }
            None => self.player(seat).free(place),
        }
    }

    /// The seat that is asked in the present phase.
    #[must_use]
    pub fn asked(&self) -> Seat {
        match self.phase {
            Phase::Flee { seat } => seat,
            Phase::Settle => self.unsettled().unwrap_or(self.first),
            _ => self.active,
        }
    }

    /// The next player, clockwise from the start player, who has a first human or, if they begin in caverns, trolls to place.
    pub(crate) fn unsettled(&self) -> Option<Seat> {
        let spread = self.readings.trolls == TrollsBegin::Caverns;
        let waits = |player: &Player| {
            player.stored(Item::Human) == 0 || spread && player.trolls_at(Place::BESIDE) > 0
        };
        self.in_turn().find(|&seat| waits(self.player(seat)))
    }

    /// Puts a cow of the supply into every village without one, if cows are stolen from villages.
    pub(crate) fn graze(&mut self) {
        if self.readings.cows == CowsFrom::Supply {
            return;
        }
        let villages = self.table().villages.into();
        for village in self.villages.iter_mut().take(villages) {
            let more = self.supply.cows.min(1_u8.saturating_sub(village.cows));
            village.cows += more;
            self.supply.cows -= more;
        }
    }

    /// All seats.
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seats.into())
    }
}
