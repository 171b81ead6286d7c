//! Selects the events for the event log, and maps each to its player.

use cave_troll::{Card, Event, State};
use moot_core::Seat;
use moot_table_ui::seat_of;

/// The player who caused an event.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    seat_of! { *event, Event:
        Drew | Played | Stayed | Cleared | Rampaged | Piled | Discarded | Purse | Found | Invoked |
        Sealed | Weighed | Looked | Stacked | Ended | Last | Kept;
        Event::Placed { piece, .. } => Some(piece.seat),
        Event::Moved { by, .. } | Event::Removed { by, .. } => Some(by),
        Event::Scored { control, .. } => control,
        Event::First { .. }
        | Event::Began { .. }
        | Event::Board { .. }
        | Event::Unsealed { .. }
        | Event::NoEffect { .. }
        | Event::Stalled { .. }
        | Event::Over => None,
    }
}

/// Whether the log shows an event. Rounds are headings of the log, the effect of a card names the card unless it scores a room, and
/// rooms without a payout are left out.
#[must_use]
pub fn worth_a_line(event: &Event, _after: &State) -> bool {
    if let Event::Played { card, .. } = *event {
        return card == Card::SCORE;
    }
    !matches!(
        event,
        Event::Began { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Scored { control: None, .. }
            | Event::Over
    )
}
