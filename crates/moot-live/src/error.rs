//! Why devices do not connect.

use core::error::Error;
use core::fmt;

use moot_net::{CodeError, PeerError, SdpError};

use crate::NoRandomness;

/// What the browser was asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To make a connection with the servers that are set.
    Create,
    /// To describe its end of a connection.
    Describe,
    /// To use its own description.
    UseOwn,
    /// To use the description of the other end.
    UseTheirs,
}

/// Why a code is not made or not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectError {
    /// The browser has no `RTCPeerConnection`, or it is switched off.
    Unsupported,
    /// The text is not the code that is expected.
    Code(CodeError),
    /// The invitation was made by this device itself.
    OwnInvitation,
    /// An answer to this invitation was accepted before.
    Answered,
    /// The browser found no address at which this device could be reached.
    NoAddress,
    /// The browser describes the connection in a way that a code cannot hold.
    Sdp(SdpError),
    /// The browser refused.
    Browser {
        /// What it was asked to do.
        step: Step,
        /// The name of its error.
        name: String,
    },
    /// Too many connections are open or being opened.
    TooMany,
    /// The invitation was withdrawn, or this device has left the table.
    Withdrawn,
}

impl From<CodeError> for ConnectError {
    fn from(why: CodeError) -> ConnectError {
        ConnectError::Code(why)
    }
}

impl From<SdpError> for ConnectError {
    fn from(why: SdpError) -> ConnectError {
        match why {
            SdpError::NoCandidate => ConnectError::NoAddress,
            other => ConnectError::Sdp(other),
        }
    }
}

impl fmt::Display for ConnectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConnectError::Unsupported => f.write_str("the browser has no connections between devices"),
            ConnectError::Code(why) => why.fmt(f),
            ConnectError::OwnInvitation => f.write_str("an invitation of this device"),
            ConnectError::Answered => f.write_str("the invitation is answered already"),
            ConnectError::NoAddress => f.write_str("the browser found no address of this device"),
            ConnectError::Sdp(why) => write!(f, "the description of the browser: {why}"),
            ConnectError::Browser { step, name } => write!(f, "the browser refused ({step:?}): {name}"),
            ConnectError::TooMany => f.write_str("too many connections"),
            ConnectError::Withdrawn => f.write_str("withdrawn"),
        }
    }
}

impl Error for ConnectError {}

/// Why a live peer cannot do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiveError {
    /// The browser gives no random numbers.
    NoRandomness,
    /// The peer cannot do it.
    Peer(PeerError),
}

impl From<NoRandomness> for LiveError {
    fn from(_: NoRandomness) -> LiveError {
        LiveError::NoRandomness
    }
}

impl fmt::Display for LiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LiveError::NoRandomness => NoRandomness.fmt(f),
            LiveError::Peer(why) => why.fmt(f),
        }
    }
}

impl Error for LiveError {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use moot_net::SdpPart;

    use super::*;

    #[test]
    fn each_error_has_a_message_of_its_own() {
        let errors = [
            ConnectError::Unsupported,
            ConnectError::Code(CodeError::Doubled),
            ConnectError::OwnInvitation,
            ConnectError::Answered,
            SdpError::NoCandidate.into(),
            SdpError::Missing(SdpPart::Ufrag).into(),
            ConnectError::Browser { step: Step::UseTheirs, name: "OperationError".to_owned() },
            ConnectError::TooMany,
            ConnectError::Withdrawn,
        ];
        let messages: BTreeSet<String> = errors.iter().map(ConnectError::to_string).collect();
        assert_eq!(messages.len(), errors.len(), "{messages:?}");
    }
}
