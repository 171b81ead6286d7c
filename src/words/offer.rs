//! What the lobby says of a game before the rest of the game's program is fetched: nothing that needs the rules.

use core::cell::Cell;

use cave_troll::{CaveTroll, Set};
use mountain_king::{MountainKing, Side};

use super::{Tongue, tongue_untracked};
use crate::lobby::form::Form;
use crate::locales::en::OFFERS;
use crate::playable::Playable;

/// What the lobby says of every game.
pub trait OfferWords<G: Playable>: Sync {
    /// How many play, and what is laid out for them.
    fn laid_out(&self, form: &Form<G>) -> String;
    /// Begin.
    fn start(&self) -> &'static str;
}

/// The options of Mountain King.
pub trait KingOffer: OfferWords<MountainKing> {
    /// The side of the board.
    fn side(&self) -> &'static str;
    /// A side.
    fn side_name(&self, side: Side) -> &'static str;
    /// Who plays with whom.
    fn teams(&self) -> &'static str;
    /// Everybody for themselves.
    fn no_teams(&self) -> &'static str;
    /// The names of a team.
    fn team(&self, names: &[String]) -> String;
    /// One team against another, by their names.
    fn one_against(&self, one: &str, other: &str) -> String;
    /// What a team is.
    fn teams_help(&self) -> &'static str;
    /// The workshops in the supply.
    fn workshops(&self) -> &'static str;
    /// Drawn from all.
    fn workshops_random(&self) -> &'static str;
    /// No kind twice.
    fn workshops_distinct(&self) -> &'static str;
    /// Chosen by hand.
    fn workshops_chosen(&self) -> &'static str;
}

/// The options of Cave Troll.
pub trait CaveOffer: OfferWords<CaveTroll> {
    /// The choice of characters.
    fn set(&self) -> &'static str;
    /// Which characters.
    fn set_short(&self, set: Set) -> &'static str;
    /// Who they are, and for whom.
    fn set_note(&self, set: Set) -> &'static str;
}

thread_local! {
    static FRENCH: Cell<Option<Offers>> = const { Cell::new(None) };
}

/// What the lobby says of every game, in one language.
#[derive(Clone, Copy)]
pub struct Offers {
    /// Of Mountain King.
    pub king: &'static dyn KingOffer,
    /// Of Cave Troll.
    pub cave: &'static dyn CaveOffer,
}

/// Lays the French texts in place.
pub fn put_french(offers: Offers) {
    FRENCH.set(Some(offers));
}

fn offers() -> Offers {
    match tongue_untracked() {
        Tongue::English => OFFERS,
        Tongue::French => FRENCH.get().unwrap_or(OFFERS),
    }
}

/// The options of Mountain King in the reader's language; not tracked, like [`words`](super::words).
#[must_use]
pub fn king_offer() -> &'static dyn KingOffer {
    offers().king
}

/// The options of Cave Troll in the reader's language; not tracked, like [`words`](super::words).
#[must_use]
pub fn cave_offer() -> &'static dyn CaveOffer {
    offers().cave
}
