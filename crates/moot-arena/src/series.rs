//! Series of games on several threads, with a progress bar. Ctrl-C ends a series early and keeps the results
//! so far.

use crate::error::ArenaError;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{OnceLock, mpsc};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

static STOPPED: AtomicBool = AtomicBool::new(false);

/// The options of a series.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// The number of games.
    pub games: u32,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
}

/// Set when the user has pressed Ctrl-C.
#[must_use]
pub fn stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

/// Makes Ctrl-C end the running series instead of the program.
///
/// # Errors
/// Why the signal handler could not be installed.
pub fn catch_stop() -> Result<(), ArenaError> {
    static CAUGHT: OnceLock<Result<(), String>> = OnceLock::new();
    CAUGHT
        .get_or_init(|| {
            ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed)).map_err(|why| why.to_string())
        })
        .clone()
        .map_err(ArenaError::Signal)
}

impl Series {
    /// Plays the games with numbers from 0 and returns the results in the order of the numbers, so that they
    /// do not depend on the number of threads. A stopped series lacks games at its end.
    ///
    /// # Errors
    /// Why a game could not be played.
    pub fn run<T: Send>(
        self,
        play: impl Fn(u32) -> Result<T, ArenaError> + Sync,
    ) -> Result<Vec<T>, ArenaError> {
        catch_stop()?;
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        let bar = bar(self.games);
        let next = AtomicU32::new(0);
        let (send, receive) = mpsc::channel();
        let mut done = Vec::new();
        let failed = thread::scope(|scope| {
            for _ in 0..threads {
                let (send, play, next) = (send.clone(), &play, &next);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games || stopped() {
                            return;
                        }
                        if send.send((number, play(number))).is_err() {
                            return; // The receiver is gone: another game has failed.
                        }
                    }
                });
            }
            drop(send);
            for (number, result) in receive {
                match result {
                    Ok(result) => done.push((number, result)),
                    Err(why) => return Some(ArenaError::InGame { number, why: Box::new(why) }),
                }
                bar.inc(1);
            }
            None
        });
        bar.finish_and_clear();
        if let Some(why) = failed {
            return Err(why);
        }
        done.sort_unstable_by_key(|&(number, _)| number);
        Ok(done.into_iter().map(|(_, result)| result).collect())
    }
}

fn bar(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(games.into());
    match ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar, // The usual bar serves as well.
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_games_whatever_the_threads() {
        for threads in [1, 3] {
            let series = Series { games: 40, threads };
            let results = series.run(|number| {
                // Later games are faster, so that threads finish out of order.
                thread::sleep(std::time::Duration::from_micros(u64::from(40 - number) * 20));
                Ok(number)
            });
            assert_eq!(results.unwrap(), (0..40).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_game_that_fails_ends_the_series_and_is_named() {
        let series = Series { games: 1_000, threads: 2 };
        let failed = series.run(|number| if number == 7 { Err(ArenaError::NoChoice) } else { Ok(number) });
        assert_eq!(failed.unwrap_err().to_string(), "game 7: nothing was chosen");
    }
}
