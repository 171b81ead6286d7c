//! The recap of player actions in Mountain King: one entry per group of related events.

use core::ops::Range;

use moot_core::Seat;
use moot_table::Table;
use mountain_king::card::CASCADES;
use mountain_king::tables::{HALLS, TUNNELS};
use mountain_king::{Clan, Event, Mask, MountainKing, Square, cover};

use super::what::What;
use super::{Marks, PastPosition};
use crate::board::build::gain;
use crate::board::model::Honour;

/// A recap entry with the position right after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RecapEntry {
    /// The kind of move.
    pub what: What,
    /// The player, the ply, and the location on the mountain.
    pub seen: PastPosition,
}

/// Summarizes the events of some plies, oldest first.
#[must_use]
pub fn recap_entries(table: &Table<MountainKing>, plies: Range<usize>) -> Vec<RecapEntry> {
    let mut builder = RecapBuilder { table, entries: Vec::new(), moved_since: 0 };
    for at in plies {
        for event in table.log().get(at).map(|ply| ply.events.as_slice()).unwrap_or_default() {
            builder.hear(at, event);
        }
    }
    builder.entries
}

struct RecapBuilder<'a> {
    table: &'a Table<MountainKing>,
    entries: Vec<RecapEntry>,
    /// The number of plies after which the statue stood at its origin.
    moved_since: usize,
}

impl RecapBuilder<'_> {
    fn tell(&mut self, at: usize, who: Seat, what: What, squares: Mask) {
        self.entries.push(RecapEntry {
            what,
            seen: PastPosition { at: at + 1, who, marks: Marks { squares, way: None } },
        });
    }

    /// The change of a seat's honour between two numbers of plies: what the controls told before.
    fn change(&self, from: usize, to: usize, seat: Seat) -> Honour {
        gain::change(self.table.setup(), (self.table.at(from), self.table.at(to)), seat)
    }

    fn hear(&mut self, at: usize, event: &Event) {
        let board = self.table.setup().board();
        match *event {
            Event::Gate { seat, at: square, .. } => self.tell(at, seat, What::Gate, Mask::one(square)),
            Event::Kept { seat, .. } => self.kept(at, seat),
            Event::Placed { seat, slot, card, .. } => {
                let woke = CASCADES[usize::from(slot)].count_ones() as u8;
                self.tell(at, seat, What::Recruited { card, woke }, Mask::EMPTY);
            }
            Event::Dug { seat, shape, lie, at: first, .. } => {
                let tunnel = TUNNELS.get(usize::from(shape));
                let squares = tunnel
                    .and_then(|tunnel| tunnel.lies.get(usize::from(lie)))
                    .map_or(Mask::EMPTY, |lie| cover(lie, first));
                let tier = squares.iter().filter_map(|square| board.tier(square)).max().unwrap_or(0) as u8;
                let size = tunnel.map_or(0, |tunnel| tunnel.size);
                let honour = self.change(at, at + 1, seat);
                self.tell(at, seat, What::Dug { size, tier, honour, statues: 0 }, squares);
            }
            Event::Unearthed { seat, at: square, .. } => self.unearthed(at, seat, square),
            Event::Blessed { seat, clan, at: square, .. } => {
                self.tell(at, seat, What::Blessed(clan), Mask::one(square));
            }
            Event::Founded { seat, workshop, site } => {
                let square = board.sites.get(usize::from(site)).map_or(Mask::EMPTY, |&at| Mask::one(at));
                self.tell(at, seat, What::Founded(workshop), square);
            }
            Event::Dedicated { seat, hall, lie, at: first } => {
                let squares = HALLS
                    .get(usize::from(hall))
                    .and_then(|card| card.lies.get(usize::from(lie)))
                    .map_or(Mask::EMPTY, |lie| cover(lie, first));
                let change = self.change(at, at + 1, seat);
                self.tell(at, seat, What::Dedicated { hall, change }, squares);
            }
            Event::Moved { seat, clan, from, to } => self.moved(at, seat, clan, (from, to)),
            Event::Cast { seat, spell } => self.tell(at, seat, What::Cast(spell), Mask::EMPTY),
            Event::Activated { seat, workshop, site, .. } => {
                let square = board.sites.get(usize::from(site)).map_or(Mask::EMPTY, |&at| Mask::one(at));
                self.tell(at, seat, What::Activated(workshop), square);
            }
            Event::Reclaimed { seat, at: square, .. } => {
                self.tell(at, seat, What::Reclaimed, Mask::one(square));
            }
            Event::Capped { seat, honour } => self.tell(at, seat, What::Capped(honour), Mask::EMPTY),
            Event::Skipped { seat } => self.tell(at, seat, What::Skipped, Mask::EMPTY),
            _ => {}
        }
    }

    fn last_of(&mut self, seat: Seat) -> Option<&mut RecapEntry> {
        self.entries.last_mut().filter(|recap_entry| recap_entry.seen.who == seat)
    }

    fn kept(&mut self, at: usize, seat: Seat) {
        match self.last_of(seat) {
            Some(RecapEntry { what: What::Kept(count), seen }) => {
                *count += 1;
                seen.at = at + 1;
            }
            _ => self.tell(at, seat, What::Kept(1), Mask::EMPTY),
        }
    }

    /// Records an uncovered statue: part of the entry of a dug tunnel, or a move by a spell.
    fn unearthed(&mut self, at: usize, seat: Seat, square: Square) {
        if let Some(RecapEntry { what: What::Dug { statues, .. }, seen }) = self.last_of(seat)
            && seen.marks.squares.has(square)
        {
            *statues += 1;
            seen.at = at + 1;
        }
    }

    /// Merges the moves of one statue by several carts into one entry, as long as the same statue moves on.
    fn moved(&mut self, at: usize, seat: Seat, clan: Clan, (from, to): (Square, Square)) {
        let since = self.moved_since;
        let onward = self
            .entries
            .last()
            .filter(|recap_entry| {
                recap_entry.seen.who == seat && matches!(recap_entry.what, What::Moved { .. })
            })
            .and_then(|recap_entry| recap_entry.seen.marks.way)
            .filter(|&(_, end)| end == from);
        let (start, since) = onward.map_or((from, at), |(start, _)| (start, since));
        let what = What::Moved { clan, change: self.change(since, at + 1, seat) };
        let seen = PastPosition {
            at: at + 1,
            who: seat,
            marks: Marks { squares: Mask::one(to), way: Some((start, to)) },
        };
        if onward.is_some() {
            self.entries.pop();
        }
        self.moved_since = since;
        self.entries.push(RecapEntry { what, seen });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{Dice, SeatSet, SplitMix64};
    use moot_table::Seed;
    use mountain_king::{Action, Phase, Setup, score};

    /// Whole games of players who prefer rare actions.
    fn games() -> impl Iterator<Item = Table<MountainKing>> {
        (0..4).map(|game| {
            let setup = Setup::usual(2 + game % 2).unwrap();
            let seed = Seed::typed(&format!("deeds {game}"));
            let mut table = Table::<MountainKing>::new(setup, seed, SeatSet::NONE).unwrap();
            let mut dice = SplitMix64::new(u64::from(game));
            while table.state().phase != Phase::Over {
                let seat = table.state().active;
                let legal = table.legal(seat);
                let seldom: Vec<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| {
                        matches!(
                            action,
                            Action::Dedicate { .. }
                                | Action::Cart { .. }
                                | Action::Bless(_)
                                | Action::Found(_)
                        )
                    })
                    .collect();
                let plain: Vec<Action> =
                    legal.iter().copied().filter(|action| !matches!(action, Action::Trade { .. })).collect();
                let from = if seldom.is_empty() || dice.below(3) == 0 { &plain } else { &seldom };
                table.play(seat, from[dice.below(from.len() as u32) as usize]).unwrap();
            }
            table
        })
    }

    #[test]
    fn recap_entries_are_in_order_and_complete() {
        let mut kinds = std::collections::BTreeSet::new();
        for table in games() {
            let log = table.log();
            let entries = recap_entries(&table, 0..log.len());
            assert!(entries.is_sorted_by_key(|recap_entry| recap_entry.seen.at));
            let count = |fits: fn(&Event) -> bool| {
                log.iter().flat_map(|ply| &ply.events).filter(|event| fits(event)).count()
            };
            let told_as = |fits: fn(&What) -> bool| {
                entries.iter().filter(|recap_entry| fits(&recap_entry.what)).count()
            };
            assert_eq!(
                told_as(|what| matches!(what, What::Dug { .. })),
                count(|event| matches!(event, Event::Dug { .. }))
            );
            assert_eq!(
                told_as(|what| matches!(what, What::Recruited { .. })),
                count(|event| matches!(event, Event::Placed { .. }))
            );
            let kept: u32 = entries
                .iter()
                .map(
                    |recap_entry| if let What::Kept(count) = recap_entry.what { u32::from(count) } else { 0 },
                )
                .sum();
            assert_eq!(kept as usize, count(|event| matches!(event, Event::Kept { .. })));
            kinds.extend(entries.iter().map(|recap_entry| {
                let name = format!("{:?}", recap_entry.what);
                name.split([' ', '(']).next().unwrap_or_default().to_owned()
            }));
        }
        assert!(kinds.len() >= 10, "{kinds:?}");
    }

    #[test]
    fn consecutive_moves_are_one_entry_with_the_total_change_of_honour() {
        let (mut journeys, mut worth) = (0, 0);
        for table in games() {
            for recap_entry in recap_entries(&table, 0..table.log().len()) {
                let (What::Moved { clan, change }, Some((from, to))) =
                    (recap_entry.what, recap_entry.seen.marks.way)
                else {
                    continue;
                };
                let after = table.at(recap_entry.seen.at);
                let statue = after.statue_at(to).expect("the statue is at its destination");
                assert_eq!(after.statue_clan(statue), clan);
                let began = (0..recap_entry.seen.at)
                    .rev()
                    .find(|&at| table.at(at).statues[statue] == from)
                    .expect("the statue was at its origin");
                // Only the final count has honour for statues; leftover resources pay for the carts.
                let honour = |plies| {
                    let sheet = score::sheet(table.setup(), table.at(plies), true);
                    let rows = sheet.categories.iter().zip(&sheet.points);
                    let counted = rows.filter(|(category, _)| **category != "leftovers");
                    counted.map(|(_, row)| row[recap_entry.seen.who.index()]).sum::<i16>()
                };
                assert_eq!(change.total(), honour(recap_entry.seen.at) - honour(began), "{from:?} to {to:?}");
                journeys += 1;
                worth += usize::from(change.end != 0);
            }
        }
        assert!(journeys > 5 && worth > 2, "{journeys} journeys, {worth} of them change honour");
    }

    #[test]
    fn a_move_is_told_with_the_honour_of_its_button() {
        let mut told = [0; 3];
        for table in games() {
            for entry in recap_entries(&table, 0..table.log().len()) {
                let (kind, shown) = match entry.what {
                    What::Dug { honour, statues: 0, .. } => (0, honour),
                    What::Dedicated { change, .. } => (1, change),
                    What::Moved { change, .. } => (2, change),
                    _ => continue,
                };
                let at = entry.seen.at - 1;
                let Some(moot_table::Entry::Act { action, .. }) = table.log().get(at).map(|ply| ply.entry)
                else {
                    continue;
                };
                // A statue that several carts moved on is one entry.
                let whole = entry.seen.marks.way.is_none_or(
                    |(from, _)| matches!(action, Action::Cart { from: start, .. } if start == from),
                );
                if whole {
                    let button = gain::certain(table.setup(), table.at(at), &[action]);
                    assert_eq!(Some(shown), button, "{entry:?}");
                    told[kind] += 1;
                }
            }
        }
        assert!(told.iter().all(|&kind| kind > 3), "{told:?}");
    }
}
