//! Maps the types of the rules to those of [`moot_art`].

use crate::art::icons;
use mountain_king::tables::{Board, WORKSHOPS};
use mountain_king::{Clan, Kind, Mask, Side, Square};

use moot_art::{Icon, Mountain, Resource, Season};

/// A square in the art's coordinates.
#[must_use]
pub const fn square(at: Square) -> moot_art::Square {
    (at.column(), at.row())
}

/// The squares of a set in the art's coordinates.
#[must_use]
pub fn squares(mask: &Mask) -> Vec<moot_art::Square> {
    mask.iter().map(square).collect()
}

/// A clan.
#[must_use]
pub const fn clan(clan: Clan) -> moot_art::Clan {
    [moot_art::Clan::Fire, moot_art::Clan::Ice, moot_art::Clan::Moon][clan as usize]
}

/// A resource.
#[must_use]
pub const fn resource(kind: Kind) -> Resource {
    Resource::ALL[kind as usize]
}

/// The season of a side.
#[must_use]
pub const fn season(side: Side) -> Season {
    match side {
        Side::Winter => Season::Winter,
        Side::Autumn => Season::Autumn,
    }
}

/// The picture of a workshop, by its kind.
#[must_use]
pub fn workshop(kind: u8) -> Option<Icon> {
    icons::workshop(WORKSHOPS.get(usize::from(kind))?.id)
}

/// The mountain in the types of the art.
#[must_use]
pub fn mountain(board: &Board) -> Mountain {
    Mountain::new(board.width, board.height, |(x, y)| {
        let at = Square::at(x, y);
        if board.heart.has(at) {
            moot_art::mountain::HEART
        } else {
            board.tier(at).map_or(0, |tier| tier as u8 + 1)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::tables::{AUTUMN, WINTER};

    #[test]
    fn every_workshop_has_its_own_picture() {
        let mut icons: Vec<_> =
            (0..WORKSHOPS.len() as u8).map(|kind| workshop(kind).expect("a picture")).collect();
        icons.sort_unstable();
        icons.dedup();
        assert_eq!(icons.len(), WORKSHOPS.len());
        assert_eq!(workshop(mountain_king::card::NONE), None);
    }

    #[test]
    fn the_painted_mountain_matches_the_rules() {
        for board in [&WINTER, &AUTUMN] {
            let painted = mountain(board);
            for (tier, squares) in board.tiers.iter().enumerate() {
                assert!(squares.iter().all(|at| {
                    usize::from(painted.tier(at.column().into(), at.row().into())) == tier + 1
                }));
            }
            assert_eq!(painted.from_tier(moot_art::mountain::HEART).len() as u32, board.heart.count());
        }
    }

    #[test]
    fn names_of_kinds_match() {
        for kind in Kind::ALL {
            assert_eq!(Resource::from_letter(kind.letter()), Some(resource(kind)));
        }
        for one in Clan::ALL {
            assert_eq!(clan(one).class(), one.word());
        }
    }
}
