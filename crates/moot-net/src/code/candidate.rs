//! A candidate: an address at which a device may be reached.

use core::fmt::{self, Write as _};
use core::net::{Ipv4Addr, Ipv6Addr};

use crate::wire::{Reader, WireError, Writer};

/// How a device knows an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateKind {
    /// It is its own.
    Host,
    /// A STUN server saw it.
    Srflx,
    /// A TURN server lends it.
    Relay,
}

/// An address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// An IPv4 address.
    V4(Ipv4Addr),
    /// An IPv6 address.
    V6(Ipv6Addr),
    /// A name of the local network, `UUID.local`, which hides the address.
    Mdns([u8; 16]),
}

impl Address {
    /// Parses an address as an SDP has it; `None` if it is none that a code can hold.
    #[must_use]
    pub fn parse(text: &str) -> Option<Address> {
        if let Some(name) = text.strip_suffix(".local") {
            return uuid(name).map(Address::Mdns);
        }
        if let Ok(address) = text.parse() {
            return Some(Address::V4(address));
        }
        text.parse().ok().map(Address::V6)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::V4(address) => address.fmt(f),
            Address::V6(address) => address.fmt(f),
            Address::Mdns(uuid) => {
                for (at, byte) in uuid.iter().enumerate() {
                    if matches!(at, 4 | 6 | 8 | 10) {
                        f.write_char('-')?;
                    }
                    write!(f, "{byte:02x}")?;
                }
                f.write_str(".local")
            }
        }
    }
}

/// The bytes of `8-4-4-4-12` hexadecimal digits.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let dashed = text.bytes().enumerate().all(|(at, byte)| matches!(at, 8 | 13 | 18 | 23) == (byte == b'-'));
    if text.len() != 36 || !dashed {
        return None;
    }
    let mut digits = text.chars().filter(|&letter| letter != '-').map(|digit| digit.to_digit(16));
    let mut bytes = [0; 16];
    for byte in &mut bytes {
        *byte = (digits.next()?? << 4 | digits.next()??) as u8;
    }
    Some(bytes)
}

/// An address at which a device may be reached, over UDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// How the device knows the address.
    pub kind: CandidateKind,
    /// The address.
    pub address: Address,
    /// The port.
    pub port: u16,
}

impl Candidate {
    /// Parses what follows `a=candidate:`; `None` if a code does not hold it: TCP, and other components than
    /// the first.
    #[must_use]
    pub fn parse(line: &str) -> Option<Candidate> {
        let mut words = line.split_whitespace();
        let _foundation = words.next()?;
        let component = words.next()?;
        let transport = words.next()?;
        let _priority = words.next()?;
        let address = Address::parse(words.next()?)?;
        let port: u16 = words.next()?.parse().ok()?;
        let (typ, kind) = (words.next()?, words.next()?);
        let kind = match kind {
            "host" => CandidateKind::Host,
            "srflx" => CandidateKind::Srflx,
            "relay" => CandidateKind::Relay,
            _ => return None,
        };
        let usable = component == "1" && transport.eq_ignore_ascii_case("udp") && typ == "typ" && port > 0;
        usable.then_some(Candidate { kind, address, port })
    }

    /// Returns the value of the line `a=candidate:` at place `at` of the list. Priorities are by the formula of
    /// RFC 8445.
    #[must_use]
    pub fn line(&self, at: usize) -> String {
        let (preference, kind) = match self.kind {
            CandidateKind::Host => (126_u32, "host"),
            CandidateKind::Srflx => (100, "srflx raddr 0.0.0.0 rport 0"),
            CandidateKind::Relay => (0, "relay raddr 0.0.0.0 rport 0"),
        };
        let priority = preference << 24 | 65_535_u32.saturating_sub(at as u32) << 8 | 255;
        format!("{} 1 udp {priority} {} {} typ {kind}", at + 1, self.address, self.port)
    }

    pub(super) fn write(&self, to: &mut Writer) {
        let kind = match self.kind {
            CandidateKind::Host => 0,
            CandidateKind::Srflx => 1,
            CandidateKind::Relay => 2,
        };
        match &self.address {
            Address::V4(address) => {
                to.byte(kind);
                to.fixed(&address.octets());
            }
            Address::V6(address) => {
                to.byte(kind | 4);
                to.fixed(&address.octets());
            }
            Address::Mdns(uuid) => {
                to.byte(kind | 8);
                to.fixed(uuid);
            }
        }
        to.fixed(&self.port.to_be_bytes());
    }

    pub(super) fn read(from: &mut Reader<'_>) -> Result<Candidate, WireError> {
        let found = from.byte()?;
        let kind = match found & 3 {
            0 => CandidateKind::Host,
            1 => CandidateKind::Srflx,
            2 => CandidateKind::Relay,
            _ => return Err(WireError::Kind { found }),
        };
        let address = match found >> 2 {
            0 => Address::V4(Ipv4Addr::from(from.fixed::<4>()?)),
            1 => Address::V6(Ipv6Addr::from(from.fixed::<16>()?)),
            2 => Address::Mdns(from.fixed()?),
            _ => return Err(WireError::Kind { found }),
        };
        match u16::from_be_bytes(from.fixed()?) {
            0 => Err(WireError::Number),
            port => Ok(Candidate { kind, address, port }),
        }
    }
}
