//! Player cards and artifacts.

use moot_data::rust::{item, list};

use crate::read::folder::Folder;
use crate::read::{artifacts, decks};

/// The statics for all that is printed on cards.
pub fn cards(folder: &Folder) -> String {
    let cards = list(folder.cards.iter().zip(decks::IDS), |(card, id)| {
        format!(
            "\n    CardFace {{ id: {id:?}, copies: {}, icons: {}, text: {:?} }}",
            card.copies, card.icons, card.text
        )
    });
    let relics = list(folder.artifacts.iter().zip(artifacts::IDS), |(artifact, id)| {
        format!(
            "\n    ArtifactFace {{ id: {id:?}, name: {:?}, gold: {}, text: {:?} }}",
            artifact.name, artifact.gold, artifact.text
        )
    });
    item("The player cards, in the order of the data.", "CARDS", "[CardFace; 19]", &cards)
        + &item("The artifacts, in the order of the data.", "ARTIFACTS", "[ArtifactFace; 6]", &relics)
}
