//! The processor time of the current thread.

use std::fs;
use std::time::{Duration, Instant};

/// Measures the processor time of the thread that created it, not the time it waited for a core, because
/// machines are shared. If the system does not report it, it is wall-clock time.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    ran: Option<Duration>,
    wall: Instant,
}

impl Clock {
    /// Starts the measurement.
    #[must_use]
    pub fn start() -> Clock {
        Clock { ran: ran(), wall: Instant::now() }
    }

    /// Returns the time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        match (self.ran, ran()) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.wall.elapsed(),
        }
    }
}

/// The processor time of the thread since it began, as Linux reports it (in steps of some milliseconds).
fn ran() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_at_most_wall_clock_time() {
        let (clock, wall) = (Clock::start(), Instant::now());
        let mut sum = 0u64;
        while clock.elapsed() < Duration::from_millis(15) {
            sum = std::hint::black_box(sum + 1);
        }
        // The system may report one step late.
        assert!(clock.elapsed() <= wall.elapsed() + Duration::from_millis(12), "after {sum} rounds");
    }
}
