//! One of everything that has a sentence, for tests of every language.

pub(crate) mod cave;
mod king;
pub(crate) mod princess;

pub(crate) use king::{EVENTS, ILLEGALS, checked, scene, seats};
