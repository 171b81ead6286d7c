//! Single resources of a player, and payments made of them.

use core::fmt;

use crate::tables::MAX_ICONS;
use crate::{Kind, Pile};

const STORED: u8 = 60;

/// One resource of a player: on a symbol of a troll, or in storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Token(pub(crate) u8);

/// Where a [`Token`] lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// On symbol `icon` of the troll in `slot`.
    Held {
        /// Slot of the trollsmoot.
        slot: u8,
        /// Which symbol of the troll.
        icon: u8,
    },
    /// In storage.
    Stored(Kind),
}

impl Token {
    /// The token on symbol `icon` of the troll in `slot`.
    #[must_use]
    pub const fn held(slot: u8, icon: u8) -> Token {
        Token(slot * MAX_ICONS as u8 + icon)
    }

    /// A resource in storage.
    #[must_use]
    pub const fn stored(kind: Kind) -> Token {
        Token(STORED + kind as u8)
    }

    /// Where the token lies.
    #[must_use]
    pub const fn source(self) -> Source {
        if self.0 < STORED {
            Source::Held { slot: self.0 / MAX_ICONS as u8, icon: self.0 % MAX_ICONS as u8 }
        } else {
            Source::Stored(Kind::ALL[(self.0 - STORED) as usize % 7])
        }
    }
}

impl fmt::Display for Token {
    /// `slot.icon` for a held token, the letter of its kind for a stored one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source() {
            Source::Held { slot, icon } => write!(f, "{slot}.{icon}"),
            Source::Stored(kind) => write!(f, "{}", kind.letter()),
        }
    }
}

/// Several resources of a player that are spent together: exact tokens, so that a hand-made choice is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Payment {
    /// Tokens on trolls, one bit for each symbol (`slot * 6 + icon`).
    pub(crate) held: u64,
    /// Resources from storage, four bits for each kind.
    pub(crate) stored: u32,
}

impl Payment {
    /// Nothing.
    pub const NOTHING: Payment = Payment { held: 0, stored: 0 };

    /// The payment with one more token; a token on a troll counts once, and a kind in storage fifteen times at most.
    #[must_use]
    pub const fn with(mut self, token: Token) -> Payment {
        match token.source() {
            Source::Held { .. } => self.held |= 1 << token.0,
            Source::Stored(kind) => {
                let shift = kind as u32 * 4;
                if self.stored >> shift & 15 < 15 {
                    self.stored += 1 << shift;
                }
            }
        }
        self
    }

    /// The payment without one such token, if it has it.
    #[must_use]
    pub const fn without(mut self, token: Token) -> Payment {
        match token.source() {
            Source::Held { .. } => self.held &= !(1 << token.0),
            Source::Stored(kind) => {
                let shift = kind as u32 * 4;
                if self.stored >> shift & 15 > 0 {
                    self.stored -= 1 << shift;
                }
            }
        }
        self
    }

    /// The part from storage.
    #[must_use]
    pub fn from_storage(self) -> Pile {
        let mut pile = Pile::EMPTY;
        for kind in Kind::ALL {
            pile[kind] = (self.stored >> (kind as u32 * 4) & 15) as u8;
        }
        pile
    }

    /// The tokens that lie on trolls.
    pub fn from_trolls(self) -> impl Iterator<Item = Token> {
        let mut bits = self.held;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let token = Token(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                token
            })
        })
    }

    /// Whether the payment contains that token.
    #[must_use]
    pub const fn has(self, token: Token) -> bool {
        match token.source() {
            Source::Held { .. } => self.held >> token.0 & 1 == 1,
            Source::Stored(kind) => self.stored >> (kind as u32 * 4) & 15 > 0,
        }
    }

    /// The number of tokens.
    #[must_use]
    pub fn len(self) -> u32 {
        self.held.count_ones() + self.from_storage().total()
    }

    /// Whether nothing is paid.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.held == 0 && self.stored == 0
    }
}

impl From<Token> for Payment {
    fn from(token: Token) -> Payment {
        Payment::NOTHING.with(token)
    }
}

impl fmt::Display for Payment {
    /// Tokens joined by `+`, several of a stored kind with their number, `-` for nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut plus = "";
        for token in self.from_trolls() {
            write!(f, "{plus}{token}")?;
            plus = "+";
        }
        for (kind, count) in self.from_storage().iter() {
            write!(f, "{plus}{count}{}", kind.letter())?;
            plus = "+";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payment_holds_exact_tokens() {
        let paid =
            Payment::from(Token::held(9, 5)).with(Token::stored(Kind::Iron)).with(Token::stored(Kind::Iron));
        assert_eq!((paid.to_string().as_str(), paid.len()), ("9.5+2i", 3));
        assert!(paid.has(Token::held(9, 5)) && !paid.has(Token::stored(Kind::Stone)));
        assert_eq!(paid.without(Token::stored(Kind::Iron)).to_string(), "9.5+1i");
        assert_eq!(Payment::NOTHING.to_string(), "-");
    }

    #[test]
    fn a_payment_without_a_token_keeps_the_others() {
        let paid = Payment::from(Token::held(9, 5)).with(Token::held(2, 1)).with(Token::stored(Kind::Rune));
        assert_eq!(paid.without(Token::held(2, 1)).to_string(), "9.5+1r");
        assert_eq!(paid.without(Token::stored(Kind::Rune)).to_string(), "2.1+9.5");
        for missing in [Token::held(2, 0), Token::held(0, 0), Token::stored(Kind::Stone)] {
            assert_eq!(paid.without(missing), paid, "{missing}");
        }
        let last = Token::held(9, 5);
        assert!(paid.has(Token::held(2, 1)) && paid.has(last) && !paid.without(last).has(last));
    }

    #[test]
    fn a_kind_in_storage_counts_up_to_fifteen() {
        for kind in Kind::ALL {
            let paid = (0..20).fold(Payment::NOTHING, |paid, _| paid.with(Token::stored(kind)));
            assert_eq!((paid.from_storage(), paid.len()), (Pile::of(kind, 15), 15));
            for other in Kind::ALL {
                assert_eq!(paid.has(Token::stored(other)), other == kind, "{other:?} in {kind:?}");
            }
            assert_eq!(
                paid.with(Token::held(0, 0)).with(Token::held(0, 0)).len(),
                16,
                "a symbol counts once"
            );
        }
        let all = Kind::ALL.into_iter().fold(Payment::NOTHING, |paid, kind| paid.with(Token::stored(kind)));
        assert_eq!(all.from_storage(), Pile([1; 7]));
    }
}
