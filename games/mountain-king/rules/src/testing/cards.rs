//! Trolls, the horde and the spellbook of a position.

use moot_core::Seat;

use super::position::{Position, card, pile};
use crate::card::{NONE, SLOTS, TROLLS, troll};
use crate::{Kind, Spell};

impl Position {
    /// Puts a troll into a slot. It comes from the deck or the horde; what was in the slot goes back to the deck.
    pub fn troll(&mut self, seat: u8, slot: u8, name: &str) -> &mut Position {
        let new = card(name);
        if new < TROLLS {
            self.fetch(new);
        }
        let player = self.state.player_mut(Seat(seat));
        let mut old = player.trolls[usize::from(slot)];
        player.held[usize::from(slot)] = 0;
        if new >= TROLLS
            && let Some(twin) = player.trolls.iter().position(|&card| card == new)
        {
            player.trolls[twin] = old; // a player has every starter once
            old = NONE;
        }
        player.trolls[usize::from(slot)] = new;
        self.put_back(old);
        self
    }

    /// Takes a card out of the deck, or out of the horde, where another one takes its place.
    fn fetch(&mut self, card: u8) {
        if self.state.unseen_trolls >> card & 1 == 1 {
            self.state.unseen_trolls &= !(1 << card);
            return;
        }
        let Some(place) = self.state.horde.iter().position(|place| place.card == card) else {
            panic!("{} is neither in the deck nor in the horde", troll(card).name);
        };
        let next = self.state.unseen_trolls & crate::deck::level_bits(troll(card).level);
        let next = crate::deck::nth_bit(next, 0);
        self.state.unseen_trolls &= !(1 << next);
        self.state.horde[place].card = next;
    }

    fn put_back(&mut self, card: u8) {
        if card < TROLLS {
            self.state.unseen_trolls |= 1 << card;
        }
    }

    /// Puts tokens on the symbols of a troll, forgetting what it held: letters as on the cards, `T` for a clan cart.
    pub fn hold(&mut self, seat: u8, slot: u8, letters: &str) -> &mut Position {
        let player = self.state.player_mut(Seat(seat));
        let icons = troll(player.trolls[usize::from(slot)]).icons;
        let mut bits = 0u8;
        for letter in letters.chars() {
            let bound = letter == 'T';
            let kind = Kind::from_letter(letter.to_ascii_lowercase());
            let fits =
                |&i: &usize| bits >> i & 1 == 0 && Some(icons[i].kind) == kind && icons[i].bound == bound;
            let Some(icon) = (0..icons.len()).find(fits) else { panic!("no symbol for {letter}") };
            bits |= 1 << icon;
        }
        player.held[usize::from(slot)] = bits;
        self
    }

    /// Fills a trollsmoot up to so many trolls with cards of the deck, the lowest first; they hold nothing.
    pub fn grow(&mut self, seat: u8, size: usize) -> &mut Position {
        for slot in 4..SLOTS {
            if self.state.player(Seat(seat)).size() < size
                && self.state.player(Seat(seat)).trolls[slot] == NONE
            {
                let next = crate::deck::nth_bit(self.state.unseen_trolls, 0);
                self.state.unseen_trolls &= !(1 << next);
                self.state.player_mut(Seat(seat)).trolls[slot] = next;
            }
        }
        self
    }

    /// Puts a troll of the deck onto a place of the horde.
    pub fn horde(&mut self, place: u8, name: &str) -> &mut Position {
        let new = card(name);
        let old = self.state.horde[usize::from(place)].card;
        if let Some(other) = self.state.horde.iter().position(|place| place.card == new) {
            self.state.horde[other].card = old;
        } else {
            self.fetch(new);
            self.put_back(old);
        }
        self.state.horde[usize::from(place)].card = new;
        self
    }

    /// Lays bribes on a place of the horde.
    pub fn bribes(&mut self, place: u8, letters: &str) -> &mut Position {
        self.state.horde[usize::from(place)].bribes = pile(letters);
        self
    }

    /// Puts all unseen cards of a deck into trollsmoots: of every seat but the active one, from the last seat on.
    pub fn drain(&mut self, level: u8) -> &mut Position {
        let active = self.state.active;
        for seat in Seat::all(self.setup.players().into()).rev().filter(|&seat| seat != active) {
            for slot in 4..SLOTS {
                let left = self.state.unseen_trolls & crate::deck::level_bits(level);
                if left != 0 && self.state.player(seat).trolls[slot] == NONE {
                    let next = crate::deck::nth_bit(left, 0);
                    self.state.unseen_trolls &= !(1 << next);
                    self.state.player_mut(seat).trolls[slot] = next;
                }
            }
        }
        let left = self.state.unseen_trolls & crate::deck::level_bits(level);
        assert!(left == 0, "too few slots for the deck of level {level}");
        self
    }

    /// Opens the spellbook at a spell.
    pub fn spell(&mut self, page: u8, spell: Spell, runes: u8) -> &mut Position {
        let new = spell as u8;
        let old = self.state.book[usize::from(page)];
        if let Some(other) = self.state.book.iter().position(|&spell| spell == new) {
            self.state.book.swap(other, page.into());
            self.state.runes.swap(other, page.into());
        } else {
            self.state.unseen_spells = self.state.unseen_spells & !(1 << new) | 1 << old;
            self.state.book[usize::from(page)] = new;
        }
        self.state.runes[usize::from(page)] = runes;
        self
    }
}
