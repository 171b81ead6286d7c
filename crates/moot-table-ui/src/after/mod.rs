//! The analysis after a game: points over time by category, paths or heatmaps on the board, and the costliest turns with the
//! better move.

mod analysis;
pub mod blunders;
mod over_time;
mod statistics;
mod turns;

pub use over_time::{counts, over_time};
pub use statistics::{road, statistics};
pub use turns::turns;

use crate::replay::Stops;
