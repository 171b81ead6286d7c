//! Compares the start points of a map: what lies how far from which gate.

pub mod figure;
pub mod start_points;
pub mod ways;
