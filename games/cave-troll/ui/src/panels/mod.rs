//! The panels round the dungeon, and the tray under it.

mod actions;
mod cards;
mod carry;
mod characters;
mod control;
mod forecast;
mod pile;
mod stay;
mod tray;

pub use actions::ActionsPanel;
pub use cards::{Cards, belongings};
pub use characters::Characters;
pub use forecast::Forecast;
pub use pile::Pile;
pub use tray::Tray;
