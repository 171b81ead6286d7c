//! The behaviour of the table, shown on the toy game.

use moot_core::laws::random_action;
use moot_core::laws::toy::{
    Choice, Hoard, HoardAction, HoardEvent, HoardIllegal, HoardOutcome, HoardSetup, fault,
};
use moot_core::{Game, Seat, SeatSet, SplitMix64, Turn};
use moot_table::{Barrier, Entry, Refused, Seed, Table};

const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
const SWAP: HoardAction = HoardAction::Choose(Choice::Swap);
const SETUP: HoardSetup = (3, 2);

fn table(humans: SeatSet) -> Table<Hoard> {
    Table::new(SETUP, Seed::typed("table"), humans).unwrap()
}

fn finished(seed: u64) -> Table<Hoard> {
    let mut table = Table::new(SETUP, Seed::typed(&seed.to_string()), SeatSet::NONE).unwrap();
    let mut dice = SplitMix64::new(seed);
    while let Some((seat, action)) = random_action::<Hoard>(table.setup(), table.state(), &mut dice) {
        table.play(seat, action).unwrap();
    }
    table
}

#[test]
fn the_deal_is_settled_and_cannot_be_taken_back() {
    let table = table(SeatSet::all(3));
    assert_eq!(table.log().len(), 3);
    assert_eq!(table.turn(), Turn::Seats(SeatSet::all(3)));
    assert_eq!(table.can_undo(), Err(Barrier::Start));
    assert!(table.log().iter().all(|ply| matches!(ply.entry, Entry::Chance(_)) && ply.events.len() == 1));
}

#[test]
fn a_play_draws_its_chance_events_and_reports_who_learnt() {
    let mut table = table(SeatSet::NONE);
    let quiet = table.play(Seat(1), SWAP).unwrap();
    assert_eq!((quiet.plies, quiet.informed), (3..4, SeatSet::NONE));
    table.play(Seat(0), KEEP).unwrap();
    let loud = table.play(Seat(2), KEEP).unwrap();
    // The choices are revealed, seat 1 draws a card and seat 0 a coin.
    assert_eq!((loud.plies.clone(), loud.informed), (5..8, SeatSet::all(3)));
    let events: Vec<_> = table.log()[loud.plies].iter().flat_map(|ply| ply.events.clone()).collect();
    assert!(matches!(
        events[..],
        [
            HoardEvent::Chose(Seat(2)),
            HoardEvent::Discarded(Seat(1), _),
            HoardEvent::Drew(Seat(1)),
            HoardEvent::Coin(Seat(0), _)
        ]
    ));
}

#[test]
fn refusals_carry_facts_and_change_nothing() {
    let mut table = table(SeatSet::NONE);
    let before = table.clone();
    assert_eq!(table.play(Seat(0), HoardAction::Pass), Err(Refused::Illegal(HoardIllegal::NotNow)));
    table.play(Seat(0), KEEP).unwrap();
    let asked = SeatSet::one(Seat(1)).with(Seat(2));
    assert_eq!(table.play(Seat(0), KEEP), Err(Refused::NotAsked { seat: Seat(0), asked }));
    assert_eq!(table.check(Seat(0), KEEP), Err(Refused::NotAsked { seat: Seat(0), asked }));
    table.undo().unwrap();
    assert_eq!((table.log(), table.state()), (before.log(), before.state()));
    let mut over = finished(1);
    assert_eq!(over.play(Seat(0), HoardAction::Pass), Err(Refused::Over));
    assert!(over.legal(Seat(0)).is_empty() && over.asked().is_empty());
}

#[test]
fn what_a_person_has_learnt_cannot_be_undone() {
    let mut machines = table(SeatSet::NONE);
    let mut people = table(SeatSet::one(Seat(2)));
    for table in [&mut machines, &mut people] {
        for (seat, choice) in [(0, KEEP), (1, KEEP), (2, KEEP)] {
            table.play(Seat(seat), choice).unwrap();
        }
    }
    // The last choice revealed all choices at ply 5, and everybody saw the coin at ply 6.
    let barrier = Barrier::Reveal { at: 6, seats: SeatSet::one(Seat(2)) };
    assert_eq!(people.undo(), Err(barrier));
    assert_eq!(people.barrier(), Some((6, SeatSet::one(Seat(2)))));
    assert_eq!(machines.undo(), Ok(5..7));
    people.set_humans(SeatSet::NONE);
    assert_eq!(people.undo(), Ok(5..7));
}

#[test]
fn the_same_decision_meets_the_same_draw_and_another_one_too() {
    let mut table = table(SeatSet::NONE);
    table.play(Seat(0), KEEP).unwrap();
    table.play(Seat(1), KEEP).unwrap();
    table.play(Seat(2), SWAP).unwrap();
    let drawn = table.log().to_vec();
    table.undo().unwrap();
    table.play(Seat(2), KEEP).unwrap();
    assert!(!table.can_redo(), "another decision clears the redo stack");
    table.undo().unwrap();
    table.play(Seat(2), SWAP).unwrap();
    assert_eq!(table.log(), drawn);
}

#[test]
fn playing_the_same_decisions_keeps_the_redo_stack() {
    let mut table = table(SeatSet::NONE);
    for seat in 0..3 {
        table.play(Seat(seat), KEEP).unwrap();
    }
    let all = table.clone();
    table.undo().unwrap();
    table.undo().unwrap();
    assert_eq!(table.undone().count(), 3, "two choices and the coin");
    table.play(Seat(1), KEEP).unwrap();
    assert_eq!(table.undone().count(), 2);
    assert_eq!(table.redo().unwrap().unwrap().plies, 5..7);
    assert_eq!(table, all);
    assert_eq!(table.redo(), Ok(None));
}

#[test]
fn play_all_plays_all_decisions_or_none() {
    let mut table = table(SeatSet::NONE);
    table.play(Seat(0), KEEP).unwrap();
    table.undo().unwrap();
    table.mark("before", 1);
    let before = table.clone();
    let not_yet = [(Seat(0), SWAP), (Seat(1), KEEP), (Seat(1), KEEP)];
    let asked = SeatSet::one(Seat(2));
    assert_eq!(table.play_all(not_yet), Err((2, Refused::NotAsked { seat: Seat(1), asked })));
    assert_eq!(table, before, "redo and marks included");
    let played = table.play_all([(Seat(0), SWAP), (Seat(1), KEEP)]).unwrap();
    assert_eq!(played.plies, 3..5);
}

#[test]
fn undo_of_a_person_includes_later_computer_moves() {
    let mut table = table(SeatSet::one(Seat(0)));
    table.play(Seat(0), SWAP).unwrap();
    table.play(Seat(1), KEEP).unwrap();
    assert_eq!(table.last_act_of(table.humans()), Some(3));
    assert_eq!(table.undo_of(table.humans()), Ok(3..5));
    assert_eq!(table.undo_of(table.humans()), Err(Barrier::Start));
    assert_eq!(table.redo().unwrap().unwrap().plies, 3..4, "each decision is redone separately");
}

#[test]
fn marks_disappear_with_the_plies_before_them() {
    let mut table = table(SeatSet::NONE);
    table.mark("deal", 10);
    table.play(Seat(0), KEEP).unwrap();
    table.mark("later", 20);
    table.undo().unwrap();
    table.mark("again", 30);
    let places =
        |table: &Table<Hoard>| table.marks().iter().map(|mark| (mark.at, mark.time)).collect::<Vec<_>>();
    assert_eq!(places(&table), [(3, 10), (3, 30), (4, 20)]);
    table.redo().unwrap();
    assert_eq!(places(&table), [(3, 10), (3, 30), (4, 20)]);
    table.undo().unwrap();
    table.play(Seat(0), SWAP).unwrap();
    assert_eq!(places(&table), [(3, 10), (3, 30)]);
}

#[test]
fn every_position_can_be_looked_up() {
    let table = finished(3);
    let starts = table.turn_starts();
    assert_eq!(starts[0], 3);
    for pair in starts.windows(2) {
        assert!(pair[0] < pair[1]);
    }
    for at in 0..=table.log().len() {
        let entries = table.log()[..at].iter().map(|ply| ply.entry);
        let replayed = Table::<Hoard>::replay(SETUP, table.seed().clone(), SeatSet::NONE, entries).unwrap();
        assert_eq!(replayed.at(at), table.at(at), "ply {at}");
        // A chance event that is due at the cut has the same outcome, because it comes from the seed.
        assert_eq!(replayed.log(), &table.log()[..replayed.log().len()]);
        assert_eq!(table.branch(at).unwrap().log(), replayed.log());
    }
    assert_eq!(table.at(usize::MAX), table.state());
}

#[test]
fn a_torn_log_gives_the_part_before_the_fault() {
    let table = finished(4);
    let mut entries: Vec<_> = table.log().iter().map(|ply| ply.entry).collect();
    entries[5] = Entry::Act { seat: Seat(2), action: HoardAction::Pass };
    let torn = Table::<Hoard>::replay(SETUP, table.seed().clone(), SeatSet::NONE, entries).unwrap_err();
    assert_eq!((torn.at, torn.why), (5, Refused::NotAsked { seat: Seat(2), asked: table_asked(&table, 5) }));
    assert_eq!(torn.table.log(), &table.log()[..5]);
}

fn table_asked(table: &Table<Hoard>, at: usize) -> SeatSet {
    table.branch(at).map_or(SeatSet::NONE, |branch| branch.asked())
}

#[test]
fn first_foreign_draw_finds_an_outcome_not_from_the_seed() {
    let table = finished(5);
    assert_eq!(table.first_foreign_draw(), None);
    let entries = table.log().iter().map(|ply| ply.entry);
    let other = Table::<Hoard>::replay(SETUP, Seed::typed("other"), SeatSet::NONE, entries).unwrap();
    assert_eq!(other.state(), table.state(), "the log is the authority");
    assert!(other.first_foreign_draw().is_some());
}

#[test]
fn rewind_passes_reveals_but_not_the_start_of_the_what_if() {
    let mut table = table(SeatSet::all(3));
    for seat in 0..3 {
        table.play(Seat(seat), KEEP).unwrap();
    }
    let floor = table.log().len();
    let begun = table.clone();
    assert!(matches!(table.can_undo(), Err(Barrier::Reveal { .. })));
    assert_eq!(table.rewind(SeatSet::NONE, floor), Err(Barrier::BranchStart));
    let mut dice = SplitMix64::new(3);
    let mut decisions = 0;
    while let Some((seat, action)) = random_action::<Hoard>(table.setup(), table.state(), &mut dice) {
        table.play(seat, action).unwrap();
        decisions += 1;
    }
    for _ in 0..decisions {
        table.can_rewind(SeatSet::NONE, floor).unwrap();
        table.rewind(SeatSet::NONE, floor).unwrap();
    }
    assert_eq!(
        (table.log(), table.can_rewind(SeatSet::NONE, floor)),
        (begun.log(), Err(Barrier::BranchStart))
    );
    while table.redo().unwrap().is_some() {}
    assert_eq!(table.turn(), Turn::Over);
    assert!(table.rewind(SeatSet::one(Seat(1)), floor).is_ok_and(|gone| gone.start >= floor));
}

#[test]
fn a_followed_log_takes_its_draws_and_refuses_what_does_not_fit() {
    let host = finished(6);
    let entries: Vec<_> = host.log().iter().map(|ply| ply.entry).collect();
    let mut guest = Table::<Hoard>::unplayed(SETUP, Seed::typed("guest"), SeatSet::NONE);
    assert_eq!(guest.follow(entries[3]), Err(Refused::ChanceIsDue));
    let wrong = Entry::Chance(HoardOutcome::Card(99));
    assert_eq!(guest.follow(wrong), Err(Refused::Impossible(HoardIllegal::NoSuchCard)));
    for (at, &entry) in entries.iter().enumerate() {
        assert_eq!(guest.follow(entry).unwrap().plies, at..at + 1);
        assert_eq!(guest.log(), &host.log()[..=at], "nothing is drawn");
    }
    assert_eq!(guest.follow(entries[3]), Err(Refused::Over));
    assert_eq!((guest.log(), guest.state()), (host.log(), host.state()));
}

#[test]
fn a_ply_that_is_followed_clears_what_was_undone_and_a_refused_one_does_not() {
    let mut table = table(SeatSet::NONE);
    table.play(Seat(0), KEEP).unwrap();
    table.mark("later", 1);
    table.undo().unwrap();
    let before = table.clone();
    assert_eq!(table.follow(Entry::Chance(HoardOutcome::Coin(0))), Err(Refused::NoChanceIsDue));
    let asked = SeatSet::all(3);
    let unasked = Entry::Act { seat: Seat(4), action: KEEP };
    assert_eq!(table.follow(unasked), Err(Refused::NotAsked { seat: Seat(4), asked }));
    let pass = Entry::Act { seat: Seat(0), action: HoardAction::Pass };
    assert_eq!(table.follow(pass), Err(Refused::Illegal(HoardIllegal::NotNow)));
    assert_eq!(table, before, "redo and marks included");
    let played = table.follow(Entry::Act { seat: Seat(1), action: SWAP }).unwrap();
    assert_eq!((played.plies, played.informed), (3..4, SeatSet::NONE));
    assert!(!table.can_redo() && table.marks().is_empty());
}

#[test]
fn a_table_may_be_followed_up_to_the_bound_of_the_game() {
    type Endless = Hoard<{ fault::ENDLESS }>;
    let mut table = Table::<Endless>::unplayed((2, 1), Seed::typed("endless"), SeatSet::NONE);
    let mut dice = SplitMix64::new(1);
    let bound = <Endless as Game>::BOUND;
    let next = |table: &Table<Endless>, dice: &mut SplitMix64| match table.turn() {
        Turn::Chance => Entry::Chance(Endless::sample_chance(table.setup(), table.state(), dice)),
        _ => {
            let (seat, action) = random_action::<Endless>(table.setup(), table.state(), dice).unwrap();
            Entry::Act { seat, action }
        }
    };
    while table.log().len() < bound {
        let entry = next(&table, &mut dice);
        table.follow(entry).unwrap();
    }
    let entry = next(&table, &mut dice);
    assert_eq!(table.follow(entry), Err(Refused::TooLong { bound }));
    assert_eq!(table.log().len(), bound);
}
