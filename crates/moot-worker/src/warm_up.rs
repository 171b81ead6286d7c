//! Warm-up: a browser recompiles hot code with better optimization, in background threads. Warming up before
//! the first job gets that done early.

use moot_core::{SplitMix64, Turn};
use moot_players::Search;

use crate::Wire;

/// The number of visits of each decision of the warm-up.
const VISITS: u32 = 24;
/// More decisions than this do not warm up any further.
const DECISIONS: u32 = 60;

/// Plays the opening of a usual game by search, until `stop` returns true or [`DECISIONS`] are made. Returns
/// the number of decisions made.
pub(crate) fn warm_up<G: Wire>(stop: &mut dyn FnMut() -> bool) -> u32 {
    let Some(setup) = G::usual_setup() else { return 0 };
    let mut dice = SplitMix64::new(1);
    let mut state = G::deal(&setup);
    let mut decisions = 0;
    while decisions < DECISIONS && !stop() {
        // This game is not shown, so it does not matter what a step reveals.
        let _ = match G::turn(&setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = G::sample_chance(&setup, &state, &mut dice);
                let Ok(step) = G::apply_chance(&setup, &mut state, outcome, &mut ()) else { break };
                step
            }
            Turn::Seats(asked) => {
                let Some(seat) = asked.iter().next() else { break };
                let view = G::view(&setup, &state, Some(seat));
                let mut search = Search::<G>::new(&setup, &view, seat, dice.next_u64());
                search.think(VISITS, |_| stop());
                let Some(action) = search.best() else { break };
                decisions += 1;
                G::act(&setup, &mut state, seat, action, &mut ())
            }
        };
    }
    decisions
}
