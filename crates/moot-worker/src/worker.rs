//! The worker without its thread: messages in, replies out.

use crate::game_jobs::{GameJobs, Jobs};
use crate::{Order, PROTOCOL, Refusal, Reply, Versions, Wire};

/// A worker. The caller passes messages to [`handle`](Self::handle), and calls [`step`](Self::step) while there
/// are jobs.
#[derive(Default)]
pub struct Worker {
    games: Vec<Box<dyn Jobs>>,
}

impl Worker {
    /// Creates a worker that supports one game. A program that creates no other links the players of that game only.
    #[must_use]
    pub fn of<G: Wire>() -> Worker {
        Worker::default().with::<G>()
    }

    /// Adds a game.
    #[must_use]
    pub fn with<G: Wire>(mut self) -> Worker {
        self.games.push(Box::new(GameJobs::<G>::default()));
        self
    }

    /// Warms up: plays `game` until `stop` returns true or the warm-up is complete, so that the browser
    /// optimizes the code before the first job. Returns the number of decisions made; 0 for an unknown game.
    pub fn warm_up(&self, game: &str, mut stop: impl FnMut() -> bool) -> u32 {
        self.games.iter().find(|known| known.id() == game).map_or(0, |known| known.warm_up(&mut stop))
    }

    /// Returns the first message to the page.
    #[must_use]
    pub fn greeting(&self) -> Reply {
        let games = self.games.iter().map(|game| (game.id().to_owned(), game.rules())).collect();
        Reply::Ready(Versions { protocol: PROTOCOL, games })
    }

    /// Handles a message. Returns the answer if there is one at once: to questions, to refused messages and
    /// to *stop*.
    pub fn handle(&mut self, message: &[u8]) -> Option<Reply> {
        match Order::from_bytes(message) {
            Ok(Order::Think { ticket, game, rules, task }) => {
                let why = self.game(game, rules).and_then(|game| game.begin(ticket, &task)).err()?;
                Some(Reply::Refused { ticket: Some(ticket), why: why.to_string() })
            }
            Ok(Order::Explain { ticket, game, rules, question }) => {
                let reasons = self.game(game, rules).and_then(|game| game.explain(&question));
                Some(match reasons {
                    Ok(reasons) => Reply::Explained { ticket, reasons },
                    Err(why) => Reply::Refused { ticket: Some(ticket), why: why.to_string() },
                })
            }
            // A job that is not there any more has been answered.
            Ok(Order::Stop { ticket }) => self.games.iter_mut().find_map(|game| game.stop(ticket)),
            Ok(Order::Forget { ticket }) => {
                self.games.iter_mut().for_each(|game| game.forget(ticket));
                None
            }
            Ok(Order::Rest) => {
                self.games.iter_mut().for_each(|game| game.rest());
                None
            }
            Err(why) => Some(Reply::Refused { ticket: None, why: why.to_string() }),
        }
    }

    fn game(&mut self, id: String, rules: u16) -> Result<&mut dyn Jobs, Refusal> {
        let Some(game) = self.games.iter_mut().find(|game| game.id() == id) else {
            return Err(Refusal::UnknownGame(id));
        };
        if game.rules() != rules {
            return Err(Refusal::OtherRules { mine: game.rules(), theirs: rules });
        }
        Ok(game.as_mut())
    }

    /// Computes jobs until `stop` returns true or one per game is complete. Returns the answers of completed
    /// jobs.
    pub fn step(&mut self, mut stop: impl FnMut() -> bool) -> Vec<Reply> {
        self.games.iter_mut().filter(|game| !game.is_idle()).filter_map(|game| game.step(&mut stop)).collect()
    }

    /// Returns the progress of every job.
    #[must_use]
    pub fn progress(&self) -> Vec<Reply> {
        let mut all = Vec::new();
        self.games.iter().for_each(|game| game.progress(&mut all));
        all
    }

    /// Returns whether there are no jobs.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.games.iter().all(|game| game.is_idle())
    }
}
