//! The worker without its thread: orders in, replies out.

use crate::thoughts::Jobs;
use crate::{Order, Refusal, Reply, games};

/// A worker. Whoever runs it hands it messages and calls [`step`](Self::step) while it has work.
pub struct Worker {
    games: Vec<Box<dyn Jobs>>,
}

impl Worker {
    /// A worker that knows every game.
    #[must_use]
    pub fn new() -> Worker {
        Worker { games: games::all() }
    }

    /// Plays a game of this name alone until `stop` says so or nothing is left to get used to, so that a browser compiles
    /// the players' program before anybody waits for it. How many decisions were made: none of a game that is not known.
    pub fn practise(&self, game: &str, mut stop: impl FnMut() -> bool) -> u32 {
        self.games.iter().find(|known| known.id() == game).map_or(0, |known| known.practise(&mut stop))
    }

    /// Its first words.
    #[must_use]
    pub fn greeting(&self) -> Reply {
        Reply::Ready(games::versions())
    }

    /// Takes a message in. There is an answer at once to questions, to what is refused and to what is stopped.
    pub fn hear(&mut self, message: &[u8]) -> Option<Reply> {
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
            // What is not there any more has been answered already.
            Ok(Order::Stop { ticket }) => self.games.iter_mut().find_map(|game| game.stop(ticket)),
            Ok(Order::Forget { ticket }) => {
                self.games.iter_mut().for_each(|game| game.forget(ticket));
                None
            }
            Ok(Order::Rest) => {
                self.games = games::all();
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

    /// Thinks until `stop` says so or a job is done; the answers of what is done.
    pub fn step(&mut self, mut stop: impl FnMut() -> bool) -> Vec<Reply> {
        self.games.iter_mut().filter(|game| !game.is_idle()).filter_map(|game| game.step(&mut stop)).collect()
    }

    /// How the jobs are getting on.
    #[must_use]
    pub fn progress(&self) -> Vec<Reply> {
        let mut all = Vec::new();
        self.games.iter().for_each(|game| game.progress(&mut all));
        all
    }

    /// Whether there is nothing to think about.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.games.iter().all(|game| game.is_idle())
    }
}

impl Default for Worker {
    fn default() -> Self {
        Worker::new()
    }
}
