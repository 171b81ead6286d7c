//! The fair shuffle, a commit-reveal scheme: the program draws a secret and publishes its code, then each
//! person adds a word. The seed is the secret mixed with all words, so neither the program nor one person
//! alone decides it.

use core::fmt;

use sha2::{Digest, Sha256};

use crate::Seed;
use crate::seed::{LETTERS, letters};

/// The separator between the secret and the words in the text of a mixed seed. A typed seed must not contain
/// it.
pub const MIX: char = '+';

/// The commitment to a secret: a SHA-256 hash. Finding another secret with the same code is infeasible.
///
/// # Examples
///
/// ```
/// use moot_table::Commitment;
///
/// let code = Commitment::of([3; 16]);
/// assert_eq!(code.short().len(), 14, "three groups of four letters");
/// assert!(code.is(&code.short().to_uppercase()));
/// assert!(code.is(&code.to_string()), "the 64 hexadecimal digits");
/// assert!(!Commitment::of([4; 16]).is(&code.short()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Returns the code of a secret.
    #[must_use]
    pub fn of(secret: [u8; 16]) -> Commitment {
        Commitment::bound(&letters(secret).replace('-', ""))
    }

    fn bound(plain: &str) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"trollmoot shuffle 1\n");
        hash.update(plain.as_bytes());
        Commitment(hash.finalize().into())
    }

    /// Returns the first 60 bits as 12 letters in groups of four, to be read aloud and written down:
    /// `7k3m-q2xd-04vb`.
    #[must_use]
    pub fn short(&self) -> String {
        let first = self.0.first_chunk::<8>().map_or(0, |bytes| u64::from_be_bytes(*bytes));
        let letter = |place: u32| char::from(LETTERS[(first >> (59 - 5 * place)) as usize & 31]);
        let mut text = String::with_capacity(14);
        for place in 0..12 {
            if place > 0 && place % 4 == 0 {
                text.push('-');
            }
            text.push(letter(place));
        }
        text
    }

    /// Returns whether `noted` is this code, in its short or full form. Case, separators and misread letters
    /// (`o` for `0`, `i` and `l` for `1`) make no difference to the short form.
    #[must_use]
    pub fn is(&self, noted: &str) -> bool {
        let plain = |text: &str| -> String {
            text.chars()
                .filter(char::is_ascii_alphanumeric)
                .map(|letter| letter.to_ascii_lowercase())
                .collect()
        };
        let read = |text: &str| plain(text).replace('o', "0").replace(['i', 'l'], "1");
        let noted = noted.trim();
        !noted.is_empty() && (read(noted) == plain(&self.short()) || plain(noted) == self.to_string())
    }
}

/// All 256 bits as 64 hexadecimal digits: SHA-256 of `trollmoot shuffle 1`, a line feed, and the 26 letters
/// of the secret.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A secret and the words mixed with it. The text of the seed contains them all, so saves and links carry
/// them.
///
/// # Examples
///
/// ```
/// use moot_table::{Commitment, ShuffleProof};
///
/// // 1. The program draws a secret and shows its code before anyone adds a word.
/// let secret = [7; 16];
/// let shown = Commitment::of(secret).short();
///
/// // 2. Each person adds a word. Secret and words together are the seed of the game.
/// let words = ["stone".to_owned(), "moss".to_owned()];
/// let seed = ShuffleProof::new(secret, &words).seed();
///
/// // 3. After the game the seed proves that the secret was fixed before the words were known.
/// let proof = ShuffleProof::of(&seed).expect("the seed was mixed");
/// assert_eq!(proof.words, words);
/// assert!(proof.code().is(&shown));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleProof {
    secret: String,
    /// The word of each seat, by seat; empty for a seat that added none.
    pub words: Vec<String>,
}

impl ShuffleProof {
    /// Mixes 128 random bits with a word of each seat. A seat that adds none has an empty word.
    #[must_use]
    pub fn new(secret: [u8; 16], words: &[String]) -> ShuffleProof {
        let clean = |word: &String| word.replace(MIX, " ").split_whitespace().collect::<Vec<_>>().join(" ");
        ShuffleProof { secret: letters(secret), words: words.iter().map(clean).collect() }
    }

    /// Returns whether a word contributes anything: it needs a letter or digit, because a seed ignores blanks
    /// and signs.
    #[must_use]
    pub fn counts(word: &str) -> bool {
        word.chars().any(char::is_alphanumeric)
    }

    /// Returns the secret and the words of a mixed seed; `None` for any other seed.
    #[must_use]
    pub fn of(seed: &Seed) -> Option<ShuffleProof> {
        let mut parts = seed.text().split(MIX);
        let secret = parts.next().filter(|secret| shaped(secret))?;
        let words: Vec<String> = parts.map(str::to_owned).collect();
        (!words.is_empty()).then(|| ShuffleProof { secret: secret.to_owned(), words })
    }

    /// Returns the seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let parts: Vec<&str> =
            core::iter::once(self.secret.as_str()).chain(self.words.iter().map(String::as_str)).collect();
        Seed::typed(&parts.join(&MIX.to_string()))
    }

    /// Returns the secret. Show it only when the game is over.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// Returns the code that was published before the words were added.
    #[must_use]
    pub fn code(&self) -> Commitment {
        Commitment::bound(&self.secret.replace('-', ""))
    }
}

/// Returns whether a text is a secret exactly as [`Seed::random`] writes it, so that it has one code only.
fn shaped(secret: &str) -> bool {
    let dash = |place: usize| place % 6 == 5 && place < 25;
    secret.len() == 30
        && secret.bytes().enumerate().all(
            |(place, byte)| {
                if dash(place) { byte == b'-' } else { LETTERS.contains(&byte) }
            },
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 16] = [7; 16];

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn the_code_is_the_documented_hash() {
        let plain = letters(SECRET).replace('-', "");
        assert_eq!(plain.len(), 26);
        let hash = Sha256::digest(format!("trollmoot shuffle 1\n{plain}"));
        let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let code = Commitment::of(SECRET);
        assert_eq!(code.to_string(), hex);
        assert_eq!(code.short().len(), 14);
        assert!(code.is(&code.short()) && code.is(&code.short().to_uppercase().replace('-', " ")));
        assert!(code.is(&hex) && code.is(&hex.to_uppercase()));
        assert!(!code.is("") && !code.is("7k3m") && !code.is(&hex[..20]));
        assert!(!code.is(&Commitment::of([8; 16]).short()));
        for seed in 0..255 {
            let code = Commitment::of([seed; 16]);
            assert!(code.is(&code.short().replace('0', "O").replace('1', "l")), "as people write it down");
        }
    }

    #[test]
    fn every_word_changes_the_shuffle_and_the_seed_holds_all_words() {
        let fair = ShuffleProof::new(SECRET, &words(&["Ylva's  word", "", "b+c"]));
        assert_eq!(fair.words, ["Ylva's word", "", "b c"]);
        assert_eq!(ShuffleProof::of(&fair.seed()).as_ref(), Some(&fair));
        assert_eq!(
            ShuffleProof::of(&Seed::typed(fair.seed().text())),
            Some(fair.clone()),
            "also when typed again"
        );
        assert_eq!(fair.code(), Commitment::of(SECRET), "the words do not change the code");
        let others = [
            ShuffleProof::new(SECRET, &words(&["Ylva's ward", "", "b c"])),
            ShuffleProof::new(SECRET, &words(&["Ylva's word", "", "b d"])),
            ShuffleProof::new([8; 16], &fair.words),
        ];
        for other in others {
            assert_ne!(other.seed(), fair.seed());
        }
        for secret in 0..=255 {
            let fair = ShuffleProof::new([secret; 16], &words(&["x"]));
            assert_eq!(ShuffleProof::of(&fair.seed()), Some(fair));
        }
    }

    #[test]
    fn a_seed_that_was_typed_or_drawn_alone_is_no_mix() {
        let secret = letters(SECRET);
        for text in
            ["", "old king", "a+b", &secret, &secret.to_uppercase(), &format!("{}+x", secret.to_uppercase())]
        {
            assert_eq!(ShuffleProof::of(&Seed::typed(text)), None, "{text}");
        }
        assert_eq!(ShuffleProof::of(&Seed::random(SECRET)), None);
        assert!(ShuffleProof::counts("ö7") && !ShuffleProof::counts(" -!+ "));
    }
}
