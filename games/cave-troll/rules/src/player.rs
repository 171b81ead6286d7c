//! The possessions of a player: cards, gold, and figures in the dungeon.

use crate::figure::{HERO_SLOTS, SLOTS};
use crate::space::SPACE_COUNT;
use crate::{Card, Cards, Figure, Set, Space, Spaces};

/// The maximal number of players.
pub const MAX_PLAYERS: usize = 4;
/// How many Adventurers a colour has.
#[cfg(any(feature = "serde", feature = "testing"))]
pub(crate) const ADVENTURERS: u8 = 9;
/// How many cards Raven's Eye looks at.
pub(crate) const SEEN: usize = 4;

/// The possessions of a player.
///
/// In the [`crate::View`] of another seat the cards of the hand are back in `deck`, because they are hidden; the sizes stay
/// correct: see [`Player::deck_len`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The cards of the deck, in no order, those of `top` and `seen` included.
    pub deck: Cards,
    /// The known cards of the hand.
    pub hand: Cards,
    /// How many cards the hand has.
    pub held: u8,
    /// The cards on top of the deck that Raven's Eye has put in order, the next one first.
    pub top: [Card; SEEN],
    /// How many cards `top` has, known or not.
    pub topped: u8,
    /// The cards that Raven's Eye has shown and that are not yet back in order.
    pub seen: Cards,
    /// How many cards `seen` has, known or not.
    pub looked: u8,
    /// The discards, face up.
    pub discards: Cards,
    /// Cards that left the game with a scoring pile.
    pub gone: Cards,
    /// Gold by row of the score sheet: [`crate::score::CATEGORIES`].
    pub gold: [i16; 5],
    /// Adventurers by space.
    pub adventurers: [u8; SPACE_COUNT],
    /// The spaces with Adventurers.
    pub camps: Spaces,
    /// Where the single figures are, by slot; [`Space::NONE`] when not in the dungeon.
    pub singles: [Space; SLOTS],
    /// Adventurers that stood in the dungeon and were removed.
    pub lost: u8,
    /// Single figures that stood in the dungeon and were removed: bits by slot.
    pub fallen: u8,
}

impl Player {
    pub(crate) fn new(set: Set) -> Player {
        Player {
            deck: Cards::deck(set),
            hand: Cards::EMPTY,
            held: 0,
            top: [Card::NONE; SEEN],
            topped: 0,
            seen: Cards::EMPTY,
            looked: 0,
            discards: Cards::EMPTY,
            gone: Cards::EMPTY,
            gold: [0; 5],
            adventurers: [0; SPACE_COUNT],
            camps: Spaces::NONE,
            singles: [Space::NONE; SLOTS],
            lost: 0,
            fallen: 0,
        }
    }

    /// An unused seat.
    pub(crate) fn nobody() -> Player {
        Player { deck: Cards::EMPTY, ..Player::new(Set::Classic) }
    }

    /// How many cards are left in the deck.
    #[must_use]
    pub const fn deck_len(&self) -> u8 {
        (self.deck.len() + self.hand.len()).saturating_sub(self.held)
    }

    /// The gold gained so far.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.gold.iter().map(|&gold| i32::from(gold)).sum()
    }

    /// Where a single figure of this player is; [`Space::NONE`] for Adventurers and what is not in the dungeon.
    #[must_use]
    pub fn at(&self, figure: Figure) -> Space {
        figure.slot().map_or(Space::NONE, |slot| self.singles[slot])
    }

    /// Whether a figure of that kind stands on a space.
    #[must_use]
    pub fn stands(&self, figure: Figure, at: Space) -> bool {
        match figure.slot() {
            None => self.camps.has(at),
            Some(slot) => at.is_some() && self.singles[slot] == at,
        }
    }

    /// Every kind of figure that stands on a space, chest included.
    pub fn standing(&self, set: Set, at: Space) -> impl Iterator<Item = Figure> + '_ {
        let adventurer = self.camps.has(at).then_some(Figure::Adventurer);
        let singles = Figure::singles(set);
        adventurer
            .into_iter()
            .chain((0..SLOTS).filter(move |&slot| self.singles[slot] == at).map(move |slot| singles[slot]))
    }

    /// How many characters stand on a space.
    #[must_use]
    pub fn characters(&self, at: Space) -> u8 {
        let singles = self.singles[..SLOTS - 1].iter().filter(|&&single| single == at).count();
        self.adventurers.get(at.index()).copied().unwrap_or(0) + singles as u8
    }

    /// How many heroes stand on a space, each counted once.
    #[must_use]
    pub fn heroes(&self, at: Space) -> u8 {
        let singles = HERO_SLOTS.iter().filter(|&&slot| self.singles[slot] == at).count();
        self.adventurers.get(at.index()).copied().unwrap_or(0) + singles as u8
    }

    /// The spaces with heroes.
    #[must_use]
    pub fn hero_spaces(&self) -> Spaces {
        HERO_SLOTS.iter().fold(self.camps, |all, &slot| all | Spaces::one(self.singles[slot]))
    }
}
