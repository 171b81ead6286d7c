//! Writes the data as Rust tables with the types of `src/tables.rs`.

mod boards;
mod cards;
mod tiles;

use crate::read::folder::Folder;

/// The text of `tables.rs`.
pub fn tables(folder: &Folder) -> String {
    [boards::boards(folder), tiles::tiles(folder), cards::cards(folder)].concat()
}
