//! Tests of the pool and its failure handling, without a browser.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod bench;
mod failing;
mod haste;
mod reasons;
mod sharing;
mod starting;
