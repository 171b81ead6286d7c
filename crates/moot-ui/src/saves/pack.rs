//! Compressed texts: browser storage holds about five million UTF-16 code units, whatever their value.
//!
//! A packed text is compressed and then encoded in characters of fifteen bits each, all between U+3400 and U+B3FF: no surrogates,
//! and no characters with special treatment.

use lz4_flex::block::{compress, decompress};

const FIRST: u32 = 0x3400;
const BITS: u32 = 15;

/// The separator of two log entries, and the character that replaces it: a save has no line breaks.
const LONG: &str = "\",\"";
const SHORT: &str = "\n";

/// The maximum size of a save, in bytes; a record with a larger size is invalid.
const LONGEST: usize = 1 << 22;

/// Packs a text.
pub fn pack(text: &str) -> String {
    // Replaces the three-byte separator of log entries with one byte, which makes the compression matches longer.
    let (mark, text) = match text.contains(SHORT) {
        true => ("", text.to_owned()),
        false => ("+", text.replace(LONG, SHORT)),
    };
    let bytes = compress(text.as_bytes());
    let mut packed = format!("{mark}{} {} ", text.len(), bytes.len());
    let (mut held, mut bits) = (0_u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        if bits >= BITS {
            bits -= BITS;
            packed.extend(letter(held >> bits));
            held &= (1 << bits) - 1;
        }
    }
    if bits > 0 {
        packed.extend(letter(held << (BITS - bits)));
    }
    packed
}

/// Encodes fifteen bits as a character. Every value has one.
fn letter(bits: u32) -> Option<char> {
    char::from_u32(FIRST + bits)
}

/// Unpacks a text; `None` if it is damaged.
pub fn unpack(packed: &str) -> Option<String> {
    let mut parts = packed.splitn(3, ' ');
    let (length, size): (&str, usize) = (parts.next()?, parts.next()?.parse().ok()?);
    let shortened = length.starts_with('+');
    let length: usize = length.strip_prefix('+').unwrap_or(length).parse().ok()?;
    let letters = parts.next()?;
    if length > LONGEST || size > LONGEST {
        return None;
    }
    let mut bytes = Vec::with_capacity(size.min(letters.len()));
    let (mut held, mut bits) = (0_u32, 0);
    for letter in letters.chars() {
        let value = u32::from(letter).checked_sub(FIRST).filter(|value| value >> BITS == 0)?;
        held = held << BITS | value;
        bits += BITS;
        while bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    // The last character may hold padding bits.
    if bytes.len() < size || bytes.len() > size + 1 {
        return None;
    }
    bytes.truncate(size);
    expand(&bytes, length, shortened)
}

/// Decompresses a text; `None` if it has another length.
pub fn expand(bytes: &[u8], length: usize, shortened: bool) -> Option<String> {
    let text = decompress(bytes, length.min(LONGEST)).ok()?;
    let text = String::from_utf8(text).ok().filter(|text| text.len() == length)?;
    Some(if shortened { text.replace(SHORT, LONG) } else { text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_texts_round_trip_and_are_smaller() {
        for text in [
            "",
            "a",
            "æ𝄞\u{0}\u{202e}",
            "a\nb\",\"c",
            "\n",
            "\",\"",
            &"0 draw\",\"* card adventurer\",\"".repeat(300),
        ] {
            let packed = pack(text);
            assert_eq!(unpack(&packed).as_deref(), Some(text));
        }
        let lengths = (0..200).map(|length| "x1y22z333".repeat(length)[..length * 7].to_owned());
        for text in lengths {
            assert_eq!(unpack(&pack(&text)), Some(text));
        }
    }

    #[test]
    fn a_changed_size_is_rejected() {
        for length in 0..400 {
            let text = "x1y22z333,0 draw\",\"7 play thief 4".repeat(20)[..length].to_owned();
            let packed = pack(&text);
            let mut parts = packed.splitn(3, ' ');
            let (whole, size, letters) = (
                parts.next().unwrap(),
                parts.next().unwrap().parse::<usize>().unwrap(),
                parts.next().unwrap(),
            );
            for other in
                [size.wrapping_sub(1), size + 1, size + 2].into_iter().filter(|other| *other < size + 3)
            {
                assert_eq!(unpack(&format!("{whole} {other} {letters}")), None, "{other} instead of {size}");
            }
        }
    }

    #[test]
    fn damaged_texts_are_rejected() {
        let packed = pack(&"0 draw,1 play thief,".repeat(40));
        let letters: Vec<char> = packed.chars().collect();
        for cut in 0..letters.len() {
            assert_eq!(unpack(&letters[..cut].iter().collect::<String>()), None, "cut at {cut}");
        }
        assert_eq!(unpack(&format!("{packed}㐀")), None);
        assert_eq!(unpack(&packed.replacen(' ', "x", 1)), None);
        assert_eq!(unpack("99999999999 5 㐀㐀㐀"), None);
        assert_eq!(unpack(&format!("{}{}", 4_000_000, &packed[packed.find(' ').unwrap()..])), None);
    }
}
