//! The default continuation of a position.

use mountain_king::{Action, Phase, Stage, State};

use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::{Forgone, MainAction};

/// The default continuation: decline the second dig of Deep Breath, skip an impossible step 2, or else end the turn.
#[must_use]
pub fn main_action(state: &State, legal: &[Action]) -> MainAction<Action> {
    let texts = king().table;
    if (state.phase, state.stage) == (Phase::Step, Stage::Breath) {
        MainAction { icon: Icon::Check, label: texts.go_on(), action: Action::Done, forgone: None }
    } else if legal.contains(&Action::Skip) {
        MainAction { icon: Icon::Skip, label: texts.skip(), action: Action::Skip, forgone: None }
    } else {
        let forgone = left(legal);
        MainAction { icon: Icon::End, label: texts.end_turn(), action: Action::EndTurn, forgone }
    }
}

/// The optional steps that are still possible. Most turns end with some of them undone, so nothing asks.
fn left(legal: &[Action]) -> Option<Forgone> {
    let texts = king().table;
    let hall = legal.iter().any(|action| matches!(action, Action::Dedicate { .. }));
    let cart = legal.iter().any(|action| matches!(action, Action::Cart { .. }));
    let what = match (hall, cart) {
        (true, _) => texts.hall_left(),
        (false, true) => texts.carts_left(),
        (false, false) => return None,
    };
    Some(Forgone { what: what.to_owned(), question: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::played;
    use mountain_king::{MountainKing, Setup};

    #[test]
    fn the_default_continuation_is_legal_or_has_a_reason() {
        let mut ends = 0;
        played::<MountainKing>(Setup::usual(2).unwrap(), "lead", |table, seat, legal| {
            let MainAction { action, forgone, .. } = main_action(table.state(), legal);
            let optional = |action: &Action| matches!(action, Action::Dedicate { .. } | Action::Cart { .. });
            let open = legal.iter().any(optional);
            assert_eq!(forgone.is_some(), open && action == Action::EndTurn, "{legal:?}");
            assert_eq!(legal.contains(&action), table.check(seat, action).is_ok());
            let next = if legal.contains(&action) { action } else { legal[legal.len() / 2] };
            ends += usize::from(next == Action::EndTurn);
            Some(next)
        })
        .unwrap();
        assert!(ends > 4);
    }
}
