//! Writes the data as Rust tables with the types of `src/tables.rs`.

mod cards;
mod dungeon;

use crate::read::folder::Folder;

/// The text of `tables.rs`.
pub fn tables(folder: &Folder) -> String {
    dungeon::dungeon(&folder.dungeon) + &cards::cards(folder)
}
