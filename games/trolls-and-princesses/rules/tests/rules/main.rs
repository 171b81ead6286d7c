//! The rules, section by section, and every worked example of the rulebook with its numbers.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests: a fault of the rules should stop them"
)]

// `cfg(test)` always holds here; it tells Clippy that helpers are test code too.
#[cfg(test)]
mod book;
#[cfg(test)]
mod caverns;
#[cfg(test)]
mod challenges;
#[cfg(test)]
mod effects;
#[cfg(test)]
mod end;
#[cfg(test)]
mod moving;
#[cfg(test)]
mod network;
#[cfg(test)]
mod points;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod setup;
#[cfg(test)]
mod turn;
#[cfg(test)]
mod villages;
