//! Villages, caverns, networks and displays on the page: pure functions of the position and of what the player has in hand.
//!
//! What is in hand and what may be chosen for it comes from [`hold`](crate::game::hold). [`build`]
//! and [`net`] make a plain render model of it, [`scene`] finds a place for everything, [`stage`] holds all of it, each part
//! remade only when it has changed, [`paint`] turns it into SVG text, and [`villages`] puts that text into the page and hands
//! pointers and keys to [`act`](crate::game::act). [`pictures`] are tiles and cards by themselves.

pub mod build;
mod caverns;
mod displays;
mod keys;
mod marks;
pub mod net;
pub mod paint;
pub mod pictures;
mod points;
mod press;
pub mod scene;
pub mod skin;
mod spoken;
mod stage;
pub mod still;
mod villages;

pub use caverns::caverns;
pub use displays::view as displays;
pub(crate) use points::number;
pub use still::{network, place_at, point, still};
pub use villages::view;

#[cfg(test)]
pub(crate) mod tests;
