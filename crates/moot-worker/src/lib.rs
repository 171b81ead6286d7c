//! Computer players off the page's thread: what page and worker say to each other, and how a decision is thought about
//! in pieces that leave room for messages.
//!
//! Nothing in the library knows a browser or a clock. The worker program runs it in a Web Worker, the page runs it in
//! slices where there are no workers, and tests run it natively.
#![forbid(unsafe_code)]

mod thought;

pub use thought::{Found, Task, Thought, Work};
