//! The points of all seats over the rounds of a game.

use moot_core::{Game, Seat, Turn};
use moot_table::Table;
use moot_ui::game::{SetupOf, StateOf};

use super::GameModel;

/// The position for counting points on the screen of `viewer`: once the game is over nothing is left out.
#[must_use]
pub fn seen<G: GameModel>(table: &Table<G::Rules>, state: &StateOf<G>, viewer: Option<Seat>) -> StateOf<G> {
    if table.turn() == Turn::Over { *state } else { G::seen(table.setup(), state, viewer) }
}

/// The points of each seat at the start, after each round and now, as `viewer` may know them. `points` returns those of all
/// seats in a position.
#[must_use]
pub fn by_round<G: GameModel>(
    table: &Table<G::Rules>,
    viewer: Option<Seat>,
    points: impl Fn(&SetupOf<G>, &StateOf<G>) -> Vec<i32>,
) -> Vec<Vec<u16>> {
    let setup = table.setup();
    let seats = G::Rules::seats(setup);
    let over = |state: &StateOf<G>| G::Rules::turn(setup, state) == Turn::Over;
    let mut rounds: Vec<Vec<u16>> = vec![vec![0]; seats];
    let mut note = |state: &StateOf<G>| {
        for (points, rounds) in points(setup, &seen::<G>(table, state, viewer)).into_iter().zip(&mut rounds) {
            rounds.push(points.clamp(0, i32::from(u16::MAX)) as u16);
        }
    };
    for at in 0..table.log().len() {
        let (before, after) = (table.at(at), table.at(at + 1));
        let round = G::chapter(before);
        if round > 0 && (G::chapter(after) > round || (over(after) && !over(before))) {
            note(after);
        }
    }
    let now = table.state();
    if !over(now) && G::chapter(now) > 0 {
        note(now);
    }
    rounds
}
