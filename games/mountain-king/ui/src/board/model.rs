//! The render model of the mountain, as plain data: no rules, no drawing.

use mountain_king::{Clan, Illegal, Mask, Pile, Square};

/// The mode of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Placing a gate.
    Gate,
    /// Digging a tunnel.
    Dig {
        /// The index of the stack.
        shape: u8,
        /// The price in stone, iron and heartstone.
        cost: [u8; 3],
    },
    /// Dedicating a great hall.
    Hall {
        /// The index of the hall.
        hall: u8,
    },
    /// Moving a statue.
    Statue {
        /// The means of the move.
        by: Mover,
        /// The square of the selected statue.
        from: Option<Square>,
    },
    /// Choosing or inspecting a tile, a square, an anchor or a workshop.
    Choose(Choice),
    /// No decision on the board; squares may be inspected.
    Watch,
}

/// The means that move a statue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// Carts.
    Carts,
    /// The spell Walking Statue.
    Walk,
    /// The spell Restless Kin.
    Stir,
}

/// A choice of a single square on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Stone's Memory: a tile.
    Tile,
    /// Dowsing: a square with something buried.
    Buried,
    /// Late Blessing: a bare anchor.
    Anchor,
    /// Long Arm: a workshop anywhere on the board.
    AnyShop,
    /// Step 1: a workshop within reach.
    Shop,
}

/// The transient overlays of the mountain.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// Squares that may be chosen.
    pub lit: Mask0,
    /// Whether those squares lie far apart and are shown in a view in which they are small, so that each has a ring.
    pub ringed: bool,
    /// Tunnels that a statue can reach: the squares, the number of carts, and whether the player has too few.
    pub reach: Vec<(Mask, u8, bool)>,
    /// The change of honour by a move of the statue to each square in reach, where there is one.
    pub worth: Vec<(Square, i16)>,
    /// The selected statue: its clan and its square.
    pub picked: Option<(Clan, Square)>,
    /// The preview of the selection.
    pub ghost: Option<Ghost>,
    /// Squares that the last action changed.
    pub marked: Mask0,
    /// The square that the pending decision is about.
    pub asked: Option<Square>,
}

impl Hints {
    /// The square to which the move of the statue brings the most honour; of several the nearest. `None` where none brings any.
    #[must_use]
    pub fn best(&self) -> Option<Square> {
        let (_, from) = self.picked?;
        let far = |at: Square| at.column().abs_diff(from.column()) + at.row().abs_diff(from.row());
        let better = self.worth.iter().filter(|&&(_, change)| change > 0);
        better.max_by_key(|&&(at, change)| (change, core::cmp::Reverse(far(at)))).map(|&(at, _)| at)
    }
}

/// A set of squares; the default is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask0(pub Mask);

impl Default for Mask0 {
    fn default() -> Mask0 {
        Mask0(Mask::EMPTY)
    }
}

/// A preview of the selection.
#[derive(Clone, Debug, PartialEq)]
pub enum Ghost {
    /// A tunnel.
    Tunnel {
        /// Its squares.
        squares: Mask,
        /// The square of its anchor, if it has one.
        anchor: Option<Square>,
    },
    /// A tunnel or hall in an illegal place.
    Bad(Mask),
    /// A great hall.
    Hall {
        /// The index of the hall.
        hall: u8,
        /// Its squares.
        squares: Mask,
        /// The square of the altar.
        altar: Square,
        /// The uncovered parts of the tunnels beneath.
        remnants: Vec<Mask>,
    },
    /// A statue, with its route.
    Statue {
        /// Its clan.
        clan: Clan,
        /// The stops, beginning with its current square.
        route: Vec<Square>,
    },
    /// A gate.
    Gate(Square),
    /// The chosen tile or square.
    Squares(Mask),
}

impl Ghost {
    /// The squares that the preview covers.
    #[must_use]
    pub fn squares(&self) -> Mask {
        match self {
            Ghost::Bad(squares) | Ghost::Squares(squares) => *squares,
            Ghost::Tunnel { squares, .. } | Ghost::Hall { squares, .. } => *squares,
            Ghost::Statue { route, .. } => route.last().map_or(Mask::EMPTY, |&at| Mask::one(at)),
            Ghost::Gate(at) => Mask::one(*at),
        }
    }
}

/// The tag beside a preview.
#[derive(Clone, Debug, PartialEq)]
pub enum Tag {
    /// Why the place is illegal.
    Bad(Illegal),
    /// The tag of a tunnel.
    Dig(DigTag),
    /// The tag of a great hall.
    Hall(HallTag),
    /// The tag of a statue.
    Statue(StatueTag),
    /// The tag of a gate: the index of the start point on the board.
    Gate(u8),
    /// Stone's Memory: the tag of a removed tile.
    Tile {
        /// The index of its stack.
        shape: u8,
        /// The resources gained.
        gains: Pile,
        /// The number of squares that would lose their connection to the gate.
        isolated: u32,
    },
    /// Dowsing: the resources gained.
    Buried(Pile),
    /// Late Blessing: the clans that could have a pedestal there.
    Anchor {
        /// The tier, 0 for the outermost.
        tier: u8,
        /// Clans with the honour of their token.
        clans: Vec<(Clan, u8)>,
    },
    /// The tag of a workshop.
    Shop {
        /// The index of the site.
        site: u8,
        /// The kind of the workshop.
        kind: u8,
        /// The number of uses: its open entrances.
        uses: u8,
    },
}

/// Honour, split into what a player has at once and what the final count adds. The chip of a player shows both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Honour {
    /// On the honour track.
    pub now: i16,
    /// What the final count would add, without leftover resources.
    pub end: i16,
}

impl Honour {
    /// Both together.
    #[must_use]
    pub const fn total(self) -> i16 {
        self.now + self.end
    }
}

/// The honour of a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// What the choice itself brings.
    pub certain: Honour,
    /// The most that it brings together with a further choice of the same turn.
    pub hoped: Option<(i16, Hope)>,
}

/// The further choice that brings more honour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hope {
    /// A pedestal on the anchor.
    Pedestal(Clan),
    /// A statue on the altar.
    Altar,
}

/// The costs and gains of a tunnel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DigTag {
    /// The honour.
    pub gain: Gain,
    /// Minerals and hammers.
    pub price: Pile,
    /// Buried resources.
    pub found: Pile,
    /// Statues it would uncover.
    pub statues: Vec<Clan>,
    /// Empty sites at which a workshop could be established.
    pub sites: u8,
    /// Kinds of workshops that it would bring within reach for the first time.
    pub shops: Vec<u8>,
    /// The tier of the anchor, 0 for the outermost, and the clans whose pedestal could be placed there, with the honour of their
    /// token; tunnels of size 5 have no anchor.
    pub anchor: Option<(u8, Vec<(Clan, u8)>)>,
    /// The number of isolated squares that would join the network.
    pub joins: u32,
    /// Whether it would connect the network with the teammate's.
    pub links: bool,
}

/// The gains and losses of a great hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallTag {
    /// The honour.
    pub gain: Gain,
    /// The number of tunnels that it covers in whole or in part.
    pub tunnels: u8,
    /// The number of squares.
    pub squares: u8,
    /// Pedestals that would be removed from the game.
    pub pedestals: Vec<Clan>,
    /// Statues that would stand in the hall but not on the altar.
    pub statues: u8,
    /// Whether a statue would stand on the altar.
    pub crowned: bool,
    /// The minimum number of carts, of those the player has, that bring an own statue to the altar.
    pub carts: Option<u8>,
}

/// The result of a statue's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatueTag {
    /// The worth in honour at its current square.
    pub now: i16,
    /// The worth in honour at the destination.
    pub then: i16,
    /// The number of carts; 0 for a spell.
    pub carts: u8,
    /// The tier of the destination, 0 for the outermost.
    pub tier: u8,
    /// Whether the destination is the altar of a hall.
    pub altar: bool,
    /// Whether the destination has a pedestal of its clan.
    pub pedestal: bool,
}

/// Why the preview cannot be turned or mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTurn {
    /// It has no place yet.
    NotPlaced,
    /// No other orientation fits over the square.
    NoTurned,
    /// No mirrored orientation fits over the square.
    NoMirrored,
    /// The mirror image is the same.
    Symmetric,
    /// A great hall is never mirrored.
    Hall,
}
