//! The dungeon on the page: a pure function of the position and of what the player has in hand.
//!
//! [`hold`] knows what is in hand and which decision it comes to, [`foresee`] what a decision would change, [`build`] makes a
//! plain render model of position and hand ([`model`]), [`paint`] turns the model into SVG text. The component only puts that
//! text into the page and hands pointers, touches and keys to [`hold::press`].

pub mod act;
pub mod build;
mod dungeon;
pub mod facts;
pub mod foresee;
pub mod hold;
mod keys;
pub mod model;
pub mod paint;
pub mod skin;

pub use dungeon::{Dungeon, liveries};

#[cfg(test)]
pub(crate) mod tests;
