//! Writes the data as Rust tables with the types of `src/tables.rs`.

mod board;
mod cards;
mod lies;
mod pieces;
mod text;
mod tiles;

use crate::read::folder::Folder;

/// The text of `tables.rs`.
pub fn tables(folder: &Folder) -> String {
    board::board("The side for four and five players.", "WINTER", &folder.winter)
        + &board::board("The side for three players.", "AUTUMN", &folder.autumn)
        + &tiles::tiles(folder)
        + &cards::cards(folder)
        + &pieces::pieces(&folder.tokens)
}
