//! The mountain for drawing: the height of every square.

use super::kinds::{CELL, Square};
use super::rect::Rect;

/// The height of the heart in a [`Mountain`].
pub const HEART: u8 = 6;

/// Heights of the squares: 0 is off the board, 1 (outermost) to 5 are the tiers, [`HEART`] is the heart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mountain {
    width: u8,
    height: u8,
    tiers: Vec<u8>,
}

impl Mountain {
    /// Builds a mountain from a function that returns the height of a square. Heights above [`HEART`] count as the heart.
    #[must_use]
    pub fn new(width: u8, height: u8, tier: impl Fn(Square) -> u8) -> Mountain {
        let squares = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        Mountain { width, height, tiers: squares.map(|square| tier(square).min(HEART)).collect() }
    }

    /// The width in squares.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// The height in squares.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// The height of a square; 0 outside.
    #[must_use]
    pub fn tier(&self, x: i32, y: i32) -> u8 {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return 0 };
        let width = usize::from(self.width);
        if x >= width { 0 } else { self.tiers.get(y * width + x).copied().unwrap_or(0) }
    }

    /// Every square of the board with its height, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (Square, u8)> + '_ {
        let squares = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        squares.zip(self.tiers.iter().copied()).filter(|&(_, tier)| tier > 0)
    }

    /// The squares at `tier` or higher.
    #[must_use]
    pub fn from_tier(&self, tier: u8) -> Vec<Square> {
        self.squares().filter(|&(_, t)| t >= tier).map(|(square, _)| square).collect()
    }

    /// The size of the board, in SVG units.
    #[must_use]
    pub fn size(&self) -> (i32, i32) {
        (i32::from(self.width) * CELL, i32::from(self.height) * CELL)
    }

    /// The `viewBox` that shows the whole mountain with its foot.
    #[must_use]
    pub fn frame(&self) -> Rect<i32> {
        let (width, height) = self.size();
        Rect::new(-26, -38, width + 52, height + 72)
    }

    /// The centre of the heart, in SVG units; the centre of the board if there is none.
    #[must_use]
    pub fn heart(&self) -> (i32, i32) {
        let heart = self.from_tier(HEART);
        let span = |of: fn(&Square) -> u8| {
            let first = heart.iter().map(of).min();
            let last = heart.iter().map(of).max();
            first.zip(last).map(|(a, b)| (i32::from(a) + i32::from(b) + 1) * CELL / 2)
        };
        let (width, height) = self.size();
        (span(|c| c.0).unwrap_or(width / 2), span(|c| c.1).unwrap_or(height / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::terraces;

    #[test]
    fn squares_have_their_heights() {
        let mountain = terraces();
        assert_eq!((mountain.width(), mountain.height()), (25, 21));
        assert_eq!(mountain.from_tier(HEART).len(), 9);
        assert_eq!((mountain.tier(0, 0), mountain.tier(12, 10)), (0, HEART));
        assert_eq!(mountain.tier(-1, 3), 0);
        assert_eq!(mountain.tier(25, 3), 0);
        assert_eq!(mountain.tier(3, 21), 0);
        assert_eq!(mountain.frame(), Rect::new(-26, -38, 852, 744));
    }

    #[test]
    fn the_heart_is_found() {
        assert_eq!(terraces().heart(), (12 * 32 + 16, 10 * 32 + 16));
        assert_eq!(Mountain::new(4, 2, |_| 1).heart(), (64, 32));
    }
}
