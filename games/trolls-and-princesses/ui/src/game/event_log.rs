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

/// Whether the log shows an event. Rounds are headings of the log, and refilled displays and hands are visible on the table. An
/// action at a place has no line of its own where the next event always tells the same.
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
            | Event::Did {
                place_action: PlaceAction::Mine(_)
                    | PlaceAction::Activate
                    | PlaceAction::Buy
                    | PlaceAction::Castle
                    | PlaceAction::Hire
                    | PlaceAction::RefreshCaves
                    | PlaceAction::RefreshCards,
                ..
            }
            | Event::Over
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{context, events, place_actions};

    #[test]
    fn an_action_has_a_line_only_where_no_other_event_tells_it() {
        context(|context| {
            let line = |event: &Event| worth_a_line(event, context.state);
            let did = |place_action| line(&Event::Did { seat: Seat(0), place_action });
            assert!(!did(PlaceAction::Hire));
            assert!(did(PlaceAction::Capture), "the place of the princess may be chosen later");
            assert!(place_actions().any(did));
            let told = |event: &Event| {
                matches!(
                    event,
                    Event::Hired { .. }
                        | Event::Mined { .. }
                        | Event::Activated { .. }
                        | Event::Stormed { .. }
                        | Event::Card { .. }
                )
            };
            assert!(events().iter().filter(|event| told(event)).all(line));
        });
    }
}
