//! The checksum of saves and links: CRC-32 as in zip files. The lookup table has one kilobyte and is part of
//! the first load; a faster implementation needs sixteen. Inputs are a few kilobytes long.

use crc::{CRC_32_ISO_HDLC, Crc, Digest, Table};

static CRC: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);

/// Returns the checksum of some bytes.
pub fn sum(bytes: &[u8]) -> u32 {
    CRC.checksum(bytes)
}

/// Starts a checksum of bytes that are added in pieces.
pub fn summing() -> Digest<'static, u32, Table<1>> {
    CRC.digest()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_well_known_crc_at_once_and_in_pieces() {
        assert_eq!(sum(b"123456789"), 0xCBF4_3926, "the published check value of CRC-32");
        let bytes: Vec<u8> = (0..=255).cycle().take(5000).collect();
        let mut pieces = summing();
        bytes.chunks(7).for_each(|piece| pieces.update(piece));
        assert_eq!(pieces.finalize(), sum(&bytes));
        assert_eq!(sum(&bytes), crc32fast::hash(&bytes));
    }
}
