//! What the player at the page holds in Cave Troll.

use cave_troll::Space;
use leptos::prelude::*;

use crate::board::hold::Hold;

/// What the player at the page holds, and where a pointer or the keys are.
#[derive(Clone, Copy)]
pub struct Hand {
    /// What the player has picked up.
    pub hold: RwSignal<Hold>,
    /// What is shown on the board as if it were picked up, such as a move that a hint speaks of.
    pub trial: RwSignal<Option<Hold>>,
    /// The space that the player points at, with a mouse or with the arrow keys.
    pub point: RwSignal<Option<Space>>,
    /// What the board is to bring into sight.
    pub seek: RwSignal<Option<Space>>,
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
        self.hold.set(Hold::NOTHING);
    }

    fn try_out(self, pick: Option<Hold>) {
        self.trial.set(pick);
    }

    fn pick_up(self, pick: Hold) {
        self.trial.set(None);
        self.hold.set(pick);
        if let Some(at) = pick.to {
            self.point.set(Some(at));
        }
    }
}
