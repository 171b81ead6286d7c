//! The tests of the worker: its protocol, and what all machines have to agree on.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod protocol;
#[cfg(feature = "template")]
mod template;
mod thoughts;
mod trails;
