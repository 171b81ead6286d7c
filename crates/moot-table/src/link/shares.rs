//! Adaptive frequencies: a symbol that has occurred often costs fewer bits.

use super::range::{Decoder, Encoder, WHOLE};

/// The count that one occurrence adds.
const STEP: u32 = 24;

/// The counts of `N` symbols.
pub struct Shares<const N: usize> {
    counts: [u32; N],
    total: u32,
}

impl<const N: usize> Shares<N> {
    /// Starts with these counts. All of them have to be above 0.
    pub fn new(counts: [u32; N]) -> Shares<N> {
        Shares { counts, total: counts.iter().sum() }
    }

    fn seen(&mut self, symbol: usize) {
        self.counts[symbol] += STEP;
        self.total += STEP;
        if self.total > WHOLE / 2 {
            self.counts.iter_mut().for_each(|count| *count = (*count / 2).max(1));
            self.total = self.counts.iter().sum();
        }
    }

    fn start(&self, symbol: usize) -> u32 {
        self.counts[..symbol].iter().sum()
    }

    pub fn put(&mut self, encoder: &mut Encoder, symbol: usize) {
        encoder.put(self.start(symbol), self.counts[symbol], self.total);
        self.seen(symbol);
    }

    pub fn take(&mut self, decoder: &mut Decoder) -> usize {
        let part = decoder.part(self.total);
        let (mut start, mut symbol) = (0, 0);
        while symbol + 1 < N && start + self.counts[symbol] <= part {
            start += self.counts[symbol];
            symbol += 1;
        }
        decoder.take(start, self.counts[symbol], self.total);
        self.seen(symbol);
        symbol
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frequent_symbol_costs_almost_nothing() {
        let symbols: Vec<usize> = (0..2000).map(|n| usize::from(n % 400 == 399)).collect();
        let (mut shares, mut encoder) = (Shares::new([8, 1]), Encoder::new());
        symbols.iter().for_each(|&symbol| shares.put(&mut encoder, symbol));
        let bytes = encoder.finish();
        assert!(bytes.len() < 16, "{} bytes for 5 exceptions in 2000", bytes.len());
        let (mut shares, mut decoder) = (Shares::new([8, 1]), Decoder::new(&bytes));
        assert!(symbols.iter().all(|&symbol| shares.take(&mut decoder) == symbol));
    }
}
