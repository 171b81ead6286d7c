//! Names of cards, tiles and places as small numbers.

use crate::tables::{self, Troll};

/// The value for "none" wherever a card, place, page or workshop is one byte.
pub const NONE: u8 = u8::MAX;

/// How many troll cards the horde has; the starters follow them in the table.
pub const TROLLS: u8 = 55;

/// The first card of each level, and one past the last.
pub const LEVELS: [u8; 4] = [0, 21, 38, 55];

/// Places of the horde: five of the bottom row, four of the middle row, three of the top row.
pub const PLACES: usize = 12;

/// Places of the horde by row, the bottom row first.
pub const ROW_SIZES: [u8; 3] = [5, 4, 3];

/// Slots of the bottom row of a trollsmoot, which the starters fill.
pub const BOTTOM: usize = 4;

/// Pages of the spellbook.
pub const PAGES: usize = 3;

/// Slots of a trollsmoot: four at the bottom, then three, two and one.
pub const SLOTS: usize = 10;

/// The two slots that carry each slot above the bottom row.
const SUPPORTS: [[u8; 2]; 6] = [[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [7, 8]];

/// The slots that wake when a troll is placed, as bits: itself and everything that carries it.
pub const CASCADES: [u16; SLOTS] = {
    let mut bits = [0; SLOTS];
    let mut slot = 0;
    while slot < SLOTS {
        bits[slot] = 1 << slot;
        if slot >= BOTTOM {
            let [left, right] = SUPPORTS[slot - BOTTOM];
            bits[slot] |= bits[left as usize] | bits[right as usize];
        }
        slot += 1;
    }
    bits
};

/// The two slots beneath `slot`; `None` for the bottom row.
#[must_use]
pub fn supports(slot: u8) -> Option<[u8; 2]> {
    SUPPORTS.get(usize::from(slot).checked_sub(BOTTOM)?).copied()
}

/// The row of a place of the horde: 0 at the bottom to 2 at the top.
#[must_use]
pub const fn row_of(place: u8) -> u8 {
    match place {
        0..=4 => 0,
        5..=8 => 1,
        _ => 2,
    }
}

/// The places beneath a place of the horde, which must be bribed, in ascending order.
#[must_use]
pub const fn beneath(place: u8) -> &'static [u8] {
    const MIDDLE: [[u8; 2]; 4] = [[0, 1], [1, 2], [2, 3], [3, 4]];
    const TOP: [[u8; 5]; 3] = [[0, 1, 2, 5, 6], [1, 2, 3, 6, 7], [2, 3, 4, 7, 8]];
    match place {
        5..=8 => &MIDDLE[place as usize - 5],
        9..=11 => &TOP[place as usize - 9],
        _ => &[],
    }
}

/// The printed face of a card.
#[must_use]
pub fn troll(card: u8) -> &'static Troll {
    &tables::TROLLS[usize::from(card)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_trollsmoot_wakes_as_often_as_the_facts_say() {
        let mut wakes = [0; SLOTS];
        for cascade in &CASCADES[4..] {
            for (slot, count) in wakes.iter_mut().enumerate() {
                *count += cascade >> slot & 1;
            }
        }
        assert_eq!(wakes, [3, 5, 5, 3, 3, 4, 3, 2, 2, 1]);
    }

    #[test]
    fn bribes_go_to_every_troll_beneath() {
        assert_eq!(
            (0..12).map(|p| beneath(p).len()).collect::<Vec<_>>(),
            [0, 0, 0, 0, 0, 2, 2, 2, 2, 5, 5, 5]
        );
        assert_eq!(supports(3), None);
        assert_eq!(supports(9), Some([7, 8]));
    }

    #[test]
    fn the_levels_lie_where_the_table_has_them() {
        for card in 0..TROLLS {
            let level = troll(card).level;
            assert!((LEVELS[level as usize - 1]..LEVELS[level as usize]).contains(&card));
        }
        assert!((TROLLS..TROLLS + 6).all(|card| troll(card).level == 0));
    }
}
