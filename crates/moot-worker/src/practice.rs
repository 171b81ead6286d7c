//! Practice: a browser compiles what runs often anew and better, with every core there is. That is over sooner, and is in
//! nobody's way, when it happens before the first decision is waited for.

use moot_core::{Mixer, Turn};
use moot_players::Search;

use crate::Wire;

/// How often each decision of the practice is visited.
const VISITS: u32 = 24;
/// After so many decisions there is nothing more to get used to.
const DECISIONS: u32 = 60;

/// Plays the opening of a usual game alone, by searching, until `stop` says so or there is nothing more to get used to. How
/// many decisions were made.
pub(crate) fn practise<G: Wire>(stop: &mut dyn FnMut() -> bool) -> u32 {
    let Some(setup) = G::familiar() else { return 0 };
    let mut dice = Mixer::new(1);
    let mut state = G::deal(&setup);
    let mut decisions = 0;
    while decisions < DECISIONS && !stop() {
        // Nobody sees this game: what a step gives away is of no matter.
        let _ = match G::turn(&setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = G::roll(&setup, &state, &mut dice);
                let Ok(step) = G::fall(&setup, &mut state, outcome, &mut ()) else { break };
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
