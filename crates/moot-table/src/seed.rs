//! The seed: the only source of chance in a game, in a form that people can type.

use core::fmt;

use sha2::{Digest, Sha256};

use crate::Draws;

/// The letters of the text form (Crockford's base 32): no `i`, `l`, `o`, `u`.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// What random numbers are used for. Streams are independent: numbers of one reveal nothing about another.
///
/// # Examples
///
/// ```
/// use moot_core::Dice;
/// use moot_table::{Seed, Stream};
///
/// let seed = Seed::typed("troll");
/// let draw = |stream, n| seed.draws(stream, n).below(1_000_000);
///
/// assert_eq!(draw(Stream::Chance, 3), draw(Stream::Chance, 3));
/// assert_ne!(draw(Stream::Chance, 3), draw(Stream::Players, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stream {
    /// The chance events of the game.
    Chance = 0,
    /// The choices of computer players.
    Players = 1,
    /// Determinizations for hints.
    Hints = 2,
    /// Decorations such as portraits and textures.
    Look = 3,
    /// Hidden information that is sampled anew for a what-if.
    Worlds = 4,
}

/// The seed of a game: a text, hashed to a key of 256 bits.
///
/// Any text is a seed. Case, blanks, punctuation and common misreadings (`o` for `0`, `i` and `l` for `1`)
/// make no difference, so a seed can be read aloud. Seeds with equal keys are equal.
///
/// # Examples
///
/// ```
/// use moot_table::Seed;
///
/// let seed = Seed::typed(" Mountain Troll 10 ");
/// assert_eq!(seed.text(), "Mountain Troll 10");
/// assert_eq!(seed, Seed::typed("mountain-troll-lO"), "misread letters make no difference");
/// assert_ne!(seed, Seed::typed("mountain troll 11"));
///
/// assert_eq!(Seed::random([7; 16]).text().len(), 30);
/// ```
#[derive(Clone)]
pub struct Seed {
    text: String,
    key: [u8; 32],
}

impl Seed {
    /// Creates a seed from a text that a person typed.
    #[must_use]
    pub fn typed(text: &str) -> Seed {
        let text = text.trim();
        let plain: String = text
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .map(|letter| match letter {
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            })
            .collect();
        let mut hash = Sha256::new();
        hash.update(b"trollmoot seed 1\n");
        hash.update(plain.as_bytes());
        Seed { text: text.to_owned(), key: hash.finalize().into() }
    }

    /// Creates a seed from 128 random bits. Its text has 26 letters in five groups, such as `06afz-...`.
    #[must_use]
    pub fn random(bytes: [u8; 16]) -> Seed {
        Seed::typed(&letters(bytes))
    }

    /// Returns the text as it was typed, trimmed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the generator for event `n` of a stream. Equal seeds, streams and `n` give equal numbers on
    /// every machine. `n` is used modulo 2^56.
    #[must_use]
    pub fn draws(&self, stream: Stream, n: u64) -> Draws {
        Draws::new(self.key, (stream as u64) << 56 | n & ((1 << 56) - 1))
    }
}

/// 128 bits as five groups of letters.
pub(crate) fn letters(bytes: [u8; 16]) -> String {
    let number = u128::from_be_bytes(bytes);
    let mut text = String::with_capacity(30);
    for place in 0..26u32 {
        if place > 0 && place % 5 == 0 && place < 25 {
            text.push('-');
        }
        // Two zero bits precede the 128, so that 26 letters of five bits hold them.
        let shift = 125 - place * 5;
        text.push(char::from(LETTERS[(number >> shift) as usize & 31]));
    }
    text
}

impl PartialEq for Seed {
    fn eq(&self, other: &Seed) -> bool {
        self.key == other.key
    }
}

impl Eq for Seed {}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Shows the text only; the key follows from it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({:?})", self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Dice;

    #[test]
    fn misread_letters_give_the_same_seed() {
        let seed = Seed::typed("  Old King 10 ");
        assert_eq!(seed.text(), "Old King 10");
        assert_eq!(seed, Seed::typed("old-king-lO"));
        assert_ne!(seed, Seed::typed("old king 11"));
        assert_eq!(Seed::typed(""), Seed::typed(" - "));
        assert_ne!(Seed::typed("дед"), Seed::typed("баба"));
    }

    #[test]
    fn random_seeds_survive_typing_and_use_every_bit() {
        let seed = Seed::random([0xFF; 16]);
        assert_eq!(seed.text(), "7zzzz-zzzzz-zzzzz-zzzzz-zzzzzz");
        assert_eq!(Seed::random([0; 16]).text(), "00000-00000-00000-00000-000000");
        assert_eq!(seed, Seed::typed(&seed.text().to_uppercase()));
        for bit in 0..128 {
            let flipped = Seed::random((u128::MAX ^ (1 << bit)).to_be_bytes());
            assert_ne!(seed, flipped, "bit {bit} is lost");
        }
    }

    /// A golden that a second implementation of `ChaCha8` confirmed. A change would deal other cards for
    /// every seed that people have written down.
    #[test]
    fn the_draws_of_a_seed_never_change() {
        let seed = Seed::typed("mountain king");
        let mut draws = seed.draws(Stream::Chance, 0);
        let first: Vec<u32> = [6, 6, 6, 17, 52, 1000, u32::MAX].map(|bound| draws.below(bound)).to_vec();
        let mut draws = seed.draws(Stream::Chance, 1);
        let second: Vec<u32> = [6, 6, 6, 17, 52, 1000].map(|bound| draws.below(bound)).to_vec();
        let mut draws = seed.draws(Stream::Players, 0);
        let other: Vec<u32> = [6, 6, 6, 17, 52, 1000].map(|bound| draws.below(bound)).to_vec();
        assert_eq!(first, [4, 4, 0, 7, 19, 885, 3_897_299_159]);
        assert_eq!(second, [2, 4, 5, 5, 38, 359]);
        assert_eq!(other, [0, 2, 5, 9, 43, 472]);
    }
}
