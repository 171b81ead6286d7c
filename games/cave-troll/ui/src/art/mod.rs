//! The dungeon of Cave Troll: rooms cut into the rock, seen from above and in front.
//!
//! [`FloorPlan`] computes the layout once; [`background`] draws the static background, [`room`] the state of a room, `figure` the
//! figures and [`hints`] the transient overlays. Draw order: surroundings, hollows, edges, lit rooms, doors, plaques, figures,
//! marks, hints.

pub mod background;
mod dial;
mod figure;
mod floor_plan;
mod furniture;
pub mod hints;
pub mod icons;
pub mod room;

pub use dial::dial;
pub use figure::{Shape, figure, standee, tally};
pub use floor_plan::{Chamber, Door, Floor, FloorPlan, SMALLER, Sort, Wall};
pub use room::{Face, Lead};
