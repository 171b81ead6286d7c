//! The state of the computer players: pace, pause, and the current search.

use leptos::prelude::*;
use moot_core::Seat;
use moot_players::Level;

use moot_ui::players::Pace;

/// The search of the computer player on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchProgress {
    /// The seat.
    pub seat: Seat,
    /// The level.
    pub level: Level,
    /// The number of simulations done.
    pub done: u32,
    /// The total number of simulations; 0 while it is unknown, and for levels that do not search.
    pub of: u32,
}

/// The state of the computer players: pace, pause, and the current search. A handle to signals, which can be copied into every
/// closure.
#[derive(Clone, Copy)]
pub struct Opponents {
    pace: RwSignal<Pace>,
    paused: RwSignal<bool>,
    scripted: RwSignal<bool>,
    search: RwSignal<Option<SearchProgress>>,
    hurries: RwSignal<u32>,
}

impl Opponents {
    /// The state without a search. The pace belongs to the page and outlives the game.
    #[must_use]
    pub fn new(pace: RwSignal<Pace>) -> Opponents {
        Opponents {
            pace,
            paused: RwSignal::new(false),
            scripted: RwSignal::new(false),
            search: RwSignal::new(None),
            hurries: RwSignal::new(0),
        }
    }

    /// The pace.
    #[must_use]
    pub fn pace(&self) -> ReadSignal<Pace> {
        self.pace.read_only()
    }

    /// Whether they are paused.
    #[must_use]
    pub fn paused(&self) -> ReadSignal<bool> {
        self.paused.read_only()
    }

    /// Whether a lesson plays their moves, so that they neither think nor can be paused or hurried.
    #[must_use]
    pub fn scripted(&self) -> ReadSignal<bool> {
        self.scripted.read_only()
    }

    /// Lets a lesson play their moves, until another game is opened.
    pub fn follow_script(&self) {
        self.scripted.set(true);
    }

    /// Called when another game is opened: they think for themselves and are not paused.
    pub fn start_over(&self) {
        self.scripted.set(false);
        self.resume();
    }

    /// Pauses them until [`resume`](Self::resume) or [`hurry`](Self::hurry).
    pub fn pause(&self) {
        self.paused.set(true);
    }

    /// Ends a pause.
    pub fn resume(&self) {
        self.paused.set(false);
    }

    /// Toggles the pause.
    pub fn toggle_pause(&self) {
        self.paused.update(|paused| *paused = !*paused);
    }

    /// The computer player on turn, and the progress of its search.
    #[must_use]
    pub fn search(&self) -> ReadSignal<Option<SearchProgress>> {
        self.search.read_only()
    }

    /// Shows the progress of a search.
    pub(super) fn show_search(&self, search: SearchProgress) {
        self.search.set(Some(search));
    }

    /// Called when no computer player is on turn any more.
    pub(super) fn clear_search(&self) {
        self.search.set(None);
    }

    /// Ends the search and the delays of this turn.
    pub fn hurry(&self) {
        self.resume();
        self.hurries.update(|times| *times = times.wrapping_add(1));
    }

    /// The number of calls of [`hurry`](Self::hurry).
    pub(super) fn hurries(&self) -> ReadSignal<u32> {
        self.hurries.read_only()
    }

    /// Whether a seat is the computer player on turn; tracked.
    #[must_use]
    pub fn is_thinking(&self, seat: Seat) -> bool {
        self.search.with(|search| search.is_some_and(|search| search.seat == seat))
    }
}
