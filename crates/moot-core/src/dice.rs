//! Random numbers: a trait that rules draw from, and a small generator for tests and simulations.

/// A source of uniform random numbers. The caller passes it in; rules never own one.
///
/// # Examples
///
/// ```
/// use moot_core::Dice;
///
/// /// Dice that roll what a test wants.
/// struct Loaded(Vec<u32>);
///
/// impl Dice for Loaded {
///     fn below(&mut self, bound: u32) -> u32 {
///         self.0.pop().unwrap_or_default() % bound.max(1)
///     }
/// }
///
/// let mut dice = Loaded(vec![5, 3]);
/// assert_eq!((dice.below(6), dice.below(6), dice.below(6)), (3, 5, 0));
/// ```
pub trait Dice {
    /// Returns a number in `0..bound`, each equally likely. A `bound` of 0 or 1 returns 0 and consumes no
    /// randomness.
    fn below(&mut self, bound: u32) -> u32;
}

/// A `SplitMix64` generator: fast, small and reproducible. Use it for playouts, determinizations and tests.
/// The shuffles of a real game come from the cryptographic generator in `moot-table`, so that players cannot
/// predict the next card.
///
/// # Examples
///
/// ```
/// use moot_core::{Dice, SplitMix64};
///
/// let mut dice = SplitMix64::new(42);
/// assert!((0..100).all(|_| dice.below(6) < 6));
///
/// let (mut one, mut two) = (SplitMix64::new(7), SplitMix64::new(7));
/// assert_eq!(one.next_u64(), two.next_u64());
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates a generator. Equal seeds give equal sequences on every machine.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// Returns the next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Dice for SplitMix64 {
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // Multiply-shift (Lemire): with 64 random bits and bounds of a few hundred the bias is below 2^-50.
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_below_the_bound_and_reach_every_value() {
        let mut dice = SplitMix64::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn equal_seeds_give_equal_numbers() {
        let (mut a, mut b) = (SplitMix64::new(3), SplitMix64::new(3));
        assert!((0..100).all(|_| a.next_u64() == b.next_u64()));
        assert_eq!(
            SplitMix64::new(0).next_u64(),
            0xE220_A839_7B1D_CDAF,
            "the published first value of SplitMix64"
        );
    }
}
