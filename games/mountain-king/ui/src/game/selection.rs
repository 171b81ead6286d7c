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

impl Pick {
    /// Whether both are the same tunnel or hall, wherever it lies.
    #[must_use]
    pub fn is_same_tile(self, other: Pick) -> bool {
        match (self, other) {
            (Pick::Dig { shape, .. }, Pick::Dig { shape: other, .. }) => shape == other,
            (Pick::Hall { hall, .. }, Pick::Hall { hall: other, .. }) => hall == other,
            _ => false,
        }
    }
}

/// State of payments and trades.
#[derive(Clone, Copy, Debug)]
pub struct Trading {
    paying: RwSignal<Option<Payment>>,
    open: RwSignal<bool>,
    slot: RwSignal<Option<ChosenSlot>>,
}

/// A slot that was chosen with a recruit that is placed after other decisions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChosenSlot {
    /// The card of the recruit.
    pub card: u8,
    /// The index of the slot in the trollsmoot.
    pub slot: u8,
}

impl ChosenSlot {
    /// The slot for a recruit; `None` if it was chosen for another one.
    #[must_use]
    pub fn of(self, recruit: u8) -> Option<u8> {
        (self.card == recruit).then_some(self.slot)
    }
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

    /// Keeps the slot of a recruit until the recruit is placed. Decisions between do not clear it.
    pub fn keep_slot(self, slot: Option<ChosenSlot>) {
        self.slot.set(slot);
    }

    /// The slot that was chosen with this recruit. It is given once: after an undo, the slot is asked for.
    #[must_use]
    pub fn take_slot(self, recruit: u8) -> Option<u8> {
        self.slot.try_update_untracked(Option::take).flatten()?.of(recruit)
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
        Trading { paying: RwSignal::new(None), open: RwSignal::new(false), slot: RwSignal::new(None) }
    }

    fn reset(self) {
        self.paying.set(None);
        self.open.set(false);
    }

    fn changed(self) {
        self.paying.set(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_slot_is_kept_over_other_decisions_and_given_once_to_its_recruit() {
        Owner::new().with(|| {
            let own = Trading::new();
            let chosen = Some(ChosenSlot { card: 44, slot: 5 });
            own.keep_slot(chosen);
            own.reset();
            own.changed();
            assert_eq!((own.take_slot(44), own.take_slot(44)), (Some(5), None));
            own.keep_slot(chosen);
            assert_eq!((own.take_slot(12), own.take_slot(44)), (None, None), "another recruit");
        });
    }

    #[test]
    fn a_tile_is_the_same_wherever_it_lies() {
        let dig = |shape, at| Pick::Dig { shape, cost: [2, 0, 0], lie: 1, at };
        let hall = |hall, at| Pick::Hall { hall, lie: 0, at };
        let at = Some(Square::at(3, 4));
        assert!(dig(2, None).is_same_tile(dig(2, at)) && hall(1, at).is_same_tile(hall(1, None)));
        assert!(!dig(2, at).is_same_tile(dig(3, at)) && !hall(1, None).is_same_tile(hall(2, None)));
        assert!(!dig(1, at).is_same_tile(hall(1, at)) && !Pick::None.is_same_tile(Pick::None));
    }
}
