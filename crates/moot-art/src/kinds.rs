//! The enums that the drawings need: clans, resources, seat styles, seasons, squares. They mirror the rules without depending on
//! them, so that the drawings can be tested on their own.

use super::icon::Icon;

/// A square of the mountain: column and row, both from 0.
pub type Square = (u8, u8);

/// The side of one square, in SVG units. Every board coordinate of this module is in these units.
pub const CELL: i32 = 32;

/// The centre of a square, in SVG units.
#[must_use]
pub fn middle((x, y): Square) -> (i32, i32) {
    (i32::from(x) * CELL + CELL / 2, i32::from(y) * CELL + CELL / 2)
}

/// A clan of trolls. Mud has neither statues nor pedestals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clan {
    /// Fire.
    Fire,
    /// Ice.
    Ice,
    /// Moon.
    Moon,
    /// Mud.
    Mud,
}

impl Clan {
    /// All four.
    pub const ALL: [Clan; 4] = [Clan::Fire, Clan::Ice, Clan::Moon, Clan::Mud];

    /// The CSS class of the clan.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["fire", "ice", "moon", "mud"][self as usize]
    }

    /// The icon of the clan.
    #[must_use]
    pub const fn icon(self) -> Icon {
        [Icon::Fire, Icon::Ice, Icon::Moon, Icon::Mud][self as usize]
    }
}

/// A kind of resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    /// Stone.
    Stone,
    /// Iron.
    Iron,
    /// Heartstone.
    Heartstone,
    /// Coin.
    Coin,
    /// Cart.
    Cart,
    /// Hammer.
    Hammer,
    /// Rune.
    Rune,
}

impl Resource {
    /// All seven, in the order of the notation `s i h c t m r`.
    pub const ALL: [Resource; 7] = [
        Resource::Stone,
        Resource::Iron,
        Resource::Heartstone,
        Resource::Coin,
        Resource::Cart,
        Resource::Hammer,
        Resource::Rune,
    ];

    /// The CSS class that colours the icon.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["stone", "iron", "heartstone", "coin", "cart", "hammer", "rune"][self as usize]
    }

    /// The icon.
    #[must_use]
    pub const fn icon(self) -> Icon {
        [Icon::Stone, Icon::Iron, Icon::Heartstone, Icon::Coin, Icon::Cart, Icon::Hammer, Icon::Rune]
            [self as usize]
    }

    /// The resource of a letter of the notation.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Resource> {
        "sihctmr".find(letter).and_then(|at| Resource::ALL.get(at).copied())
    }
}

/// The style of a player: always a colour, a pattern and an emblem together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatStyle {
    /// Crimson, diagonal stripes, berries.
    Rowan,
    /// Blue, dots, waves.
    Fjord,
    /// Cream, dashes, a leaf.
    Birch,
    /// Green, crosses, a fir.
    Spruce,
    /// Lilac, rings, a bell.
    Heather,
}

impl SeatStyle {
    /// All five.
    pub const ALL: [SeatStyle; 5] =
        [SeatStyle::Rowan, SeatStyle::Fjord, SeatStyle::Birch, SeatStyle::Spruce, SeatStyle::Heather];

    /// The CSS class that sets `--own`, `--own-mark` and `--own-on`: `p1` to `p5`.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["p1", "p2", "p3", "p4", "p5"][self as usize]
    }

    /// The fill of a shape with the pattern: `url(#pat-1)` to `url(#pat-5)`.
    #[must_use]
    pub const fn pattern(self) -> &'static str {
        ["url(#pat-1)", "url(#pat-2)", "url(#pat-3)", "url(#pat-4)", "url(#pat-5)"][self as usize]
    }

    /// The colour as a custom property: `var(--p1)` to `var(--p5)`.
    #[must_use]
    pub const fn colour(self) -> &'static str {
        ["var(--p1)", "var(--p2)", "var(--p3)", "var(--p4)", "var(--p5)"][self as usize]
    }

    /// The emblem.
    #[must_use]
    pub const fn emblem(self) -> Icon {
        [Icon::Rowan, Icon::Fjord, Icon::Birch, Icon::Spruce, Icon::Heather][self as usize]
    }
}

/// The side of the board; it changes the land and the chrome, never the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Season {
    /// Snow and firs.
    Winter,
    /// Gold fields and birches.
    Autumn,
}

impl Season {
    /// The value of the `data-side` attribute that switches the theme.
    #[must_use]
    pub const fn side(self) -> &'static str {
        ["winter", "autumn"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_match_the_notation() {
        let read: Vec<_> = "sihctmr".chars().filter_map(Resource::from_letter).collect();
        assert_eq!(read, Resource::ALL);
        assert_eq!(Resource::from_letter('T'), None);
    }

    #[test]
    fn classes_and_icons_agree() {
        for resource in Resource::ALL {
            assert_eq!(resource.icon().id(), format!("i-{}", resource.class()));
        }
        for clan in Clan::ALL {
            assert_eq!(clan.icon().id(), format!("i-{}", clan.class()));
        }
        for seat_style in SeatStyle::ALL {
            assert_eq!(seat_style.emblem().id(), format!("e-{}", seat_style.class()));
        }
    }

    #[test]
    fn the_centre_of_a_square_is_in_svg_units() {
        assert_eq!(middle((0, 0)), (16, 16));
        assert_eq!(middle((24, 20)), (784, 656));
    }
}
