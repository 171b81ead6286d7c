//! Trolls & Princesses in French.

use crate::text::table::PrincessSections;
use trolls_and_princesses::Board;

pub(crate) mod advice;
pub(crate) mod board;
pub mod entry;
pub(crate) mod game;
pub(crate) mod log;
pub(crate) mod names;
pub(crate) mod refusals;
pub(crate) mod table;
#[cfg(test)]
mod tests;

/// Trolls & Princesses in French.
pub static PRINCESS: PrincessSections = PrincessSections { game: &French, own: &French, board: &French };

/// The language.
pub struct French;

/// The clan of a board. The lobby uses it too, so it does not depend on the tables of the rules.
pub(crate) fn clan(board: Board) -> &'static str {
    let clans = ["Crins-de-Foin", "Barbes-de-Braise", "Coiffes-de-Bruyère", "Pieds-de-Tourbe"];
    clans.get(usize::from(board.0)).copied().unwrap_or("")
}
