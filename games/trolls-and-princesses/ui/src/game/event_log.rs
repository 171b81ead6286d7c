//! Selects the events for the event log, and maps each to its player.

use moot_core::Seat;
use moot_table_ui::seat_of;
use trolls_and_princesses::{Event, PlaceAction, State};

/// The player who caused an event.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    seat_of! { *event, Event:
        Board | Settled | Played | King | Moved | Stuck | Fled | Reckoned | Did | Gained | Mined |
        Filled | Activated | Stormed | Uncovered | Stored | Hired | Claimed | Laid | Barn | Card |
        Refreshed | Walked | Strolled | Home | Declined | Rested | Drew;
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

/// Whether the log shows an event. Rounds are headings of the log, refilled displays and hands are visible on the table, and a
/// refresh is reported by the events of its display.
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
            | Event::Did { place_action: PlaceAction::RefreshCaves | PlaceAction::RefreshCards, .. }
            | Event::Over
    )
}
