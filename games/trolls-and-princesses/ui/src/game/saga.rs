//! Which events of Trolls & Princesses stand in the saga, and whose they are.

use moot_core::Seat;
use trolls_and_princesses::{Deed, Event, State};

/// Who did what happened.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Board { seat, .. }
        | Event::Settled { seat, .. }
        | Event::Played { seat, .. }
        | Event::King { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Stuck { seat }
        | Event::Fled { seat, .. }
        | Event::Reckoned { seat, .. }
        | Event::Did { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Mined { seat, .. }
        | Event::Filled { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Stormed { seat, .. }
        | Event::Uncovered { seat, .. }
        | Event::Stored { seat, .. }
        | Event::Hired { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Barn { seat }
        | Event::Card { seat, .. }
        | Event::Refreshed { seat, .. }
        | Event::Walked { seat, .. }
        | Event::Strolled { seat, .. }
        | Event::Home { seat, .. }
        | Event::Declined { seat }
        | Event::Rested { seat, .. }
        | Event::Drew { seat } => Some(seat),
        Event::Pushed { by, .. } => Some(by),
        Event::Castle { .. }
        | Event::Challenge { .. }
        | Event::First { .. }
        | Event::Began { .. }
        | Event::Put { .. }
        | Event::Shown { .. }
        | Event::ShownCard { .. }
        | Event::Reshuffled { .. }
        | Event::Over => None,
    }
}

/// Whether the saga needs a line for it. The rounds head its parts, what refills displays and hands is seen where it lies, and
/// that a display was refreshed is told by what happened to it.
#[must_use]
pub fn worth_a_line(event: &Event, _after: &State) -> bool {
    !matches!(
        event,
        Event::Began { .. }
            | Event::Drew { .. }
            | Event::Shown { .. }
            | Event::ShownCard { .. }
            | Event::Reshuffled { .. }
            | Event::Put { put: true, .. }
            | Event::King { .. }
            | Event::Did { deed: Deed::RefreshCaves | Deed::RefreshCards, .. }
            | Event::Over
    )
}
