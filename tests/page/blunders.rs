//! The decisions that the analysis of a finished game covers.

use moot_core::{Seat, SeatSet, Turn};
use moot_table::{Seed, Table};
use moot_table_ui::after::blunders::{cases, played};
use moot_table_ui::replay::Course;
use mountain_king::MountainKing;
use mountain_king_ui::MountainKingUi;

#[test]
fn cases_are_the_decisions_of_a_seat_that_had_a_choice() {
    let setup = mountain_king::Setup::usual(2).unwrap();
    let mut table = Table::<MountainKing>::new(setup, Seed::typed("cases"), SeatSet::all(2)).unwrap();
    while table.log().len() < 300 && table.turn() != Turn::Over {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        table.play(seat, legal[legal.len() / 2]).unwrap();
    }
    let course = Course::of::<MountainKingUi>(&table);
    let seat = Seat(1);
    let cases = cases::<MountainKingUi>(&table, &course, seat);
    assert!(cases.len() > 20);
    for case in &cases {
        assert_eq!(table.log()[case.at].entry.seat(), Some(seat));
        let (start, end, asked) = course.turns().nth(case.turn).unwrap();
        let span = course.at(start)..course.at(end);
        assert!(span.contains(&case.at) && asked.contains(seat));
        let line = played::<MountainKingUi>(&table, case.at);
        assert!(!line.is_empty() && line.len() <= span.len());
    }
}
