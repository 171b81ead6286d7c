//! Undo at a table with computer players: a person returns to the own last decision and undoes theirs as well.

use core::ops::Range;

use moot_core::Game;
use moot_table::{Barrier, Entry, Played, Refused, Table};

/// Checks whether there is anything to undo: the last decision of a person, or the last decision if only computers play. In a
/// variation, which begins after `floor` plies, revealed information is no barrier.
///
/// # Errors
/// Why not.
pub fn can_undo<G: Game>(table: &Table<G>, floor: Option<usize>) -> Result<(), Barrier> {
    let people = table.humans();
    if let Some(floor) = floor {
        return table.can_rewind(people, floor);
    }
    if people.is_empty() {
        return table.can_undo();
    }
    let point = table.last_act_of(people).ok_or(Barrier::Start)?;
    match table.barrier() {
        Some((at, seats)) if at >= point => Err(Barrier::Reveal { at, seats }),
        _ => Ok(()),
    }
}

/// The number of decisions of persons that can be undone one after the other until something that was revealed stops it; `None` if
/// nothing stops it, as in a variation.
#[must_use]
pub fn steps_until_reveal<G: Game>(table: &Table<G>, floor: Option<usize>) -> Option<usize> {
    let people = table.humans();
    let (at, _) = table.barrier().filter(|_| floor.is_none())?;
    let own = |at: &usize| table.log()[*at].entry.seat().is_some_and(|seat| people.contains(seat));
    // What was revealed before the first decision, during the setup, stops nothing.
    (0..=at).any(|at| own(&at)).then(|| (at + 1..table.log().len()).filter(own).count())
}

/// Undoes what [`can_undo`] allows, and returns the removed plies.
///
/// # Errors
/// As [`can_undo`]; the table is then unchanged.
pub fn undo<G: Game>(table: &mut Table<G>, floor: Option<usize>) -> Result<Range<usize>, Barrier> {
    let people = table.humans();
    if let Some(floor) = floor {
        return table.rewind(people, floor);
    }
    if people.is_empty() { table.undo() } else { table.undo_of(people) }
}

/// Redoes the last undone decision, with all decisions that computer players made after it.
///
/// # Errors
/// If the rules refuse a decision, which indicates a bug; the decisions redone until then stay.
pub fn redo<G: Game>(table: &mut Table<G>) -> Result<Option<Played>, Refused<G::Illegal>> {
    let people = table.humans();
    let Some(mut all) = table.redo()? else { return Ok(None) };
    let of_machine =
        |entry: &Entry<_, _>| entry.seat().is_some_and(|seat| !people.is_empty() && !people.contains(seat));
    while table.undone().next().is_some_and(of_machine)
        && let Some(next) = table.redo()?
    {
        all = Played { plies: all.plies.start..next.plies.end, informed: all.informed.union(next.informed) };
    }
    Ok(Some(all))
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{Seat, SeatSet};
    use moot_table::Seed;
    use mountain_king::{Action, MountainKing, Phase, Setup};

    const ANN: Seat = Seat(0);

    fn table(people: SeatSet) -> Table<MountainKing> {
        let setup = Setup::usual(3).unwrap();
        Table::new(setup, Seed::typed("the way back"), people).unwrap()
    }

    /// Digs rather than recruits, because digging reveals nothing; ends turns as soon as possible.
    fn step(table: &mut Table<MountainKing>) {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let wanted = |action: &Action| matches!(action, Action::EndTurn | Action::Dig { .. } | Action::Done);
        let action = legal.iter().copied().find(wanted).unwrap_or(legal[0]);
        table.play(seat, action).unwrap();
    }

    /// A game in which Ann is on turn again after two computer players that revealed nothing.
    fn around(people: SeatSet) -> (Table<MountainKing>, Table<MountainKing>) {
        let mut table = table(people);
        for _ in 0..3000 {
            while table.state().active != ANN || table.state().phase != Phase::Step {
                step(&mut table);
            }
            let before = table.clone();
            let round = table.state().round;
            while table.state().active == ANN {
                step(&mut table);
            }
            while table.state().active != ANN && table.state().phase != Phase::Over {
                step(&mut table);
            }
            let quiet = can_undo(&table, None).is_ok() || people.is_empty();
            if round > 0 && table.state().phase == Phase::Step && quiet {
                return (before, table);
            }
        }
        panic!("no quiet round");
    }

    #[test]
    fn undo_and_redo_include_computer_players() {
        let (_, mut table) = around(SeatSet::one(ANN));
        let (length, state) = (table.log().len(), *table.state());
        undo(&mut table, None).unwrap();
        assert_eq!(table.state().active, ANN, "Ann's own decision is open again");
        assert_eq!(table.log()[table.log().len()..].len(), 0);
        let last = table.undone().next().and_then(Entry::seat);
        assert_eq!(last, Some(ANN), "what is open again is Ann's");
        assert!(length - table.log().len() > 2, "the computer players' turns are undone as well");
        redo(&mut table).unwrap().unwrap();
        assert_eq!((table.log().len(), *table.state()), (length, state));
        assert!(!table.can_redo());
    }

    #[test]
    fn revealed_information_blocks_undo() {
        let mut table = table(SeatSet::one(ANN));
        assert_eq!(can_undo(&table, None), Err(Barrier::Start));
        let mut barred = 0;
        for _ in 0..400 {
            let before = table.clone();
            if let Err(Barrier::Reveal { at, .. }) = can_undo(&table, None) {
                barred += 1;
                let point = table.last_act_of(SeatSet::one(ANN)).unwrap();
                assert!(at >= point);
                assert!(undo(&mut table, None).is_err());
                assert!(table == before, "a refusal changes nothing");
            }
            if table.state().phase != Phase::Over {
                step(&mut table);
            }
        }
        assert!(barred > 10, "{barred} moments were barred");
    }

    #[test]
    fn the_steps_until_something_revealed_are_those_that_can_be_undone() {
        let people = SeatSet::one(ANN);
        let mut table = table(people);
        assert_eq!(steps_until_reveal(&table, None), None, "nothing has been decided yet");
        let mut several = 0;
        for _ in 0..400 {
            let told = steps_until_reveal(&table, None);
            let (mut back, mut done) = (table.clone(), 0);
            while undo(&mut back, None).is_ok() {
                done += 1;
            }
            assert!(told.is_none_or(|told| told == done), "{told:?} instead of {done}");
            assert_eq!(steps_until_reveal(&table, Some(0)), None, "in a variation it is no barrier");
            several += usize::from(told.is_some_and(|told| told > 1));
            if table.state().phase != Phase::Over {
                step(&mut table);
            }
        }
        assert!(several > 10, "{several} moments had several steps");
    }

    #[test]
    fn undo_in_a_variation_reaches_its_beginning() {
        let mut table = table(SeatSet::one(ANN));
        while table.state().round < 2 {
            step(&mut table);
        }
        let floor = table.log().len();
        while table.state().round < 4 {
            step(&mut table);
        }
        let mut back = 0;
        while undo(&mut table, Some(floor)).is_ok() {
            back += 1;
        }
        assert!(back > 4, "{back}");
        assert_eq!(can_undo(&table, Some(floor)), Err(Barrier::BranchStart));
        assert!(table.log().len() >= floor);
    }

    #[test]
    fn without_people_undo_removes_one_decision() {
        let (_, mut table) = around(SeatSet::NONE);
        let length = table.log().len();
        let gone = undo(&mut table, None).unwrap();
        assert_eq!(gone.end, length);
        assert_eq!(table.log().len(), gone.start);
        let decisions = table.undone().filter(|entry| entry.seat().is_some()).count();
        assert_eq!(decisions, 1);
        redo(&mut table).unwrap().unwrap();
        assert_eq!(table.log().len(), length);
    }
}
