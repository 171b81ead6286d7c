//! What page and worker say to each other.
//!
//! A message is written with postcard, which does not describe itself: [`PROTOCOL`] is raised with every change of a type
//! in here or in [`crate::parcel`]. The worker speaks first, as nobody can hear before its program is loaded: it says
//! [`Reply::Ready`], whose number must stay the first on the wire for ever.

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// The revision of this protocol.
pub const PROTOCOL: u16 = 2;

/// What a worker speaks and plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The revision of the protocol.
    pub protocol: u16,
    /// The games, each with the revision of its rules.
    pub games: Vec<(String, u16)>,
}

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Think about a decision.
    Think {
        /// The job.
        ticket: u32,
        /// The game.
        game: String,
        /// The revision of its rules.
        rules: u16,
        /// The task, as [`crate::task_parcel`] writes it.
        task: Vec<u8>,
    },
    /// Say why some lines of decisions are good or bad. This is answered at once.
    Explain {
        /// The job.
        ticket: u32,
        /// The game.
        game: String,
        /// The revision of its rules.
        rules: u16,
        /// The question, as [`crate::question_parcel`] writes it.
        question: Vec<u8>,
    },
    /// Answer now, with what there is.
    Stop {
        /// The job.
        ticket: u32,
    },
    /// Nobody waits for this job any more.
    Forget {
        /// The job.
        ticket: u32,
    },
    /// Nobody waits for anything any more, nor will.
    Rest,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It listens. Said once, before anything else.
    Ready(Versions),
    /// How a job is getting on.
    Progress {
        /// The job.
        ticket: u32,
        /// Simulations done.
        done: u32,
        /// Simulations to do.
        of: u32,
        /// What was found out so far, as [`crate::found_parcel`] writes it.
        found: Vec<u8>,
    },
    /// A job is done, or was stopped.
    Chose {
        /// The job.
        ticket: u32,
        /// What was found out.
        found: Vec<u8>,
    },
    /// The answer to a question.
    Explained {
        /// The job.
        ticket: u32,
        /// The reasons, line by line, as [`crate::reasons_parcel`] writes them.
        reasons: Vec<u8>,
    },
    /// A message was not acted on.
    Refused {
        /// The job, if that could be read.
        ticket: Option<u32>,
        /// Why, for the console.
        why: String,
    },
}

macro_rules! on_the_wire {
    ($message:ty) => {
        impl $message {
            /// The message as bytes.
            #[must_use]
            pub fn to_bytes(&self) -> Vec<u8> {
                // Writing into memory fails for types of unknown length only, and there are none: nothing is what a
                // reader refuses.
                postcard::to_stdvec(self).unwrap_or_default()
            }

            /// The message that bytes hold.
            ///
            /// # Errors
            /// [`Refusal::Garbled`] when they hold none, or more than one.
            pub fn from_bytes(bytes: &[u8]) -> Result<Self, Refusal> {
                match postcard::take_from_bytes(bytes) {
                    Ok((message, [])) => Ok(message),
                    _ => Err(Refusal::Garbled),
                }
            }
        }
    };
}

on_the_wire!(Order);
on_the_wire!(Reply);
