//! Whole games over a simulated network.
//!
//! [`world`] has the network and the devices, [`driver`] what their people do. Everything follows from a seed; a test that
//! fails names it.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "the helpers of tests fail as tests do"
)]

mod abuse;
mod codes;
mod draws;
mod driver;
mod fuzz;
mod games;
mod hosts;
mod lists;
mod names;
mod other_game;
mod undo;
mod world;
