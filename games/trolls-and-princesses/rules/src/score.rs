//! Scoring (rulebook: end of the game; appendix).

use moot_core::{Category, ScoreSheet, Seat};

use crate::tables::KingsUse;
use crate::{Counted, Item, Points, State, TileKind, Totem};

/// The rows of the score sheet, in the order of the rulebook.
pub const CATEGORIES: [Category; 6] =
    ["sets", "princesses", "kings-tiles", "humans", "victory-tiles", "troll-cards"];

/// Points for a set of three different items, for a pair of different ones, and for each that remains.
const SETS: [i16; 3] = [15, 9, 4];
/// Points for a princess.
const PRINCESS: i16 = 7;
/// Points for a king's tile.
const KINGS_TILE: i16 = 3;

/// The best way to make sets of bells, changelings and outposts: as many of three as possible, then of two. It is the best,
/// as three different items are never worth more apart (9 + 4 or 4 + 4 + 4), nor two (4 + 4).
#[must_use]
pub fn sets(mut items: [u8; 3]) -> i16 {
    items.sort_unstable();
    let [few, some, many] = items.map(i16::from);
    SETS[0] * few + SETS[1] * (some - few) + SETS[2] * (many - some)
}

impl State {
    /// How many of something a player has, as it is counted for points.
    #[must_use]
    pub fn counted(&self, seat: Seat, what: Counted) -> u16 {
        let player = self.player(seat);
        match what {
            Counted::Totem(totem) => self.totems(seat, totem),
            Counted::Resource(resource) => player.field[resource as usize],
            Counted::Cow => player.cows.into(),
            Counted::Human => player.stored(Item::Human).into(),
            Counted::Power => player.power.into(),
            Counted::Tile(kind) => player.tiles.iter().filter(|tile| tile.kind() == kind).count() as u16,
            Counted::AnyTile => player.tiles.len() as u16,
            Counted::Site(resource) => player.sites[resource as usize].into(),
        }
    }

    /// Troll cards with a totem; one tile counts as one of each.
    fn totems(&self, seat: Seat, totem: Totem) -> u16 {
        let player = self.player(seat);
        let cards = player.troll_cards().filter(|card| card.face().totem == totem).count();
        let tiles =
            player.tiles.only_kings().iter().filter(|tile| tile.power() == Some(KingsUse::Totems)).count();
        (cards + tiles) as u16
    }

    /// The points of a tile or card for a player as things are now: rounded down, each for itself.
    #[must_use]
    pub fn points(&self, seat: Seat, points: Points) -> i16 {
        (self.counted(seat, points.of) / u16::from(points.each.max(1))) as i16
    }

    /// The points of a player by category, if the game ended now.
    #[must_use]
    pub fn points_by_category(&self, seat: Seat) -> [i16; CATEGORIES.len()] {
        let player = self.player(seat);
        let stored = |item| player.stored(item);
        let kings = self.counted(seat, Counted::Tile(TileKind::Kings)) as i16;
        let tiles = player.tiles.only_caves().iter().filter_map(|tile| tile.points());
        let cards = player.troll_cards().filter_map(|card| card.face().points);
        [
            sets([stored(Item::Bell), stored(Item::Changeling), stored(Item::Outpost)]),
            PRINCESS * i16::from(stored(Item::Princess)),
            KINGS_TILE * kings,
            i16::from(stored(Item::Human)),
            tiles.map(|points| self.points(seat, points)).sum(),
            cards.map(|points| self.points(seat, points)).sum(),
        ]
    }
}

/// The score sheet if the game ended now; equal totals are told apart by princesses.
#[must_use]
pub fn sheet(state: &State) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(&CATEGORIES, state.seats);
    for seat in state.all() {
        for (row, points) in state.points_by_category(seat).into_iter().enumerate() {
            sheet.points[row][seat.index()] = points;
        }
    }
    sheet.rank_by(|seat| -i32::from(state.player(seat).stored(Item::Princess)));
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_made_in_the_best_way() {
        assert_eq!(sets([0, 0, 0]), 0);
        assert_eq!(sets([1, 1, 1]), 15);
        assert_eq!(sets([2, 0, 1]), 9 + 4);
        assert_eq!(sets([3, 1, 2]), 15 + 9 + 4);
        assert_eq!(sets([0, 4, 0]), 16);
        // No other way of splitting is better.
        fn best(left: [i16; 3]) -> i16 {
            let mut most = 4 * left.iter().sum::<i16>();
            for taken in [[1, 1, 1], [1, 1, 0], [1, 0, 1], [0, 1, 1]] {
                if left.iter().zip(taken).all(|(left, taken)| *left >= taken) {
                    let points = if taken == [1, 1, 1] { 15 } else { 9 };
                    most = most.max(points + best(core::array::from_fn(|at| left[at] - taken[at])));
                }
            }
            most
        }
        for a in 0..4 {
            for b in 0..4 {
                for c in 0..4 {
                    assert_eq!(sets([a, b, c]), best([a.into(), b.into(), c.into()]), "{a} {b} {c}");
                }
            }
        }
    }
}
