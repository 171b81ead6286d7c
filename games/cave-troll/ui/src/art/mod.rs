//! The dungeon of Cave Troll: rooms cut into the rock, seen from above and in front.
//!
//! [`Plan`] finds a place for everything once; [`still`] draws what never changes, [`room`] what a room tells about itself,
//! [`figure`] who stands in it and [`hints`] what lies over it for the moment. Draw order: surroundings, hollows, edges, lit
//! rooms, doors, plaques, figures, marks, hints.

mod dial;
mod figure;
mod furniture;
pub mod hints;
mod plan;
pub mod room;
pub mod still;

pub use dial::dial;
pub use figure::{Shape, figure, standee, tally};
pub use plan::{Chamber, Door, Floor, Plan, Sort, Wall};
pub use room::{Face, Lead};
