//! The evaluation: its parts add up, and every term has an effect.

use moot_core::{Evaluator, Game, MAX_TERMS, Seat, Turn};
use moot_testkit::evaluator::value;
use moot_testkit::walk;
use mountain_king::MountainKing;

use crate::kit::{King, teams, usual};

moot_testkit::evaluator_tests!(King);

#[test]
fn the_value_of_a_finished_game_is_its_score() {
    let setup = usual(3);
    let end = walk::<King>(&setup, 5, |_| ());
    assert_eq!(MountainKing::turn(&setup, &end), Turn::Over);
    let (sheet, values) = (MountainKing::score(&setup, &end), value::<King>(&setup, &end));
    for seat in Seat::all(3) {
        assert!((values[seat.index()] - sheet.total(seat) as f32).abs() < 0.1);
        for other in Seat::all(3) {
            let (a, b) = (seat.index(), other.index());
            let above = sheet.rank[a] < sheet.rank[b];
            assert_eq!(values[a] > values[b], above, "ties are broken as in the rules");
        }
    }
}

#[test]
fn team_mates_have_equal_points_and_terms() {
    let setup = teams([0, 1, 1, 0]);
    let mut apart = 0;
    let mut alike = |state: &_| {
        let values = value::<King>(&setup, state);
        let own = |seat: usize| values[seat].to_bits();
        assert_eq!((own(0), own(1)), (own(3), own(2)));
        apart += usize::from(own(0) != own(1));
        let mut terms = [[0.0; MAX_TERMS]; 2];
        for (seat, terms) in [0, 3].into_iter().zip(&mut terms) {
            MountainKing::terms(&setup, state, Seat(seat), &mut terms[..MountainKing::TERMS.len()]);
        }
        let [one, other] = terms;
        for (a, b) in one.iter().zip(other) {
            assert!((a - b).abs() < 1e-3, "the hopes of a team are told by either of its members: {a} {b}");
        }
    };
    let end = walk::<King>(&setup, 4, &mut alike);
    alike(&end);
    assert!(apart > 100, "the teams differ");
}

#[test]
fn there_is_a_weight_for_every_term() {
    assert_eq!(MountainKing::TERMS.len(), MountainKing::weights().len());
    assert!(MountainKing::TERMS.len() <= MAX_TERMS);
}
