//! Why a device cannot do something.

use core::error::Error;
use core::fmt;

use moot_table::Refused;

use crate::{EntryFault, MAX_ACTIONS, Reason};

/// Why a device cannot do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerError {
    /// It has no table yet.
    NoTable,
    /// It is at a table already.
    HasTable,
    /// Another person plays the seat.
    NotYours,
    /// The host has not answered the last request for this seat.
    Waiting,
    /// Entries are still arriving.
    CatchingUp,
    /// The list of actions is empty.
    NoAction,
    /// The list of actions is longer than [`MAX_ACTIONS`](crate::MAX_ACTIONS).
    TooManyActions {
        /// Its length.
        found: usize,
    },
    /// The rules do not allow the action.
    Refused(Refused<Reason>),
    /// Only the host can do that.
    NotHost,
    /// The host does not fulfil the request.
    WhyNot(crate::WhyNot),
    /// The entry cannot follow.
    Entry(EntryFault<Reason>),
    /// The game cannot write its setup.
    Setup,
    /// The device plays another game.
    OtherGame,
    /// There is no chain to take over from this connection.
    NoRival,
}

impl fmt::Display for PeerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PeerError::NoTable => f.write_str("no table"),
            PeerError::HasTable => f.write_str("at a table already"),
            PeerError::NotYours => f.write_str("the seat of another person"),
            PeerError::Waiting => f.write_str("the last request is not answered"),
            PeerError::CatchingUp => f.write_str("entries are still arriving"),
            PeerError::NoAction => f.write_str("no action"),
            PeerError::TooManyActions { found } => write!(f, "{found} actions, at most {MAX_ACTIONS}"),
            PeerError::Refused(why) => why.fmt(f),
            PeerError::NotHost => f.write_str("not the host"),
            PeerError::WhyNot(why) => write!(f, "{why:?}"),
            PeerError::Entry(why) => why.fmt(f),
            PeerError::Setup => f.write_str("the setup cannot be written"),
            PeerError::OtherGame => f.write_str("another game"),
            PeerError::NoRival => f.write_str("no other chain"),
        }
    }
}

impl Error for PeerError {}
