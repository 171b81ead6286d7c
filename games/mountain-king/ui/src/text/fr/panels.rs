//! The panels round the mountain.

use super::French;
use crate::text::cards::CardTexts;

use mountain_king::{Clan, Pile};

/// The rows of a trollsmoot from the bottom, and the places in them.
pub(crate) fn place(slot: u8) -> &'static str {
    const PLACES: [&str; 10] = [
        "rangée du bas, premier",
        "rangée du bas, deuxième",
        "rangée du bas, troisième",
        "rangée du bas, quatrième",
        "deuxième rangée, à gauche",
        "deuxième rangée, au milieu",
        "deuxième rangée, à droite",
        "troisième rangée, à gauche",
        "troisième rangée, à droite",
        "sommet",
    ];
    PLACES.get(usize::from(slot)).copied().unwrap_or("")
}

/// The accessible name of a troll of the horde: its card, bribes and pedestal.
pub(crate) fn in_horde(card: u8, bribes: Pile, pedestal: Option<Option<Clan>>) -> String {
    let mut text = French.troll_card(card);
    if !bribes.is_empty() {
        text += &format!(" ; pots-de-vin : {}", CardTexts::pile(&French, bribes));
    }
    match pedestal {
        Some(Some(clan)) => text += &format!(" ; apporte un piédestal de {}", French.clan(Some(clan))),
        Some(None) => text += " ; apporte un piédestal au choix",
        None => {}
    }
    text
}
