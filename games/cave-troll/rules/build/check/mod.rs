//! The constraints of the content beyond its syntax: counts of the box, doorways, fairness.
//!
//! The build reports these breaches as warnings only, so that an owner of the box can enter other numbers; the tests of this
//! crate require that the shipped files have none.

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
