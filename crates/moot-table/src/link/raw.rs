//! A link before validation.

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use moot_core::Turn;
use serde::{Deserialize, Serialize};

use super::entries::{Unpacker, pack};
use super::{LinkDecodeError, LinkOpenError};
use crate::save::Saved;
use crate::sum::{sum as checksum, summing};
use crate::{SeatInfo, Seed, Snapshot, Table, entry_text};

/// The layout of a link, 1 to 31. It is raised with every change of the layout. Links of all formats that
/// shipped stay readable and have fixtures.
pub const LINK_FORMAT: u8 = 1;

/// All possible formats. Other texts start with other bytes, as every lower-case letter does.
const FORMATS: core::ops::Range<u8> = 1..32;

/// URL-safe base64 without padding. Trailing bits of a truncated text are accepted, so that the error can
/// tell how many bytes are missing.
const LETTERS: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone)
        .with_decode_allow_trailing_bits(true),
);

/// What the sender of a link wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// To show a game.
    Show,
    /// To pass the turn to the players who decide next: play by link.
    Turn,
}

/// A decoded link of any game. Its contents have not been checked against the rules; [`open`](Self::open)
/// does that by replaying it.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_table::{LinkDecodeError, Purpose, RawLink, SeatInfo, Seed, Table, link_game};
///
/// # fn person(name: &str) -> SeatInfo {
/// #     SeatInfo {
/// #         name: name.into(),
/// #         colour: "red".into(),
/// #         pattern: "plain".into(),
/// #         player: SeatInfo::HUMAN.into(),
/// #     }
/// # }
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
/// let seats = [person("Ann"), person("Bo")];
/// let text = RawLink::of(&table, &seats, Purpose::Turn)?.encode()?;
/// assert!(text.len() < 200);
/// assert_eq!(link_game(&text)?, "hoard");
///
/// let link = RawLink::decode(&text)?;
/// assert_eq!((link.purpose, &link.seats[..]), (Purpose::Turn, &seats[..]));
/// assert_eq!(link.open::<Hoard>()?, table);
///
/// assert!(matches!(RawLink::decode(&text[..40]), Err(LinkDecodeError::CutOff { .. })));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RawLink {
    /// What the sender wants.
    pub purpose: Purpose,
    /// [`Game::ID`](moot_core::Game::ID) of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u16,
    /// The options of the game, as compact JSON.
    pub setup: String,
    /// The text of the seed.
    pub seed: String,
    /// The player in each seat, by seat.
    pub seats: Vec<SeatInfo>,
    /// The number of entries.
    pub plies: u32,
    /// The CRC-32 of the texts of the entries and of the final position.
    pub sum: u32,
    /// The range-coded entries.
    #[serde(skip)]
    pub entries: Vec<u8>,
}

impl RawLink {
    /// Creates a link from a table. It holds neither undone entries nor marks.
    ///
    /// # Errors
    /// If the setup cannot be serialized as JSON. Only a faulty `Serialize` implementation can cause that.
    pub fn of<G: Saved>(
        table: &Table<G>,
        seats: &[SeatInfo],
        purpose: Purpose,
    ) -> Result<RawLink, serde_json::Error> {
        Ok(RawLink {
            purpose,
            game: G::ID.to_owned(),
            rules: G::RULES,
            setup: serde_json::to_string(table.setup())?,
            seed: table.seed().text().to_owned(),
            seats: seats.to_vec(),
            plies: table.log().len() as u32,
            sum: sum(table),
            entries: pack(table),
        })
    }

    /// Returns the text of the link: letters, digits, `-` and `_` only.
    ///
    /// # Errors
    /// Never, for a link that came from [`of`](Self::of) or [`decode`](Self::decode).
    pub fn encode(&self) -> Result<String, postcard::Error> {
        let mut body = postcard::to_stdvec(self)?;
        body.extend_from_slice(&self.entries);
        let mut bytes = vec![LINK_FORMAT];
        let mut length = body.len();
        while length > 0x7F {
            bytes.push(length as u8 | 0x80);
            length >>= 7;
        }
        bytes.push(length as u8);
        bytes.extend_from_slice(&checksum(&body).to_le_bytes());
        bytes.extend_from_slice(&body);
        Ok(LETTERS.encode(bytes))
    }

    /// Decodes a text. The rules of the game are not needed.
    ///
    /// # Errors
    /// Why the text is not a link, or is damaged.
    pub fn decode(text: &str) -> Result<RawLink, LinkDecodeError> {
        let body = body(text)?;
        let (mut link, entries): (RawLink, _) =
            postcard::take_from_bytes(&body).map_err(|_| LinkDecodeError::Shape)?;
        link.entries = entries.to_vec();
        Ok(link)
    }

    /// Replays the link as a game of `G`. No chance event is drawn after the last entry.
    ///
    /// # Errors
    /// Why the link is not a playable game of `G`.
    pub fn open<G: Saved>(&self) -> Result<Table<G>, LinkOpenError> {
        if self.game != G::ID {
            return Err(LinkOpenError::OtherGame { found: self.game.clone() });
        }
        if self.rules > G::RULES {
            return Err(LinkOpenError::NewerRules { found: self.rules, known: G::RULES });
        }
        let setup: G::Setup = serde_json::from_str(&self.setup).map_err(|_| LinkOpenError::Setup)?;
        if G::seats(&setup) != self.seats.len() {
            return Err(LinkOpenError::Setup);
        }
        let seed = Seed::typed(&self.seed);
        let table = Table::unplayed(setup, seed, SeatInfo::humans(&self.seats));
        self.replayed(table).map_err(|at| match self.rules {
            found if found < G::RULES => LinkOpenError::OlderRules { found },
            _ => LinkOpenError::Entry { at },
        })
    }

    /// Returns the game, or the index of the first impossible entry.
    fn replayed<G: Saved>(&self, mut table: Table<G>) -> Result<Table<G>, usize> {
        let mut unpacker = Unpacker::new(&self.entries);
        for at in 0..self.plies as usize {
            let entry = unpacker.next(&table).ok_or(at)?;
            table.push(entry).map_err(|_| at)?;
        }
        let end = table.log().len();
        // A table never has a pending chance event between calls, so the encoded one had none.
        let settled = G::turn(table.setup(), table.state()) != Turn::Chance;
        if settled && sum(&table) == self.sum { Ok(table) } else { Err(end) }
    }
}

/// Returns [`Game::ID`](moot_core::Game::ID) of the game that a link holds, so that the caller can select the
/// type to open it with.
///
/// # Errors
/// As [`RawLink::decode`].
pub fn link_game(text: &str) -> Result<String, LinkDecodeError> {
    RawLink::decode(text).map(|link| link.game)
}

/// Returns the bytes after the checksum.
fn body(text: &str) -> Result<Vec<u8>, LinkDecodeError> {
    let text = text.trim().trim_end_matches('=');
    if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_') {
        return Err(LinkDecodeError::NotALink);
    }
    // The last letter of a truncated text may be part of a byte. The complete bytes tell how many are
    // missing.
    let whole = text.get(..text.len() - usize::from(text.len() % 4 == 1)).ok_or(LinkDecodeError::NotALink)?;
    let bytes = LETTERS.decode(whole).map_err(|_| LinkDecodeError::NotALink)?;
    let (&format, rest) = bytes.split_first().ok_or(LinkDecodeError::NotALink)?;
    match format {
        LINK_FORMAT => {}
        found if FORMATS.contains(&found) => return Err(LinkDecodeError::Newer { found }),
        _ => return Err(LinkDecodeError::NotALink),
    }
    let cut = |needed| LinkDecodeError::CutOff { found: bytes.len(), needed };
    let (mut length, mut used) = (0_usize, 0);
    for (place, &byte) in rest.iter().enumerate().take(4) {
        length |= usize::from(byte & 0x7F) << (7 * place);
        used = place + 1;
        if byte < 0x80 {
            break;
        }
    }
    let Some((sum, body)) = rest.get(used..).and_then(|rest| rest.split_first_chunk::<4>()) else {
        return Err(cut(1 + used + 4 + length));
    };
    if body.len() < length {
        return Err(cut(1 + used + 4 + length));
    }
    if body.len() > length || checksum(body) != u32::from_le_bytes(*sum) {
        return Err(LinkDecodeError::Damaged);
    }
    Ok(body.to_vec())
}

/// The CRC-32 of the texts of the entries and of what the players see at the end.
fn sum<G: Saved>(table: &Table<G>) -> u32 {
    let mut sum = summing();
    for ply in table.log() {
        sum.update(entry_text::<G>(&ply.entry).as_bytes());
        sum.update(b"\n");
    }
    let Snapshot { plies, asked, choices, points } = Snapshot::of(table);
    sum.update(&(plies as u64).to_le_bytes());
    sum.update(&asked);
    sum.update(&(choices as u64).to_le_bytes());
    points.iter().for_each(|points| sum.update(&points.to_le_bytes()));
    sum.finalize()
}
