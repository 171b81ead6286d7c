//! The printed contents of boards, cards and tiles, as static tables that the build generates from `data/`.
//!
//! `build.rs` reads and checks the text files and writes `tables.rs` into the build folder; a syntax error stops the
//! build. This file has the types, that file the values.

use crate::{Clan, Kind, Mask, Pile, Square};

/// The tiers of the mountain (rulebook: add a pedestal).
pub const TIERS: usize = 5;

/// A start point for a gate.
#[derive(Debug, PartialEq, Eq)]
pub struct Start {
    /// Its letter on the map.
    pub letter: char,
    /// Its name.
    pub name: &'static str,
    /// Where it is; always in the outermost tier.
    pub square: Square,
    /// The player counts that may use it (a game of two may use any, as long as both carry the same number).
    pub counts: &'static [u8],
}

/// One side of the board.
#[derive(Debug)]
pub struct Board {
    /// `winter` or `autumn`.
    pub name: &'static str,
    /// Columns of the frame.
    pub width: u8,
    /// Rows of the frame.
    pub height: u8,
    /// The player counts that this side serves.
    pub players: &'static [u8],
    /// The squares of each tier, outermost first, workshop sites included; the heart belongs to none.
    pub tiers: [Mask; TIERS],
    /// The heart of the mountain.
    pub heart: Mask,
    /// Where tunnels may lie: every square of a tier that is no workshop site.
    pub diggable: Mask,
    /// Squares with rubble.
    pub rubble: Mask,
    /// Squares with buried resources.
    pub buried: Mask,
    /// The buried resources by square, in reading order.
    pub hoards: &'static [(Square, Pile)],
    /// Workshop sites in reading order; a site is named by its place in this list.
    pub sites: &'static [Square],
    /// The workshop sites as a set.
    pub site_squares: Mask,
    /// Start points in the order of their letters; a start is named by its place in this list.
    pub starts: &'static [Start],
    /// Statue spots, clockwise from the first after twelve o'clock.
    pub spots: &'static [Square],
}

impl Board {
    /// The tier of a square, 0 for the outermost to 4; `None` off the mountain and on the heart.
    #[must_use]
    pub fn tier(&self, square: Square) -> Option<usize> {
        self.tiers.iter().position(|tier| tier.has(square))
    }

    /// The buried resources that are printed on `square`.
    #[must_use]
    pub fn hoard(&self, square: Square) -> Pile {
        match self.hoards.binary_search_by_key(&square, |&(at, _)| at) {
            Ok(found) => self.hoards[found].1,
            Err(_) => Pile::EMPTY,
        }
    }
}

/// One symbol of a troll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icon {
    /// The resource that it gives.
    pub kind: Kind,
    /// For a cart: whether it is bound to the clan of the troll.
    pub bound: bool,
}

/// The most icons that a troll may have.
pub const MAX_ICONS: usize = 6;

/// A troll card. Cards 0 to 54 are the trolls of the horde by level, 55 to 60 the six starters.
#[derive(Debug, PartialEq, Eq)]
pub struct Troll {
    /// The troll's own name.
    pub name: &'static str,
    /// 1, 2 or 3; 0 for a starter.
    pub level: u8,
    /// Its clan; `None` for Mud and for starters.
    pub clan: Option<Clan>,
    /// The symbols that each activation fills, at most [`MAX_ICONS`].
    pub icons: &'static [Icon],
    /// The one-time resources of a starter; empty for others.
    pub once: Pile,
}

/// One way in which a tile can lie.
#[derive(Debug, PartialEq, Eq)]
pub struct Lie {
    /// The squares as `(dx, dy)` from the first one in reading order, which is always `(0, 0)`; in reading order.
    pub cells: &'static [(i8, i8)],
    /// Which of the cells bears the anchor (tunnels) or the altar (halls).
    pub mark: Option<u8>,
    /// The lie after a quarter turn clockwise.
    pub clockwise: u8,
    /// The lie after mirroring left to right; the lie itself where the tile may not be flipped.
    pub mirrored: u8,
}

/// A stack of tunnel tiles.
#[derive(Debug, PartialEq, Eq)]
pub struct Tunnel {
    /// Short name such as `L4`.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// Squares, which is also the price in minerals.
    pub size: u8,
    /// Tiles in the box.
    pub stock: u8,
    /// Every distinct way to lie, by squares and anchor; the first one is as drawn in the data.
    pub lies: &'static [Lie],
}

/// A great hall.
#[derive(Debug, PartialEq, Eq)]
pub struct Hall {
    /// Short name such as `trove`.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// Honour with an empty altar.
    pub low: u8,
    /// Honour with a statue on the altar.
    pub high: u8,
    /// Every distinct way to lie, by squares and altar; halls are turned and not flipped (ruling 40).
    pub lies: &'static [Lie],
}

/// A spell card.
#[derive(Debug, PartialEq, Eq)]
pub struct SpellCard {
    /// Short name such as `earth-ritual`.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// `dig`, `gain`, `horde`, `trolls`, `statue` or `workshop`.
    pub family: &'static str,
    /// Whether it waits for the rest of the turn instead of being carried out at once.
    pub lasting: bool,
    /// The text on the card.
    pub card: &'static str,
}

/// One way to use a workshop: so many tokens out of the allowed kinds for some of one kind.
#[derive(Debug, PartialEq, Eq)]
pub struct Swap {
    /// The kinds that may be given, as bits by [`Kind`].
    pub gives: u8,
    /// The number of tokens given, in any mixture of the allowed kinds.
    pub count: u8,
    /// Whether carts bound to a clan are refused: the one token given is then a wild cart.
    pub wild_only: bool,
    /// The gain.
    pub gets: Kind,
    /// How many are gained.
    pub gain: u8,
}

/// A workshop tile.
#[derive(Debug, PartialEq, Eq)]
pub struct WorkshopCard {
    /// Short name such as `toolforge`.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// Tiles in the box.
    pub tiles: u8,
    /// Its exchanges, every direction on its own.
    pub swaps: &'static [Swap],
    /// Whether a use moves a token from a troll to storage instead (the Quartermaster).
    pub moves: bool,
}

/// The values for a number of players (rulebook: general setup).
#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    /// Number of players.
    pub players: u8,
    /// Whether the winter side may be used.
    pub winter: bool,
    /// Whether the autumn side may be used.
    pub autumn: bool,
    /// Workshops in the supply.
    pub workshops: u8,
    /// Coronation tokens in the order in which they are taken.
    pub coronations: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
