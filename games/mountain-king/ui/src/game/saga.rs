//! Which events of Mountain King stand in the saga, and whose they are.

use moot_core::Seat;
use mountain_king::{Event, State};

/// Who did what happened.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Gate { seat, .. }
        | Event::Drew { seat }
        | Event::Kept { seat, .. }
        | Event::Bonus { seat, .. }
        | Event::Cast { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Carried { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Bribed { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Picked { seat, .. }
        | Event::Replaced { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Woke { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Capped { seat, .. }
        | Event::Dug { seat, .. }
        | Event::Unearthed { seat, .. }
        | Event::Joined { seat, .. }
        | Event::Linked { seat, .. }
        | Event::Parted { seat, .. }
        | Event::Blessed { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Skipped { seat }
        | Event::Dedicated { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Reclaimed { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whether the saga needs a line for it. The rounds head its parts, every line bears the badge of whoever did it, and what
/// is dealt before the first gate lies on the table for all to see.
#[must_use]
pub fn worth_a_line(event: &Event, after: &State) -> bool {
    let dealing = after.round == 0;
    match event {
        Event::Began { .. } | Event::Ended { .. } | Event::Token { .. } | Event::Drew { .. } => false,
        Event::Came { .. } | Event::Pedestal { .. } | Event::Supplied { .. } | Event::Turned { .. } => {
            !dealing
        }
        _ => true,
    }
}
