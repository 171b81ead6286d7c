//! What the lobby says of the game before the rest of its program is fetched: nothing that needs the rules.

use core::cell::Cell;

use cave_troll::Set;
use moot_ui::game::offer::OfferWords;
use moot_ui::text::{Tongue, tongue_now};

use super::en::offer::Offer;
use crate::CaveTrollUi;

/// The options of Cave Troll.
pub trait CaveOffer: OfferWords<CaveTrollUi> {
    /// The choice of characters.
    fn set(&self) -> &'static str;
    /// Which characters.
    fn set_short(&self, set: Set) -> &'static str;
    /// Who they are, and for whom.
    fn set_note(&self, set: Set) -> &'static str;
}

thread_local! {
    static FRENCH: Cell<Option<&'static dyn CaveOffer>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static dyn CaveOffer) {
    FRENCH.set(Some(texts));
}

/// The options of the game in the reader's language; not tracked, like [`words`](moot_ui::text::words).
#[must_use]
pub fn cave_offer() -> &'static dyn CaveOffer {
    match tongue_now() {
        Tongue::English => &Offer,
        Tongue::French => FRENCH.get().unwrap_or(&Offer),
    }
}
