//! Codes: what two devices have to tell each other before they can connect, short enough for a link or a QR
//! picture.
//!
//! A browser describes its end of a connection in an SDP of some 700 characters, of which few vary. A code
//! holds only those. [`Session::sdp`] makes an equivalent SDP from them, for a data channel and nothing else.
//!
//! | bytes | |
//! |---|---|
//! | 1 | `0xD0` and the version: no link of a game starts with this byte |
//! | 1 or 2 | the number of bytes after the checksum, seven bits a byte |
//! | 3 | the first bytes of a SHA-256 of the bytes before and after |
//! | 1 | offer or answer, and the role in the handshake |
//! | 2 | the game |
//! | 3 | the minute of making, counted from the start of 2026 |
//! | 4 | of an answer: the offer that it answers |
//! | | ufrag and password, six or four bits a letter |
//! | 32 | the fingerprint of the certificate |
//! | | the candidates: seven bytes (IPv4) or nineteen (IPv6, name) each |

mod candidate;
mod error;
mod letters;
mod sdp;
mod session;

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use sha2::{Digest, Sha256};

pub use candidate::{Address, Candidate, CandidateKind};
pub use error::{CodeError, SdpError, SdpPart};
pub use session::{Handshake, MAX_CANDIDATES, SdpKind, Session};

use crate::wire::{Reader, WireError, Writer};

/// The layout of a code, 1 to 15. It is raised with every change of the layout.
pub const CODE_VERSION: u8 = 1;

/// The upper half of the first byte.
const SIGN: u8 = 0xD0;
/// Codes can be this much ahead of the own clock, in minutes.
const SKEW: u32 = 10;
/// The minutes from 1970 to 2026.
const EPOCH: u64 = 20_454 * 24 * 60;

const LETTERS: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone)
        .with_decode_allow_trailing_bits(true),
);

/// The name of an offer: an answer repeats it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OfferId(pub [u8; 4]);

/// A minute, counted from the start of 2026 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Minute(pub u32);

impl Minute {
    /// Returns the minute of a time in milliseconds since 1970, as `Date.now()` gives it.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_net::Minute;
    ///
    /// assert_eq!(Minute::of(1_767_225_600_000), Minute(0), "the first of January 2026");
    /// assert_eq!(Minute::of(1_767_225_725_000), Minute(2));
    /// ```
    #[must_use]
    pub fn of(milliseconds: u64) -> Minute {
        let minutes = (milliseconds / 60_000).saturating_sub(EPOCH);
        Minute(u32::try_from(minutes).map_or(0xFF_FFFF, |minutes| minutes.min(0xFF_FFFF)))
    }
}

/// What a device waits for when a code is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected<'a> {
    /// [`Game::ID`](moot_core::Game::ID) of the game.
    pub game: &'a str,
    /// `None`: an offer. Otherwise an answer to this offer.
    pub answer_to: Option<OfferId>,
    /// The present minute.
    pub now: Minute,
    /// The greatest age, in minutes.
    pub oldest: u32,
}

/// An invitation (offer), or the answer to one.
///
/// # Examples
///
/// ```
/// use moot_net::{Code, CodeError, Expected, Minute, SdpKind, Session};
///
/// let sdp = "v=0\r\n\
///     m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
///     a=mid:0\r\n\
///     a=ice-ufrag:x4Zq\r\n\
///     a=ice-pwd:kPnQqdf3mGhm+8WkKd2f/0Hy\r\n\
///     a=fingerprint:sha-256 7B:0E:5A:11:C2:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD\r\n\
///     a=setup:actpass\r\n\
///     a=candidate:1 1 udp 2113937151 3f0bd7a4-3d0c-4e57-9a5c-5cf0b6f1a2d3.local 51234 typ host\r\n";
/// let session = Session::parse(SdpKind::Offer, sdp)?;
/// let invitation = Code::offer("hoard", session, Minute(400));
/// let text = invitation.encode();
/// assert!(text.len() <= 130);
///
/// let expected = Expected { game: "hoard", answer_to: None, now: Minute(402), oldest: 10 };
/// assert_eq!(Code::open(&text, &expected)?, invitation);
///
/// let later = Expected { now: Minute(420), ..expected };
/// assert_eq!(Code::open(&text, &later), Err(CodeError::TooOld { minutes: 20 }));
/// let other = Expected { game: "nim", ..expected };
/// assert_eq!(Code::open(&text, &other), Err(CodeError::OtherGame));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Two bytes of a hash of the game's identifier.
    game: [u8; 2],
    /// The minute of making.
    pub made: Minute,
    /// The offer that this answers; `None` for an offer.
    pub answers: Option<OfferId>,
    /// The end of the connection.
    pub session: Session,
}

impl Code {
    /// Makes an invitation. `session` must be of an offer; an answer's is treated as one.
    #[must_use]
    pub fn offer(game: &str, session: Session, made: Minute) -> Code {
        Code {
            game: game_mark(game),
            made,
            answers: None,
            session: Session { kind: SdpKind::Offer, ..session },
        }
    }

    /// Makes the answer to an invitation.
    #[must_use]
    pub fn answer(offer: &Code, session: Session, made: Minute) -> Code {
        let session = Session { kind: SdpKind::Answer, ..session };
        Code { game: offer.game, made, answers: Some(offer.id()), session }
    }

    /// Returns the name that an answer repeats.
    #[must_use]
    pub fn id(&self) -> OfferId {
        let mut hash = Sha256::new();
        hash.update(b"trollmoot offer 1\n");
        hash.update(self.body());
        let all: [u8; 32] = hash.finalize().into();
        OfferId([all[0], all[1], all[2], all[3]])
    }

    /// Returns the text: letters, digits, `-` and `_` only.
    #[must_use]
    pub fn encode(&self) -> String {
        let body = self.body();
        let mut to = Writer::default();
        to.byte(SIGN | CODE_VERSION);
        to.number(body.len() as u64);
        let sum = sum(&to.0, &body);
        to.fixed(&sum);
        to.fixed(&body);
        LETTERS.encode(to.0)
    }

    /// Reads a text that was entered: a code, or an address that ends with one. Blanks and line breaks
    /// make no difference.
    ///
    /// # Errors
    /// Why it is not the code that this device waits for.
    pub fn open(text: &str, expected: &Expected<'_>) -> Result<Code, CodeError> {
        let code = Code::decode(text)?;
        if code.game != game_mark(expected.game) {
            return Err(CodeError::OtherGame);
        }
        match (code.answers, expected.answer_to) {
            (None, None) => {}
            (Some(_), None) => return Err(CodeError::OfferExpected),
            (None, Some(_)) => return Err(CodeError::AnswerExpected),
            (Some(found), Some(own)) if found != own => return Err(CodeError::OtherOffer),
            (Some(_), Some(_)) => {}
        }
        let minutes = expected.now.0.saturating_sub(code.made.0);
        if minutes > expected.oldest {
            return Err(CodeError::TooOld { minutes });
        }
        let ahead = code.made.0.saturating_sub(expected.now.0);
        if ahead > SKEW { Err(CodeError::Clock { ahead }) } else { Ok(code) }
    }

    /// Reads a text without asking whether the code is expected.
    ///
    /// # Errors
    /// Why it is not a code.
    pub fn decode(text: &str) -> Result<Code, CodeError> {
        let letters = letters_of(text);
        match bytes_of(&letters) {
            Ok(bytes) => Code::from_bytes(&bytes).map_err(|why| match why {
                CodeError::Surplus if is_doubled(&letters) => CodeError::Doubled,
                other => other,
            }),
            Err(why) => Err(why),
        }
    }

    fn from_bytes(bytes: &[u8]) -> Result<Code, CodeError> {
        let (&first, rest) = bytes.split_first().ok_or(CodeError::NotACode)?;
        match first {
            first if first & 0xF0 != SIGN || first == SIGN => return Err(CodeError::NotACode),
            first if first != SIGN | CODE_VERSION => {
                return Err(CodeError::OtherVersion { found: first & 0x0F });
            }
            _ => {}
        }
        let cut = |needed| CodeError::Cut { found: bytes.len(), needed };
        let mut from = Reader::new(rest);
        let length = match from.number() {
            Ok(length) if length < 1 << 14 => length as usize,
            Ok(_) | Err(WireError::Number) => return Err(CodeError::Damaged),
            Err(_) => return Err(cut(6)),
        };
        let head = if length > 0x7F { 3 } else { 2 };
        let Some((sum_found, body)) = bytes.get(head..).and_then(|rest| rest.split_first_chunk::<3>()) else {
            return Err(cut(head + 3 + length));
        };
        if body.len() < length {
            return Err(cut(head + 3 + length));
        }
        if sum(&bytes[..head], &body[..length]) != *sum_found {
            return Err(CodeError::Damaged);
        }
        if body.len() > length {
            return Err(CodeError::Surplus);
        }
        Code::read(&mut Reader::new(body)).map_err(|_| CodeError::Shape)
    }

    fn body(&self) -> Vec<u8> {
        let mut to = Writer::default();
        to.byte(u8::from(self.answers.is_some()) | self.session.handshake.bits() << 1);
        to.fixed(&self.game);
        to.fixed(&self.made.0.min(0xFF_FFFF).to_be_bytes()[1..]);
        if let Some(offer) = self.answers {
            to.fixed(&offer.0);
        }
        self.session.write(&mut to);
        to.0
    }

    fn read(from: &mut Reader<'_>) -> Result<Code, WireError> {
        let flags = from.byte()?;
        let kind = if flags & 1 == 1 { SdpKind::Answer } else { SdpKind::Offer };
        let handshake = Handshake::from_bits(flags >> 1).ok_or(WireError::Kind { found: flags })?;
        let game = from.fixed()?;
        let [a, b, c] = from.fixed()?;
        let answers = if kind == SdpKind::Answer { Some(OfferId(from.fixed()?)) } else { None };
        let session = Session::read(kind, handshake, from)?;
        from.end()?;
        Ok(Code { game, made: Minute(u32::from_be_bytes([0, a, b, c])), answers, session })
    }
}

/// The letters of a code: without blanks, and without the address before them.
fn letters_of(text: &str) -> String {
    let plain: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let plain = plain.trim_end_matches(['=', '.', ',', ';', ')', '>', '"']);
    plain.rsplit(['#', '=', '/', '?', '&', ':']).next().unwrap_or_default().to_owned()
}

fn bytes_of(letters: &str) -> Result<Vec<u8>, CodeError> {
    // The last letter of a truncated text can be part of a byte.
    let whole = letters.len() - usize::from(letters.len() % 4 == 1);
    let whole = letters.get(..whole).ok_or(CodeError::NotACode)?;
    LETTERS.decode(whole).map_err(|_| CodeError::NotACode)
}

/// Whether a text is the same text twice.
fn is_doubled(letters: &str) -> bool {
    let (first, second) = letters.split_at_checked(letters.len() / 2).unwrap_or_default();
    !first.is_empty() && first == second
}

fn sum(head: &[u8], body: &[u8]) -> [u8; 3] {
    let mut hash = Sha256::new();
    hash.update(b"trollmoot code\n");
    hash.update(head);
    hash.update(body);
    let all: [u8; 32] = hash.finalize().into();
    [all[0], all[1], all[2]]
}

fn game_mark(game: &str) -> [u8; 2] {
    let mut hash = Sha256::new();
    hash.update(b"trollmoot game\n");
    hash.update(game.as_bytes());
    let all: [u8; 32] = hash.finalize().into();
    [all[0], all[1]]
}
