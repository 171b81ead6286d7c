//! What the lobby says of a game before the rest of the game's program is fetched: nothing that needs the rules.

use core::cell::Cell;

use cave_troll::Set;
use mountain_king::Side;
use trolls_and_princesses::Board;

use super::{Tongue, tongue_untracked};
use crate::games::cave_troll::CaveTrollUi;
use crate::games::mountain_king::MountainKingUi;
use crate::games::trolls_and_princesses::TrollsAndPrincessesUi;
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
pub trait KingOffer: OfferWords<MountainKingUi> {
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
pub trait CaveOffer: OfferWords<CaveTrollUi> {
    /// The choice of characters.
    fn set(&self) -> &'static str;
    /// Which characters.
    fn set_short(&self, set: Set) -> &'static str;
    /// Who they are, and for whom.
    fn set_note(&self, set: Set) -> &'static str;
}

/// The options of Trolls & Princesses.
pub trait PrincessOffer: OfferWords<TrollsAndPrincessesUi> {
    /// Which boards are played with.
    fn boards(&self) -> &'static str;
    /// They are dealt.
    fn boards_dealt(&self) -> &'static str;
    /// Everybody has the one of their seat.
    fn boards_in_order(&self) -> &'static str;
    /// What it means that they are dealt or not.
    fn boards_note(&self, dealt: bool) -> &'static str;
    /// The clan of a board.
    fn clan(&self, board: Board) -> &'static str;
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
    /// Of Trolls & Princesses.
    pub princess: &'static dyn PrincessOffer,
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

/// The options of Trolls & Princesses in the reader's language; not tracked, like [`words`](super::words).
#[must_use]
pub fn princess_offer() -> &'static dyn PrincessOffer {
    offers().princess
}
