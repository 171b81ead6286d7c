//! The rules for the curtain between two people at one screen.

use moot_core::{Game, Seat};
use moot_table::Table;

use super::GameModel;

/// The person at the screen when a game is opened: the one on turn. `None` if the decision is secret, and while a computer player
/// is on turn.
#[must_use]
pub fn present<G: GameModel>(table: &Table<G::Rules>) -> Option<Seat> {
    let seat = G::asked(table.state());
    (!G::secret(table.state()) && table.humans().contains(seat)).then_some(seat)
}

/// The person who has to take over the screen before anything is shown: the person who is asked. `None` if that person is `ready`
/// already, is the only person, or if the change is an ordinary one and the curtain is off for those. Team mates need no curtain
/// between them, because they may see each other's belongings.
#[must_use]
pub fn falls<G: GameModel>(table: &Table<G::Rules>, ready: Option<Seat>, ordinary: bool) -> Option<Seat> {
    let seat = G::asked(table.state());
    let person = table.asked().contains(seat) && table.humans().contains(seat);
    let wanted = G::secret(table.state()) || ordinary;
    let teams = G::Rules::teams(table.setup());
    let there = ready.is_some_and(|ready| teams.allied(ready, seat));
    let all_one_team = table.humans().iter().all(|other| teams.allied(other, seat));
    let due = person && !all_one_team && !there && wanted;
    due.then_some(seat)
}
