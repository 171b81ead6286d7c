//! The content: the shipped files keep every constraint, and what is wrong with a file is blamed on the right line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

#[path = "../../build/check/mod.rs"]
mod check;
#[path = "../../build/read/mod.rs"]
mod read;

// `cfg(test)` always holds here; it tells Clippy that helpers are test code too.
#[cfg(test)]
mod lines;
#[cfg(test)]
mod tables;
