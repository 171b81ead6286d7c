//! The recap of other players' actions: one entry per group of related events, with its location.

use core::ops::Range;

use cave_troll::{Action, CaveTroll, Event, Spaces};
use moot_core::Seat;
use moot_table::{Entry, Table};

use super::{Marks, PastPosition};
use crate::text::table::{RecapEvent, cave};

/// Summarizes the events of some plies, oldest first.
#[must_use]
pub fn recap_entries(
    table: &Table<CaveTroll>,
    plies: Range<usize>,
) -> Vec<moot_table_ui::game::recap_entry::RecapEntry<Marks>> {
    let mut entries: Vec<(RecapEvent, PastPosition)> = Vec::new();
    for at in plies {
        let Some(ply) = table.log().get(at) else { continue };
        let doer = match ply.entry {
            Entry::Act { seat, .. } => seat,
            _ => table.at(at).asked(),
        };
        let ends = matches!(ply.entry, Entry::Act { action: Action::End, .. });
        for event in ply.events.iter().filter(|_| !ends) {
            hear(&mut entries, at, doer, event);
        }
    }
    let recap_entry =
        |(recap_event, seen): (RecapEvent, PastPosition)| moot_table_ui::game::recap_entry::RecapEntry {
            text: cave().recap_entry(&recap_event),
            spoken: cave().recap_entry_spoken(&recap_event),
            gains: gains(&recap_event, table.setup().players()),
            seen,
        };
    entries.into_iter().map(recap_entry).collect()
}

/// The gold of each seat from a scoring of the whole dungeon, and of those who gained some from that of a room.
fn gains(recap_event: &RecapEvent, players: u8) -> Vec<(Seat, i32)> {
    let all = |gold: [i16; 4]| Seat::all(players.into()).map(move |seat| (seat, gold[seat.index()].into()));
    match *recap_event {
        RecapEvent::Board(gold) => all(gold).collect(),
        RecapEvent::Scored(_, gold) => all(gold.map(i16::from)).filter(|&(_, gold)| gold > 0).collect(),
        _ => Vec::new(),
    }
}

fn hear(entries: &mut Vec<(RecapEvent, PastPosition)>, at: usize, doer: Seat, event: &Event) {
    let one = Spaces::one;
    let (recap_event, who, spaces) = match *event {
        Event::Placed { piece, at } => (RecapEvent::Placed(piece.figure, at), piece.seat, one(at)),
        Event::Moved { piece, from, to, by, .. } if by == piece.seat => {
            (RecapEvent::Moved(piece.figure, to), by, one(from) | one(to))
        }
        Event::Moved { piece, from, to, by, .. } => (RecapEvent::Shoved(piece, to), by, one(from) | one(to)),
        Event::Removed { piece, at: from, by, .. } => {
            // Simultaneous removals are merged into one entry.
            if let Some((RecapEvent::Removed { count, .. }, seen)) = entries.last_mut()
                && seen.at == at + 1
            {
                *count += 1;
                seen.marks.spaces = seen.marks.spaces | one(from);
                return;
            }
            (RecapEvent::Removed { first: piece, count: 1, at: from }, by, one(from))
        }
        Event::Scored { at, control, gold } => {
            let seat = control.unwrap_or(doer);
            (RecapEvent::Scored(at, gold), seat, one(at))
        }
        Event::Board { gold } => {
            // The scores of single rooms are part of the scoring as a whole.
            while entries.last().is_some_and(|(recap_event, seen)| {
                matches!(recap_event, RecapEvent::Scored(..)) && seen.at == at + 1
            }) {
                entries.pop();
            }
            (RecapEvent::Board(gold), doer, Spaces::NONE)
        }
        Event::Purse { seat, at } => (RecapEvent::Purse, seat, one(at)),
        Event::Found { seat } => (RecapEvent::Found, seat, Spaces::NONE),
        Event::Invoked { seat, artifact } => (RecapEvent::Invoked(artifact), seat, Spaces::NONE),
        Event::Sealed { seat, at } => (RecapEvent::Sealed(at), seat, one(at)),
        Event::Weighed { seat, at, gold } => {
            let mut all = [0; 4];
            all[seat.index()] = gold;
            (RecapEvent::Scored(at, all), seat, one(at))
        }
        _ => return,
    };
    entries.push((recap_event, PastPosition { at: at + 1, who, marks: Marks { spaces } }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Figure, Piece, Set, Setup, Space};
    use moot_ui::testing::{by_stride, played};

    #[test]
    fn recap_entries_are_in_order_and_report_every_scoring() {
        for set in [Set::Classic, Set::Variant] {
            let setup = Setup::new(3, set, None).unwrap();
            let table = played::<CaveTroll>(setup, "deeds", by_stride(5)).unwrap();
            let entries = recap_entries(&table, 0..table.log().len());
            assert!(entries.is_sorted_by_key(|recap_entry| recap_entry.seen.at));
            assert!(
                entries
                    .iter()
                    .all(|recap_entry| !recap_entry.text.is_empty() && !recap_entry.spoken.is_empty())
            );
            let scored = |event: &Event| matches!(event, Event::Board { .. });
            let boards = table.log().iter().flat_map(|ply| &ply.events).filter(|event| scored(event)).count();
            let whole = cave().recap_entry(&RecapEvent::Board([0; 4]));
            let told: Vec<_> = entries.iter().filter(|recap_entry| recap_entry.text == whole).collect();
            assert_eq!(told.len(), boards);
            assert!(told.iter().all(|recap_entry| recap_entry.gains.len() == 3), "each player's gold");
            let gained = |recap_entry: &&moot_table_ui::game::recap_entry::RecapEntry<Marks>| {
                recap_entry.gains.iter().map(|(_, gold)| gold).sum::<i32>()
            };
            let paid = table.log().iter().flat_map(|ply| &ply.events).filter_map(|event| match event {
                Event::Board { gold } => Some(gold.iter().map(|&gold| i32::from(gold)).sum::<i32>()),
                _ => None,
            });
            assert!(told.iter().map(gained).eq(paid));
        }
    }

    #[test]
    fn simultaneous_removals_are_one_entry() {
        let orc = |seat| Piece::new(Seat(seat), Figure::Orc);
        let gone =
            |piece| Event::Removed { piece, at: Space(3), fate: cave_troll::Fate::Crushed, by: Seat(0) };
        let mut entries = Vec::new();
        for event in [gone(orc(1)), gone(orc(2))] {
            hear(&mut entries, 8, Seat(0), &event);
        }
        assert_eq!(entries.len(), 1);
        let RecapEvent::Removed { first, count, at } = entries[0].0 else { panic!("{entries:?}") };
        assert_eq!((first, count, at), (orc(1), 2, Space(3)));
    }
}
