//! The recap of other players' actions since the reader's last turn, with their locations.

use core::ops::Range;

use moot_table::Table;
use moot_table_ui::game::recap_entry::{OwnPieces, RecapEntry};
use nim_template::{Event, Nim};

use super::{Marks, PastPosition};
use crate::text::table::{RecapEvent, nim};

/// Summarizes the events of some plies, oldest first.
#[must_use]
pub fn recap_entries(table: &Table<Nim>, plies: Range<usize>) -> Vec<RecapEntry<Marks>> {
    let mut recap_entries = Vec::new();
    for at in plies {
        let Some(ply) = table.log().get(at) else { continue };
        for event in &ply.events {
            let (recap_event, who, heap) = match *event {
                Event::Played { seat, card } => (RecapEvent::Played(card), seat, None),
                Event::Took { seat, heap, stones } => (RecapEvent::Took(heap, stones), seat, Some(heap)),
                Event::Emptied { seat, heap, points } => {
                    (RecapEvent::Emptied(heap, points), seat, Some(heap))
                }
                // The deal belongs to no turn, and the score sheet reports the end.
                Event::Dealt { .. } | Event::Over => continue,
            };
            let seen = PastPosition { at: at + 1, who, marks: Marks { heap } };
            recap_entries.push(RecapEntry {
                text: nim().recap_entry(recap_event),
                spoken: nim().recap_entry_spoken(recap_event),
                gains: Vec::new(),
                own: OwnPieces::Untouched,
                seen,
            });
        }
    }
    recap_entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::played;

    #[test]
    fn recap_entries_list_every_take_in_order() {
        let table = played(3, 1);
        let recap_entries = recap_entries(&table, 0..table.log().len());
        let took = |event: &&Event| matches!(event, Event::Took { .. });
        let takes = table.log().iter().flat_map(|ply| &ply.events).filter(took).count();
        assert!(
            recap_entries.is_sorted_by_key(|recap_entry| recap_entry.seen.at) && recap_entries.len() > takes
        );
        assert_eq!(
            recap_entries.iter().filter(|recap_entry| recap_entry.text.contains(" from ")).count(),
            takes
        );
    }
}
