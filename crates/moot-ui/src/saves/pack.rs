//! Texts in little room: the storage of a browser holds some five million letters, whatever they are.
//!
//! A packed text is compressed and then written in letters of fifteen bits each, all between U+3400 and U+B3FF: no
//! surrogates, no letters that anything treats in a way of its own.

use lz4_flex::block::{compress, decompress};

const FIRST: u32 = 0x3400;
const BITS: u32 = 15;

/// What stands between two entries of a log, and what is written for it: a save has no line breaks.
const LONG: &str = "\",\"";
const SHORT: &str = "\n";

/// No save is longer, in bytes; a record that says so is none.
const LONGEST: usize = 1 << 22;

/// Packs a text.
pub fn pack(text: &str) -> String {
    // What stands between two entries of a log is one byte instead of three, and the matches are so much longer.
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

/// Fifteen bits as a letter: there is one for each.
fn letter(bits: u32) -> Option<char> {
    char::from_u32(FIRST + bits)
}

/// Unpacks a text; `None` when it is not whole.
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
    // The last letter may hold more bits than were left to write.
    if bytes.len() < size || bytes.len() > size + 1 {
        return None;
    }
    bytes.truncate(size);
    expand(&bytes, length, shortened)
}

/// The text of compressed bytes, if it has that length.
pub fn expand(bytes: &[u8], length: usize, shortened: bool) -> Option<String> {
    let text = decompress(bytes, length.min(LONGEST)).ok()?;
    let text = String::from_utf8(text).ok().filter(|text| text.len() == length)?;
    Some(if shortened { text.replace(SHORT, LONG) } else { text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_in_less_room() {
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
    fn what_is_not_whole_is_noticed() {
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
