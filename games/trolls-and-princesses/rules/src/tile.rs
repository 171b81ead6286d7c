//! Tiles of the cave network: cave tiles and king's tiles, and sets of them.

use moot_core::Dice;

use crate::tables::{CAVES, CaveFace, KINGS, KingsFace, KingsUse};
use crate::{Points, Resource};

/// The number of cave tiles.
pub const CAVE_TILES: usize = 64;
/// The number of king's tiles.
pub const KINGS_TILES: usize = 20;
/// The number of all tiles.
pub const TILES: usize = CAVE_TILES + KINGS_TILES;

/// One of the five edges of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// An entrance.
    Open,
    /// An entrance with half an excavation site.
    Half(Resource),
    /// A wall.
    Wall,
}

impl Edge {
    /// Whether it is an entrance.
    #[must_use]
    pub fn is_entrance(self) -> bool {
        self != Edge::Wall
    }
}

/// The kinds of tiles in a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TileKind {
    /// Two obsidian sites and an outpost spot.
    Resource,
    /// A barn and a bell spot.
    Bell,
    /// A princess bed.
    Princess,
    /// Points, and only one entrance.
    Victory,
    /// A king's tile.
    Kings,
}

impl TileKind {
    /// All five.
    pub const ALL: [TileKind; 5] =
        [TileKind::Resource, TileKind::Bell, TileKind::Princess, TileKind::Victory, TileKind::Kings];
}

/// A tile: the cave tiles in the order of the data, then the king's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub u8);

impl Tile {
    /// No tile: a gap in a display.
    pub const NONE: Tile = Tile(u8::MAX);

    /// Whether it is a tile.
    #[must_use]
    pub const fn is_some(self) -> bool {
        (self.0 as usize) < TILES
    }

    /// The printed face of a cave tile.
    #[must_use]
    pub fn cave(self) -> Option<&'static CaveFace> {
        CAVES.get(usize::from(self.0))
    }

    /// The printed face of a king's tile.
    #[must_use]
    pub fn kings(self) -> Option<&'static KingsFace> {
        KINGS.get(usize::from(self.0).checked_sub(CAVE_TILES)?)
    }

    /// Its kind.
    #[must_use]
    pub fn kind(self) -> TileKind {
        self.cave().map_or(TileKind::Kings, |face| face.kind)
    }

    /// Its edges as printed, counter-clockwise. A king's tile has five plain entrances.
    #[must_use]
    pub fn edges(self) -> [Edge; 5] {
        self.cave().map_or([Edge::Open; 5], |face| face.edges)
    }

    /// Its points at the end.
    #[must_use]
    pub fn points(self) -> Option<Points> {
        self.cave().and_then(|face| face.points)
    }

    /// The purpose of a king's tile.
    #[must_use]
    pub fn power(self) -> Option<KingsUse> {
        self.kings().map(|face| face.what)
    }

    /// Its short name.
    #[must_use]
    pub fn id(self) -> &'static str {
        match (self.cave(), self.kings()) {
            (Some(face), _) => face.id,
            (_, Some(face)) => face.id,
            _ => "-",
        }
    }

    /// The tile with a short name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Tile> {
        (0..TILES as u8).map(Tile).find(|tile| tile.id() == id)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles {
    caves: u64,
    kings: u32,
}

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles { caves: 0, kings: 0 };
    /// All king's tiles.
    pub const KINGS: Tiles = Tiles { caves: 0, kings: (1 << KINGS_TILES) - 1 };

    /// The cave tiles of a game: without those marked T unless `marked`.
    #[must_use]
    pub fn caves(marked: bool) -> Tiles {
        (0..CAVE_TILES as u8)
            .map(Tile)
            .filter(|tile| marked || tile.cave().is_some_and(|face| !face.marked))
            .fold(Tiles::NONE, Tiles::with)
    }

    /// Whether a tile is in the set.
    #[must_use]
    pub const fn has(self, tile: Tile) -> bool {
        let at = tile.0 as usize;
        if at < CAVE_TILES {
            self.caves >> at & 1 == 1
        } else {
            at < TILES && self.kings >> (at - CAVE_TILES) & 1 == 1
        }
    }

    /// The set with a tile.
    #[must_use]
    pub const fn with(mut self, tile: Tile) -> Tiles {
        let at = tile.0 as usize;
        if at < CAVE_TILES {
            self.caves |= 1 << at;
        } else if at < TILES {
            self.kings |= 1 << (at - CAVE_TILES);
        }
        self
    }

    /// The set without a tile.
    #[must_use]
    pub const fn without(mut self, tile: Tile) -> Tiles {
        let at = tile.0 as usize;
        if at < CAVE_TILES {
            self.caves &= !(1 << at);
        } else if at < TILES {
            self.kings &= !(1 << (at - CAVE_TILES));
        }
        self
    }

    /// The tiles in either set.
    #[must_use]
    pub const fn plus(self, other: Tiles) -> Tiles {
        Tiles { caves: self.caves | other.caves, kings: self.kings | other.kings }
    }

    /// Only the cave tiles.
    #[must_use]
    pub const fn only_caves(self) -> Tiles {
        Tiles { caves: self.caves, kings: 0 }
    }

    /// Only the king's tiles.
    #[must_use]
    pub const fn only_kings(self) -> Tiles {
        Tiles { caves: 0, kings: self.kings }
    }

    /// The number of tiles.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.caves.count_ones() + self.kings.count_ones()) as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.caves == 0 && self.kings == 0
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let Tiles { mut caves, mut kings } = self;
        core::iter::from_fn(move || {
            if caves != 0 {
                let at = caves.trailing_zeros() as u8;
                caves &= caves - 1;
                Some(Tile(at))
            } else if kings != 0 {
                let at = kings.trailing_zeros() as u8;
                kings &= kings - 1;
                Some(Tile(at + CAVE_TILES as u8))
            } else {
                None
            }
        })
    }

    /// One of them, each equally likely; [`Tile::NONE`] of an empty set.
    pub fn draw(self, dice: &mut impl Dice) -> Tile {
        let nth = dice.below(self.len() as u32) as usize;
        self.iter().nth(nth).unwrap_or(Tile::NONE)
    }

    /// The set as numbers: bits of the cave tiles and of the king's tiles.
    #[must_use]
    pub const fn bits(self) -> (u64, u32) {
        (self.caves, self.kings)
    }

    /// The set of some bits; `None` if a bit stands for no tile.
    #[must_use]
    pub const fn from_bits(caves: u64, kings: u32) -> Option<Tiles> {
        if kings >> KINGS_TILES == 0 { Some(Tiles { caves, kings }) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = Tiles::NONE.with(Tile(3)).with(Tile(63)).with(Tile(64)).with(Tile(83)).with(Tile::NONE);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Tile(3), Tile(63), Tile(64), Tile(83)]);
        assert!(set.has(Tile(83)) && !set.has(Tile(4)) && !set.has(Tile::NONE));
        assert_eq!(set.without(Tile(63)).len(), 3);
        assert_eq!(set.only_kings().len(), 2);
        assert_eq!(Tiles::from_bits(set.bits().0, set.bits().1), Some(set));
        assert_eq!(Tiles::from_bits(0, 1 << 20), None);
        assert_eq!(
            [set.with(Tile(3)), set.with(Tile(83)), set.plus(set)],
            [set; 3],
            "a tile is in a set once"
        );
        assert_eq!(set.with(Tile(84)), set, "there are 84 tiles");
    }

    #[test]
    fn sixteen_tiles_are_marked() {
        assert_eq!((Tiles::caves(true).len(), Tiles::caves(false).len(), Tiles::KINGS.len()), (64, 48, 20));
        for tile in Tiles::caves(true).plus(Tiles::KINGS).iter() {
            assert_eq!(Tile::from_id(tile.id()), Some(tile));
        }
    }
}
