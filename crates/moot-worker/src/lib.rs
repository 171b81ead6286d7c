//! Computer players off the page's thread: what page and worker say to each other, and how a decision is thought about
//! in pieces that leave room for messages.
//!
//! Nothing in the library knows a browser or a clock. The worker program runs it in a Web Worker, or beside the page
//! where there are no workers, and tests run it natively. The page itself needs the messages only: neither search nor
//! judgement becomes part of it.
//!
//! A [`Task`] holds the view of a seat and never the state of a game: no [`Game::State`](moot_core::Game::State) can be
//! written into a message, as none has a form for it.
#![forbid(unsafe_code)]

mod games;
mod message;
mod parcel;
mod practice;
mod refusal;
mod task;
#[cfg(feature = "template")]
mod template;
mod thought;
mod thoughts;
mod wire;
mod worker;

pub use games::versions;
pub use message::{Order, PROTOCOL, Reply, Versions};
pub use parcel::{
    found_from, found_parcel, question_from, question_parcel, reasons_from, reasons_parcel, task_from,
    task_parcel,
};
pub use refusal::Refusal;
pub use task::{Found, Question, Reasons, Task, Work};
pub use thought::Thought;
pub use wire::Wire;
pub use worker::Worker;
