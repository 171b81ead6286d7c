//! Curves that are bit-identical on every machine: they use operations that IEEE 754 rounds exactly, and no
//! `exp`.

/// The scale in points: a lead of this size has the reward 0.85.
const SCALE: f32 = 14.0;

/// Maps a lead in points to a reward between 0 and 1; even is 0.5.
pub(crate) fn squash(points: f32) -> f32 {
    let x = points / SCALE;
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// The unnormalized prior of an action that is rated `below` points under the best one; 1 for the best.
pub(crate) fn trust(below: f32, heat: f32) -> f32 {
    let x = 1.0 + below / (3.0 * heat);
    1.0 / (x * x * x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curves_rise_and_stay_within_their_bounds() {
        for points in -200..200i16 {
            let (here, next) = (squash(f32::from(points)), squash(f32::from(points + 1)));
            assert!(here < next && here > 0.0 && next < 1.0);
        }
        assert!((squash(0.0) - 0.5).abs() < f32::EPSILON);
        assert!((trust(0.0, 1.5) - 1.0).abs() < f32::EPSILON);
        assert!(trust(1.0, 1.5) > trust(2.0, 1.5) && trust(100.0, 1.5) > 0.0);
    }
}
