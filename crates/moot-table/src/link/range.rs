//! A range coder: encodes numbers below known bounds in a fractional number of bits.
//!
//! The arithmetic is Martin's range coder with carry propagation, as in LZMA. It is written out here because
//! stored links depend on every bit of it.

/// The range is renormalized when it falls below this value.
const TOP: u32 = 1 << 24;

/// The largest total of a distribution.
pub const WHOLE: u32 = 1 << 16;

/// The encoder.
pub struct Encoder {
    low: u64,
    range: u32,
    /// The last byte, which a carry can still change, and the number of 0xFF bytes after it. `None` before
    /// the first byte.
    cache: Option<u8>,
    held: usize,
    bytes: Vec<u8>,
}

impl Encoder {
    pub const fn new() -> Encoder {
        Encoder { low: 0, range: u32::MAX, cache: None, held: 0, bytes: Vec::new() }
    }

    /// Encodes a symbol that occupies `size` of `total` parts, from `start` on. `total` is at most [`WHOLE`].
    pub fn put(&mut self, start: u32, size: u32, total: u32) {
        let part = self.range / total;
        self.low += u64::from(part) * u64::from(start);
        // The last symbol gets the remainder of the division.
        self.range = if start + size == total { self.range - part * start } else { part * size };
        while self.range < TOP {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Encodes a number below `bound`, all of them equally likely.
    pub fn below(&mut self, number: u32, bound: u32) {
        if bound > WHOLE {
            self.below(number >> 16, ((bound - 1) >> 16) + 1);
            self.put(number & 0xFFFF, 1, WHOLE);
        } else if bound > 1 {
            self.put(number, 1, bound);
        }
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let byte = (self.low >> 24) as u8;
        if byte < 0xFF || carry > 0 {
            if let Some(cache) = self.cache {
                self.bytes.push(cache.wrapping_add(carry));
            }
            self.bytes.extend(std::iter::repeat_n(0xFF_u8.wrapping_add(carry), self.held));
            self.held = 0;
            self.cache = Some(byte);
        } else {
            self.held += 1;
        }
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// Returns the bytes: the fewest that identify a point within the remaining range.
    pub fn finish(mut self) -> Vec<u8> {
        let end = self.low + u64::from(self.range);
        let point = (0..32).rev().map(|bits| (self.low + (1 << bits) - 1) >> bits << bits);
        if let Some(point) = point.into_iter().find(|&point| point < end) {
            self.low = point;
        }
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// The decoder. Any bytes decode to numbers within their bounds; past the end it reads zeros.
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: core::iter::Copied<core::slice::Iter<'a, u8>>,
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes: bytes.iter().copied() };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.next();
        }
        decoder
    }

    fn next(&mut self) -> u32 {
        self.bytes.next().map_or(0, u32::from)
    }

    /// Returns which of `total` parts comes next.
    pub fn part(&self, total: u32) -> u32 {
        (self.code / (self.range / total)).min(total - 1)
    }

    /// Consumes the symbol that [`part`](Self::part) has found.
    pub fn take(&mut self, start: u32, size: u32, total: u32) {
        let part = self.range / total;
        self.code = self.code.wrapping_sub(part * start);
        self.range = if start + size == total { self.range - part * start } else { part * size };
        while self.range < TOP {
            self.range <<= 8;
            self.code = self.code << 8 | self.next();
        }
    }

    /// Decodes a number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound > WHOLE {
            let high = self.below(((bound - 1) >> 16) + 1);
            let low = self.part(WHOLE);
            self.take(low, 1, WHOLE);
            return (high << 16 | low).min(bound - 1);
        }
        if bound <= 1 {
            return 0;
        }
        let number = self.part(bound);
        self.take(number, 1, bound);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{Dice, SplitMix64};

    #[test]
    fn numbers_round_trip_for_any_bounds() {
        for seed in 0..200 {
            let mut dice = SplitMix64::new(seed);
            let numbers: Vec<(u32, u32)> = (0..dice.below(400))
                .map(|_| {
                    let bound = 1 + match dice.below(4) {
                        0 => dice.below(3),
                        1 => dice.below(200),
                        2 => dice.below(WHOLE + 1),
                        _ => dice.below(u32::MAX - 1),
                    };
                    // Carries happen at the ends of a range.
                    let number = match dice.below(4) {
                        0 => 0,
                        1 => bound - 1,
                        _ => dice.below(bound),
                    };
                    (number, bound)
                })
                .collect();
            let mut encoder = Encoder::new();
            numbers.iter().for_each(|&(number, bound)| encoder.below(number, bound));
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for &(number, bound) in &numbers {
                assert_eq!(decoder.below(bound), number, "seed {seed}, below {bound}");
            }
        }
    }

    #[test]
    fn a_number_costs_its_information_content() {
        let mut encoder = Encoder::new();
        (0..1000).for_each(|n| encoder.below(n % 3, 3));
        let bytes = encoder.finish().len();
        assert!((198..=201).contains(&bytes), "{bytes} bytes for 1000 choices of three: 1585 bits");
        assert!(Encoder::new().finish().is_empty());
        let mut sure = Encoder::new();
        (0..100).for_each(|_| sure.below(0, 1));
        assert!(sure.finish().is_empty(), "what is certain costs nothing");
    }

    #[test]
    fn any_bytes_give_numbers_within_their_bounds() {
        let mut dice = SplitMix64::new(5);
        for _ in 0..2000 {
            let bytes: Vec<u8> = (0..dice.below(20)).map(|_| dice.below(256) as u8).collect();
            let mut decoder = Decoder::new(&bytes);
            for bound in [2, 3, 255, 65_536, 65_537, 70_000, u32::MAX, 1] {
                assert!(decoder.below(bound) < bound);
            }
        }
    }
}
