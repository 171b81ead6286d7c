//! The fair shuffle: a secret that the program draws and commits to with a code before any word is entered, and the words of the
//! people at the table. The page itself and crates/moot-table/RULINGS.md say what this proves and what it does not.

mod lobby;

pub use lobby::words_of_all;

use moot_table::{MIX, Seed, ShuffleProof};

use crate::game::GameInfo;
use crate::game::form::{Form, SEATS, random_bytes};
use crate::players::Player;
use crate::text::lobby::NotReady;

/// The number of letters of a drawn word: 40 bits.
pub const DRAWN: usize = 8;
/// The alphabet of drawn words, without letters that look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The seed of the configured game: the typed one, or a mix of secret and words. A word is drawn for each person who has typed
/// none.
///
/// # Errors
/// When the browser provides no random numbers.
pub fn seed_of<G: GameInfo>(form: &Form<G>) -> Result<Seed, NotReady> {
    let typed = form.seed.trim();
    if !typed.is_empty() {
        // The mix sign does not change the seed, but would make it look like a mix.
        return Ok(Seed::typed(&typed.replace(MIX, " ")));
    }
    let secret = form.mixing.secret.map_or_else(random_bytes, Ok)?;
    let mut words = Vec::new();
    for seat in 0..usize::from(form.players).min(SEATS) {
        words.push(match form.who[seat] {
            Player::Machine(_) => String::new(),
            _ if ShuffleProof::counts(&form.mixing.words[seat]) => form.mixing.words[seat].clone(),
            _ => random_bytes::<DRAWN>()?
                .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
                .iter()
                .collect(),
        });
    }
    if words.iter().all(String::is_empty) {
        // A game of computer players alone has no words: the secret is the whole seed.
        return Ok(Seed::random(secret));
    }
    Ok(ShuffleProof::new(secret, &words).seed())
}
