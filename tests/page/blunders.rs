//! The decisions that the analysis of a finished game covers.

use moot_core::{Seat, SeatSet, Turn};
use moot_table::{Seed, Table};
use moot_table_ui::after::blunders::{decision_points, played};
use moot_table_ui::replay::Stops;
use mountain_king::MountainKing;
use mountain_king_ui::MountainKingUi;

#[test]
fn decision_points_are_the_decisions_of_a_seat_that_had_a_choice() {
    let setup = mountain_king::Setup::usual(2).unwrap();
    let mut table = Table::<MountainKing>::new(setup, Seed::typed("cases"), SeatSet::all(2)).unwrap();
    while table.log().len() < 300 && table.turn() != Turn::Over {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        table.play(seat, legal[legal.len() / 2]).unwrap();
    }
    let stops = Stops::of::<MountainKingUi>(&table);
    let seat = Seat(1);
    let points = decision_points::<MountainKingUi>(&table, &stops, seat);
    assert!(points.len() > 20);
    for point in &points {
        assert_eq!(table.log()[point.at].entry.seat(), Some(seat));
        let (start, end, asked) = stops.turns().nth(point.turn).unwrap();
        let span = stops.at(start)..stops.at(end);
        assert!(span.contains(&point.at) && asked.contains(seat));
        let line = played::<MountainKingUi>(&table, point.at);
        assert!(!line.is_empty() && line.len() <= span.len());
    }
}
