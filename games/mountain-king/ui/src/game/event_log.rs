//! Selects the events for the event log, and maps each to its player.

use moot_core::Seat;
use moot_table_ui::seat_of;
use mountain_king::{Event, State};

/// The player who caused an event.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    seat_of! { *event, Event:
        Gate | Drew | Kept | Bonus | Cast | Activated | Exchanged | Carried | Gained | Bribed |
        Recruited | Picked | Replaced | Placed | Woke | Swapped | Capped | Dug | Unearthed | Joined |
        Linked | Parted | Blessed | Founded | Skipped | Dedicated | Moved | Reclaimed;
        _ => None,
    }
}

/// Whether the log shows an event. Rounds are headings of the log, each line has the badge of its player, and the deal before
/// the first gate is visible on the table.
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
