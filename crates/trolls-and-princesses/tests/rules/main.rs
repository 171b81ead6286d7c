//! The rules, section by section, and every worked example of the rulebook with its numbers.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests: a fault of the rules should stop them"
)]

// `cfg(test)` always holds here; it tells Clippy that helpers are test code too.
#[cfg(test)]
mod book;
