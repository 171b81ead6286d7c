//! The panels round the dungeon, and the tray under it.

mod cards;
mod characters;
mod control;
mod forecast;
mod pile;
mod tray;
mod verbs;

pub use cards::{Belongings, Cards};
pub use characters::Characters;
pub use forecast::Forecast;
pub use pile::Pile;
pub use tray::Tray;
pub use verbs::Verbs;
pub(crate) use verbs::pips;
