//! How a turn ends: by an action that says so, or with its last action.

use moot_core::{Game, Seat};
use moot_table::{Entry, Table};

use super::GameModel;

/// The number of plies before the last decision.
pub(super) fn before_last_decision<G: Game>(table: &Table<G>) -> Option<usize> {
    table.log().iter().rposition(|ply| matches!(ply.entry, Entry::Act { .. }))
}

/// The person whose turn the last decision has ended without being the action that ends turns. `None` if the turn goes on, was
/// ended deliberately, belonged to a computer player, or was ended by another person, who must not see its owner's secrets.
pub(super) fn unconfirmed<G: GameModel>(table: &Table<G::Rules>) -> Option<Seat> {
    let now = G::turn_of(table.state())?;
    let at = before_last_decision(table)?;
    let Entry::Act { seat: decided, action } = table.log()[at].entry else { return None };
    let before = table.at(at);
    let owner = G::turn_of(before).filter(|&owner| owner != now && table.humans().contains(owner))?;
    if decided != owner && table.humans().contains(decided) {
        return None;
    }
    let mut legal = Vec::new();
    G::Rules::legal(table.setup(), before, decided, &mut legal);
    let deliberate = G::main_action(before, &legal).is_some_and(|main| main.action == action);
    (!deliberate).then_some(owner)
}
