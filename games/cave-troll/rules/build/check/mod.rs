//! Every constraint that the content is held to beyond its notation: counts of the box, doorways, fairness.
//!
//! The build only warns of what is found here, so that an owner of the box can enter other numbers; the tests of this
//! crate want the shipped files to be free of it.

mod artifacts;
mod decks;
mod dungeon;
pub mod staircases;
pub mod ways;

use moot_data::Fault;

use crate::read::folder::Folder;

/// All breaches of all files.
pub fn everything(folder: &Folder) -> Vec<Fault> {
    [
        dungeon::check(&folder.dungeon),
        staircases::check(&folder.dungeon),
        decks::check(&folder.cards),
        artifacts::check(&folder.artifacts),
    ]
    .concat()
}
