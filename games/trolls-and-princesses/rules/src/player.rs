//! The possessions of a player.

use crate::tables::BoardFace;
use crate::{Board, Goods, Item, Place, Resource, Rounds, Tiles, TrollCard, Uncovered};

/// The maximal number of players.
pub const MAX_PLAYERS: usize = 4;
/// Trolls of a colour.
pub const TROLLS: u8 = 5;

/// Outposts of a colour, and changelings.
pub const PIECES: u8 = 4;
/// All pieces of a kind are on the board: one bit each.
pub(crate) const ALL_PIECES: u8 = (1 << PIECES) - 1;

/// The possessions of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player board.
    pub board: Board,
    /// The tiles of the cave network.
    pub tiles: Tiles,
    /// The troll cards, one bit a kind.
    pub cards: u32,
    /// The spots of the troll cards that are filled, two bits a kind.
    pub filled: u64,
    /// Round cards in hand, as far as they are known.
    pub hand: Rounds,
    /// Round cards in hand by their backs, known or not.
    pub held: [u8; 3],
    /// How many round cards were drawn.
    pub drawn: u8,
    /// Resources in the resource field.
    pub field: [u16; 3],
    /// Troll power.
    pub power: u8,
    /// Cows in barns.
    pub cows: u8,
    /// Open barns.
    pub barns: u8,
    /// Covered barns.
    pub covered: u8,
    /// Excavation sites by resource.
    pub sites: [u8; 3],
    /// Those that are filled.
    pub full: [u8; 3],
    /// Trolls by place.
    pub trolls: [u8; Place::COUNT],
    /// Humans by cavern.
    pub humans: [u8; 3],
    /// Outposts still on the board, one bit each.
    pub outposts: u8,
    /// Outposts built, by village.
    pub posted: [u8; 4],
    /// Changelings still on the board, one bit each.
    pub changelings: u8,
    /// Changelings swapped, by village.
    pub swapped: [u8; 4],
    /// Storage spots, by the order of [`Item::STORED`].
    pub spots: [u8; 4],
    /// Stored items, by the order of [`Item::STORED`].
    pub stored: [u8; 4],
    /// The king's cards that were claimed, one bit each, by their places in the row.
    pub claimed: u8,
}

impl Player {
    /// A player without a board.
    pub(crate) const fn nobody() -> Player {
        Player {
            board: Board::NONE,
            tiles: Tiles::NONE,
            cards: 0,
            filled: 0,
            hand: Rounds::NONE,
            held: [0; 3],
            drawn: 0,
            field: [0; 3],
            power: 0,
            cows: 0,
            barns: 0,
            covered: 0,
            sites: [0; 3],
            full: [0; 3],
            trolls: [0; Place::COUNT],
            humans: [0; 3],
            outposts: 0,
            posted: [0; 4],
            changelings: 0,
            swapped: [0; 4],
            spots: [0; 4],
            stored: [0; 4],
            claimed: 0,
        }
    }

    /// The printed face of the board.
    #[must_use]
    pub fn face(&self) -> &'static BoardFace {
        self.board.face()
    }

    /// The number of trolls at a place.
    #[must_use]
    pub fn trolls_at(&self, place: Place) -> u8 {
        self.trolls.get(place.index()).copied().unwrap_or(0)
    }

    /// Free cauldrons of a cavern.
    #[must_use]
    pub fn free(&self, cavern: Place) -> u8 {
        match self.face().caverns.get(cavern.index()) {
            Some(size) => size.saturating_sub(self.trolls_at(cavern) + self.humans[cavern.index()]),
            None => 0,
        }
    }

    /// The caverns with a free cauldron.
    pub fn open_caverns(&self) -> impl Iterator<Item = Place> + '_ {
        Place::CAVERNS.into_iter().filter(|&cavern| self.free(cavern) > 0)
    }

    /// Whether a troll card of that kind is in the play area.
    #[must_use]
    pub const fn has_card(&self, card: TrollCard) -> bool {
        card.is_some() && self.cards >> card.0 & 1 == 1
    }

    /// The troll cards.
    pub fn troll_cards(&self) -> impl Iterator<Item = TrollCard> + use<> {
        let cards = self.cards;
        TrollCard::all().filter(move |card| cards >> card.0 & 1 == 1)
    }

    /// Stored items of a kind; humans live in caverns.
    #[must_use]
    pub fn stored(&self, item: Item) -> u8 {
        match item {
            Item::Human => self.humans.iter().sum(),
            _ => self.stored[item as usize],
        }
    }

    /// Free spots for an item.
    #[must_use]
    pub fn room(&self, item: Item) -> u8 {
        match item {
            Item::Human => Place::CAVERNS.iter().map(|&cavern| self.free(cavern)).sum(),
            _ => self.spots[item as usize].saturating_sub(self.stored[item as usize]),
        }
    }

    /// Empty sites of a resource.
    #[must_use]
    pub fn empty_sites(&self, resource: Resource) -> u8 {
        self.sites[resource as usize].saturating_sub(self.full[resource as usize])
    }

    /// The upgrades of the pieces that have left the board.
    fn uncovered(&self) -> impl Iterator<Item = Uncovered> + '_ {
        let face = self.face();
        let gone = |left: u8| move |at: &usize| left >> at & 1 == 0;
        let outposts = (0..PIECES.into()).filter(gone(self.outposts)).map(|at| face.outposts[at]);
        outposts.chain((0..PIECES.into()).filter(gone(self.changelings)).map(|at| face.changelings[at]))
    }

    /// How many of a resource one mining action yields.
    #[must_use]
    pub fn yields(&self, resource: Resource) -> u8 {
        let upgrade = |what: Uncovered| match what {
            Uncovered::Mine { resource: of, count } if of == resource => Some(count),
            _ => None,
        };
        self.uncovered().filter_map(upgrade).max().unwrap_or(1)
    }

    /// How much troll power one action "Receive troll power" yields.
    #[must_use]
    pub fn receives(&self) -> u8 {
        let more = |what| if let Uncovered::Receive(more) = what { more } else { 0 };
        2 + self.uncovered().map(more).sum::<u8>()
    }

    /// The highest troll power that the track shows.
    #[must_use]
    pub fn cap(&self) -> u8 {
        let more = |what| if let Uncovered::Space(more) = what { more } else { 0 };
        self.face().cap + self.uncovered().map(more).sum::<u8>()
    }

    /// What of some goods there would be room for, with so many cows in the supply.
    #[must_use]
    pub fn room_for(&self, goods: Goods, supply: u8) -> Goods {
        Goods {
            resources: goods.resources,
            power: goods.power.min(self.cap().saturating_sub(self.power)),
            cows: goods.cows.min(self.barns.saturating_sub(self.cows)).min(supply),
        }
    }

    /// Round cards in hand.
    #[must_use]
    pub fn hand_len(&self) -> u8 {
        self.held.iter().sum()
    }
}
