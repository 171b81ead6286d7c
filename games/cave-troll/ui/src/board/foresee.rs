//! What a decision would change: it is carried out on a copy of the table.

use cave_troll::{Action, CaveTroll, Event, Phase, Setup, State, score};
use moot_core::Game;

use super::model::Outlook;

/// What decisions of the asked player would change, as that player knows the table: what others hide is not counted. They
/// have to be legal one after another; the first that is not ends it.
#[must_use]
pub fn outlook(setup: &Setup, state: &State, actions: &[Action]) -> Outlook {
    let mut after = CaveTroll::view(setup, state, Some(state.asked())).table;
    let mut heard: Vec<Event> = Vec::new();
    for &action in actions {
        let seat = after.asked();
        if CaveTroll::check(setup, &after, seat, action).is_err() {
            break;
        }
        // Who learns what does not matter here.
        let _ = CaveTroll::act(setup, &mut after, seat, action, &mut heard);
    }
    let mut outlook = Outlook { over: after.phase == Phase::Over, ..Outlook::default() };
    let now = score::whole_board(state);
    // A board that has been scored for the last time pays nothing more.
    let then = if outlook.over { now } else { score::whole_board(&after) };
    for seat in state.all() {
        let at = seat.index();
        let gold = after.player(seat).total() - state.player(seat).total();
        outlook.gained[at] = i16::try_from(gold).unwrap_or(i16::MAX);
        outlook.board[at] = then[at] - now[at];
    }
    for event in heard {
        match event {
            Event::Removed { piece, .. } => outlook.removed.push((piece.seat, piece.figure)),
            Event::Board { .. } => outlook.scoring = true,
            _ => {}
        }
    }
    outlook
}
