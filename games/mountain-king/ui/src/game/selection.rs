//! The selection of the local player in Mountain King.

use leptos::prelude::*;
use moot_table_ui::game::{OwnSignals, Pickable, SelectionSignals};
use mountain_king::{Payment, Square};

/// What the local player has selected but not carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Pick {
    /// Nothing.
    #[default]
    None,
    /// A tunnel to dig: the stack and the price, and once a place is chosen its orientation and square.
    Dig {
        /// The index of the stack.
        shape: u8,
        /// The price in stone, iron and heartstone.
        cost: [u8; 3],
        /// The orientation, as an index into `Tunnel::lies`.
        lie: u8,
        /// The first square in reading order, once chosen.
        at: Option<Square>,
    },
    /// A troll of the horde to recruit.
    Recruit {
        /// The index of the place in the horde.
        place: u8,
        /// The index of the slot in the trollsmoot, once chosen.
        slot: Option<u8>,
    },
    /// A slot for the recruited troll, or for one to be chosen.
    Slot {
        /// The index of the slot in the trollsmoot.
        slot: u8,
    },
    /// A great hall to dedicate, and once a place is chosen its orientation and square.
    Hall {
        /// The index of the hall.
        hall: u8,
        /// The orientation, as an index into `Hall::lies`.
        lie: u8,
        /// The first square in reading order, once chosen.
        at: Option<Square>,
    },
    /// A statue to move (by cart or by spell), and its destination once chosen.
    Statue {
        /// Its current square.
        from: Square,
        /// Its destination.
        to: Option<Square>,
    },
    /// A spell of the spellbook to cast.
    Spell {
        /// The index of the page.
        page: u8,
    },
    /// A workshop of the supply to open.
    Workshop {
        /// Its kind.
        kind: u8,
    },
    /// A workshop on the board to activate.
    Shop {
        /// The index of the site.
        site: u8,
    },
    /// A square for a spell that needs one, or any inspected square.
    Square {
        /// The square.
        at: Square,
    },
}

/// The selection of the local player, and the position of pointer or cursor.
pub type Selection = SelectionSignals<Pick, Trading>;

impl Pickable for Pick {
    type Place = Square;

    fn place(self) -> Option<Square> {
        if let Pick::Square { at } = self { Some(at) } else { None }
    }
}

/// State of payments and trades.
#[derive(Clone, Copy, Debug)]
pub struct Trading {
    paying: RwSignal<Option<Payment>>,
    open: RwSignal<bool>,
}

impl Trading {
    /// The tokens chosen for payment; `None` for the proposal of the rules.
    #[must_use]
    pub fn paying(self) -> ReadSignal<Option<Payment>> {
        self.paying.read_only()
    }

    /// Chooses the tokens for payment; `None` returns to the proposal of the rules.
    pub fn pay_with(self, tokens: Option<Payment>) {
        self.paying.set(tokens);
    }

    /// Whether the trade dialog is open.
    #[must_use]
    pub fn is_open(self) -> ReadSignal<bool> {
        self.open.read_only()
    }

    /// Opens or closes the trade dialog.
    pub fn set_open(self, open: bool) {
        self.open.set(open);
    }
}

impl OwnSignals for Trading {
    fn new() -> Trading {
        Trading { paying: RwSignal::new(None), open: RwSignal::new(false) }
    }

    fn reset(self) {
        self.paying.set(None);
        self.open.set(false);
    }

    fn changed(self) {
        self.paying.set(None);
    }
}
