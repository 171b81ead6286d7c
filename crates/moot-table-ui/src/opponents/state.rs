//! What the page knows of its computer players: pace, pause, and the thought that is being thought.

use leptos::prelude::*;
use moot_core::Seat;
use moot_players::Level;

use moot_ui::players::Pace;

/// A computer player is on turn and thinks, or waits for the page to have shown what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Who.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// How many simulations are done.
    pub done: u32,
    /// Of how many; 0 while that is unknown, and for levels that do not search.
    pub of: u32,
}

/// What the page knows of its computer players. A handful of signals, to be copied into every closure.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// How fast they play.
    pub pace: RwSignal<Pace>,
    /// Whether they wait until somebody lets them go on.
    pub paused: RwSignal<bool>,
    /// Who is at it.
    pub thought: RwSignal<Option<Thought>>,
    /// How often somebody has asked them to hurry.
    pub(super) hurried: RwSignal<u32>,
}

impl Opponents {
    /// Nobody thinks yet. The pace is the page's, and outlives the game.
    #[must_use]
    pub fn new(pace: RwSignal<Pace>) -> Opponents {
        Opponents {
            pace,
            paused: RwSignal::new(false),
            thought: RwSignal::new(None),
            hurried: RwSignal::new(0),
        }
    }

    /// Whoever thinks decides now, and the page waits no longer in this turn.
    pub fn hurry(&self) {
        self.paused.set(false);
        self.hurried.update(|times| *times = times.wrapping_add(1));
    }

    /// Lets them wait, or go on.
    pub fn pause(&self) {
        self.paused.update(|paused| *paused = !*paused);
    }

    /// Whether somebody is at it.
    #[must_use]
    pub fn at_it(&self, seat: Seat) -> bool {
        self.thought.with(|thought| thought.is_some_and(|thought| thought.seat == seat))
    }
}
