//! What the last scoring of the whole dungeon brought each player, while that is news.

use cave_troll::{CaveTroll, Event, Phase};
use moot_table::Table;

/// The gold of each seat from the last scoring of the whole dungeon, until a person decides again; without people at the table, until
/// the next turn of the player whose action led to it. `None` at the end of the game, which the score sheet tells.
#[must_use]
pub fn recent(table: &Table<CaveTroll>) -> Option<[i16; 4]> {
    if table.state().phase == Phase::Over {
        return None;
    }
    let (log, people) = (table.log(), table.humans());
    // Who has decided since, the last one first.
    let mut decided = Vec::new();
    for (at, ply) in log.iter().enumerate().rev() {
        let paid = ply.events.iter().find_map(|event| match *event {
            Event::Board { gold } => Some(gold),
            _ => None,
        });
        if let Some(paid) = paid {
            let cause = log[..=at].iter().rev().find_map(|ply| ply.entry.seat())?;
            let mut others = decided.iter().rev().skip_while(|&&seat| seat == cause);
            return (!people.is_empty() || others.all(|&seat| seat != cause)).then_some(paid);
        }
        if let Some(seat) = ply.entry.seat() {
            if people.contains(seat) {
                return None;
            }
            decided.push(seat);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Set, Setup};
    use moot_core::{Seat, SeatSet};
    use moot_table::Seed;

    /// How often a scoring begins to be news in a game with these people, and the greatest number of plies for which it is.
    fn news(people: SeatSet) -> (usize, usize, usize) {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let mut table = Table::<CaveTroll>::new(setup, Seed::typed("scorings"), people).unwrap();
        let (mut scorings, mut told, mut since, mut longest) = (0, 0, 0, 0);
        while table.state().phase != Phase::Over {
            let (seat, from) = (table.state().asked(), table.log().len());
            let legal = table.legal(seat);
            table.play(seat, legal[from % legal.len()]).unwrap();
            let scored = table.log()[from..].iter().flat_map(|ply| &ply.events);
            scorings += scored.filter(|event| matches!(event, Event::Board { .. })).count();
            since = if recent(&table).is_some() { since + 1 } else { 0 };
            told += usize::from(since == 1);
            longest = longest.max(since);
        }
        assert_eq!(recent(&table), None, "the score sheet tells the last scoring");
        (scorings, told, longest)
    }

    #[test]
    fn every_scoring_of_the_dungeon_but_the_last_is_news() {
        let (scorings, told, longest) = news(SeatSet::all(3));
        assert!(told > 1 && told + 1 == scorings, "{told} of {scorings}");
        assert_eq!(longest, 1, "the next decision of a person ends it");
        let (scorings, told, longest) = news(SeatSet::NONE);
        assert!(told > 1 && told < scorings && longest > 3, "{told} of {scorings}, {longest} plies");
        let (_, told, longest) = news(SeatSet::NONE.with(Seat(1)));
        assert!(told > 1 && longest > 1, "{told}, {longest} plies");
    }
}
