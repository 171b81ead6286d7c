//! The render model of the dungeon, as plain data: no rules, no drawing.

use cave_troll::{Figure, Illegal, Piece, Space, Spaces, Standing};
use moot_core::Seat;

/// A figure and its space. Adventurers of a colour are identical, so this refers to any one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The figure.
    pub piece: Piece,
    /// Its space.
    pub at: Space,
}

/// The state of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The room.
    pub at: Space,
    /// The controlling player and the payout.
    pub standing: Standing,
    /// The printed gold.
    pub gold: u8,
    /// The factor that Dwarfs apply to the printed gold.
    pub times: u8,
    /// The gold that chests add.
    pub plus: u8,
    /// The number of parts that the gold is divided into; more than one where Berserkers share.
    pub parts: u8,
    /// Whether it holds the maximum number of characters.
    pub full: bool,
    /// Whether the Iron Threshold seals it.
    pub sealed: bool,
}

/// A drawn figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figurine {
    /// The id of the node; constant while the figure moves, so that the move can be animated.
    pub id: u32,
    /// The figure and its player.
    pub piece: Piece,
    /// Its space.
    pub at: Space,
    /// The number of identical figures that it represents.
    pub count: u8,
    /// Its position in the picture.
    pub spot: (f64, f64),
}

/// A step through a doorway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// The origin.
    pub from: Space,
    /// The destination.
    pub to: Space,
    /// The change in gold for the deciding player, or why the step is illegal.
    pub worth: Result<i16, Illegal>,
}

/// The transient overlays of the dungeon.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// Spaces that may be chosen and are highlighted.
    pub lit: Spaces,
    /// Figures that may be chosen.
    pub targets: Vec<Stand>,
    /// The selected figure.
    pub picked: Option<Stand>,
    /// The figure that the action would affect.
    pub victim: Option<Stand>,
    /// The doors of the figure that would step.
    pub doors: Vec<Door>,
    /// The change in gold for spaces that can be chosen without a door.
    pub worth: Vec<(Space, i16)>,
    /// The gold that each room would pay to each seat, while a room is chosen that pays at once; 0 for the deciding player where a
    /// room pays nobody.
    pub pays: Vec<(Space, Seat, i16)>,
    /// The preview of the selected figure at its destination.
    pub ghost: Option<Ghost>,
    /// Spaces that the last action changed.
    pub marked: Spaces,
    /// The chosen or inspected space.
    pub chosen: Option<Space>,
}

impl Hints {
    /// The spaces that may be chosen, as such or for a figure on them.
    #[must_use]
    pub fn open(&self) -> Spaces {
        self.lit | self.targets.iter().map(|stand| stand.at).collect()
    }
}

/// A preview of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The figure.
    pub piece: Piece,
    /// Its origin, if it is already in the dungeon.
    pub from: Option<Space>,
    /// Its destination.
    pub to: Space,
}

/// The effect of a decision, up to the next chance event or decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// The immediate gain in gold of each seat.
    pub gained: [i16; 4],
    /// The change of each seat's payout from the board.
    pub board: [i16; 4],
    /// Figures that would be removed, with their seat.
    pub removed: Vec<(Seat, Figure)>,
    /// Whether other players may let characters step out before they are removed.
    pub may_flee: bool,
    /// Whether the whole board would be scored.
    pub scoring: bool,
    /// Whether the game would end.
    pub over: bool,
}

impl Preview {
    /// The total change in gold of a seat, including the payout from the board.
    #[must_use]
    pub fn worth(&self, seat: Seat) -> i16 {
        self.gained[seat.index()] + self.board[seat.index()]
    }

    /// The number on a space: the gold that is paid at once, as on the button that confirms, else the change of what the next scoring
    /// would pay.
    #[must_use]
    pub fn mark(&self, seat: Seat) -> i16 {
        let paid = self.gained.iter().any(|&gold| gold != 0);
        if paid { self.gained[seat.index()] } else { self.board[seat.index()] }
    }
}
