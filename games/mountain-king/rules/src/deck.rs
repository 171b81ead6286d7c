//! The decks of trolls and spells: a set of what is unseen, and the known cards at the bottom.

use moot_core::Dice;

use crate::State;
use crate::card::{LEVELS, NONE, PLACES, row_of, troll};

/// The troll cards of a level, as bits.
pub(crate) const fn level_bits(level: u8) -> u64 {
    ((1u64 << LEVELS[level as usize]) - 1) & !((1u64 << LEVELS[level as usize - 1]) - 1)
}

/// The bit that is set in `bits` at place `nth`, counted from 0.
pub(crate) fn nth_bit(mut bits: u64, nth: u32) -> u8 {
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// Whether a draw can bring a card: whether it is one of these bits.
pub(crate) fn among(bits: u64, card: u8) -> bool {
    bits.checked_shr(card.into()).is_some_and(|bits| bits & 1 == 1)
}

impl State {
    fn sunk_of(&self, level: u8) -> &[u8] {
        let from = usize::from(LEVELS[usize::from(level) - 1]);
        &self.sunk[from..from + usize::from(self.sunk_len[usize::from(level) - 1])]
    }

    /// The known cards under the deck of a level, top first.
    #[cfg(any(feature = "serde", feature = "testing"))]
    pub(crate) fn sunk_trolls(&self, level: u8) -> &[u8] {
        self.sunk_of(level)
    }

    /// The known spells under the deck, top first.
    #[cfg(any(feature = "serde", feature = "testing"))]
    pub(crate) fn sunk_spells(&self) -> &[u8] {
        &self.sunk_spells[..usize::from(self.sunk_spell_len)]
    }

    /// Returns the top card of the deck that serves a place of the horde, if it is public: the deck consists of its known
    /// bottom only, or of a single unseen card.
    #[must_use]
    pub fn next_troll_known(&self, place: u8) -> Option<u8> {
        let next = self.next_trolls(place);
        (next.count_ones() == 1).then(|| nth_bit(next, 0))
    }

    /// The level of the deck that fills a gap in a row: its own, else the next higher that has a card, else the next
    /// lower (rulebook: running out of trolls). `None` when no card is left.
    pub(crate) fn source_level(&self, place: u8) -> Option<u8> {
        let own = row_of(place) + 1;
        (own..=3).chain((1..own).rev()).find(|&level| self.deck_size(level) > 0)
    }

    /// The cards that may come to a place, as bits: any unseen one of the deck, or the one on top of its known rest.
    pub(crate) fn next_trolls(&self, place: u8) -> u64 {
        let Some(level) = self.source_level(place) else { return 0 };
        let unseen = self.unseen_trolls & level_bits(level);
        if unseen != 0 { unseen } else { self.sunk_of(level).first().map_or(0, |&card| 1 << card) }
    }

    /// Takes a card out of its deck.
    pub(crate) fn take_troll(&mut self, card: u8) {
        if self.unseen_trolls >> card & 1 == 1 {
            self.unseen_trolls &= !(1 << card);
            return;
        }
        let level = troll(card).level;
        let from = usize::from(LEVELS[usize::from(level) - 1]);
        let len = &mut self.sunk_len[usize::from(level) - 1];
        self.sunk[from..from + usize::from(*len)].rotate_left(1);
        *len -= 1;
        self.sunk[from + usize::from(*len)] = NONE;
    }

    /// Puts a card face down under the deck of its own level.
    pub(crate) fn sink_troll(&mut self, card: u8) {
        let level = usize::from(troll(card).level) - 1;
        self.sunk[usize::from(LEVELS[level]) + usize::from(self.sunk_len[level])] = card;
        self.sunk_len[level] += 1;
    }

    /// The first place of the horde that waits for a card which some deck can give.
    pub(crate) fn gap(&self) -> Option<u8> {
        (0..PLACES as u8)
            .find(|&place| self.horde[usize::from(place)].card == NONE && self.source_level(place).is_some())
    }

    /// How many spells are in the deck.
    #[must_use]
    pub fn spells_left(&self) -> usize {
        self.unseen_spells.count_ones() as usize + usize::from(self.sunk_spell_len)
    }

    /// The spells that may come to the spellbook, as bits.
    pub(crate) fn next_spells(&self) -> u32 {
        if self.unseen_spells != 0 {
            self.unseen_spells
        } else if self.sunk_spell_len > 0 {
            1 << self.sunk_spells[0]
        } else {
            0
        }
    }

    /// Takes a spell out of its deck.
    pub(crate) fn take_spell(&mut self, spell: u8) {
        if self.unseen_spells >> spell & 1 == 1 {
            self.unseen_spells &= !(1 << spell);
            return;
        }
        let len = usize::from(self.sunk_spell_len);
        self.sunk_spells[..len].rotate_left(1);
        self.sunk_spells[len - 1] = NONE;
        self.sunk_spell_len -= 1;
    }

    /// Puts a spell under its deck.
    pub(crate) fn sink_spell(&mut self, spell: u8) {
        self.sunk_spells[usize::from(self.sunk_spell_len)] = spell;
        self.sunk_spell_len += 1;
    }
}

/// A card drawn from a set of bits, each equally likely.
pub(crate) fn draw(bits: u64, dice: &mut impl Dice) -> u8 {
    nth_bit(bits, dice.below(bits.count_ones()))
}

/// A draw from counted kinds: the place of the kind, weighted by its count.
pub(crate) fn draw_counted(counts: &[u8], dice: &mut impl Dice) -> u8 {
    let mut left = dice.below(counts.iter().map(|&n| u32::from(n)).sum());
    for (kind, &count) in counts.iter().enumerate() {
        if left < u32::from(count) {
            return kind as u8;
        }
        left -= u32::from(count);
    }
    0
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

    use super::*;
    use crate::Setup;

    #[test]
    fn spells_under_the_deck_come_in_order_when_it_is_used_up() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let all = state.unseen_spells;
        state.sink_spell(4);
        state.sink_spell(9);
        assert_eq!((state.next_spells(), state.spells_left()), (all, all.count_ones() as usize + 2));
        state.unseen_spells = 1 << 2;
        state.take_spell(2);
        assert_eq!((state.next_spells(), state.spells_left()), (1 << 4, 2));
        state.take_spell(4);
        assert_eq!((state.next_spells(), state.spells_left()), (1 << 9, 1));
        state.take_spell(9);
        assert_eq!((state.next_spells(), state.spells_left()), (0, 0));
        assert_eq!(state.sunk_spells, State::new(&Setup::usual(2).unwrap()).sunk_spells);
    }
}
