//! Computer players off the page's thread: the messages between page and worker, and jobs that are computed
//! in slices so that messages are handled in between.
//!
//! The library knows no browser and no clock. The worker program runs it in a Web Worker, or beside the page
//! if no worker can be started; tests run it natively. The page links the messages only, neither search nor
//! evaluation.
//!
//! A [`Task`] holds the view of a seat, never the state of a game: a [`Game::State`](moot_core::Game::State)
//! has no serialized form, so no message can contain one.
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
