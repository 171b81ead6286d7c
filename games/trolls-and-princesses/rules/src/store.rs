//! Storage spots, and the own pieces that make room for what is stored (rulebook: build an outpost; village actions).

use moot_core::{EventSink, Seat};

use crate::player::PIECES;
use crate::tables::KingsUse;
use crate::tile::CAVE_TILES;
use crate::{
    Action, Carrier, Effect, Event, Illegal, Item, Phase, Place, PlaceAction, Player, Spot, State, Tile,
    TileKind, TrollCard, Uncovered,
};

/// The most spots on a tile or a card.
const SPOTS: u8 = 2;

/// The spots on a tile: what each stores, and what filling it gives.
fn on_tile(tile: Tile) -> [Option<(Item, Effect)>; 2] {
    let bonus = tile.cave().map_or(Effect::Nothing, |face| face.bonus);
    match (tile.kind(), tile.power()) {
        (TileKind::Resource, _) => [Some((Item::Outpost, bonus)), None],
        (TileKind::Bell, _) => [Some((Item::Bell, bonus)), None],
        (TileKind::Princess, _) => [Some((Item::Princess, bonus)), None],
        (_, Some(KingsUse::Spots(items))) => items.map(|item| Some((item, Effect::Nothing))),
        _ => [None; 2],
    }
}

/// The spots on a card.
fn on_card(card: TrollCard) -> [Option<(Item, Effect)>; 2] {
    let spots = card.face().spots;
    core::array::from_fn(|at| spots.get(at).map(|spot| (spot.item, spot.bonus)))
}

/// What a spot stores, and what filling it gives; `None` if there is no such spot.
#[must_use]
pub fn spot_face(spot: Spot) -> Option<(Item, Effect)> {
    let spots = match spot.on {
        Carrier::Tile(tile) => on_tile(tile),
        Carrier::Card(card) if card.is_some() => on_card(card),
        Carrier::Card(_) => [None; 2],
    };
    spots.get(usize::from(spot.at)).copied().flatten()
}

impl Player {
    /// The spots on something new.
    pub(crate) fn add_spots(&mut self, on: Carrier) {
        for at in 0..SPOTS {
            if let Some((item, _)) = spot_face(Spot { on, at }) {
                self.spots[item as usize] += 1;
            }
        }
    }

    /// Every storage spot in the play area, with what it stores and what filling it gives.
    pub fn all_spots(&self) -> impl Iterator<Item = (Spot, Item, Effect)> + use<> {
        let tiles = self.tiles.iter().map(Carrier::Tile);
        tiles.chain(self.troll_cards().map(Carrier::Card)).flat_map(|on| {
            (0..SPOTS).filter_map(move |at| {
                let spot = Spot { on, at };
                spot_face(spot).map(|(item, effect)| (spot, item, effect))
            })
        })
    }
}

impl State {
    /// Whether a spot of a player is filled.
    #[must_use]
    pub fn is_filled(&self, seat: Seat, spot: Spot) -> bool {
        match spot.on {
            Carrier::Card(card) => {
                card.is_some() && self.player(seat).filled >> (2 * card.0 + spot.at) & 1 == 1
            }
            Carrier::Tile(tile) if usize::from(tile.0) < CAVE_TILES => self.filled >> tile.0 & 1 == 1,
            Carrier::Tile(tile) => {
                tile.is_some() && self.filled_kings >> (2 * (tile.0 - CAVE_TILES as u8) + spot.at) & 1 == 1
            }
        }
    }

    pub(crate) fn fill_spot(&mut self, spot: Spot) {
        match spot.on {
            Carrier::Card(card) => self.me_mut().filled |= 1 << (2 * card.0 + spot.at),
            Carrier::Tile(tile) if usize::from(tile.0) < CAVE_TILES => self.filled |= 1 << tile.0,
            Carrier::Tile(tile) => self.filled_kings |= 1 << (2 * (tile.0 - CAVE_TILES as u8) + spot.at),
        }
    }

    /// The free spots of a player for an item, with what filling them gives.
    pub fn free_spots(&self, seat: Seat, item: Item) -> impl Iterator<Item = (Spot, Effect)> + '_ {
        self.player(seat)
            .all_spots()
            .filter(move |&(spot, of, _)| of == item && !self.is_filled(seat, spot))
            .map(|(spot, _, effect)| (spot, effect))
    }

    /// One free spot for each different bonus: spots that give the same are as good as each other.
    pub(crate) fn list_spots(&self, item: Item, out: &mut Vec<Action>) {
        let mut known: Vec<Effect> = Vec::new();
        for (spot, bonus) in self.free_spots(self.active, item) {
            if !known.contains(&bonus) {
                known.push(bonus);
                out.push(Action::Store(spot));
            }
        }
    }

    pub(crate) fn check_store(&self, item: Item, spot: Spot) -> Result<(), Illegal> {
        let free = self.free_spots(self.active, item).any(|(free, _)| free == spot);
        if free { Ok(()) } else { Err(Illegal::WrongSpot) }
    }

    /// An item is taken from a village; where it is stored is asked only if that makes a difference.
    pub(crate) fn take_item(&mut self, item: Item, from: Place, events: &mut impl EventSink<Event>) {
        self.village_mut(from).items[item as usize] -= 1;
        self.phase = Phase::Store(item);
        let mut spots = Vec::new();
        self.list_spots(item, &mut spots);
        if let [Action::Store(spot)] = spots[..] {
            self.store(item, spot, events);
        }
    }

    /// Stores the item in hand on the chosen spot.
    pub(crate) fn act_store(&mut self, spot: Spot, events: &mut impl EventSink<Event>) {
        let Phase::Store(item) = self.phase else { return };
        self.store(item, spot, events);
    }

    /// Stores an item, and runs the bonus of its spot. A princess brings a king's tile instead: beds have no bonus.
    fn store(&mut self, item: Item, spot: Spot, events: &mut impl EventSink<Event>) {
        let bonus = spot_face(spot).map_or(Effect::Nothing, |(_, bonus)| bonus);
        self.fill_spot(spot);
        self.me_mut().stored[item as usize] += 1;
        events.send(Event::Stored { seat: self.active, item, spot });
        if item == Item::Princess {
            self.reward(events);
        } else {
            self.run(bonus, events);
        }
    }

    /// Own pieces of a kind that are still on the board, one bit each.
    fn pieces(&self, item: Item) -> u8 {
        if item == Item::Outpost { self.me().outposts } else { self.me().changelings }
    }

    fn gain_of(&self, item: Item, at: u8) -> Uncovered {
        let face = self.me().face();
        let gains = if item == Item::Outpost { &face.outposts } else { &face.changelings };
        gains[usize::from(at) % gains.len()]
    }

    /// One piece for each different gain.
    pub(crate) fn list_pieces(&self, item: Item, out: &mut Vec<Action>) {
        let left = self.pieces(item);
        let there = |at: &u8| left >> at & 1 == 1;
        for at in (0..PIECES).filter(there) {
            let gain = self.gain_of(item, at);
            if !(0..at).filter(there).any(|other| self.gain_of(item, other) == gain) {
                out.push(Action::Uncover(at));
            }
        }
    }

    pub(crate) fn check_uncover(&self, item: Item, at: u8) -> Result<(), Illegal> {
        if at < PIECES && self.pieces(item) >> at & 1 == 1 { Ok(()) } else { Err(Illegal::NoPiece { item }) }
    }

    /// Whether an own piece can be exchanged for a neutral one of a village.
    pub(crate) fn check_exchange(&self, item: Item, at: Place) -> Result<(), Illegal> {
        if self.pieces(item) == 0 {
            return Err(Illegal::NoPiece { item });
        }
        self.check_item(item, at)
    }

    /// Whether an item lies on a village and there is a free spot for it.
    pub(crate) fn check_item(&self, item: Item, at: Place) -> Result<(), Illegal> {
        if self.lies(item, at) == 0 {
            return Err(Illegal::NotHere { item, at });
        }
        if self.me().room(item) == 0 { Err(Illegal::NoSpot { item }) } else { Ok(()) }
    }

    /// Asks which piece leaves the board, if there is a choice.
    pub(crate) fn exchange(&mut self, item: Item, to: Place, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Uncover { item, to };
        let mut pieces = Vec::new();
        self.list_pieces(item, &mut pieces);
        if let [Action::Uncover(at)] = pieces[..] {
            self.uncover(item, at, to, events);
        }
    }

    /// The chosen piece leaves the board.
    pub(crate) fn act_uncover(&mut self, at: u8, events: &mut impl EventSink<Event>) {
        let Phase::Uncover { item, to } = self.phase else { return };
        self.uncover(item, at, to, events);
    }

    /// An own piece leaves the board for a village and gives what was under it; the neutral one is stored.
    fn uncover(&mut self, item: Item, at: u8, to: Place, events: &mut impl EventSink<Event>) {
        let gain = self.gain_of(item, at);
        let village = to.number().unwrap_or(0);
        let seat = self.active;
        let me = self.me_mut();
        if item == Item::Outpost {
            me.outposts &= !(1 << at);
            me.posted[village] += 1;
        } else {
            me.changelings &= !(1 << at);
            me.swapped[village] += 1;
        }
        events.send(Event::Uncovered { seat, item, piece: at, to });
        if let Uncovered::Gain(goods) = gain {
            self.gain(goods, events);
        }
        self.take_item(item, to, events);
    }

    /// The villages to which an outpost can go.
    pub(crate) fn list_outposts(&self, out: &mut Vec<Action>) {
        if self.can(PlaceAction::Outpost).is_ok() {
            let open = self.village_places().filter(|&at| self.lies(Item::Outpost, at) > 0);
            out.extend(open.map(Action::Outpost));
        }
    }
}
