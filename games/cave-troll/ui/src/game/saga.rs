//! Which events of Cave Troll stand in the saga, and whose they are.

use cave_troll::{Event, State};
use moot_core::Seat;

/// Who did what happened.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Drew { seat }
        | Event::Played { seat, .. }
        | Event::Stayed { seat }
        | Event::Cleared { seat, .. }
        | Event::Rampaged { seat, .. }
        | Event::Piled { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Purse { seat, .. }
        | Event::Found { seat }
        | Event::Invoked { seat, .. }
        | Event::Sealed { seat, .. }
        | Event::Weighed { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Stacked { seat }
        | Event::Ended { seat, .. }
        | Event::Last { seat, .. }
        | Event::Kept { seat, .. } => Some(seat),
        Event::Placed { piece, .. } => Some(piece.seat),
        Event::Moved { by, .. } | Event::Removed { by, .. } => Some(by),
        Event::Scored { control, .. } => control,
        Event::First { .. }
        | Event::Began { .. }
        | Event::Board { .. }
        | Event::Unsealed { .. }
        | Event::Over => None,
    }
}

/// Whether the saga needs a line for it. The rounds head its parts, what a card brings tells which it was, and rooms that
/// pay nobody are not worth a word.
#[must_use]
pub fn worth_a_line(event: &Event, _after: &State) -> bool {
    !matches!(
        event,
        Event::Began { .. }
            | Event::Drew { .. }
            | Event::Played { .. }
            | Event::Discarded { .. }
            | Event::Scored { control: None, .. }
            | Event::Over
    )
}
