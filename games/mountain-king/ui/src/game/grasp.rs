//! From a move to what the player would pick up for it.

use mountain_king::{Action, Phase, Setup, State};

use crate::game::Pick;

/// What a player picks up to make a move of these decisions; `None` for a move that needs nothing in hand.
#[must_use]
pub fn grasp(setup: &Setup, state: &State, line: &[Action]) -> Option<Pick> {
    Some(match *line {
        [Action::Dig { shape, cost }, Action::Lay { lie, at, .. }, ..] => {
            Pick::Dig { shape, cost, lie, at: Some(at) }
        }
        [Action::Dig { shape, cost }, ..] => Pick::Dig { shape, cost, lie: 0, at: None },
        [Action::Lay { lie, at, .. }, ..] => {
            let Phase::Lay { shape, cost } = state.phase else { return None };
            Pick::Dig { shape, cost, lie, at: Some(at) }
        }
        [Action::Recruit { place, .. }, ..] => Pick::Recruit { place },
        [Action::Place(slot), ..] => Pick::Slot { slot },
        [Action::Dedicate { hall, lie, at }, ..] => Pick::Hall { hall, lie, at: Some(at) },
        [Action::Cart { from, to, .. } | Action::Walk { from, to } | Action::Stir { from, to }, ..] => {
            Pick::Statue { from, to: Some(to) }
        }
        [Action::Cast { page, .. }, ..] => Pick::Spell { page },
        [Action::Activate(site), ..] => Pick::Shop { site },
        [Action::Gate(start), ..] => {
            Pick::Square { at: setup.board().starts.get(usize::from(start))?.square }
        }
        [Action::Reclaim(at) | Action::Dowse(at) | Action::Consecrate { at, .. }, ..] => Pick::Square { at },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Payment, Square};

    #[test]
    fn a_move_is_picked_up_as_by_hand() {
        let setup = Setup::usual(4).unwrap();
        let state = State::new(&setup);
        let at = Square::at(3, 4);
        let dig = Action::Dig { shape: 2, cost: [3, 0, 0] };
        let lay = Action::Lay { lie: 1, at, paid: Payment::NOTHING };
        let whole = Pick::Dig { shape: 2, cost: [3, 0, 0], lie: 1, at: Some(at) };
        assert_eq!(grasp(&setup, &state, &[dig, lay]), Some(whole));
        assert_eq!(grasp(&setup, &state, &[lay]), None, "nothing has been begun that could be laid");
        let mut begun = state;
        begun.phase = Phase::Lay { shape: 2, cost: [3, 0, 0] };
        assert_eq!(grasp(&setup, &begun, &[lay]), Some(whole));
        assert_eq!(grasp(&setup, &state, &[Action::Place(7)]), Some(Pick::Slot { slot: 7 }));
        assert_eq!(grasp(&setup, &state, &[Action::EndTurn]), None);
        assert_eq!(grasp(&setup, &state, &[Action::Gate(99)]), None);
    }
}
