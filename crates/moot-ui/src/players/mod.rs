//! The players of the seats, and the pace at which the page shows computer players' moves.

mod list;
mod pace;
mod player;

pub use list::list;
pub use pace::{Pace, Shown};
pub use player::{Player, people, strangers};
