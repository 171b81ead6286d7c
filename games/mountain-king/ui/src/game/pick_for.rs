//! Converts a move into the selection that leads to it.

use mountain_king::{Action, Phase, Setup, State};

use crate::game::Pick;

/// The selection that leads to a move of these decisions; `None` for a move that needs no selection.
#[must_use]
pub fn pick_for(setup: &Setup, state: &State, line: &[Action]) -> Option<Pick> {
    Some(match *line {
        [Action::Dig { shape, cost }, Action::Lay { lie, at, .. }, ..] => {
            Pick::Dig { shape, cost, lie, at: Some(at) }
        }
        [Action::Dig { shape, cost }, ..] => Pick::Dig { shape, cost, lie: 0, at: None },
        [Action::Lay { lie, at, .. }, ..] => {
            let Phase::Lay { shape, cost } = state.phase else { return None };
            Pick::Dig { shape, cost, lie, at: Some(at) }
        }
        // Bribes that are laid one by one, or the choice of a pedestal, may come before the troll is placed.
        [Action::Recruit { place, .. }, ref rest @ ..] => {
            let slot = rest.iter().find_map(|action| match *action {
                Action::Place(slot) => Some(slot),
                _ => None,
            });
            Pick::Recruit { place, slot }
        }
        [Action::Place(slot), ..] => Pick::Slot { slot },
        [Action::Dedicate { hall, lie, at }, ..] => Pick::Hall { hall, lie, at: Some(at) },
        [Action::Cart { from, to, .. } | Action::Walk { from, to } | Action::Stir { from, to }, ..] => {
            Pick::Statue { from, to: Some(to) }
        }
        [Action::Cast { page, .. }, ..] => Pick::Spell { page },
        [Action::Found(kind), ..] => Pick::Workshop { kind },
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
    use mountain_king::{Clan, Payment, Square};

    #[test]
    fn pick_for_returns_the_selection_of_a_move() {
        let setup = Setup::usual(4).unwrap();
        let state = State::new(&setup);
        let at = Square::at(3, 4);
        let dig = Action::Dig { shape: 2, cost: [3, 0, 0] };
        let lay = Action::Lay { lie: 1, at, paid: Payment::NOTHING };
        let whole = Pick::Dig { shape: 2, cost: [3, 0, 0], lie: 1, at: Some(at) };
        assert_eq!(pick_for(&setup, &state, &[dig, lay]), Some(whole));
        assert_eq!(pick_for(&setup, &state, &[lay]), None, "there is no tunnel in progress to place");
        let mut begun = state;
        begun.phase = Phase::Lay { shape: 2, cost: [3, 0, 0] };
        assert_eq!(pick_for(&setup, &begun, &[lay]), Some(whole));
        assert_eq!(pick_for(&setup, &state, &[Action::Place(7)]), Some(Pick::Slot { slot: 7 }));
        let recruit = Action::Recruit { place: 2, paid: Payment::NOTHING };
        let left = Pick::Recruit { place: 2, slot: Some(4) };
        assert_eq!(pick_for(&setup, &state, &[recruit, Action::Place(4)]), Some(left));
        let pedestal = [recruit, Action::Pick(Clan::Fire), Action::Place(4)];
        assert_eq!(pick_for(&setup, &state, &pedestal), Some(left), "after a pedestal");
        assert_eq!(pick_for(&setup, &state, &[recruit]), Some(Pick::Recruit { place: 2, slot: None }));
        assert_eq!(pick_for(&setup, &state, &[Action::Found(3)]), Some(Pick::Workshop { kind: 3 }));
        assert_eq!(pick_for(&setup, &state, &[Action::EndTurn]), None);
        assert_eq!(pick_for(&setup, &state, &[Action::Gate(99)]), None);
    }
}
