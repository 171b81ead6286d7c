//! Time that this thread has worked.

use std::fs;
use std::time::{Duration, Instant};

/// Measures how long the thread that made it has run, not how long it had to wait for a core: machines are shared. Where the
/// system does not tell, it is the time on the wall.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    ran: Option<Duration>,
    wall: Instant,
}

impl Clock {
    /// Starts.
    #[must_use]
    pub fn start() -> Clock {
        Clock { ran: ran(), wall: Instant::now() }
    }

    /// The time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        match (self.ran, ran()) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.wall.elapsed(),
        }
    }
}

/// How long the thread has run since it began, as Linux counts it (in steps of some milliseconds).
fn ran() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_never_more_than_passes() {
        let (clock, wall) = (Clock::start(), Instant::now());
        let mut sum = 0u64;
        while clock.elapsed() < Duration::from_millis(15) {
            sum = std::hint::black_box(sum + 1);
        }
        // One step of the system's count may be booked late.
        assert!(clock.elapsed() <= wall.elapsed() + Duration::from_millis(12), "after {sum} rounds");
    }
}
