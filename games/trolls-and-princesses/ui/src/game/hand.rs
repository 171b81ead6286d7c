//! What the player at the page holds in Trolls & Princesses.

use leptos::prelude::*;
use trolls_and_princesses::{Cell, Place, Show};

use super::hold::Hold;

/// What a pointer or the keys are at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// A cavern or village.
    Place(Place),
    /// A place in the cave network.
    Cell(Cell),
}

/// What the player at the page holds, and where a pointer or the keys are.
#[derive(Clone, Copy)]
pub struct Hand {
    /// What the player has picked up.
    pub hold: RwSignal<Hold>,
    /// What is shown on the board as if it were picked up, such as a move that a hint speaks of.
    pub trial: RwSignal<Option<Hold>>,
    /// What the player points at, with a mouse or with the arrow keys.
    pub point: RwSignal<Option<Point>>,
    /// What the board is to bring into sight.
    pub seek: RwSignal<Option<Point>>,
    /// Which display is open; `None` for the one that the decision is about.
    pub display: RwSignal<Option<Show>>,
}

impl Hand {
    /// What lies in the hand of the player at the page, or would if it were tried.
    #[must_use]
    pub fn in_hand(&self) -> Hold {
        self.trial.get().unwrap_or_else(|| self.hold.get())
    }
}

impl moot_table_ui::game::Hand for Hand {
    type Pick = Hold;

    fn empty() -> Hand {
        Hand {
            hold: RwSignal::new(Hold::NOTHING),
            trial: RwSignal::new(None),
            point: RwSignal::new(None),
            seek: RwSignal::new(None),
            display: RwSignal::new(None),
        }
    }

    fn drop_all(self) {
        self.played(true);
        self.trial.set(None);
    }

    fn played(self, passed: bool) {
        if passed {
            self.point.set(None);
        }
        self.display.set(None);
        self.hold.set(Hold::NOTHING);
    }

    fn try_out(self, pick: Option<Hold>) {
        self.trial.set(pick);
    }

    fn pick_up(self, pick: Hold) {
        self.trial.set(None);
        self.hold.set(pick);
        let point = pick.lie.map(|lie| Point::Cell(lie.cell)).or(pick.to.map(Point::Place));
        if point.is_some() {
            self.point.set(point);
        }
    }
}
