//! Compares the start points of a map by the distances of their surroundings.

pub mod figure;
pub mod start_points;
pub mod ways;
