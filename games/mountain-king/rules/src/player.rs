//! The possessions of a player: trolls with their tokens, storage, and payments from both.

use crate::card::{CASCADES, NONE, SLOTS, troll};
use crate::{Clan, Kind, Payment, Pile, Source, Square, Token};

/// The possessions of a player apart from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Player {
    /// The trollsmoot by slots: a card, or [`NONE`].
    pub trolls: [u8; SLOTS],
    /// Which symbols of the troll in each slot hold a token, as bits.
    pub held: [u8; SLOTS],
    /// Storage; in team play that of the team.
    pub storage: Pile,
    /// Pedestals in storage by clan; in team play those of the team.
    pub pedestals: [u8; 3],
    /// Honour from tunnels.
    pub honour: u16,
    /// The gate; [`Square::NONE`] before it is placed.
    pub gate: Square,
    /// The honour of the coronation token, 0 without one.
    pub coronation: u8,
}

impl Player {
    pub(crate) const NEW: Player = Player {
        trolls: [NONE; SLOTS],
        held: [0; SLOTS],
        storage: Pile::EMPTY,
        pedestals: [0; 3],
        honour: 0,
        gate: Square::NONE,
        coronation: 0,
    };

    /// The order in which tokens on trolls are proposed for a payment: those that wake most often first.
    const SPEND: [u8; SLOTS] = [1, 2, 5, 0, 3, 4, 6, 7, 8, 9];

    /// The number of trolls in the trollsmoot.
    #[must_use]
    pub fn size(&self) -> usize {
        self.trolls.iter().filter(|&&card| card != NONE).count()
    }

    /// The sum of the levels of the recruited trolls, for ties.
    #[must_use]
    pub fn levels(&self) -> i32 {
        self.trolls.iter().filter(|&&card| card != NONE).map(|&card| i32::from(troll(card).level)).sum()
    }

    /// The tokens on trolls, slot by slot.
    pub fn held_tokens(&self) -> impl Iterator<Item = Token> + '_ {
        (0..SLOTS as u8).flat_map(|slot| self.held_in(slot))
    }

    fn held_in(&self, slot: u8) -> impl Iterator<Item = Token> + use<> {
        let mut bits = self.held[usize::from(slot)];
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let icon = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                Token::held(slot, icon)
            })
        })
    }

    /// The kind of a token that the player owns, and the clan it is bound to if it is a clan cart.
    #[must_use]
    pub fn token(&self, token: Token) -> Option<(Kind, Option<Clan>)> {
        match token.source() {
            Source::Held { slot, icon } => {
                if self.held[usize::from(slot)] >> icon & 1 == 0 {
                    return None;
                }
                let card = troll(self.trolls[usize::from(slot)]);
                let icon = card.icons[usize::from(icon)];
                Some((icon.kind, card.clan.filter(|_| icon.bound)))
            }
            Source::Stored(kind) => (self.storage[kind] > 0).then_some((kind, None)),
        }
    }

    /// Everything on trolls, by kind.
    #[must_use]
    pub fn on_trolls(&self) -> Pile {
        let mut pile = Pile::EMPTY;
        for (slot, &bits) in self.held.iter().enumerate().filter(|&(_, &bits)| bits != 0) {
            let mut bits = bits;
            let icons = troll(self.trolls[slot]).icons;
            while bits != 0 {
                pile[icons[bits.trailing_zeros() as usize].kind] += 1;
                bits &= bits - 1;
            }
        }
        pile
    }

    /// Everything owned, on trolls and in storage, by kind.
    #[must_use]
    pub fn owned(&self) -> Pile {
        self.storage + self.on_trolls()
    }

    /// The canonical token of a kind: from trolls before storage, a clan cart before a wild one.
    #[must_use]
    pub fn pick(&self, kind: Kind) -> Option<Token> {
        let paid = self.pay(Pile::of(kind, 1))?;
        paid.from_trolls().next().or(Some(Token::stored(kind)))
    }

    /// The canonical token for a cart that moves a statue of `clan`: a cart of that clan, then a wild one on a troll, then
    /// one in storage. With no clan, only wild carts will do.
    #[must_use]
    pub fn pick_cart(&self, clan: Option<Clan>) -> Option<Token> {
        let mut wild = None;
        for slot in Self::SPEND {
            for token in self.held_in(slot) {
                match self.token(token) {
                    Some((Kind::Cart, Some(bound))) if Some(bound) == clan => return Some(token),
                    Some((Kind::Cart, None)) if wild.is_none() => wild = Some(token),
                    _ => {}
                }
            }
        }
        wild.or_else(|| (self.storage[Kind::Cart] > 0).then_some(Token::stored(Kind::Cart)))
    }

    /// The canonical payment of exactly `price`: from trolls before storage, clan carts before wild ones; `None` when the
    /// player owns too little.
    #[must_use]
    pub fn pay(&self, price: Pile) -> Option<Payment> {
        let mut paid = Payment::NOTHING;
        let mut due = price;
        // Two rounds over the trolls: clan carts serve a third of the statues only, so they go first.
        for bound in [true, false] {
            if bound && due[Kind::Cart] == 0 {
                continue;
            }
            for slot in Self::SPEND {
                let bits = self.held[usize::from(slot)];
                if bits == 0 {
                    continue;
                }
                let icons = troll(self.trolls[usize::from(slot)]).icons;
                for (i, icon) in icons.iter().enumerate() {
                    if bits >> i & 1 == 1 && icon.bound == bound && due[icon.kind] > 0 {
                        due[icon.kind] -= 1;
                        paid.held |= 1 << (slot * 6 + i as u8);
                    }
                }
            }
        }
        for kind in Kind::ALL {
            let rest = due[kind];
            if rest > self.storage[kind] || rest > 15 {
                return None;
            }
            paid.stored |= u32::from(rest) << (kind as u32 * 4);
        }
        Some(paid)
    }

    /// The value of a payment by kind, if the player owns every token of it.
    #[must_use]
    pub fn value(&self, paid: Payment) -> Option<Pile> {
        let mut pile = paid.from_storage();
        if !self.storage.covers(pile) || paid.held >> (SLOTS * 6) != 0 {
            return None;
        }
        for token in paid.from_trolls() {
            pile[self.token(token)?.0] += 1;
        }
        Some(pile)
    }

    /// Takes a payment away. The caller has checked with [`value`](Self::value) that the player owns it.
    pub(crate) fn spend(&mut self, paid: Payment) {
        for token in paid.from_trolls() {
            if let Source::Held { slot, icon } = token.source() {
                self.held[usize::from(slot)] &= !(1 << icon);
            }
        }
        if let Some(rest) = self.storage.minus(paid.from_storage()) {
            self.storage = rest;
        }
    }

    /// Wakes the troll in `slot`: every empty symbol takes a token. Returns the symbols that gained, as bits.
    pub(crate) fn wake(&mut self, slot: u8) -> u8 {
        let slot = usize::from(slot);
        if self.trolls[slot] == NONE {
            return 0;
        }
        let full = (1u16 << troll(self.trolls[slot]).icons.len()) as u8 - 1;
        let gained = full & !self.held[slot];
        self.held[slot] = full;
        gained
    }

    /// What each slot would gain if a troll were placed in `slot`, as symbol bits; the new troll's own slot is left out.
    #[must_use]
    pub fn cascade(&self, slot: u8) -> [u8; SLOTS] {
        let mut gains = [0; SLOTS];
        let mut after = *self;
        for (below, gain) in gains.iter_mut().enumerate() {
            if CASCADES[usize::from(slot)] >> below & 1 == 1 && below != usize::from(slot) {
                *gain = after.wake(below as u8);
            }
        }
        gains
    }
}
