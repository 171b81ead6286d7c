//! Short random texts (ufrag and password) in few bits.
//!
//! The standard allows 64 letters, which take six bits each. Firefox uses hexadecimal digits, four bits each.

use crate::wire::{Reader, WireError, Writer};

const ALL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const HEX: &[u8; 16] = b"0123456789abcdef";

/// Whether a text of `shortest` to 127 letters has only letters of the standard.
pub fn is_packable(text: &str, shortest: usize) -> bool {
    (shortest..=127).contains(&text.len()) && text.bytes().all(|letter| ALL.contains(&letter))
}

/// Writes a text that [`is_packable`].
pub fn write(to: &mut Writer, text: &str) {
    let hex = text.bytes().all(|letter| HEX.contains(&letter));
    let (alphabet, width): (&[u8], u32) = if hex { (HEX, 4) } else { (ALL, 6) };
    to.byte((text.len() as u8) << 1 | u8::from(hex));
    let (mut bits, mut held) = (0_u32, 0);
    for letter in text.bytes() {
        let place = alphabet.iter().position(|&other| other == letter).unwrap_or_default();
        bits = bits << width | place as u32;
        held += width;
        while held >= 8 {
            held -= 8;
            to.byte((bits >> held) as u8);
        }
        bits &= 0xFF;
    }
    if held > 0 {
        to.byte((bits << (8 - held)) as u8);
    }
}

/// Reads what [`write`] has written.
pub fn read(from: &mut Reader<'_>, shortest: usize) -> Result<String, WireError> {
    let head = from.byte()?;
    let (alphabet, width): (&[u8], u32) = if head & 1 == 1 { (HEX, 4) } else { (ALL, 6) };
    let length = usize::from(head >> 1);
    if length < shortest {
        return Err(WireError::Text);
    }
    let mut text = String::with_capacity(length);
    let (mut bits, mut held) = (0_u32, 0);
    for _ in 0..length {
        if held < width {
            bits = bits << 8 | u32::from(from.byte()?);
            held += 8;
        }
        held -= width;
        let place = bits >> held & ((1 << width) - 1);
        bits &= (1 << held) - 1;
        text.push(char::from(alphabet[place as usize]));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_every_length_read_back() {
        for length in 1..=127 {
            for alphabet in [&ALL[..], &HEX[..]] {
                let text: String =
                    (0..length).map(|at| char::from(alphabet[(at * 7 + length) % alphabet.len()])).collect();
                let mut to = Writer::default();
                write(&mut to, &text);
                let mut from = Reader::new(&to.0);
                assert_eq!(read(&mut from, 1), Ok(text));
                assert_eq!(from.end(), Ok(()));
            }
        }
    }

    #[test]
    fn other_letters_and_lengths_are_not_packable() {
        assert!(is_packable("a+/Z", 4));
        assert!(!is_packable("a+Z", 4) && !is_packable("a-+Z", 4) && !is_packable("abcü", 4));
        assert!(!is_packable(&"a".repeat(128), 4));
    }
}
