//! Reading and writing an SDP.

use super::candidate::Candidate;
use super::error::{SdpError, SdpPart};
use super::letters::is_packable;
use super::session::{Handshake, MAX_CANDIDATES, SHORTEST_PASSWORD, SHORTEST_UFRAG, SdpKind, Session};

/// What was found in the lines. A browser writes some parts for the whole session or for its one section.
#[derive(Default)]
struct Found<'a> {
    ufrag: Option<&'a str>,
    password: Option<&'a str>,
    fingerprint: Option<&'a str>,
    setup: Option<&'a str>,
    mid: Option<&'a str>,
    sections: usize,
    channel: bool,
    candidates: Vec<Candidate>,
}

impl<'a> Found<'a> {
    fn line(&mut self, line: &'a str) {
        if let Some(section) = line.strip_prefix("m=") {
            self.sections += 1;
            self.channel = section.starts_with("application ") && section.contains("webrtc-datachannel");
            return;
        }
        let Some((name, value)) = line.strip_prefix("a=").and_then(|line| line.split_once(':')) else {
            return;
        };
        match name {
            "ice-ufrag" => self.ufrag = Some(value),
            "ice-pwd" => self.password = Some(value),
            "fingerprint" if self.fingerprint.is_none() || value.starts_with("sha-256 ") => {
                self.fingerprint = Some(value);
            }
            "setup" => self.setup = Some(value),
            "mid" => self.mid = Some(value),
            "candidate" => self.candidates.extend(Candidate::parse(value)),
            _ => {}
        }
    }
}

pub fn parse(kind: SdpKind, text: &str) -> Result<Session, SdpError> {
    let mut found = Found::default();
    text.lines().map(str::trim).for_each(|line| found.line(line));
    match found.sections {
        0 => return Err(SdpError::Missing(SdpPart::DataChannel)),
        1 if found.channel => {}
        _ => return Err(SdpError::Bad(SdpPart::DataChannel)),
    }
    match found.mid {
        None => return Err(SdpError::Missing(SdpPart::Mid)),
        Some("0") => {}
        Some(_) => return Err(SdpError::Bad(SdpPart::Mid)),
    }
    let ufrag = packable(found.ufrag, SdpPart::Ufrag, SHORTEST_UFRAG)?;
    let password = packable(found.password, SdpPart::Password, SHORTEST_PASSWORD)?;
    let fingerprint = found.fingerprint.ok_or(SdpError::Missing(SdpPart::Fingerprint))?;
    let fingerprint = bytes_of(fingerprint).ok_or(SdpError::Bad(SdpPart::Fingerprint))?;
    let handshake = match (kind, found.setup.ok_or(SdpError::Missing(SdpPart::Setup))?) {
        (SdpKind::Offer, "actpass") => Handshake::Actpass,
        (_, "active") => Handshake::Active,
        (_, "passive") => Handshake::Passive,
        _ => return Err(SdpError::Bad(SdpPart::Setup)),
    };
    let mut candidates = found.candidates;
    if candidates.is_empty() {
        return Err(SdpError::NoCandidate);
    }
    candidates.truncate(MAX_CANDIDATES);
    Ok(Session { kind, handshake, ufrag, password, fingerprint, candidates })
}

fn packable(value: Option<&str>, part: SdpPart, shortest: usize) -> Result<String, SdpError> {
    let value = value.ok_or(SdpError::Missing(part))?;
    if is_packable(value, shortest) { Ok(value.to_owned()) } else { Err(SdpError::Bad(part)) }
}

/// The 32 bytes of `sha-256 AB:CD:…`.
fn bytes_of(fingerprint: &str) -> Option<[u8; 32]> {
    let (hash, digits) = fingerprint.split_once(' ')?;
    if !hash.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    let mut bytes = [0; 32];
    let mut pairs = digits.trim().split(':');
    for byte in &mut bytes {
        let pair = pairs.next().filter(|pair| pair.len() == 2 && !pair.starts_with('+'))?;
        *byte = u8::from_str_radix(pair, 16).ok()?;
    }
    pairs.next().is_none().then_some(bytes)
}

/// The identifier of the session: any number, here one that follows from the certificate.
fn session_number(session: &Session) -> u64 {
    session.fingerprint.first_chunk::<8>().map_or(1, |bytes| u64::from_be_bytes(*bytes) >> 2 | 1)
}

pub fn build(session: &Session) -> String {
    let hex: Vec<String> = session.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
    let mut lines = vec![
        "v=0".to_owned(),
        format!("o=- {} 2 IN IP4 127.0.0.1", session_number(session)),
        "s=-".to_owned(),
        "t=0 0".to_owned(),
        "a=group:BUNDLE 0".to_owned(),
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".to_owned(),
        "c=IN IP4 0.0.0.0".to_owned(),
    ];
    for (at, candidate) in session.candidates.iter().enumerate() {
        lines.push(format!("a=candidate:{}", candidate.line(at)));
    }
    lines.extend([
        format!("a=ice-ufrag:{}", session.ufrag),
        format!("a=ice-pwd:{}", session.password),
        format!("a=fingerprint:sha-256 {}", hex.join(":")),
        format!("a=setup:{}", session.handshake.word()),
        "a=mid:0".to_owned(),
        "a=sctp-port:5000".to_owned(),
        "a=max-message-size:262144".to_owned(),
    ]);
    let mut text = lines.join("\r\n");
    text.push_str("\r\n");
    text
}
