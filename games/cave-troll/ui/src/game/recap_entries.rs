//! The recap of other players' actions: one entry per group of related events, with its location.

use core::ops::Range;

use cave_troll::{
    Action, Artifact, CaveTroll, Event, Fate, Figure, Phase, Piece, Space, Spaces, State, Way, score,
};
use moot_core::Seat;
use moot_table::{Entry, Table};
use moot_table_ui::game::recap_entry::OwnPieces;

use super::actions_left::actions;
use super::{Marks, PastPosition};
use crate::text::table::{Means, RecapEvent, cave};

/// An entry of the recap.
#[derive(Debug)]
struct Told {
    event: RecapEvent,
    seen: PastPosition,
    /// The gold of the next scoring that it costs the reader.
    cost: i32,
}

impl Told {
    /// The figure that the entry has brought to a space, and the space.
    fn arrival(&self, reader: Seat) -> Option<(Piece, Space)> {
        match self.event {
            RecapEvent::Placed(figure, at) | RecapEvent::Moved(figure, at) => {
                Some((Piece::new(self.seen.who, figure), at))
            }
            RecapEvent::Shoved(piece, at) => Some((piece, at)),
            RecapEvent::Sent(figure, at, _) => Some((Piece::new(reader, figure), at)),
            _ => None,
        }
    }

    const fn concerns_own(&self) -> bool {
        matches!(self.event, RecapEvent::Lost { .. } | RecapEvent::Sent(..))
    }
}

/// Summarizes the events of some plies, oldest first, as far as they are true after the last of them: of a figure that is moved
/// several times its last space, and of the gold that the moves cost the reader what is not made good again. The reader is the
/// seat that decides next.
#[must_use]
pub fn recap_entries(
    table: &Table<CaveTroll>,
    plies: Range<usize>,
) -> Vec<moot_table_ui::game::recap_entry::RecapEntry<Marks>> {
    let reader = table.state().asked();
    let plies = plies.start..plies.end.min(table.log().len());
    let shares = (plies.start..=plies.end).map(|at| share(table.at(at), reader)).collect::<Vec<_>>();
    let mut entries: Vec<Told> = Vec::new();
    for (at, cost) in plies.zip(lasting_falls(&shares)) {
        let ply = &table.log()[at];
        let before = table.at(at);
        let (doer, action) = match ply.entry {
            Entry::Act { seat, action } => (seat, Some(action)),
            Entry::Chance(_) => (before.asked(), None),
        };
        if action == Some(Action::End) {
            let (left, of) = actions(before);
            if left == of {
                let seen = PastPosition { at: at + 1, who: doer, marks: Marks::default() };
                entries.push(Told { event: RecapEvent::Idle, seen, cost: 0 });
            }
            continue;
        }
        for event in &ply.events {
            hear(&mut entries, at, doer, event, reader, means(before, action, event));
        }
        if doer != reader
            && let Some(told) = costly(&mut entries, at + 1)
        {
            told.cost += cost;
        }
    }
    let recap_entry = |told: Told| {
        let (text, spoken) = (cave().recap_entry(&told.event), cave().recap_entry_spoken(&told.event));
        let costs = told.cost > 0;
        moot_table_ui::game::recap_entry::RecapEntry {
            text: if costs { cave().recap_cost(&text, told.cost) } else { text },
            spoken: if costs { cave().recap_cost_spoken(&spoken, told.cost) } else { spoken },
            gains: gains(&told.event, table.setup().players()),
            own: match told.event {
                RecapEvent::Lost { .. } => OwnPieces::Lost,
                // A room that others have taken from the reader matters as much as a figure that they have moved.
                _ if costs || told.concerns_own() => OwnPieces::Moved,
                _ => OwnPieces::Untouched,
            },
            seen: told.seen,
        }
    };
    entries.into_iter().map(recap_entry).collect()
}

/// The gold that the reader would gain if the whole dungeon were scored.
fn share(state: &State, reader: Seat) -> i32 {
    score::whole_board(state)[reader.index()].into()
}

/// How much of each fall between neighbouring values lasts: every level between the last value and the first one has fallen with the
/// last fall through it. The sum is the fall from the first value to the last one.
fn lasting_falls(values: &[i32]) -> Vec<i32> {
    let first = values.first().copied().unwrap_or(0);
    let mut most = i32::MIN;
    let mut falls: Vec<i32> = values
        .windows(2)
        .rev()
        .map(|pair| {
            most = most.max(pair[1]);
            (pair[0].min(first) - most).max(0)
        })
        .collect();
    falls.reverse();
    falls
}

/// Which of the entries of the ply before the position `at` tells what it costs the reader: what was done to the reader's figures,
/// else the first one that changes who controls a room.
fn costly(entries: &mut [Told], at: usize) -> Option<&mut Told> {
    use RecapEvent::{Invoked, Moved, Placed, Removed, Sealed, Shoved};
    let from = entries.iter().position(|told| told.seen.at == at)?;
    let changes = |told: &Told| {
        matches!(told.event, Placed(..) | Moved(..) | Shoved(..) | Removed { .. } | Invoked(_) | Sealed(_))
    };
    let now = &mut entries[from..];
    let which = now.iter().position(Told::concerns_own).or_else(|| now.iter().position(changes))?;
    now.get_mut(which)
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

/// Drops the entry that tells that a figure came to a space which it leaves now. Returns its spaces and its cost.
fn forget(entries: &mut Vec<Told>, reader: Seat, piece: Piece, from: Space) -> (Spaces, i32) {
    match entries.iter().rposition(|told| told.arrival(reader) == Some((piece, from))) {
        Some(at) => {
            let told = entries.remove(at);
            (told.seen.marks.spaces, told.cost)
        }
        None => (Spaces::NONE, 0),
    }
}

/// Adds an event. `used` is what was used if the event concerns a figure of another player.
fn hear(entries: &mut Vec<Told>, at: usize, doer: Seat, event: &Event, reader: Seat, used: Option<Means>) {
    let one = Spaces::one;
    let lost = |seat: Seat, by: Seat| used.filter(|_| seat == reader && by != reader);
    let (mut before, mut cost) = (Spaces::NONE, 0);
    if let Event::Moved { piece, from, .. } | Event::Removed { piece, at: from, .. } = *event {
        (before, cost) = forget(entries, reader, piece, from);
    }
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
            let same = entries.iter_mut().rev().take_while(|told| told.seen.at == at + 1).find_map(|told| {
                match (&mut told.event, lost) {
                    (RecapEvent::Removed { count, .. }, None) | (RecapEvent::Lost { count, .. }, Some(_)) => {
                        Some((count, &mut told.seen, &mut told.cost))
                    }
                    _ => None,
                }
            });
            if let Some((count, seen, costs)) = same {
                *count += 1;
                *costs += cost;
                seen.marks.spaces = seen.marks.spaces | before | one(from);
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
            while entries
                .last()
                .is_some_and(|told| matches!(told.event, RecapEvent::Scored(..)) && told.seen.at == at + 1)
            {
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
    let seen = PastPosition { at: at + 1, who, marks: Marks { spaces: before | spaces } };
    entries.push(Told { event: recap_event, seen, cost });
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::{Position, space};
    use cave_troll::{Set, Setup};
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
    fn what_costs_the_reader_gold_at_the_end_says_how_much_and_is_listed_first() {
        let (mut costly, mut made_good) = (0, 0);
        for seed in ["costs", "falls", "gold"] {
            let setup = Setup::new(3, Set::Classic, None).unwrap();
            let table = played::<CaveTroll>(setup, seed, by_stride(5)).unwrap();
            let reader = table.state().asked();
            let own = |at: &usize| table.log()[*at].entry.seat() == Some(reader);
            let mut from = 0;
            // The turns of the others between two decisions of the reader.
            for end in (0..table.log().len()).filter(own) {
                let shares: Vec<i32> = (from..=end).map(|at| share(table.at(at), reader)).collect();
                let [first, last] = [shares[0], shares[shares.len() - 1]];
                let mut told = 0;
                for entry in recap_entries(&table, from..end) {
                    if let Some((_, gold)) = entry.text.split_once(", −") {
                        told += gold.strip_suffix(" gold for you").unwrap().parse::<i32>().unwrap();
                        assert_ne!(entry.own, OwnPieces::Untouched);
                        assert_ne!(entry.seen.who, reader);
                        costly += 1;
                    }
                }
                assert_eq!(told, (first - last).max(0), "{shares:?}");
                made_good += usize::from(shares.iter().any(|&share| share < last));
                from = end + 1;
            }
        }
        assert!(
            costly > 9 && made_good > 3,
            "{costly} moves cost the reader gold, {made_good} were made good"
        );
    }

    #[test]
    fn a_fall_that_is_made_good_is_no_loss() {
        assert_eq!(lasting_falls(&[5, 2, 5]), [0, 0]);
        assert_eq!(lasting_falls(&[5, 2, 5, 2]), [0, 0, 3]);
        assert_eq!(lasting_falls(&[5, 1, 3]), [2, 0]);
        assert_eq!(lasting_falls(&[2, 6, 2]), [0, 0], "a gain that does not last");
        assert_eq!(lasting_falls(&[5, 3, 4, 0]), [1, 0, 4]);
        assert!(lasting_falls(&[5]).is_empty());
    }

    #[test]
    fn a_figure_that_moves_on_is_told_where_it_ends() {
        let (knight, dwarf) = (Piece::new(Seat(0), Figure::Knight), Piece::new(Seat(1), Figure::Dwarf));
        let [a, b, c] = ['A', 'B', 'C'].map(space);
        let by = Seat(0);
        let moved = |piece, from, to, way| Event::Moved { piece, from, to, way, by };
        let mut entries = Vec::new();
        let push = Some(Means::Figure(Figure::Wraith));
        let used =
            |event: &Event| push.filter(|_| matches!(event, Event::Moved { piece, .. } if *piece == dwarf));
        let events = [
            Event::Placed { piece: knight, at: a },
            moved(dwarf, a, b, Way::Pushed),
            moved(knight, a, b, Way::Stepped),
            moved(dwarf, b, c, Way::Pushed),
        ];
        for (at, event) in events.iter().enumerate() {
            hear(&mut entries, at, by, event, Seat(1), used(event));
        }
        let told: Vec<_> = entries.iter().map(|told| told.event).collect();
        let sent = RecapEvent::Sent(Figure::Dwarf, c, Means::Figure(Figure::Wraith));
        assert_eq!(told, [RecapEvent::Moved(Figure::Knight, b), sent]);
        assert!(entries[1].seen.marks.spaces.has(a) && entries[1].seen.marks.spaces.has(c));
        let gone = Event::Removed { piece: knight, at: b, fate: Fate::Slain, by: Seat(2) };
        hear(&mut entries, 9, Seat(2), &gone, Seat(1), None);
        let told: Vec<_> = entries.iter().map(|told| told.event).collect();
        assert_eq!(told, [sent, RecapEvent::Removed { first: knight, count: 1, at: b }]);
    }

    #[test]
    fn a_turn_without_an_action_is_told() {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let (mut turns, mut idle) = (0_usize, 0_usize);
        // Every third turn ends at once.
        let table = played::<CaveTroll>(setup, "idle", |table, seat, legal| {
            let state = table.state();
            let ends = state.turn % 3 == 0 && legal.contains(&Action::End);
            let action = if ends { Some(Action::End) } else { by_stride(5)(table, seat, legal) };
            if action == Some(Action::End) {
                let (left, of) = actions(state);
                idle += usize::from(left == of);
                turns += 1;
            }
            action
        })
        .unwrap();
        let text = cave().recap_entry(&RecapEvent::Idle);
        let all = recap_entries(&table, 0..table.log().len());
        assert_eq!(all.iter().filter(|entry| entry.text == text).count(), idle);
        assert!(idle > 5 && turns > idle, "{idle} of {turns}");
    }

    #[test]
    fn simultaneous_removals_are_one_entry() {
        let orc = |seat| Piece::new(Seat(seat), Figure::Orc);
        let gone =
            |piece| Event::Removed { piece, at: Space(3), fate: cave_troll::Fate::Crushed, by: Seat(0) };
        let mut entries = Vec::new();
        for event in [gone(orc(1)), gone(orc(2))] {
            hear(&mut entries, 8, Seat(0), &event, Seat(3), None);
        }
        assert_eq!(entries.len(), 1);
        let RecapEvent::Removed { first, count, at } = entries[0].event else { panic!("{entries:?}") };
        assert_eq!((first, count, at), (orc(1), 2, Space(3)));
    }

    #[test]
    fn a_loss_of_the_reader_names_what_removed_the_figure() {
        let mut position = Position::classic(2);
        position.put("d 1:dwarf");
        let dwarf = Piece::new(Seat(1), Figure::Dwarf);
        let at = space('d');
        let gone = Event::Removed { piece: dwarf, at, fate: Fate::Mirrored, by: Seat(0) };
        let mirror = Some(Means::Artifact(Artifact::Mirror));
        assert_eq!(means(&position.state, Some(Action::Remove { whom: dwarf, at }), &gone), mirror);
        let struck = Event::Removed { piece: dwarf, at, fate: Fate::Struck, by: Seat(0) };
        let strike = Some(Action::Strike { who: Figure::Orc, whom: dwarf });
        assert_eq!(means(&position.state, strike, &struck), Some(Means::Figure(Figure::Orc)));

        let heard = |reader: u8| {
            let mut entries = Vec::new();
            hear(&mut entries, 3, Seat(0), &gone, Seat(reader), mirror);
            entries[0].event
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
            hear(&mut entries, 8, Seat(0), &gone, Seat(1), Some(by));
        }
        let told: Vec<RecapEvent> = entries.into_iter().map(|told| told.event).collect();
        let other = RecapEvent::Removed { first: piece(2, Figure::Orc), count: 1, at: Space(3) };
        assert_eq!(told, [RecapEvent::Lost { first: Figure::Orc, count: 2, at: Space(3), by }, other]);
    }
}
