//! The recap of other players' actions: one entry per group of related events, with its location.

use core::ops::Range;

use cave_troll::{Action, Artifact, CaveTroll, Event, Fate, Figure, Phase, Spaces, State, Way, score};
use moot_core::Seat;
use moot_table::{Entry, Table};
use moot_table_ui::game::recap_entry::OwnPieces;

use super::{Marks, PastPosition};
use crate::text::table::{Means, RecapEvent, cave};

/// Summarizes the events of some plies, oldest first. The reader is the seat that decides next.
#[must_use]
pub fn recap_entries(
    table: &Table<CaveTroll>,
    plies: Range<usize>,
) -> Vec<moot_table_ui::game::recap_entry::RecapEntry<Marks>> {
    let reader = table.state().asked();
    let mut entries: Vec<(RecapEvent, PastPosition)> = Vec::new();
    // The gold that each of the entries costs the reader.
    let mut costs: Vec<i32> = Vec::new();
    for at in plies {
        let Some(ply) = table.log().get(at) else { continue };
        let doer = match ply.entry {
            Entry::Act { seat, .. } => seat,
            _ => table.at(at).asked(),
        };
        let ends = matches!(ply.entry, Entry::Act { action: Action::End, .. });
        for event in ply.events.iter().filter(|_| !ends) {
            let action = match ply.entry {
                Entry::Act { action, .. } => Some(action),
                Entry::Chance(_) => None,
            };
            let by = means(table.at(at), action, event);
            hear(&mut entries, at, doer, event, by.map(|by| (reader, by)));
        }
        let first = costs.len();
        costs.resize(entries.len(), 0);
        if let Some(costly) = entries.get(first..).and_then(costly)
            && doer != reader
        {
            costs[first + costly] = cost(table.at(at), table.at(at + 1), reader);
        }
    }
    let recap_entry = |((recap_event, seen), cost): ((RecapEvent, PastPosition), i32)| {
        let (text, spoken) = (cave().recap_entry(&recap_event), cave().recap_entry_spoken(&recap_event));
        let costs = cost > 0;
        moot_table_ui::game::recap_entry::RecapEntry {
            text: if costs { cave().recap_cost(&text, cost) } else { text },
            spoken: if costs { cave().recap_cost_spoken(&spoken, cost) } else { spoken },
            gains: gains(&recap_event, table.setup().players()),
            own: match recap_event {
                RecapEvent::Lost { .. } => OwnPieces::Lost,
                RecapEvent::Sent(..) => OwnPieces::Moved,
                // A room that others have taken from the reader matters as much as a figure that they have moved.
                _ if costs => OwnPieces::Moved,
                _ => OwnPieces::Untouched,
            },
            seen,
        }
    };
    entries.into_iter().zip(costs).map(recap_entry).collect()
}

/// The gold by which the reader's share of the next scoring falls from one position to another.
fn cost(before: &State, after: &State, reader: Seat) -> i32 {
    let [before, after] = [before, after].map(|state| score::whole_board(state)[reader.index()]);
    i32::from(before) - i32::from(after)
}

/// Which of the entries of one ply tells what it costs the reader: what was done to the reader's figures, else the first one that
/// changes who controls a room.
fn costly(entries: &[(RecapEvent, PastPosition)]) -> Option<usize> {
    let find =
        |which: fn(&RecapEvent) -> bool| entries.iter().position(|(recap_event, _)| which(recap_event));
    let own = find(|recap_event| matches!(recap_event, RecapEvent::Lost { .. } | RecapEvent::Sent(..)));
    own.or_else(|| {
        use RecapEvent::{Invoked, Moved, Placed, Removed, Sealed, Shoved};
        find(|recap_event| {
            matches!(
                recap_event,
                Placed(..) | Moved(..) | Shoved(..) | Removed { .. } | Invoked(_) | Sealed(_)
            )
        })
    })
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

/// What a player used to remove or to move a figure of another player; `before` is the position before the event.
fn means(before: &State, action: Option<Action>, event: &Event) -> Option<Means> {
    let figure = match *event {
        Event::Removed { fate: Fate::Mirrored, .. } => return Some(Means::Artifact(Artifact::Mirror)),
        Event::Removed { fate: Fate::Struck, .. } => match action {
            Some(Action::Strike { who, .. }) => who,
            Some(Action::Rout) => Figure::Grunt,
            _ => return None,
        },
        Event::Removed { fate: Fate::Slain, .. } => Figure::Knight,
        Event::Removed { fate: Fate::Crushed, .. } => Figure::CaveTroll,
        Event::Removed { fate: Fate::Trampled, .. } => Figure::RampagingTroll,
        Event::Removed { fate: Fate::Spent, .. } => Figure::GiantSlayer,
        Event::Moved { way: Way::Pulled, .. } => Figure::Banshee,
        Event::Moved { way: Way::Banished, .. } => Figure::Paladin,
        Event::Moved { way: Way::Pushed, .. } => match before.phase {
            Phase::Push { pusher, .. } => pusher,
            _ => Figure::Wraith,
        },
        _ => return None,
    };
    Some(Means::Figure(figure))
}

/// Adds an event. `against` are the reader and what was used, if it was used against a figure.
fn hear(
    entries: &mut Vec<(RecapEvent, PastPosition)>,
    at: usize,
    doer: Seat,
    event: &Event,
    against: Option<(Seat, Means)>,
) {
    let one = Spaces::one;
    let lost = |seat: Seat, by: Seat| {
        against.and_then(|(reader, means)| (seat == reader && by != reader).then_some(means))
    };
    let (recap_event, who, spaces) = match *event {
        Event::Placed { piece, at } => (RecapEvent::Placed(piece.figure, at), piece.seat, one(at)),
        Event::Moved { piece, from, to, by, .. } if by == piece.seat => {
            (RecapEvent::Moved(piece.figure, to), by, one(from) | one(to))
        }
        Event::Moved { piece, from, to, by, .. } => {
            let recap_event = match lost(piece.seat, by) {
                Some(means) => RecapEvent::Sent(piece.figure, to, means),
                None => RecapEvent::Shoved(piece, to),
            };
            (recap_event, by, one(from) | one(to))
        }
        Event::Removed { piece, at: from, by, .. } => {
            let lost = lost(piece.seat, by);
            // Simultaneous removals are merged into one entry, and those of the reader into another.
            let same = entries.iter_mut().rev().take_while(|(_, seen)| seen.at == at + 1).find_map(
                |(recap_event, seen)| match (recap_event, lost) {
                    (RecapEvent::Removed { count, .. }, None) | (RecapEvent::Lost { count, .. }, Some(_)) => {
                        Some((count, seen))
                    }
                    _ => None,
                },
            );
            if let Some((count, seen)) = same {
                *count += 1;
                seen.marks.spaces = seen.marks.spaces | one(from);
                return;
            }
            let recap_event = match lost {
                Some(by) => RecapEvent::Lost { first: piece.figure, count: 1, at: from, by },
                None => RecapEvent::Removed { first: piece, count: 1, at: from },
            };
            (recap_event, by, one(from))
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
    use cave_troll::{Piece, Set, Setup, Space};
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
    fn what_costs_the_reader_gold_says_how_much_and_is_listed_first() {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let table = played::<CaveTroll>(setup, "costs", by_stride(5)).unwrap();
        let reader = table.state().asked();
        let mut costly = 0;
        for recap_entry in recap_entries(&table, 0..table.log().len()) {
            let at = recap_entry.seen.at;
            let gold = cost(table.at(at - 1), table.at(at), reader);
            let told = recap_entry.text.strip_suffix(" gold for you");
            if let Some(told) = told {
                assert!(told.ends_with(&[", −", &gold.to_string()].concat()), "{told}: {gold}");
                assert_ne!(recap_entry.own, OwnPieces::Untouched);
                assert!(gold > 0 && recap_entry.seen.who != reader);
                costly += 1;
            }
        }
        assert!(costly > 3, "{costly} moves cost the reader gold");
    }

    #[test]
    fn simultaneous_removals_are_one_entry() {
        let orc = |seat| Piece::new(Seat(seat), Figure::Orc);
        let gone =
            |piece| Event::Removed { piece, at: Space(3), fate: cave_troll::Fate::Crushed, by: Seat(0) };
        let mut entries = Vec::new();
        for event in [gone(orc(1)), gone(orc(2))] {
            hear(&mut entries, 8, Seat(0), &event, None);
        }
        assert_eq!(entries.len(), 1);
        let RecapEvent::Removed { first, count, at } = entries[0].0 else { panic!("{entries:?}") };
        assert_eq!((first, count, at), (orc(1), 2, Space(3)));
    }

    #[test]
    fn a_loss_of_the_reader_names_what_removed_the_figure() {
        let mut position = cave_troll::testing::Position::classic(2);
        position.put("d 1:dwarf");
        let dwarf = Piece::new(Seat(1), Figure::Dwarf);
        let at = cave_troll::testing::space('d');
        let gone = Event::Removed { piece: dwarf, at, fate: Fate::Mirrored, by: Seat(0) };
        let mirror = Some(Means::Artifact(Artifact::Mirror));
        assert_eq!(means(&position.state, Some(Action::Remove { whom: dwarf, at }), &gone), mirror);
        let struck = Event::Removed { piece: dwarf, at, fate: Fate::Struck, by: Seat(0) };
        let strike = Some(Action::Strike { who: Figure::Orc, whom: dwarf });
        assert_eq!(means(&position.state, strike, &struck), Some(Means::Figure(Figure::Orc)));

        let heard = |reader: u8| {
            let mut entries = Vec::new();
            hear(&mut entries, 3, Seat(0), &gone, mirror.map(|by| (Seat(reader), by)));
            entries[0].0
        };
        let lost =
            RecapEvent::Lost { first: Figure::Dwarf, count: 1, at, by: Means::Artifact(Artifact::Mirror) };
        assert_eq!(
            (heard(1), cave().recap_entry(&lost).as_str()),
            (lost, "Lost: your Dwarf (Basalt Mirror)")
        );
        assert_eq!(heard(0), RecapEvent::Removed { first: dwarf, count: 1, at });
    }

    #[test]
    fn figures_of_the_reader_are_counted_apart() {
        let piece = |seat, figure| Piece::new(Seat(seat), figure);
        let by = Means::Figure(Figure::CaveTroll);
        let mut entries = Vec::new();
        for piece in [piece(1, Figure::Orc), piece(2, Figure::Orc), piece(1, Figure::Thief)] {
            let gone = Event::Removed { piece, at: Space(3), fate: Fate::Crushed, by: Seat(0) };
            hear(&mut entries, 8, Seat(0), &gone, Some((Seat(1), by)));
        }
        let told: Vec<RecapEvent> = entries.into_iter().map(|(recap_event, _)| recap_event).collect();
        let other = RecapEvent::Removed { first: piece(2, Figure::Orc), count: 1, at: Space(3) };
        assert_eq!(told, [RecapEvent::Lost { first: Figure::Orc, count: 2, at: Space(3), by }, other]);
    }
}
