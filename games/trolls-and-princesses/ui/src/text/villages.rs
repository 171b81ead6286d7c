//! Texts of Trolls & Princesses that belong to what is drawn: villages, caverns, networks, displays.

use moot_core::Seat;
use trolls_and_princesses::{Cell, Place, State};

use super::trolls_and_princesses::Tale;

/// What is said of villages, caverns and networks where they are drawn.
pub trait VillageWords: Sync {
    /// The board as a whole.
    fn board(&self) -> &'static str;
    /// What sort of thing the board is, for screen readers.
    fn role(&self) -> &'static str;
    /// A button: everything.
    fn whole(&self) -> &'static str;
    /// A part of the board as a button: villages (0), network (1), caverns (2).
    fn part(&self, part: u8) -> &'static str;
    /// The keys of the board.
    fn keys(&self) -> &'static str;
    /// A cavern of whoever looks, or a village, with everything in it, and whether it may be chosen now.
    fn place_facts(&self, tale: &Tale<'_>, seat: Seat, at: Place, lit: bool) -> String;
    /// A place of somebody's network: the tile on it, or that one would fit.
    fn cell_facts(&self, tale: &Tale<'_>, seat: Seat, cell: Cell, lit: bool) -> String;
    /// What lies in somebody's stores: resources, troll power, cows, troll cards.
    fn stores(&self, state: &State, seat: Seat) -> String;
}
