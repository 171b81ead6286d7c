//! A player's move, described in a few words.

use super::past_position::PastPosition;
use moot_core::Seat;

/// A player's move, and the position right after it.
#[derive(Clone, Debug, PartialEq)]
pub struct RecapEntry<M> {
    /// A short description.
    pub text: String,
    /// The description as it follows the player's name.
    pub spoken: String,
    /// The points that a scoring brought, by seat; empty for any other move. Scorings are listed before other moves.
    pub gains: Vec<(Seat, i32)>,
    /// What happened to the reader's own pieces, which is listed before all else.
    pub own: OwnPieces,
    /// The position: player, number of plies and marks on the board.
    pub seen: PastPosition<M>,
}

/// What happened to the reader's own pieces in another player's move. The strip lists lower values first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum OwnPieces {
    /// A piece was lost.
    Lost,
    /// A piece was moved.
    Moved,
    /// Nothing.
    #[default]
    Untouched,
}

/// Finds the seat of an event: the variants named first have a field `seat`, the others are arms of the match.
///
/// ```text
/// seat_of! { *event, Event: Drew | Played; Event::Over => None, }
/// ```
#[macro_export]
macro_rules! seat_of {
    ($event:expr, $kind:ident: $($name:ident)|+; $($rest:tt)*) => {
        match $event {
            $($kind::$name { seat, .. })|+ => Some(seat),
            $($rest)*
        }
    };
}
