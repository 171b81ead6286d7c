//! The printed contents of boards, tiles and cards, as static tables that the build generates from `data/`.

use crate::{Counted, Edge, Effect, Goods, Item, Place, Points, Resource, TileKind, Time, Totem, Uncovered};

/// A village.
#[derive(Debug, PartialEq, Eq)]
pub struct VillageFace {
    /// Its name.
    pub name: &'static str,
    /// The most princesses that it shows.
    pub towers: u8,
    /// Places for trolls of all players together.
    pub cauldrons: u8,
    /// Church bells at set-up.
    pub bells: u8,
    /// Neutral outposts at set-up.
    pub outposts: u8,
    /// Neutral changelings at set-up.
    pub changelings: u8,
    /// Humans at set-up.
    pub humans: u8,
}

/// The values for a number of players.
#[derive(Debug, PartialEq, Eq)]
pub struct PlayersFace {
    /// The number of villages in play.
    pub villages: u8,
    /// Rounds, and cards in the deck of a player.
    pub rounds: u8,
    /// Day, twilight and night cards of a deck.
    pub deck: [u8; 3],
    /// Whether tiles and cards marked T are in.
    pub marked: bool,
}

/// The pieces in the box. Resources are never short.
#[derive(Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Princesses.
    pub princesses: u8,
    /// Neutral changelings.
    pub changelings: u8,
    /// Humans.
    pub humans: u8,
    /// Neutral outposts.
    pub outposts: u8,
    /// Church bells.
    pub bells: u8,
    /// Cows.
    pub cows: u8,
}

/// A player board.
#[derive(Debug, PartialEq, Eq)]
pub struct BoardFace {
    /// The colour.
    pub id: &'static str,
    /// The clan.
    pub clan: &'static str,
    /// Cauldrons in each cavern.
    pub caverns: [u8; 3],
    /// Printed sites by resource.
    pub sites: [u8; 3],
    /// Starting goods; a human comes with them.
    pub start: Goods,
    /// Open barns.
    pub barns: u8,
    /// Barns under covers.
    pub covered: u8,
    /// The highest troll power.
    pub cap: u8,
    /// The gains of the outposts of this colour when they are built.
    pub outposts: [Uncovered; 4],
    /// The gains of the changelings of this colour when they are swapped.
    pub changelings: [Uncovered; 4],
    /// The action of the printed king's tile.
    pub kings_tile: Effect,
}

/// A cave tile.
#[derive(Debug, PartialEq, Eq)]
pub struct CaveFace {
    /// Short name such as `resource-07`.
    pub id: &'static str,
    /// Its kind.
    pub kind: TileKind,
    /// Whether it is used by four players only.
    pub marked: bool,
    /// Its edges, counter-clockwise.
    pub edges: [Edge; 5],
    /// The points of a victory tile.
    pub points: Option<Points>,
    /// The bonus of its spot.
    pub bonus: Effect,
}

/// The purpose of a king's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingsUse {
    /// Its action, which "Activate a king's tile" carries out.
    Action(Effect),
    /// Excavation sites, filled when it is placed.
    Sites {
        /// Of which resource.
        resource: Resource,
        /// The number.
        count: u8,
    },
    /// Storage spots.
    Spots([Item; 2]),
    /// One bat, one snake and one toad card at the end.
    Totems,
}

/// A king's tile.
#[derive(Debug, PartialEq, Eq)]
pub struct KingsFace {
    /// Short name such as `old-chant`.
    pub id: &'static str,
    /// The purpose.
    pub what: KingsUse,
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// A castle tile.
#[derive(Debug, PartialEq, Eq)]
pub struct CastleFace {
    /// Short name such as `tax-chest`.
    pub id: &'static str,
    /// Its action.
    pub effect: Effect,
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// A storage spot on a troll card.
#[derive(Debug, PartialEq, Eq)]
pub struct SpotFace {
    /// The item that it stores.
    pub item: Item,
    /// The bonus for filling it.
    pub bonus: Effect,
}

/// A kind of troll card.
#[derive(Debug, PartialEq, Eq)]
pub struct TrollFace {
    /// Short name such as `hostess`.
    pub id: &'static str,
    /// Its animal.
    pub totem: Totem,
    /// Copies in the box.
    pub copies: u8,
    /// Copies that are used by four players only.
    pub marked: u8,
    /// The immediate gain.
    pub gain: Effect,
    /// Its storage spots, one or two.
    pub spots: &'static [SpotFace],
    /// Its points at the end.
    pub points: Option<Points>,
    /// Its name.
    pub name: &'static str,
}

/// A round card.
#[derive(Debug, PartialEq, Eq)]
pub struct RoundFace {
    /// Short name such as `day-II-3`.
    pub id: &'static str,
    /// Its back.
    pub time: Time,
    /// The number of its village, counted from 0.
    pub village: u8,
    /// The item that it puts there.
    pub item: Item,
    /// The cavern to which the troll king goes; `None` for the village of the card.
    pub king: Option<Place>,
}

/// The background of a king's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Cave tiles.
    Blue,
    /// Troll cards.
    Yellow,
    /// Items.
    Red,
}

/// The things that a challenge counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Tiles of a kind in the cave network.
    Tiles(TileKind),
    /// Tiles of any kind in the cave network.
    AnyTiles,
    /// Troll cards with a totem.
    Cards(Totem),
    /// Troll cards, so many of each totem.
    EachTotem,
    /// Troll cards.
    AnyCards,
    /// Stored items.
    Items(Item),
    /// Humans in caverns.
    Humans,
}

/// A challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// The thing that is counted.
    pub what: Wanted,
    /// The number required.
    pub count: u8,
}

/// A king's card.
#[derive(Debug, PartialEq, Eq)]
pub struct KingsCardFace {
    /// Short name such as `blue-any`.
    pub id: &'static str,
    /// Its background.
    pub colour: Colour,
    /// Its challenge.
    pub need: Need,
    /// Its text.
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
