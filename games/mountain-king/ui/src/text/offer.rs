//! What the lobby says of the game before the rest of its program is fetched: nothing that needs the rules.

use core::cell::Cell;

use moot_ui::game::offer::OfferWords;
use moot_ui::text::{Tongue, tongue_now};
use mountain_king::Side;

use super::en::offer::Offer;
use crate::MountainKingUi;

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

thread_local! {
    static FRENCH: Cell<Option<&'static dyn KingOffer>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static dyn KingOffer) {
    FRENCH.set(Some(texts));
}

/// The options of the game in the reader's language; not tracked, like [`words`](moot_ui::text::words).
#[must_use]
pub fn king_offer() -> &'static dyn KingOffer {
    match tongue_now() {
        Tongue::English => &Offer,
        Tongue::French => FRENCH.get().unwrap_or(&Offer),
    }
}
