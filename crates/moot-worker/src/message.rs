//! The messages between page and worker.
//!
//! Messages are encoded with postcard, which is not self-describing: [`PROTOCOL`] is raised with every change
//! of a type in this module or in [`crate::codec`]. The worker sends the first message when its program is
//! loaded: [`Reply::Ready`]. It must stay the first variant, so that all versions can decode it.

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// The revision of the protocol.
pub const PROTOCOL: u16 = 2;

/// The versions that a worker supports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The revision of the protocol.
    pub protocol: u16,
    /// [`Game::ID`](moot_core::Game::ID) of each game, with the revision of its rules.
    pub games: Vec<(String, u16)>,
}

impl Versions {
    /// Returns whether the protocol is the same and all games of the other are supported with the same rules.
    #[must_use]
    pub fn include(&self, other: &Versions) -> bool {
        self.protocol == other.protocol && other.games.iter().all(|game| self.games.contains(game))
    }
}

/// A message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Starts a job: choose an action.
    Think {
        /// The number of the job, chosen by the page.
        ticket: u32,
        /// [`Game::ID`](moot_core::Game::ID) of the game.
        game: String,
        /// The revision of its rules.
        rules: u16,
        /// The task, encoded by [`crate::encode_task`].
        task: Vec<u8>,
    },
    /// Asks for the reasons of some lines of decisions. The worker answers at once.
    Explain {
        /// The number of the job.
        ticket: u32,
        /// [`Game::ID`](moot_core::Game::ID) of the game.
        game: String,
        /// The revision of its rules.
        rules: u16,
        /// The question, encoded by [`crate::encode_question`].
        question: Vec<u8>,
    },
    /// Ends a job: the worker answers at once with what it has.
    Stop {
        /// The number of the job.
        ticket: u32,
    },
    /// Cancels a job: the worker does not answer.
    Forget {
        /// The number of the job.
        ticket: u32,
    },
    /// Cancels all jobs and drops the trees that were kept.
    Rest,
}

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker is ready. It sends this once, before any other message.
    Ready(Versions),
    /// The progress of a job.
    Progress {
        /// The number of the job.
        ticket: u32,
        /// The number of simulations done.
        done: u32,
        /// The number of simulations to do.
        of: u32,
        /// The evidence so far, encoded by [`crate::encode_evidence`].
        found: Vec<u8>,
    },
    /// A job is complete, or was stopped.
    Chose {
        /// The number of the job.
        ticket: u32,
        /// The evidence, encoded by [`crate::encode_evidence`].
        found: Vec<u8>,
    },
    /// The answer to [`Order::Explain`].
    Explained {
        /// The number of the job.
        ticket: u32,
        /// The reasons for each line, encoded by [`crate::encode_reasons`].
        reasons: Vec<u8>,
    },
    /// A message was refused.
    Refused {
        /// The number of the job, if the message could be decoded.
        ticket: Option<u32>,
        /// The reason, for the console.
        why: String,
    },
}

macro_rules! on_the_wire {
    ($message:ty) => {
        impl $message {
            /// Encodes the message.
            #[must_use]
            pub fn to_bytes(&self) -> Vec<u8> {
                // Encoding into memory fails only for sequences of unknown length, and these types have none.
                // An empty result would be refused by the receiver.
                postcard::to_stdvec(self).unwrap_or_default()
            }

            /// Decodes a message.
            ///
            /// # Errors
            /// [`Refusal::Garbled`] if the bytes are not exactly one message.
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
