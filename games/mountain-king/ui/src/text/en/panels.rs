//! The panels round the mountain.

use super::English;
use crate::text::cards::CardTexts;

use moot_ui::text::en::join::a;
use mountain_king::{Clan, Pile};

/// The rows of a trollsmoot from the bottom, and the places in them.
pub(crate) fn place(slot: u8) -> &'static str {
    const PLACES: [&str; 10] = [
        "bottom row, first",
        "bottom row, second",
        "bottom row, third",
        "bottom row, fourth",
        "second row, left",
        "second row, middle",
        "second row, right",
        "third row, left",
        "third row, right",
        "top",
    ];
    PLACES.get(usize::from(slot)).copied().unwrap_or("")
}

/// The accessible name of a troll of the horde: its card, bribes and pedestal.
pub(crate) fn in_horde(card: u8, bribes: Pile, pedestal: Option<Option<Clan>>) -> String {
    let mut text = English.troll_card(card);
    if !bribes.is_empty() {
        text += &format!("; bribes on it: {}", CardTexts::pile(&English, bribes));
    }
    match pedestal {
        Some(Some(clan)) => text += &format!("; brings {} pedestal", a(English.clan(Some(clan)))),
        Some(None) => text += "; brings a pedestal of your choice",
        None => {}
    }
    text
}
