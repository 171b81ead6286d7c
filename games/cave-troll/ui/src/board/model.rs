//! What is to be seen in the dungeon, as plain data: no rules, no drawing.

use cave_troll::{Figure, Illegal, Piece, Space, Spaces, Standing};
use moot_core::Seat;

/// A figure and where it stands. Adventurers of a colour are alike, so that this names any one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Which figure.
    pub piece: Piece,
    /// Where.
    pub at: Space,
}

/// A room as it stands now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Which room.
    pub at: Space,
    /// Who controls it and what it would pay.
    pub standing: Standing,
    /// The printed gold.
    pub gold: u8,
    /// What Dwarfs multiply the printed gold with.
    pub times: u8,
    /// What chests add.
    pub plus: u8,
    /// Into how many parts its gold goes; more than one where Berserkers share.
    pub parts: u8,
    /// Whether no more characters fit in.
    pub full: bool,
    /// Whether it lies under the Iron Threshold.
    pub sealed: bool,
}

/// A figure that is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figurine {
    /// Stays the same while the figure goes from place to place, so that it can be seen going.
    pub id: u32,
    /// Whose it is and which.
    pub piece: Piece,
    /// Where it stands.
    pub at: Space,
    /// How many such figures it stands for.
    pub count: u8,
    /// Where it is drawn.
    pub spot: (f64, f64),
}

/// A step through a doorway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// From where.
    pub from: Space,
    /// To where.
    pub to: Space,
    /// What it changes in the gold of whoever decides, if it may be taken.
    pub worth: Result<i16, Illegal>,
}

/// Everything that lies over the dungeon for the moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// Spaces that may be chosen, and are lit for that.
    pub lit: Spaces,
    /// Figures that may be chosen.
    pub targets: Vec<Stand>,
    /// The figure that has been picked up.
    pub picked: Option<Stand>,
    /// The figure to which something would be done.
    pub victim: Option<Stand>,
    /// The doors of the figure that would step.
    pub doors: Vec<Door>,
    /// What choosing a space that lies behind no door would change.
    pub worth: Vec<(Space, i16)>,
    /// A figure where it would be if it were confirmed, and where it comes from.
    pub ghost: Option<Ghost>,
    /// Spaces on which something has just changed.
    pub marked: Spaces,
    /// The space that would be chosen, or that is looked at.
    pub chosen: Option<Space>,
}

impl Hints {
    /// The spaces that may be chosen, by themselves or for a figure on them.
    #[must_use]
    pub fn open(&self) -> Spaces {
        self.lit | self.targets.iter().map(|stand| stand.at).collect()
    }
}

/// A figure that is not there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Which figure.
    pub piece: Piece,
    /// From where, if it was in the dungeon before.
    pub from: Option<Space>,
    /// To where.
    pub to: Space,
}

/// What a decision would change, as far as no chance and no other decision lies between.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlook {
    /// The gold that each seat would gain at once.
    pub gained: [i16; 4],
    /// The change of what the board would pay each seat.
    pub board: [i16; 4],
    /// Figures that would be removed, with their colour.
    pub removed: Vec<(Seat, Figure)>,
    /// Whether the whole board would be scored.
    pub scoring: bool,
    /// Whether the game would end.
    pub over: bool,
}

impl Outlook {
    /// What it changes in the gold of a seat, counting what the board would pay.
    #[must_use]
    pub fn worth(&self, seat: Seat) -> i16 {
        self.gained[seat.index()] + self.board[seat.index()]
    }
}
