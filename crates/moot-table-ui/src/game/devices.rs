//! The devices at a live table, as a session sees them.

use core::any::Any;
use std::rc::Rc;

use moot_core::Seat;
use moot_ui::players::Player;

/// What a session asks of the devices at a live table. A request is checked by the rules before; the table changes when its
/// entries have arrived, on the host at once.
///
/// A method that returns false has shown the reason to the player.
pub trait Devices<A> {
    /// Plays actions of a seat one after the other, all or none of them.
    fn act(&self, seat: Seat, actions: &[A]) -> bool;
    /// Takes back the last decision of a seat. Other players may be asked first.
    fn take_back(&self, seat: Seat);
    /// Gives a seat to another player.
    fn give_seat(&self, seat: Seat, player: Player);
    /// The value itself, for the code that knows its type.
    fn as_any(self: Rc<Self>) -> Rc<dyn Any>;
}

/// What this device is at a live table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveRole {
    /// It orders the moves, deals, and runs the computer players.
    Host,
    /// It follows another device.
    Guest,
    /// The stored log is still being read.
    Resuming,
}

/// What is known of the player of a seat at another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A person or a computer player at this device, or a computer player of the host.
    Here,
    /// The seat is free.
    Free,
    /// Connected.
    Connected,
    /// Connected, but the page is hidden, or nothing has been heard of it for a while.
    Away,
    /// The connection is being restored.
    Calling,
    /// The connection is lost, and a person has to send a code.
    Lost,
    /// The device has left the table.
    Left,
}

impl Presence {
    /// Whether a person has to do something before the seat is played again.
    #[must_use]
    pub const fn is_missing(self) -> bool {
        matches!(self, Presence::Free | Presence::Lost | Presence::Left)
    }
}

/// What this device waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// The host cannot be reached until a person sends a code.
    ForHost {
        /// Whether a move of this device has not arrived there.
        moved: bool,
    },
    /// The connection to the host is being restored, and a move of this device has not arrived there.
    ForConnection,
    /// The others are asked whether a decision of this device may be taken back.
    ForConsent,
}

impl Waits {
    /// Whether nothing can be decided here in the meantime.
    #[must_use]
    pub fn blocks(self) -> bool {
        self != Waits::ForConsent
    }
}

/// The question whether another player may take back a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoQuestion {
    /// The number of the question.
    pub round: u32,
    /// The seat that asks.
    pub seat: Seat,
    /// The moves that would be taken back, each as it follows the name of its player, oldest first.
    pub moves: Vec<(Seat, String)>,
}
