//! When a curtain falls between two people at one screen.

use moot_core::{Game, Seat};
use moot_table::Table;

use super::GameModel;

/// Who sits before a table that has just been put there. Where a decision is secret nobody is taken for granted; nor
/// is anybody while a computer player is on turn.
#[must_use]
pub fn present<G: GameModel>(table: &Table<G::Rules>) -> Option<Seat> {
    let seat = G::asked(table.state());
    (!G::secret(table.state()) && table.humans().contains(seat)).then_some(seat)
}

/// Who has to take over the screen before anything is shown: the person who is asked, unless that person is `ready`
/// already, sits there alone among machines, or the change is an ordinary one and no curtain is wanted for those. Team
/// mates need none between them: they show each other what they have.
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
