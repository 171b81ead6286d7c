//! The points of all seats over the rounds of a game.

use moot_core::{Game, Turn};
use moot_table::Table;
use moot_ui::game::{SetupOf, StateOf};

use super::GameModel;

/// The points of each seat at the start, after each round and now. `points` returns those of all seats in a position.
#[must_use]
pub fn by_round<G: GameModel>(
    table: &Table<G::Rules>,
    points: impl Fn(&SetupOf<G>, &StateOf<G>) -> Vec<i32>,
) -> Vec<Vec<u16>> {
    let setup = table.setup();
    let seats = G::Rules::seats(setup);
    let over = |state: &StateOf<G>| G::Rules::turn(setup, state) == Turn::Over;
    let mut rounds: Vec<Vec<u16>> = vec![vec![0]; seats];
    let mut note = |state: &StateOf<G>| {
        for (points, rounds) in points(setup, state).into_iter().zip(&mut rounds) {
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
