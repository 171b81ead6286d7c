//! The selection of the local player in Trolls & Princesses.

use leptos::prelude::*;
use trolls_and_princesses::{Cell, Place, Show};

use super::pick::Pick;
use moot_table_ui::game::{OwnSignals, Pickable, SelectionSignals};

/// The point under the pointer or the keyboard cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// A cavern or village.
    Place(Place),
    /// A place in the cave network.
    Cell(Cell),
}

/// The selection of the local player, and the position of pointer or cursor.
pub type Selection = SelectionSignals<Pick, Displays>;

impl Pickable for Pick {
    type Place = Point;

    fn place(self) -> Option<Point> {
        self.lie.map(|lie| Point::Cell(lie.cell)).or(self.to.map(Point::Place))
    }
}

/// The displays of tiles and cards.
#[derive(Clone, Copy, Debug)]
pub struct Displays {
    open: RwSignal<Option<Show>>,
}

impl Displays {
    /// The open display; `None` for the display of the pending decision.
    #[must_use]
    pub fn opened(self) -> ReadSignal<Option<Show>> {
        self.open.read_only()
    }

    /// Opens a display.
    pub fn show(self, display: Show) {
        self.open.set(Some(display));
    }

    /// Forgets the display that the player opened, so that the one of the pending choice is open.
    pub fn follow(self) {
        self.open.set(None);
    }
}

impl OwnSignals for Displays {
    fn new() -> Displays {
        Displays { open: RwSignal::new(None) }
    }

    fn reset(self) {
        self.open.set(None);
    }
}
