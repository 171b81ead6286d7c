//! Bytes: numbers, texts and lists, as messages and stored chains contain them.

use core::error::Error;
use core::fmt;

use moot_core::{MAX_SEATS, Seat, SeatSet};

/// Why bytes from outside are not what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireError {
    /// They end too early.
    Short,
    /// Bytes follow after the end.
    Long,
    /// There are more bytes or list items than allowed.
    TooMuch,
    /// A list has no items.
    Empty,
    /// A number is too large.
    Number,
    /// A text is not UTF-8, too long, or has control characters.
    Text,
    /// A seat that no game has.
    Seat,
    /// The tag of a variant that does not exist.
    Kind {
        /// The tag.
        found: u8,
    },
    /// Another version of the protocol.
    Version {
        /// That version.
        found: u8,
    },
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireError::Short => f.write_str("cut off"),
            WireError::Long => f.write_str("bytes after the end"),
            WireError::TooMuch => f.write_str("too large"),
            WireError::Empty => f.write_str("an empty list"),
            WireError::Number => f.write_str("a number out of range"),
            WireError::Text => f.write_str("a text that is not allowed"),
            WireError::Seat => f.write_str("no such seat"),
            WireError::Kind { found } => write!(f, "unknown kind {found}"),
            WireError::Version { found } => write!(f, "version {found}"),
        }
    }
}

impl Error for WireError {}

/// Writes values one after the other.
#[derive(Default)]
pub struct Writer(pub Vec<u8>);

impl Writer {
    pub fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Seven bits a byte, the lowest first.
    pub fn number(&mut self, mut number: u64) {
        while number > 0x7F {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    pub fn fixed(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    pub fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.fixed(text.as_bytes());
    }

    pub fn seats(&mut self, seats: SeatSet) {
        self.byte(seats.iter().fold(0, |bits, seat| bits | 1 << seat.0));
    }
}

/// Reads what a [`Writer`] has written; any other bytes give an error.
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub const fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    pub fn byte(&mut self) -> Result<u8, WireError> {
        let (&byte, rest) = self.0.split_first().ok_or(WireError::Short)?;
        self.0 = rest;
        Ok(byte)
    }

    pub fn number(&mut self) -> Result<u64, WireError> {
        let mut number = 0;
        for place in 0..9 {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7F) << (7 * place);
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(WireError::Number)
    }

    pub fn small(&mut self) -> Result<u32, WireError> {
        u32::try_from(self.number()?).map_err(|_| WireError::Number)
    }

    pub fn fixed<const N: usize>(&mut self) -> Result<[u8; N], WireError> {
        let (bytes, rest) = self.0.split_first_chunk::<N>().ok_or(WireError::Short)?;
        self.0 = rest;
        Ok(*bytes)
    }

    /// A text of at most `most` bytes without control characters.
    pub fn text(&mut self, most: usize) -> Result<String, WireError> {
        let length = self.small()? as usize;
        if length > most {
            return Err(WireError::Text);
        }
        let (bytes, rest) = self.0.split_at_checked(length).ok_or(WireError::Short)?;
        self.0 = rest;
        let text = core::str::from_utf8(bytes).map_err(|_| WireError::Text)?;
        if text.chars().any(char::is_control) { Err(WireError::Text) } else { Ok(text.to_owned()) }
    }

    /// The length of a list of at most `most` items.
    pub fn count(&mut self, most: usize) -> Result<usize, WireError> {
        let count = self.small()? as usize;
        if count > most { Err(WireError::TooMuch) } else { Ok(count) }
    }

    pub fn flag(&mut self) -> Result<bool, WireError> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            found => Err(WireError::Kind { found }),
        }
    }

    pub fn seat(&mut self) -> Result<Seat, WireError> {
        let seat = Seat(self.byte()?);
        if seat.index() < MAX_SEATS { Ok(seat) } else { Err(WireError::Seat) }
    }

    pub fn seats(&mut self) -> Result<SeatSet, WireError> {
        let bits = self.byte()?;
        if bits >> MAX_SEATS != 0 {
            return Err(WireError::Seat);
        }
        let seats = Seat::all(MAX_SEATS).filter(|seat| bits >> seat.0 & 1 == 1);
        Ok(seats.fold(SeatSet::NONE, SeatSet::with))
    }

    pub const fn end(&self) -> Result<(), WireError> {
        if self.0.is_empty() { Ok(()) } else { Err(WireError::Long) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut writer = Writer::default();
        for number in [0, 127, 128, 300, u64::from(u32::MAX), 1 << 62] {
            writer.number(number);
        }
        writer.text("Ylva ü");
        writer.seats(SeatSet::one(Seat(1)).with(Seat(4)));
        let mut reader = Reader::new(&writer.0);
        for number in [0, 127, 128, 300, u64::from(u32::MAX), 1 << 62] {
            assert_eq!(reader.number(), Ok(number));
        }
        assert_eq!(reader.text(10).as_deref(), Ok("Ylva ü"));
        assert_eq!(reader.seats(), Ok(SeatSet::one(Seat(1)).with(Seat(4))));
        assert_eq!(reader.end(), Ok(()));
        assert_eq!(reader.byte(), Err(WireError::Short));
    }

    #[test]
    fn each_fault_has_its_error() {
        assert_eq!(Reader::new(&[0xFF; 10]).number(), Err(WireError::Number));
        assert_eq!(Reader::new(&[0xFF, 0xFF, 0xFF, 0xFF, 0x7F]).small(), Err(WireError::Number));
        assert_eq!(Reader::new(b"\x05abc").text(9), Err(WireError::Short));
        assert_eq!(Reader::new(b"\x05abcde").text(4), Err(WireError::Text));
        assert_eq!(Reader::new(b"\x02a\n").text(4), Err(WireError::Text));
        assert_eq!(Reader::new(b"\x02a\xFF").text(4), Err(WireError::Text));
        assert_eq!(Reader::new(&[9]).count(8), Err(WireError::TooMuch));
        assert_eq!(Reader::new(&[2]).flag(), Err(WireError::Kind { found: 2 }));
        assert_eq!(Reader::new(&[5]).seat(), Err(WireError::Seat));
        assert_eq!(Reader::new(&[32]).seats(), Err(WireError::Seat));
        assert_eq!(Reader::new(&[1]).end(), Err(WireError::Long));
    }
}
