//! The panels round the board, and the tray under it.

mod cards;
mod control;
mod points;
mod tray;

pub use cards::{Belongings, Cards};
pub(crate) use control::known;
pub use points::Points;
pub use tray::Tray;
