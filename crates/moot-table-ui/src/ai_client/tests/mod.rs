//! Every way in which helpers can fail, without a browser.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod bench;
mod failing;
mod haste;
mod reasons;
mod sharing;
mod starting;
