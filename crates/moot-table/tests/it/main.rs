//! The tests of tables, saves and links, on the toy game of the laws.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "the helpers of tests fail as tests do"
)]

mod laws;
mod links;
mod saves;
mod table;
