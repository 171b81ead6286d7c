//! What the player at the page holds in Mountain King.

use leptos::prelude::*;
use mountain_king::{Payment, Square};

/// What the player at the page has picked up but not done.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Pick {
    /// Nothing.
    #[default]
    None,
    /// A tunnel to dig: the stack, the price, and once a place is chosen how and where it would lie.
    Dig {
        /// Which stack.
        shape: u8,
        /// Stone, iron, heartstone.
        cost: [u8; 3],
        /// Its place in `Tunnel::lies`.
        lie: u8,
        /// The first square in reading order, once chosen.
        at: Option<Square>,
    },
    /// A troll of the horde to recruit.
    Recruit {
        /// Which place of the horde.
        place: u8,
    },
    /// A slot for the recruited troll.
    Slot {
        /// Which slot of the trollsmoot.
        slot: u8,
    },
    /// A great hall to dedicate, and once a place is chosen how and where it would lie.
    Hall {
        /// Which hall.
        hall: u8,
        /// Its place in `Hall::lies`.
        lie: u8,
        /// The first square in reading order, once chosen.
        at: Option<Square>,
    },
    /// A statue to move (by cart or by spell), and once chosen where to.
    Statue {
        /// Where it is.
        from: Square,
        /// Where it would go.
        to: Option<Square>,
    },
    /// A spell of the spellbook to cast.
    Spell {
        /// Which page.
        page: u8,
    },
    /// A workshop on the board to activate.
    Shop {
        /// Which site.
        site: u8,
    },
    /// A square for a spell that asks for one, or any square that is being looked at.
    Square {
        /// Which square.
        at: Square,
    },
}

/// What the player at the page holds, square and price included.
#[derive(Clone, Copy)]
pub struct Hand {
    /// What the player has picked up.
    pub pick: RwSignal<Pick>,
    /// What is shown on the board as if it were picked up, such as a move that a hint speaks of.
    pub trial: RwSignal<Option<Pick>>,
    /// The square of the mountain that the player points at, with a pointer or with the arrow keys.
    pub point: RwSignal<Option<Square>>,
    /// What the board is to bring into sight.
    pub seek: RwSignal<Option<Square>>,
    /// The tokens that the player has chosen to pay with; `None` for those that the rules propose.
    pub paying: RwSignal<Option<Payment>>,
    /// Whether the trade dialog is open.
    pub trading: RwSignal<bool>,
}

impl Hand {
    /// What lies in the hand of the player at the page, or would if it were tried.
    #[must_use]
    pub fn in_hand(&self) -> Pick {
        self.trial.get().unwrap_or_else(|| self.pick.get())
    }
}

impl moot_table_ui::game::Hand for Hand {
    type Pick = Pick;

    fn empty() -> Hand {
        Hand {
            pick: RwSignal::new(Pick::None),
            trial: RwSignal::new(None),
            point: RwSignal::new(None),
            seek: RwSignal::new(None),
            paying: RwSignal::new(None),
            trading: RwSignal::new(false),
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
        self.pick.set(Pick::None);
        self.paying.set(None);
        self.trading.set(false);
    }

    fn try_out(self, pick: Option<Pick>) {
        self.trial.set(pick);
    }

    fn pick_up(self, pick: Pick) {
        self.trial.set(None);
        self.paying.set(None);
        self.pick.set(pick);
        if let Pick::Square { at } = pick {
            self.point.set(Some(at));
        }
    }
}
