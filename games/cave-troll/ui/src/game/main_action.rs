//! The default continuation of a position: the end of the turn.

use cave_troll::{Action, Phase, State};

use super::actions_left;
use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::game::{Forgone, MainAction};

/// The default continuation: declining an optional effect, or else the end of the turn. `None` while a figure flees from a Cave Troll,
/// or pushes in the turn of another player: the tray has all answers to these questions.
#[must_use]
pub fn main_action(state: &State, legal: &[Action]) -> Option<MainAction<Action>> {
    let interrupts = matches!(state.phase, Phase::Escape { .. }) || state.asked() != state.active;
    if interrupts && !legal.is_empty() {
        return None;
    }
    Some(if legal.contains(&Action::Done) {
        MainAction { icon: Icon::Check, label: cave().done(state), action: Action::Done, forgone: None }
    } else {
        MainAction { icon: Icon::End, label: cave().end(), action: Action::End, forgone: actions(state) }
    })
}

/// The actions of the turn that are lost when it ends now.
fn actions(state: &State) -> Option<Forgone> {
    let (left, _) = actions_left::actions(state);
    let lost = state.phase == Phase::Act && left > 0;
    lost.then(|| Forgone { what: cave().actions_left(left), question: Some(cave().end_question(left)) })
}

/// Whether the active player's next draw ends the game.
#[must_use]
pub fn draws_last(state: &State) -> bool {
    state.me().deck_len() == 1
}

/// The question before a draw that ends the game while other actions are left.
#[must_use]
pub fn last_draw(state: &State) -> Option<String> {
    let lost = state.actions.saturating_sub(1);
    (draws_last(state) && lost > 0).then(|| cave().last_draw_question(lost))
}

/// The characters that could step out of the room of a Cave Troll, and are removed otherwise.
#[must_use]
pub fn escapes(state: &State, legal: &[Action]) -> Option<Forgone> {
    if !matches!(state.phase, Phase::Escape { .. }) {
        return None;
    }
    let mut who: Vec<_> = legal
        .iter()
        .filter_map(|action| match *action {
            Action::Move { who, .. } => Some(who),
            _ => None,
        })
        .collect();
    who.dedup();
    let count = u8::try_from(who.len()).unwrap_or(u8::MAX);
    (count > 0)
        .then(|| Forgone { what: cave().could_step_out(count), question: Some(cave().stay_question(count)) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{CaveTroll, Set, Setup};
    use moot_table::Table;
    use moot_ui::testing::{by_stride, played};

    #[test]
    fn the_draw_that_ends_the_game_asks_while_actions_are_left() {
        let setup = Setup::new(2, Set::Classic, None).unwrap();
        let (mut asked, mut last) = (0, 0);
        for stride in 3..30 {
            let seed = stride.to_string();
            played::<CaveTroll>(setup, &seed, |table, seat, legal| {
                let state = table.state();
                if state.phase == Phase::Act && draws_last(state) {
                    let question = last_draw(state);
                    assert_eq!(question.is_some(), state.actions > 1);
                    asked += u32::from(
                        question.is_some_and(|text| text.contains(&(state.actions - 1).to_string())),
                    );
                    last += 1;
                } else if state.phase == Phase::Act {
                    assert_eq!(last_draw(state), None);
                }
                by_stride(stride)(table, seat, legal).filter(|_| table.log().len() < 600)
            })
            .unwrap();
        }
        assert!(asked > 0 && last > asked, "{asked} of {last}");
    }

    #[test]
    fn ending_a_turn_early_names_the_actions_and_asks() {
        let setup = Setup::new(2, Set::Classic, None).unwrap();
        let (mut early, mut escapes) = (0, 0);
        let mut look = |table: &Table<CaveTroll>, seat, legal: &[Action], stride| {
            let state = table.state();
            let main = main_action(state, legal);
            if matches!(state.phase, Phase::Escape { .. }) {
                assert_eq!(main, None);
                assert_eq!(super::escapes(state, legal).is_some(), legal.len() > 1, "{legal:?}");
                escapes += 1;
            } else if state.asked() != state.active {
                assert_eq!(main, None, "{:?}", state.phase);
            } else if state.phase == Phase::Act {
                let main = main.expect("a turn can be ended");
                let forgone = main.forgone.expect("actions are left in this phase");
                assert!(forgone.what.contains(&state.actions.to_string()), "{forgone:?}");
                assert!(forgone.question.is_some_and(|asks| asks.ends_with('?')));
                early += 1;
            } else {
                assert_eq!(main.and_then(|main| main.forgone), None, "{:?}", state.phase);
            }
            by_stride(stride)(table, seat, legal).filter(|_| table.log().len() < 600)
        };
        for stride in 3..15 {
            let seed = stride.to_string();
            played::<CaveTroll>(setup, &seed, |table, seat, legal| look(table, seat, legal, stride)).unwrap();
        }
        assert!(early > 40 && escapes > 0, "{early} {escapes}");
    }
}
