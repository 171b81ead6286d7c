//! What is to be seen on the mountain, as plain data: no rules, no drawing.

use mountain_king::{Clan, Illegal, Mask, Pile, Square};

/// What the board is being used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A gate is placed.
    Gate,
    /// A tunnel is dug.
    Dig {
        /// Which stack.
        shape: u8,
        /// Stone, iron, heartstone.
        cost: [u8; 3],
    },
    /// A great hall is dedicated.
    Hall {
        /// Which hall.
        hall: u8,
    },
    /// A statue is moved.
    Statue {
        /// By what.
        by: Mover,
        /// The statue that has been picked.
        from: Option<Square>,
    },
    /// A tile, a square, an anchor or a workshop is chosen, or just looked at.
    Choose(Choice),
    /// Nothing is asked of the board, but a square may be looked at.
    Look,
}

/// What moves a statue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// Carts.
    Carts,
    /// The spell Walking Statue.
    Walk,
    /// The spell Restless SaveRelation.
    Stir,
}

/// What is chosen on the board by a single square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Stone's Memory: a tile.
    Tile,
    /// Dowsing: a square with something buried.
    Buried,
    /// Late Blessing: a bare anchor.
    Anchor,
    /// Long Arm: a workshop, wherever it stands.
    AnyShop,
    /// Step 1: a workshop within reach.
    Shop,
}

/// Everything that lies over the mountain for the moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// Squares that may be chosen.
    pub lit: Mask0,
    /// Tunnels that a statue can reach, with the carts it takes and whether there are too few.
    pub reach: Vec<(Mask, u8, bool)>,
    /// What the statue would be worth on the squares of one cart.
    pub worth: Vec<(Square, i16)>,
    /// The statue that has been picked up.
    pub picked: Option<(Clan, Square)>,
    /// What would be there if it were confirmed.
    pub ghost: Option<Ghost>,
    /// Squares on which something has just changed.
    pub marked: Mask0,
    /// A square that a question on the page is about.
    pub asked: Option<Square>,
}

/// A set of squares that is empty by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask0(pub Mask);

impl Default for Mask0 {
    fn default() -> Mask0 {
        Mask0(Mask::EMPTY)
    }
}

/// Something that is not there yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Ghost {
    /// A tunnel.
    Tunnel(Mask),
    /// A tunnel or hall where it must not be.
    Bad(Mask),
    /// A great hall.
    Hall {
        /// Which hall.
        hall: u8,
        /// Its squares.
        squares: Mask,
        /// The square of the altar.
        altar: Square,
        /// What would stick out of the tunnels beneath.
        remnants: Vec<Mask>,
    },
    /// A statue, with its way there.
    Statue {
        /// Its clan.
        clan: Clan,
        /// Every stop, the first one being where it stands now.
        route: Vec<Square>,
    },
    /// A gate.
    Gate(Square),
    /// A tile or a single square that is chosen.
    Squares(Mask),
}

impl Ghost {
    /// The squares that it would take.
    #[must_use]
    pub fn squares(&self) -> Mask {
        match self {
            Ghost::Tunnel(squares) | Ghost::Bad(squares) | Ghost::Squares(squares) => *squares,
            Ghost::Hall { squares, .. } => *squares,
            Ghost::Statue { route, .. } => route.last().map_or(Mask::EMPTY, |&at| Mask::one(at)),
            Ghost::Gate(at) => Mask::one(*at),
        }
    }
}

/// The figures beside a ghost.
#[derive(Clone, Debug, PartialEq)]
pub enum Tag {
    /// Why it cannot be there.
    Bad(Illegal),
    /// Of a tunnel.
    Dig(DigTag),
    /// Of a great hall.
    Hall(HallTag),
    /// Of a statue.
    Statue(StatueTag),
    /// Of a gate: the start point by its place on the board.
    Gate(u8),
    /// Stone's Memory: the stack the tile came from, and what is gained.
    Tile {
        /// Which stack.
        shape: u8,
        /// What comes into storage.
        gains: Pile,
        /// How many squares would no longer reach the gate.
        isolated: u32,
    },
    /// Dowsing: what is gained.
    Buried(Pile),
    /// Late Blessing: which clans could have a pedestal there, with the honour of the token.
    Anchor {
        /// The tier, 0 for the outermost.
        tier: u8,
        /// Clans with the honour of their token.
        clans: Vec<(Clan, u8)>,
    },
    /// A workshop: its kind and how often it can be used.
    Shop {
        /// Which site.
        site: u8,
        /// The kind of the workshop.
        kind: u8,
        /// Open entrances.
        uses: u8,
    },
}

/// What a tunnel costs and brings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DigTag {
    /// Honour at once.
    pub honour: u8,
    /// Minerals and hammers.
    pub price: Pile,
    /// Buried resources.
    pub found: Pile,
    /// Statues that come to light.
    pub statues: Vec<Clan>,
    /// Empty sites at which a workshop could be established.
    pub sites: u8,
    /// Kinds of workshops that come within reach for the first time.
    pub shops: Vec<u8>,
    /// The tier of the anchor, 0 for the outermost, and the clans whose pedestal could go there; tunnels of size 5 have
    /// none.
    pub anchor: Option<(u8, Vec<Clan>)>,
    /// Isolated squares that would join the network.
    pub joins: u32,
    /// Whether it would connect the network with the team mate's.
    pub links: bool,
}

/// What a great hall brings and takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallTag {
    /// Honour with an empty altar.
    pub low: u8,
    /// Honour with a statue on the altar.
    pub high: u8,
    /// Tunnels that it covers in whole or in part.
    pub tunnels: u8,
    /// Squares.
    pub squares: u8,
    /// Pedestals that leave the game.
    pub pedestals: Vec<Clan>,
    /// Statues that would stand in it beside the altar.
    pub statues: u8,
    /// Whether a statue would stand on the altar.
    pub crowned: bool,
    /// The fewest carts that bring one of the own statues to the altar, of the carts at hand.
    pub carts: Option<u8>,
}

/// What a move of a statue brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatueTag {
    /// The honour it would be worth where it stands.
    pub now: i16,
    /// The honour it would be worth there.
    pub then: i16,
    /// How many carts it takes; 0 for a spell.
    pub carts: u8,
    /// The tier of the square, 0 for the outermost.
    pub tier: u8,
    /// Whether it stands on the altar of a hall there.
    pub altar: bool,
    /// Whether it stands on a pedestal of its clan there.
    pub pedestal: bool,
}
