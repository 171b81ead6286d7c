//! Troll cards, round cards and king's cards.

use moot_data::rust::{item, list};

use crate::read::effect::option;
use crate::read::folder::Folder;

/// The statics for cards.
pub fn cards(folder: &Folder) -> String {
    let trolls = list(&folder.troll_cards, |card| {
        let spots = list(&card.spots, |(item, bonus)| {
            format!("SpotFace {{ item: Item::{item}, bonus: {} }}", bonus.rust())
        });
        format!(
            "\n    TrollFace {{ id: {:?}, totem: Totem::{}, copies: {}, marked: {}, gain: {}, spots: &{spots}, \
             points: {}, name: {:?} }}",
            card.id,
            card.totem,
            card.copies,
            card.marked,
            card.gain.rust(),
            option(card.points.as_deref()),
            card.name
        )
    });
    let rounds = list(&folder.round_cards, |card| {
        format!(
            "\n    RoundFace {{ id: {:?}, time: Time::{}, village: {}, item: Item::{}, king: {} }}",
            card.id, card.time, card.village, card.item, card.king
        )
    });
    let kings = list(&folder.kings_cards, |card| {
        format!(
            "\n    KingsCardFace {{ id: {:?}, colour: Colour::{}, need: {}, text: {:?} }}",
            card.id, card.colour, card.need, card.text
        )
    });
    item("The kinds of troll cards, in the order of the data.", "TROLLS", "[TrollFace; 24]", &trolls)
        + &item("The round cards, in the order of the data.", "ROUNDS", "[RoundFace; 60]", &rounds)
        + &item(
            "The king's cards, blue, yellow and red, in the order of the data.",
            "KINGS_CARDS",
            "[KingsCardFace; 14]",
            &kings,
        )
}
