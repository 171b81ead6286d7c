//! French.
//!
//! Write texts with plain spaces and apostrophes, then run `node tools/typeset.mjs`: it sets the spaces that cannot break
//! and the apostrophes that French is printed with. A test checks it.

pub mod join;
pub(crate) mod players;
pub(crate) mod saves;

use super::Texts;

/// The language.
pub struct French;

/// The sections of the lobby in French.
pub static FRENCH: Texts = Texts {
    about: &French,
    fair: &French,
    learn: &French,
    lobby: &French,
    look: &French,
    chunks: &French,
    players: &French,
    saves: &French,
};
