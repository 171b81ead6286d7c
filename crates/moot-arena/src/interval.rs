//! How sure a share is.

/// The 95 % interval of a share by Wilson's score: `won` (ties in parts) out of `games`.
#[must_use]
pub fn wilson(won: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let p = won / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (p + Z * Z / (2.0 * games)) / scale;
    let half = Z * (p * (1.0 - p) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilson_s() {
        let (low, high) = wilson(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}
