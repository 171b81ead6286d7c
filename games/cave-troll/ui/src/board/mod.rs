//! The dungeon on the page, as a function of the position and the selection.
//!
//! [`pick`](crate::game::pick) defines the selection and the decision it stands for, [`preview`] computes the effect of a decision, [`build`]
//! makes a plain render model ([`model`]) of position and selection, and [`paint`] converts the model into SVG text. The
//! component only mounts that text and routes pointers, touches and keys to [`pick::press`](crate::game::pick::press).

pub mod act;
pub mod build;
mod camera;
mod dungeon;
pub mod facts;
mod keys;
pub mod model;
pub mod ordered;
pub mod paint;
pub mod preview;
pub mod skin;

pub use dungeon::{Dungeon, seat_styles};

#[cfg(test)]
pub(crate) mod tests;
