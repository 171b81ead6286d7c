//! Play between devices without a server.
//!
//! [`Code`] is an invitation to connect or the answer to one. [`Chain`] is the log that all devices share, [`Record`] what
//! it amounts to by the rules, [`Log`] both together. [`Peer`] is the state machine of one device: it is told what happens
//! and returns what to do. [`PublicDraws`] are draws that no device can steer.
//!
//! The crate knows no browser, clock, random source or storage. Everything that arrives is checked: bytes by limits,
//! entries by the rules.
#![forbid(unsafe_code)]

mod any_log;
mod chain;
mod code;
mod draw;
mod entry;
mod log;
mod message;
mod peer;
mod record;
mod seating;
mod trial;
mod wire;

pub use any_log::Reason;
pub use chain::{
    Chain, ChainError, ChainHash, Genesis, Head, Link, MAX_ENTRIES, MAX_GAME_ID, MAX_SETUP, Parting, Relation,
};
pub use code::{
    Address, CODE_VERSION, Candidate, CandidateKind, Code, CodeError, Expected, Handshake, MAX_CANDIDATES,
    Minute, OfferId, SdpError, SdpKind, SdpPart, Session,
};
pub use draw::{DrawFault, MAX_DRAWS, PublicDraws, SecretChain};
pub use entry::{ChainEntry, DeviceId, MAX_LEVEL, MAX_NAME, MAX_PLY_TEXT, MAX_SEED_TEXT, Owner};
pub use log::{Certificate, Log, LogError};
pub use message::{
    Batch, Hello, MAX_ACTIONS, MAX_BATCH, MAX_MESSAGE, Message, PROTOCOL, Refusal, Request, WhyNot, Wish,
};
pub use peer::{AWAY_AFTER, Breach, Conn, LOST_AFTER, News, Out, PING_AFTER, Peer, PeerError, Person, Role};
pub use record::{Effect, EntryFault, Record, UndoPlan};
pub use seating::Seating;
pub use wire::WireError;

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
