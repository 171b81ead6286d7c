//! Who plays a seat, and how fast the page shows what computer players do.

mod face;
mod pace;
mod player;

pub use face::face;
pub use pace::{Pace, Shown};
pub use player::{Player, people, strangers};
