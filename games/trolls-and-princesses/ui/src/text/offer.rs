//! What the lobby says of the game before the rest of its program is fetched: nothing that needs the rules.

use core::cell::Cell;

use moot_ui::game::offer::OfferWords;
use moot_ui::text::{Tongue, tongue_now};
use trolls_and_princesses::Board;

use super::en::offer::Offer;
use crate::TrollsAndPrincessesUi;

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
    static FRENCH: Cell<Option<&'static dyn PrincessOffer>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static dyn PrincessOffer) {
    FRENCH.set(Some(texts));
}

/// The options of the game in the reader's language; not tracked, like [`words`](moot_ui::text::words).
#[must_use]
pub fn princess_offer() -> &'static dyn PrincessOffer {
    match tongue_now() {
        Tongue::English => &Offer,
        Tongue::French => FRENCH.get().unwrap_or(&Offer),
    }
}
