//! The board, as a function of the position and the player's selection.
//!
//! [`pick`] maps clicks to selections and selections to actions. [`build`] makes a plain render model ([`model`]) from
//! position and selection, [`layout`] computes positions, and [`paint`] converts the model into SVG text: all of that is
//! tested without a page. The component in `heaps` only mounts the text, and routes pointers and `keys` to [`act`], which
//! changes the selection and plays.

pub mod act;
pub mod build;
mod heaps;
mod keys;
pub mod layout;
pub mod model;
pub mod paint;
pub mod pick;

pub use heaps::Heaps;

#[cfg(test)]
mod tests;
