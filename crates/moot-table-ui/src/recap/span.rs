//! The range of plies that the recap covers.

use core::ops::Range;

use moot_core::{Game, Seat};
use moot_table::Table;

/// The plies between the last two turns of a seat: from its last decision before others decided to its first one after, or to the
/// present. Decisions of others in a turn of the seat, as `turn_of` tells it, belong to that turn, and decisions of the seat in turns of
/// others to theirs. `None` if no other seat has decided,
/// or only people have: they are at the same screen.
#[must_use]
pub fn span<G: Game>(
    table: &Table<G>,
    seat: Seat,
    turn_of: fn(&G::State) -> Option<Seat>,
) -> Option<Range<usize>> {
    let log = table.log();
    let by = |at: &usize| log[*at].entry.seat();
    let own = |at: &usize| by(at) == Some(seat) && turn_of(table.at(*at)).is_none_or(|turn| turn == seat);
    let others =
        |at: &usize| by(at).is_some_and(|other| other != seat) && turn_of(table.at(*at)) != Some(seat);
    let last = (0..log.len()).rev().find(others)?;
    let from = (0..last).rev().find(own).map_or(0, |at| at + 1);
    let to = (last..log.len()).find(own).unwrap_or(log.len());
    let machines = |at: usize| by(&at).is_some_and(|other| !table.humans().contains(other));
    (from..to).any(machines).then_some(from..to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::Seed;
    use mountain_king::{Action, MountainKing, Setup, State};

    fn table(people: SeatSet) -> Table<MountainKing> {
        Table::new(Setup::usual(3).unwrap(), Seed::typed("span"), people).unwrap()
    }

    fn turn(state: &State) -> Option<Seat> {
        Some(state.active)
    }

    fn step(table: &mut Table<MountainKing>) {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let end = legal.iter().copied().find(|action| *action == Action::EndTurn);
        table.play(seat, end.unwrap_or(legal[0])).unwrap();
    }

    /// A game in which a turn of the seat has begun in round 4.
    fn in_round_four(seat: Seat) -> Table<MountainKing> {
        let mut table = table(SeatSet::one(seat));
        while table.state().round < 4 || table.state().active != seat {
            step(&mut table);
        }
        table
    }

    #[test]
    fn the_span_lies_between_two_turns_of_the_seat() {
        let me = Seat(1);
        let mut table = table(SeatSet::one(me));
        let mut seen = 0;
        while table.state().round < 5 {
            step(&mut table);
            if table.state().active != me {
                continue;
            }
            let Some(found) = span(&table, me, turn) else { continue };
            seen += 1;
            let seats: Vec<_> =
                table.log()[found.clone()].iter().filter_map(|ply| ply.entry.seat()).collect();
            assert!(!seats.is_empty() && !seats.contains(&me));
            let before = found.start.checked_sub(1).and_then(|at| table.log()[at].entry.seat());
            assert!(found.start == 0 || before == Some(me));
            let after = table.log().get(found.end).map(|ply| ply.entry.seat());
            assert!(after.is_none_or(|seat| seat == Some(me)));
        }
        assert!(seen > 12, "{seen}");
    }

    #[test]
    fn decisions_of_others_in_the_own_turn_do_not_end_the_span() {
        let me = Seat(1);
        let table = in_round_four(me);
        // As if all seats decided in a turn of the seat from round 3 on.
        let found = span(&table, me, |state| Some(if state.round < 3 { state.active } else { Seat(1) }));
        let found = found.expect("others have decided before");
        let other = |&at: &usize| table.log()[at].entry.seat().is_some_and(|seat| seat != me);
        let last = found.clone().rev().find(other).expect("a decision of another seat");
        assert!(table.at(last).round < 3);
        let usual = span(&table, me, turn).expect("others have decided");
        assert!(usual.start >= found.end, "{usual:?} after {found:?}");
    }

    #[test]
    fn own_decisions_in_turns_of_others_do_not_end_the_span() {
        let me = Seat(1);
        let table = in_round_four(me);
        // As if the decisions of the seat in round 3 were answers in the turn of another one.
        fn answers(state: &State) -> bool {
            state.round == 3 && state.active == Seat(1)
        }
        let found = span(&table, me, |state| Some(if answers(state) { Seat(0) } else { state.active }));
        let found = found.expect("others have decided");
        assert!(found.clone().any(|at| answers(table.at(at))), "{found:?} has the answers");
        let usual = span(&table, me, turn).expect("others have decided");
        assert!(found.start < usual.start && found.end == usual.end, "{found:?}, {usual:?}");
    }

    #[test]
    fn decisions_of_people_need_no_recap() {
        let mut table = table(SeatSet::all(3));
        for _ in 0..120 {
            step(&mut table);
            assert_eq!(span(&table, table.state().active, turn), None);
        }
    }
}
