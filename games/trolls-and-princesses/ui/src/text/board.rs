//! Texts of Trolls & Princesses for the board: villages, caverns, networks, displays.

use moot_core::Seat;
use trolls_and_princesses::{Cell, Place, State};

use super::table::TextContext;

moot_ui::texts! {
    /// Texts of villages, caverns and networks on the board.
    pub trait BoardTexts;
    en {
        use crate::text::en::board;
    }
    fr {
        use crate::text::fr::board;
    }

    /// The board as a whole.
    board { en: "Villages and caves", fr: "Villages et grottes" }
    /// The role of the board, for screen readers.
    role { en: "game board", fr: "plateau de jeu" }
    /// A button: everything.
    whole { en: "Show everything", fr: "Tout montrer" }
    /// A part of the board as a button: villages (0), network (1), caverns (2).
    part(part: u8) { match part {
        0 => { en: "Villages", fr: "Villages" }
        1 => { en: "Network", fr: "Réseau" }
        _ => { en: "Caverns", fr: "Cavernes" }
    } }
    /// The keys of the board.
    keys {
        en: "Arrow keys go from place to place, with Shift past what can be chosen. Enter chooses, R turns a tile, Escape puts down. \
         Plus and minus zoom, 0 shows everything.",
        fr: "Les flèches vont d’un lieu à l’autre, avec Maj au-delà de ce qu’on peut choisir. Entrée choisit, R tourne une tuile, Échap \
         repose. Plus et moins agrandissent et réduisent, 0 montre tout.",
    }
    /// A cavern of `seat`, or a village, with its content, and whether it may be chosen now.
    place_facts(context: &TextContext<'_>, seat: Seat, at: Place, lit: bool) -> String {
        all: board::place_facts(context, seat, at, lit),
    }
    /// A place of a player's network: its tile, or that one would fit.
    cell_facts(context: &TextContext<'_>, seat: Seat, cell: Cell, lit: bool) -> String {
        all: board::cell_facts(context, seat, cell, lit),
    }
    /// The stores of a player: resources, troll power, cows, troll cards.
    stores(state: &State, seat: Seat) -> String { all: board::stores(state, seat) }
}
