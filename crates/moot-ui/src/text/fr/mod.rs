//! French.
//!
//! Write texts with plain spaces and apostrophes, then run `node tools/typeset.mjs`: it sets the spaces that cannot break
//! and the apostrophes that French is printed with. A test checks it.

mod about;
mod fair;
pub mod join;
mod learn;
mod lobby;
mod look;
mod parts;
mod players;
mod saves;

use super::Words;

/// The language.
pub struct French;

/// The sections of the lobby in French.
pub static FRENCH: Words = Words {
    about: &French,
    fair: &French,
    learn: &French,
    lobby: &French,
    look: &French,
    parts: &French,
    players: &French,
    saves: &French,
};
