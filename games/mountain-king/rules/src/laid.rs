//! Tiles and great halls as they lie on the mountain.

use crate::card::NONE;
use crate::tables::{HALLS, Lie, TUNNELS};
use crate::{Mask, Square};

/// A tunnel tile on the mountain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tile {
    /// Which stack it is from.
    pub shape: u8,
    /// The index of its orientation.
    pub lie: u8,
    /// Its first square in reading order.
    pub at: Square,
}

/// No tile: fills the unused end of the list.
pub(crate) const NO_TILE: Tile = Tile { shape: NONE, lie: NONE, at: Square::NONE };

impl Tile {
    /// How it lies, in full.
    #[must_use]
    pub fn shape(self) -> &'static Lie {
        &TUNNELS[usize::from(self.shape)].lies[usize::from(self.lie)]
    }

    /// Its squares.
    #[must_use]
    pub fn squares(self) -> Mask {
        cover(self.shape(), self.at)
    }

    /// The square with its anchor; none on tiles of size 5.
    #[must_use]
    pub fn anchor(self) -> Option<Square> {
        marked(self.shape(), self.at)
    }
}

/// A great hall in a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Laid {
    /// The index of its orientation.
    pub lie: u8,
    /// Its first square in reading order; [`Square::NONE`] while it is in the supply.
    pub at: Square,
}

impl Laid {
    /// Its squares; `None` while it is in the supply.
    #[must_use]
    pub fn squares(self, hall: u8) -> Option<Mask> {
        self.at.is_some().then(|| cover(&HALLS[usize::from(hall)].lies[usize::from(self.lie)], self.at))
    }

    /// The square of its altar; `None` while it is in the supply.
    #[must_use]
    pub fn altar(self, hall: u8) -> Option<Square> {
        if !self.at.is_some() {
            return None;
        }
        marked(&HALLS[usize::from(hall)].lies[usize::from(self.lie)], self.at)
    }
}

/// The squares that a lie covers when its first square is `at`. Squares beyond the frame are left out.
#[must_use]
pub fn cover(lie: &Lie, at: Square) -> Mask {
    lie.cells.iter().filter_map(|&(dx, dy)| at.offset(dx, dy)).collect()
}

fn marked(lie: &Lie, at: Square) -> Option<Square> {
    let (dx, dy) = *lie.cells.get(usize::from(lie.mark?))?;
    at.offset(dx, dy)
}
