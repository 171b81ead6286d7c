//! The record under the key of a save: the packed text of the save, its generation and the time of writing.
//!
//! | format | what it looks like |
//! |---|---|
//! | 1 | the text of the save itself, which begins with a brace |
//! | 2 | `2 GENERATION TIME LENGTH SIZE LETTERS` |

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::pack::{expand, pack, unpack};

/// A save as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The number of earlier generations; 0 if unknown.
    pub generation: u64,
    /// The time of writing, in milliseconds since the Unix epoch; 0 if unknown.
    pub time: u64,
    /// The text of the save.
    pub text: String,
}

impl Record {
    /// Encodes the record.
    #[must_use]
    pub fn stored(&self) -> String {
        format!("2 {} {} {}", self.generation, self.time, pack(&self.text))
    }

    /// Decodes a record in any format that ever shipped; `None` if it is damaged.
    #[must_use]
    pub fn of(stored: &str) -> Option<Record> {
        if stored.starts_with('{') {
            return Some(Record { generation: 0, time: 0, text: stored.to_owned() });
        }
        let (generation, time, packed) = head(stored)?;
        Some(Record { generation, time, text: unpack(packed)? })
    }
}

/// Decodes the text of a save from the link on the crash screen (`code` in `public/rescue.js`): `J.` and the text, or `L`, the
/// length, the size and the compressed bytes.
#[must_use]
pub fn from_crash(code: &str) -> Option<String> {
    if let Some(plain) = code.strip_prefix("J.") {
        return String::from_utf8(URL_SAFE_NO_PAD.decode(plain).ok()?).ok();
    }
    let mut parts = code.strip_prefix('L')?.splitn(3, '.');
    let (length, size, bytes) = (parts.next()?, parts.next()?, parts.next()?);
    let bytes = URL_SAFE_NO_PAD.decode(bytes).ok()?;
    let shortened = length.strip_prefix('p');
    let whole = size.parse() == Ok(bytes.len());
    let length = shortened.unwrap_or(length).parse().ok()?;
    whole.then(|| expand(&bytes, length, shortened.is_some())).flatten()
}

/// The time of writing, without unpacking the text.
#[must_use]
pub fn time(stored: &str) -> u64 {
    head(stored).map_or(0, |(_, time, _)| time)
}

fn head(stored: &str) -> Option<(u64, u64, &str)> {
    let mut parts = stored.strip_prefix("2 ")?.splitn(3, ' ');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_every_format_round_trip() {
        let text = r#"{"format":1,"game":"chess"}"#.to_owned();
        let record = Record { generation: 7, time: 1_763_748_000_000, text: text.clone() };
        assert_eq!(Record::of(&record.stored()), Some(record.clone()));
        assert_eq!(time(&record.stored()), record.time);
        assert_eq!(Record::of(&text), Some(Record { generation: 0, time: 0, text }));
        for odd in ["", "2", "2 7", "2 7 8", "2 x 8 3 4 㐀", "3 7 8 3 4 㐀", "nonsense", "2 7 8 3 4 abc"] {
            assert_eq!(Record::of(odd), None, "{odd:?}");
        }
    }

    #[test]
    fn the_crash_link_decodes_to_the_text() {
        let text = include_str!("../../../../tests/fixtures/record-2.json").trim_end();
        let plain = URL_SAFE_NO_PAD.encode(text);
        assert_eq!(from_crash(&format!("J.{plain}")).as_deref(), Some(text));
        for odd in ["", "J", "J.%", "L", "L5.3.AAAA", "Lp9.9", "L99999999999.3.AAAA", "Lx.3.AAAA"] {
            assert_eq!(from_crash(odd), None, "{odd}");
        }
    }

    /// A fixture from the day the format was made: it must stay readable.
    #[test]
    fn a_record_of_format_2_stays_readable() {
        let stored = include_str!("../../../../tests/fixtures/record-2.txt");
        let record = Record::of(stored).expect("the fixture is whole");
        assert_eq!((record.generation, record.time), (41, 1_795_286_400_000));
        assert_eq!(record.text, include_str!("../../../../tests/fixtures/record-2.json").trim_end());
    }
}
