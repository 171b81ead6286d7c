//! A board for the tests of drawings.

use crate::mountain::{HEART, Mountain};

/// A mountain of 25 by 21 squares: an ellipse whose tiers rise towards the heart, 3 by 3 squares in the middle.
pub fn terraces() -> Mountain {
    Mountain::new(25, 21, |(x, y)| {
        let (across, down) = ((f64::from(x) - 12.0) / 12.5, (f64::from(y) - 10.0) / 10.5);
        let far = across.hypot(down);
        match (x.abs_diff(12).max(y.abs_diff(10)), far) {
            (0..=1, _) => HEART,
            (_, far) if far > 1.0 => 0,
            (_, far) => 5 - (far * 5.0) as u8,
        }
    })
}
