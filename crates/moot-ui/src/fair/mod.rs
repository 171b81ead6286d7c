//! The fair shuffle: a secret that the program draws and binds by a code before anybody has said a word, and the words of
//! the people at the table. What it can prove, and what not, is said on the page itself and in crates/moot-table/RULINGS.md.

mod lobby;

pub use lobby::words_of_all;

use moot_table::{Fair, MIX, Seed};

use crate::game::GameInfo;
use crate::game::form::{Form, SEATS, random_bytes};
use crate::players::Player;
use crate::text::lobby::NotReady;

/// How many letters a word that is drawn has: 40 bits.
pub const DRAWN: usize = 8;
/// The letters of a word that is drawn: none that look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The seed of the game that was chosen: the one that was typed, or a mix of secret and words. A person who has typed no
/// word has one drawn.
///
/// # Errors
/// When the browser gives no random numbers.
pub fn seed_of<G: GameInfo>(form: &Form<G>) -> Result<Seed, NotReady> {
    let typed = form.seed.trim();
    if !typed.is_empty() {
        // The sign makes no difference to the seed, but would make it look like a mix.
        return Ok(Seed::typed(&typed.replace(MIX, " ")));
    }
    let secret = form.mixing.secret.map_or_else(random_bytes, Ok)?;
    let mut words = Vec::new();
    for seat in 0..usize::from(form.players).min(SEATS) {
        words.push(match form.who[seat] {
            Player::Machine(_) => String::new(),
            _ if Fair::counts(&form.mixing.words[seat]) => form.mixing.words[seat].clone(),
            _ => random_bytes::<DRAWN>()?
                .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
                .iter()
                .collect(),
        });
    }
    if words.iter().all(String::is_empty) {
        // Nobody adds a word where only computer players sit: then the secret is the whole of it.
        return Ok(Seed::random(secret));
    }
    Ok(Fair::new(secret, &words).seed())
}
