//! The players of the seats, and the pace at which the page shows computer players' moves.

mod face;
mod pace;
mod player;

pub use face::face;
pub use pace::{Pace, Shown};
pub use player::{Player, people, strangers};
