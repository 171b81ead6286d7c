//! Places where trolls are: caverns, villages, and beside the board before their first move.

use core::fmt;

/// The caverns and villages, with their words.
const WORDS: [&str; Place::COUNT] = ["mining", "building", "power", "I", "II", "III", "IV", "beside"];

/// The number of caverns, which come before the villages.
const CAVERNS: u8 = 3;
/// The number of villages of the box.
const VILLAGES: u8 = 4;

/// A cavern of a player board, a village, or the space beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

impl Place {
    /// The mining cavern.
    pub const MINING: Place = Place(0);
    /// The building cavern.
    pub const BUILDING: Place = Place(1);
    /// The troll power cavern.
    pub const POWER: Place = Place(2);
    /// Where trolls wait before their first move; nothing ever moves there.
    pub const BESIDE: Place = Place(CAVERNS + VILLAGES);
    /// The three caverns.
    pub const CAVERNS: [Place; CAVERNS as usize] = [Place::MINING, Place::BUILDING, Place::POWER];
    /// The number of places.
    pub const COUNT: usize = Place::BESIDE.index() + 1;

    /// The village with a number, counted from 0.
    #[must_use]
    pub const fn village(number: u8) -> Place {
        Place(CAVERNS + number)
    }

    /// The number of a village, counted from 0; `None` for other places.
    #[must_use]
    pub const fn number(self) -> Option<usize> {
        if self.0 < CAVERNS || self.0 >= CAVERNS + VILLAGES {
            return None;
        }
        Some((self.0 - CAVERNS) as usize)
    }

    /// Whether it is a cavern.
    #[must_use]
    pub const fn is_cavern(self) -> bool {
        self.0 < CAVERNS
    }

    /// Whether it is a village.
    #[must_use]
    pub const fn is_village(self) -> bool {
        self.number().is_some()
    }

    /// The place as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The word in the notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS.get(self.index()).copied().unwrap_or("nowhere")
    }

    /// The place with a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Place> {
        WORDS.iter().position(|&known| known == word).map(|at| Place(at as u8))
    }

    /// The caverns, then the first `villages` villages.
    pub fn all(villages: u8) -> impl Iterator<Item = Place> + Clone {
        (0..CAVERNS + villages).map(Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_words_and_numbers() {
        for place in (0..Place::COUNT as u8).map(Place) {
            assert_eq!(Place::from_word(place.word()), Some(place));
            assert!(!(place.is_cavern() && place.is_village()));
        }
        assert_eq!(Place::village(3).word(), "IV");
        assert_eq!(Place::village(2).number(), Some(2));
        assert_eq!(Place::BESIDE.number(), None);
        assert_eq!(Place::all(2).count(), 5);
    }
}
