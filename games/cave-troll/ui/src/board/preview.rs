//! Computes the effect of a decision on a copy of the table.

use cave_troll::{Action, CaveTroll, Event, Phase, Setup, State, score};
use moot_core::Game;

use super::model::Preview;

/// The position after actions of the deciding player, limited to that player's knowledge: hidden information of others is not used.
/// The actions must be legal one after another; the first illegal one ends the sequence. Where a Cave Troll falls into a room, this is
/// the position if no further player lets a character step out.
pub(super) fn after(setup: &Setup, state: &State, actions: &[Action], events: &mut Vec<Event>) -> State {
    let mut after = CaveTroll::view(setup, state, Some(state.asked())).table;
    for &action in actions {
        let seat = after.asked();
        if CaveTroll::check(setup, &after, seat, action).is_err() {
            break;
        }
        // The events are not used.
        let _ = CaveTroll::act(setup, &mut after, seat, action, events);
    }
    // Only as a consequence of an action: otherwise the first of them is asked right now.
    let mut asked = after.seats;
    while !actions.is_empty() && matches!(after.phase, Phase::Escape { .. }) && asked > 0 {
        let seat = after.asked();
        if CaveTroll::check(setup, &after, seat, Action::Done).is_err() {
            break;
        }
        let _ = CaveTroll::act(setup, &mut after, seat, Action::Done, events);
        asked -= 1;
    }
    after
}

/// The effect of actions of the deciding player, up to the first illegal one.
#[must_use]
pub fn preview_of(setup: &Setup, state: &State, actions: &[Action]) -> Preview {
    let mut events = Vec::new();
    let after = after(setup, state, actions, &mut events);
    let mut preview = Preview { over: after.phase == Phase::Over, ..Preview::default() };
    let now = score::whole_board(state);
    // After its last scoring the board pays nothing more.
    let then = if preview.over { now } else { score::whole_board(&after) };
    for seat in state.all() {
        let at = seat.index();
        let gold = after.player(seat).total() - state.player(seat).total();
        preview.gained[at] = i16::try_from(gold).unwrap_or(i16::MAX);
        preview.board[at] = then[at] - now[at];
    }
    for event in events {
        match event {
            Event::Removed { piece, .. } => preview.removed.push((piece.seat, piece.figure)),
            Event::Stayed { seat } if seat != state.asked() => preview.may_flee = true,
            Event::Board { .. } => preview.scoring = true,
            _ => {}
        }
    }
    preview
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{legal, positions};
    use cave_troll::Card;
    use cave_troll::testing::{Position, space};

    #[test]
    fn a_preview_equals_the_result_if_nobody_steps_out() {
        let (mut buried, mut paying) = (0, 0);
        for (setup, state) in positions().into_iter().step_by(2) {
            for action in legal(&setup, &state) {
                let preview = preview_of(&setup, &state, &[action]);
                let mut after = state;
                let _ = CaveTroll::act(&setup, &mut after, state.asked(), action, &mut ());
                while let Phase::Escape { seat, .. } = after.phase {
                    buried += 1;
                    let _ = CaveTroll::act(&setup, &mut after, seat, Action::Done, &mut ());
                }
                if after.phase == Phase::Over {
                    assert!(preview.over);
                    continue;
                }
                for seat in state.all() {
                    let sum = |state: &State| {
                        state.player(seat).total()
                            + i32::from(cave_troll::score::whole_board(state)[seat.index()])
                    };
                    assert_eq!(i32::from(preview.worth(seat)), sum(&after) - sum(&state), "{action:?}");
                    let gold = |state: &State| state.player(seat).total();
                    let paid =
                        state.all().any(|seat| after.player(seat).total() != state.player(seat).total());
                    let change = if paid { gold(&after) - gold(&state) } else { sum(&after) - sum(&state) };
                    assert_eq!(i32::from(preview.mark(seat)), change, "{action:?}");
                    paying += u32::from(paid);
                }
            }
        }
        assert!(paying > 10, "{paying} decisions pay gold at once");
        assert!(buried > 0, "no Cave Troll falls into an occupied room");
    }

    #[test]
    fn previews_do_not_use_hidden_cards() {
        let mut position = Position::classic(2);
        position.put("A 0:adventurer").hand(0, "score-room").deck(0, "").relic(1, "raven");
        position.state.phase = Phase::Put(Card::SCORE);
        position.state.players[0].hand = cave_troll::Cards::EMPTY;
        position.state.players[0].held = 0;
        let room = space('A');
        let preview = preview_of(&position.setup, &position.state, &[Action::At(room)]);
        assert!(preview.over);
        assert_eq!(preview.gained[1], 0, "the other player's artifact is hidden");
        assert_eq!(preview.gained[0], 1 + 3 + 1, "the room, the last card, the board");
    }
}
