//! The number of actions left in the turn.

use cave_troll::State;
use leptos::prelude::*;
use moot_table_ui::opponents::InputControl;

use crate::marker::Session;

/// The position that names the turn. A turn that its player has not ended yet has no action left.
pub fn turn_state(session: Session) -> Memo<State> {
    Memo::new(move |_| {
        let state = session.turn_state();
        let waits = session.input_control().with(|control| matches!(control, InputControl::TurnOver(_)));
        if waits { State { actions: 0, ..state } } else { state }
    })
}

/// Whether the player at the screen is asked in the turn of another player, whose actions do not matter to the answer.
pub fn is_aside(session: Session) -> Memo<bool> {
    Memo::new(move |_| {
        session.input_control().get().free() && session.state().with(|state| state.asked() != state.active)
    })
}

/// The number of actions of a turn, and the number left.
#[must_use]
pub fn actions(state: &State) -> (u8, u8) {
    let of = u8::try_from(state.turn.min(4)).unwrap_or(4);
    (state.actions.min(of), of)
}

/// The number of rounds before the end of a game without draws in which players are reminded of it.
const REMINDED_ROUNDS: u8 = 4;

/// Whether the game ends within that number of rounds if no player draws a card in them.
#[must_use]
pub fn ends_soon(state: &State) -> bool {
    !state.drawn && state.turns_without_draw_left() <= REMINDED_ROUNDS * state.seats
}

/// A dot for each action of the turn.
#[must_use]
pub fn pips(state: &State) -> String {
    let (left, of) = actions(state);
    let spent = of - left;
    let dot = |at: u8| match at.cmp(&spent) {
        core::cmp::Ordering::Less => "<i class=\"used\"></i>",
        core::cmp::Ordering::Equal => "<i class=\"now\"></i>",
        core::cmp::Ordering::Greater => "<i></i>",
    };
    (0..of).map(dot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::Position;

    #[test]
    fn every_action_of_the_turn_has_a_dot() {
        let mut state = Position::classic(2).state;
        state.actions = 2;
        assert_eq!(actions(&state), (2, 4));
        assert_eq!(pips(&state), "<i class=\"used\"></i><i class=\"used\"></i><i class=\"now\"></i><i></i>");
        state.turn = 1;
        state.actions = 1;
        assert_eq!(pips(&state), "<i class=\"now\"></i>");
    }
}
