//! Errors of codes.

use core::error::Error;
use core::fmt;

/// Why a text is not the code that a device waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It is empty, or no code at all.
    NotACode,
    /// Another version of the program made it.
    OtherVersion {
        /// The version of its layout.
        found: u8,
    },
    /// The end is missing.
    Cut {
        /// The number of bytes present.
        found: usize,
        /// The number of bytes needed.
        needed: usize,
    },
    /// The checksum does not match: characters have changed.
    Damaged,
    /// A whole code is followed by other characters.
    Surplus,
    /// The same code was entered twice, one after the other.
    Doubled,
    /// The checksum matches, but the contents make no sense.
    Shape,
    /// It is of another game.
    OtherGame,
    /// It is an answer, and the device waits for an invitation.
    OfferExpected,
    /// It is an invitation, and the device waits for an answer.
    AnswerExpected,
    /// It answers another invitation than the one that is open.
    OtherOffer,
    /// It was made too long ago.
    TooOld {
        /// Its age in minutes.
        minutes: u32,
    },
    /// It was made in the future: one of the clocks is wrong.
    Clock {
        /// How far its clock is ahead, in minutes.
        ahead: u32,
    },
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::NotACode => f.write_str("no code"),
            CodeError::OtherVersion { found } => write!(f, "code version {found}"),
            CodeError::Cut { found, needed } => write!(f, "{found} of {needed} bytes"),
            CodeError::Damaged => f.write_str("the checksum does not match"),
            CodeError::Surplus => f.write_str("characters after the end"),
            CodeError::Doubled => f.write_str("the same code twice"),
            CodeError::Shape => f.write_str("the contents make no sense"),
            CodeError::OtherGame => f.write_str("another game"),
            CodeError::OfferExpected => f.write_str("an answer instead of an invitation"),
            CodeError::AnswerExpected => f.write_str("an invitation instead of an answer"),
            CodeError::OtherOffer => f.write_str("the answer to another invitation"),
            CodeError::TooOld { minutes } => write!(f, "{minutes} minutes old"),
            CodeError::Clock { ahead } => write!(f, "{ahead} minutes ahead"),
        }
    }
}

impl Error for CodeError {}

/// A part of an SDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SdpPart {
    /// `a=ice-ufrag`.
    Ufrag,
    /// `a=ice-pwd`.
    Password,
    /// `a=fingerprint`, which must be of SHA-256.
    Fingerprint,
    /// `a=setup`.
    Setup,
    /// `a=mid`, which must be 0.
    Mid,
    /// The section `m=application`, which must be the only one.
    DataChannel,
}

/// Why an SDP does not describe a data channel that a code can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SdpError {
    /// A part is missing.
    Missing(SdpPart),
    /// A part is not as expected.
    Bad(SdpPart),
    /// It names no address at which the device can be reached; perhaps they are still being gathered.
    NoCandidate,
}

impl fmt::Display for SdpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SdpError::Missing(part) => write!(f, "{part:?} is missing"),
            SdpError::Bad(part) => write!(f, "{part:?} is not as expected"),
            SdpError::NoCandidate => f.write_str("no candidate"),
        }
    }
}

impl Error for SdpError {}
