//! Computer players off the page's thread: the messages between page and worker, and jobs that are computed
//! in slices so that messages are handled in between.
//!
//! The library knows no browser and no clock, except for the module `thread`. One program for each game runs it
//! in a Web Worker, or beside the page if no worker can be started; tests run it natively. The page links the messages only, neither search nor
//! evaluation.
//!
//! A [`Task`] holds the view of a seat, never the state of a game: a [`Game::State`](moot_core::Game::State)
//! has no serialized form, so no message can contain one.
#![forbid(unsafe_code)]

mod codec;
mod game_jobs;
mod games;
mod message;
mod program;
mod refusal;
mod running_job;
mod task;
#[cfg(feature = "template")]
mod template;
#[cfg(target_arch = "wasm32")]
pub mod thread;
mod warm_up;
mod wire;
mod worker;

pub use codec::{
    decode_evidence, decode_question, decode_reasons, decode_task, encode_evidence, encode_question,
    encode_reasons, encode_task,
};
pub use games::versions;
pub use message::{Order, PROTOCOL, Reply, Versions};
pub use refusal::Refusal;
pub use running_job::RunningJob;
pub use task::{Question, Reasons, Task, TreeEvidence, Work};
pub use wire::Wire;
pub use worker::Worker;
