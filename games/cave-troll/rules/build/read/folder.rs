//! The folder of data files.

use moot_data::{Fault, Source, keep};

use super::artifacts::{self, Artifact};
use super::decks::{self, Card};
use super::dungeon::Dungeon;

/// The files, in the order in which they are read.
pub const FILES: [&str; 3] = ["dungeon.map", "decks.txt", "artifacts.txt"];

/// The contents of all files.
#[derive(Debug)]
pub struct Folder {
    pub dungeon: Dungeon,
    pub cards: Vec<Card>,
    pub artifacts: Vec<Artifact>,
}

impl Folder {
    /// Reads the files, which stand in the order of [`FILES`]; on failure the first fault of each.
    pub fn read(sources: &[Source; 3]) -> Result<Folder, Vec<Fault>> {
        let [dungeon, cards, artifacts] = sources;
        let mut faults = Vec::new();
        let parts = (
            keep(Dungeon::read(dungeon), &mut faults),
            keep(decks::read(cards), &mut faults),
            keep(artifacts::read(artifacts), &mut faults),
        );
        match parts {
            (Some(dungeon), Some(cards), Some(artifacts)) => Ok(Folder { dungeon, cards, artifacts }),
            _ => Err(faults),
        }
    }
}
