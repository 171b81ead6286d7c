//! The board on the page: villages, caverns, networks and displays as functions of the position and the selection.
//!
//! The selection and its options come from [`pick`](crate::game::pick). [`build`] and [`net`] convert them into a plain render
//! model, [`layout`] lays out the picture, `stage` memoizes each part so that it is rebuilt only when it changes, [`paint`]
//! converts it into SVG text, and `villages` mounts that text and routes pointers and keys to [`act`].
//! [`pictures`] draws separate tiles and cards.

pub mod act;
pub mod build;
mod caverns;
mod displays;
mod keys;
pub mod layout;
mod marks;
pub mod net;
pub mod paint;
pub mod pictures;
mod points;
mod press;
pub mod skin;
mod spoken;
mod stage;
pub mod static_views;
mod targets;
mod villages;

pub use caverns::caverns;
pub use displays::view as displays;
pub(crate) use points::number;
pub(crate) use spoken::with_lost;
pub use static_views::{network, place_at, point, whole_board};
pub use villages::{hides_displays, view};

#[cfg(test)]
pub(crate) mod tests;
