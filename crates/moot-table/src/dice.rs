//! The random generator behind a seed.

use moot_core::Dice;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Uniform random numbers from `ChaCha8`. Past numbers do not help to predict the next one.
///
/// # Examples
///
/// ```
/// use moot_core::Dice;
/// use moot_table::{Seed, Stream};
///
/// let mut draws = Seed::typed("troll").draws(Stream::Look, 0);
/// let rolls: Vec<u32> = (0..4).map(|_| draws.below(6)).collect();
/// assert!(rolls.iter().all(|&roll| roll < 6));
///
/// let mut again = Seed::typed("troll").draws(Stream::Look, 0);
/// assert!(rolls.iter().all(|&roll| roll == again.below(6)));
/// ```
#[derive(Clone, Debug)]
pub struct Draws(ChaCha8Rng);

impl Draws {
    pub(crate) fn new(key: [u8; 32], nonce: u64) -> Draws {
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(nonce);
        Draws(rng)
    }
}

impl Dice for Draws {
    /// Multiply-shift with rejection (Lemire). Saved games depend on every bit, so the algorithm is written
    /// out here: a library may change its distribution between versions.
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let refused = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= refused {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_equally_likely() {
        let mut draws = Draws::new([7; 32], 0);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[draws.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
        assert_eq!((draws.below(0), draws.below(1)), (0, 0));
    }

    #[test]
    fn large_bounds_are_not_biased_to_their_lower_part() {
        // Without rejection, a bound of 3 * 2^30 makes every third value twice as likely as the others.
        let mut draws = Draws::new([9; 32], 0);
        let thirds = (0..30_000).filter(|_| draws.below(3 << 30).is_multiple_of(3)).count();
        assert!((9_500..10_500).contains(&thirds), "{thirds}");
    }
}
