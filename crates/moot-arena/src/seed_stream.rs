//! Streams of random numbers that follow from one seed.

use moot_core::SplitMix64;

/// Returns the `n`-th number of a stream of a seed.
#[must_use]
pub fn mix(seed: u64, stream: u64, n: u64) -> u64 {
    let stream = SplitMix64::new(seed ^ stream.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64();
    SplitMix64::new(stream ^ n.wrapping_mul(0xA076_1D64_78BD_642F)).next_u64()
}
