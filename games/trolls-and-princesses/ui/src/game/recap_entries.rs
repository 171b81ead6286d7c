//! The recap of other players' actions: one entry per group of related events, with its location.

use core::ops::Range;

use moot_core::Seat;
use moot_table::{Entry, Table};
use trolls_and_princesses::{Event, TrollsAndPrincesses};

use super::{Marks, PastPosition};
use crate::text::table::{RecapEvent, princess};
use moot_table_ui::game::recap_entry::OwnPieces;

/// Summarizes the events of some plies, oldest first.
#[must_use]
pub fn recap_entries(
    table: &Table<TrollsAndPrincesses>,
    plies: Range<usize>,
) -> Vec<moot_table_ui::game::recap_entry::RecapEntry<Marks>> {
    let mut entries: Vec<(RecapEvent, PastPosition)> = Vec::new();
    for at in plies {
        let Some(ply) = table.log().get(at) else { continue };
        let before = table.at(at);
        let doer = match ply.entry {
            Entry::Act { seat, .. } => seat,
            _ => before.asked(),
        };
        for event in &ply.events {
            let place = Some(before.at);
            hear(&mut entries, at, doer, place, event);
        }
    }
    let recap_entry =
        |(recap_event, seen): (RecapEvent, PastPosition)| moot_table_ui::game::recap_entry::RecapEntry {
            text: princess().recap_event(&recap_event),
            spoken: princess().feat_told(&recap_event),
            gains: Vec::new(),
            own: OwnPieces::Untouched,
            seen,
        };
    entries.into_iter().map(recap_entry).collect()
}

fn hear(
    entries: &mut Vec<(RecapEvent, PastPosition)>,
    at: usize,
    doer: Seat,
    place: Option<trolls_and_princesses::Place>,
    event: &Event,
) {
    let there = |place| Marks { place: Some(place), cell: None };
    let (recap_event, marks) = match *event {
        Event::Played { card, .. } => {
            let village = trolls_and_princesses::Place::village(card.face().village);
            (RecapEvent::Played(card), there(village))
        }
        Event::Pushed { seat, from, .. } => (RecapEvent::Pushed(seat, from), there(from)),
        Event::Moved { to, .. } => (RecapEvent::Moved(to), there(to)),
        Event::Did { place_action, .. } => {
            let Some(place) = place else { return };
            (RecapEvent::Did(place_action, place), there(place))
        }
        Event::Laid { tile, cell, .. } => (RecapEvent::Laid(tile), Marks { place: None, cell: Some(cell) }),
        Event::Card { card, .. } => (RecapEvent::Card(card), Marks::default()),
        Event::Claimed { card, .. } => (RecapEvent::Claimed(card), Marks::default()),
        _ => return,
    };
    // A purchase is reported by the card that was bought.
    if let RecapEvent::Card(_) = recap_event
        && let Some((RecapEvent::Did(trolls_and_princesses::PlaceAction::Buy, _), seen)) = entries.last()
        && seen.at == at + 1
    {
        entries.pop();
    }
    entries.push((recap_event, PastPosition { at: at + 1, who: doer, marks }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::Setup;

    #[test]
    fn recap_entries_are_in_order_and_report_every_card_and_tile() {
        let table = played::<TrollsAndPrincesses>(Setup::usual(3).unwrap(), "deeds", by_stride(5)).unwrap();
        let entries = recap_entries(&table, 0..table.log().len());
        assert!(entries.is_sorted_by_key(|recap_entry| recap_entry.seen.at));
        assert!(
            entries.iter().all(|recap_entry| !recap_entry.text.is_empty() && !recap_entry.spoken.is_empty())
        );
        let events = || table.log().iter().flat_map(|ply| &ply.events);
        let laid = events().filter(|event| matches!(event, Event::Laid { .. })).count();
        assert_eq!(entries.iter().filter(|recap_entry| recap_entry.seen.marks.cell.is_some()).count(), laid);
        let buy = princess().recap_event(&RecapEvent::Did(
            trolls_and_princesses::PlaceAction::Buy,
            trolls_and_princesses::Place::POWER,
        ));
        assert!(entries.iter().all(|recap_entry| recap_entry.text != buy), "reported by the card");
    }
}
