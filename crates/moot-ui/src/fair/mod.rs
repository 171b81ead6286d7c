//! The fair shuffle: a secret that the program draws and binds by a code before anybody has said a word, and the words of
//! the people at the table. What it can prove, and what not, is said on the page itself and in crates/moot-table/RULINGS.md.

mod lobby;

pub use lobby::words_of_all;

use moot_table::{Fair, MIX, Seed};

use crate::game::GameInfo;
use crate::lobby::form::{Form, SEATS};
use crate::players::Player;
use crate::text::lobby::NotReady;

/// How many letters a word that is drawn has: 40 bits.
const DRAWN: usize = 8;
/// The letters of a word that is drawn: none that look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// What has been chosen in the lobby for the fair shuffle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mixing {
    /// The secret; `None` where the browser gives no random numbers.
    pub secret: Option<[u8; 16]>,
    /// The words as typed, seat by seat.
    pub words: [String; SEATS],
}

impl Mixing {
    /// A secret for a game to come.
    #[must_use]
    pub fn drawn() -> Mixing {
        Mixing { secret: bytes().ok(), words: Default::default() }
    }
}

fn bytes<const N: usize>() -> Result<[u8; N], NotReady> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NotReady::NoChance)?;
    Ok(bytes)
}

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
    let secret = form.mixing.secret.map_or_else(bytes, Ok)?;
    let mut words = Vec::new();
    for seat in 0..usize::from(form.players).min(SEATS) {
        words.push(match form.who[seat] {
            Player::Machine(_) => String::new(),
            _ if Fair::counts(&form.mixing.words[seat]) => form.mixing.words[seat].clone(),
            _ => bytes::<DRAWN>()?.map(|byte| char::from(LETTERS[usize::from(byte & 31)])).iter().collect(),
        });
    }
    if words.iter().all(String::is_empty) {
        // Nobody adds a word where only computer players sit: then the secret is the whole of it.
        return Ok(Seed::random(secret));
    }
    Ok(Fair::new(secret, &words).seed())
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king_ui::game::MountainKingUi;

    fn form() -> Form<MountainKingUi> {
        let mut form = Form::<MountainKingUi>::default();
        form.mixing.secret = Some([3; 16]);
        form.seat(2);
        form
    }

    #[test]
    fn every_person_adds_a_word_and_computer_players_none() {
        let mut form = form();
        form.mixing.words[0] = "heather".to_owned();
        form.mixing.words[1] = "unheard".to_owned();
        let fair = Fair::of(&seed_of(&form).unwrap()).unwrap();
        assert_eq!(fair.words, ["heather", ""]);
        assert_eq!(fair.code(), moot_table::Code::of([3; 16]), "the code that the lobby shows");
        form.invite(1, Player::Person);
        assert_eq!(Fair::of(&seed_of(&form).unwrap()).unwrap().words, ["heather", "unheard"]);
        form.mixing.words[1] = " - ".to_owned();
        let drawn = |form: &Form<MountainKingUi>| Fair::of(&seed_of(form).unwrap()).unwrap().words[1].clone();
        let (one, two) = (drawn(&form), drawn(&form));
        assert!(one.len() == DRAWN && one != two, "{one} {two}");
    }

    #[test]
    fn a_typed_seed_is_never_a_mix() {
        let mut form = form();
        let mix = seed_of(&form).unwrap();
        assert!(Fair::of(&mix).is_some());
        form.seed = mix.text().to_owned();
        let typed = seed_of(&form).unwrap();
        assert_eq!(typed, mix, "it deals the same game");
        assert_eq!(Fair::of(&typed), None, "but nobody vouches for it");
        form.seed = "old king".to_owned();
        assert_eq!(seed_of(&form).unwrap(), Seed::typed("old king"));
    }

    #[test]
    fn among_computer_players_the_secret_is_the_seed() {
        let mut form = form();
        form.invite(0, Player::Machine(moot_players::Level::Whelp));
        assert_eq!(seed_of(&form).unwrap(), Seed::random([3; 16]));
        form.mixing.secret = None;
        assert_ne!(seed_of(&form).unwrap(), seed_of(&form).unwrap(), "without one it is drawn now");
    }
}
