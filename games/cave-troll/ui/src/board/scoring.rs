//! A message with what each player gained when the whole dungeon has been scored.

use core::ops::Range;

use cave_troll::{CaveTroll, Event, Phase};
use leptos::prelude::*;
use moot_core::Seat;
use moot_table::Table;
use moot_table_ui::recap::with_gains;

use crate::marker::Session;
use crate::text::table::{RecapEvent, cave};

/// The gold of each seat from a scoring of the whole dungeon in these plies; `None` without one, and at the end of the game, which the
/// score sheet tells.
fn gold(table: &Table<CaveTroll>, plies: Range<usize>) -> Option<[i16; 4]> {
    let events = table.log().get(plies)?.iter().flat_map(|ply| &ply.events);
    let mut scorings = events.filter_map(|event| match *event {
        Event::Board { gold } => Some(gold),
        _ => None,
    });
    scorings.next().filter(|_| table.state().phase != Phase::Over)
}

/// Shows the message after each action that has led to such a scoring.
pub(super) fn tell(session: Session) {
    Effect::new(move |_| {
        let Some(played) = session.last_played().get() else { return };
        let told = session.table().with_untracked(|table| {
            let gold = gold(table, played.plies)?;
            Some((gold, table.setup().players()))
        });
        if let Some((gold, players)) = told {
            let gains: Vec<(Seat, i32)> =
                Seat::all(players.into()).map(|seat| (seat, gold[seat.index()].into())).collect();
            let what = cave().recap_entry(&RecapEvent::Board(gold));
            session.show_announced(untrack(|| with_gains(session, &what, &gains)));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Set, Setup};
    use moot_core::SeatSet;
    use moot_table::Seed;

    #[test]
    fn every_scoring_of_the_dungeon_but_the_last_is_told_once() {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let mut table = Table::<CaveTroll>::new(setup, Seed::typed("scorings"), SeatSet::all(3)).unwrap();
        let (mut scorings, mut told, mut last) = (0, 0, None);
        while table.state().phase != Phase::Over {
            let (seat, from) = (table.state().asked(), table.log().len());
            let legal = table.legal(seat);
            table.play(seat, legal[from % legal.len()]).unwrap();
            let events = table.log()[from..].iter().flat_map(|ply| &ply.events);
            scorings += events.filter(|event| matches!(event, Event::Board { .. })).count();
            last = gold(&table, from..table.log().len());
            told += usize::from(last.is_some());
            assert!(told == scorings || last.is_none());
        }
        assert!(last.is_none() && told > 1 && told + 1 == scorings, "{told} of {scorings}");
    }
}
