//! A session: one end of a connection, without what is the same in every SDP.

use super::candidate::Candidate;
use super::{letters, sdp};
use crate::code::error::SdpError;
use crate::wire::{Reader, WireError, Writer};

/// The maximal number of candidates in a code; further ones of an SDP are left out.
pub const MAX_CANDIDATES: usize = 8;

/// The shortest ufrag and password that the standard allows.
pub(super) const SHORTEST_UFRAG: usize = 4;
pub(super) const SHORTEST_PASSWORD: usize = 22;

/// Whether an SDP opens a negotiation or answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SdpKind {
    /// It opens one.
    Offer,
    /// It answers one.
    Answer,
}

/// The role in the handshake of the encryption (`a=setup`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handshake {
    /// Either: the other side chooses.
    Actpass,
    /// It begins.
    Active,
    /// It waits.
    Passive,
}

impl Handshake {
    pub(super) const fn bits(self) -> u8 {
        match self {
            Handshake::Actpass => 0,
            Handshake::Active => 1,
            Handshake::Passive => 2,
        }
    }

    pub(super) const fn from_bits(bits: u8) -> Option<Handshake> {
        match bits {
            0 => Some(Handshake::Actpass),
            1 => Some(Handshake::Active),
            2 => Some(Handshake::Passive),
            _ => None,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Handshake::Actpass => "actpass",
            Handshake::Active => "active",
            Handshake::Passive => "passive",
        }
    }
}

/// What varies in the SDP of a data channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Offer or answer.
    pub kind: SdpKind,
    /// The role in the handshake.
    pub handshake: Handshake,
    /// `a=ice-ufrag`.
    pub ufrag: String,
    /// `a=ice-pwd`.
    pub password: String,
    /// The SHA-256 of the certificate.
    pub fingerprint: [u8; 32],
    /// Where the device may be reached.
    pub candidates: Vec<Candidate>,
}

impl Session {
    /// Reads an SDP that a browser made.
    ///
    /// # Errors
    /// Why it does not describe a data channel that a code can hold.
    pub fn parse(kind: SdpKind, text: &str) -> Result<Session, SdpError> {
        sdp::parse(kind, text)
    }

    /// Returns an SDP for `setRemoteDescription` of the other browser.
    ///
    /// # Examples
    ///
    /// ```
    /// # use moot_net::{Handshake, SdpKind, Session};
    /// let session = Session {
    ///     kind: SdpKind::Answer,
    ///     handshake: Handshake::Active,
    ///     ufrag: "x4Zq".into(),
    ///     password: "kPnQqdf3mGhm+8WkKd2f/0Hy".into(),
    ///     fingerprint: [0xAB; 32],
    ///     candidates: Vec::new(),
    /// };
    /// let sdp = session.sdp();
    /// assert!(sdp.contains("a=setup:active\r\n"));
    /// assert!(sdp.ends_with("\r\n"));
    /// ```
    #[must_use]
    pub fn sdp(&self) -> String {
        sdp::build(self)
    }

    pub(super) fn write(&self, to: &mut Writer) {
        letters::write(to, &self.ufrag);
        letters::write(to, &self.password);
        to.fixed(&self.fingerprint);
        let candidates = &self.candidates[..self.candidates.len().min(MAX_CANDIDATES)];
        to.byte(candidates.len() as u8);
        candidates.iter().for_each(|candidate| candidate.write(to));
    }

    pub(super) fn read(
        kind: SdpKind,
        handshake: Handshake,
        from: &mut Reader<'_>,
    ) -> Result<Session, WireError> {
        let ufrag = letters::read(from, SHORTEST_UFRAG)?;
        let password = letters::read(from, SHORTEST_PASSWORD)?;
        let fingerprint = from.fixed()?;
        let count = from.count(MAX_CANDIDATES)?;
        let candidates = (0..count).map(|_| Candidate::read(from)).collect::<Result<_, _>>()?;
        Ok(Session { kind, handshake, ufrag, password, fingerprint, candidates })
    }
}
