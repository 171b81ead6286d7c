//! From a move to what the player would pick up for it.

use cave_troll::{Action, State};

use crate::board::hold::{Hold, parts};

/// What a player picks up to make a move of these decisions; `None` for a move that needs nothing in hand.
#[must_use]
pub fn grasp(state: &State, line: &[Action]) -> Option<Hold> {
    let hold = match *line {
        [Action::Play(card), Action::At(to), ..] => Hold { to: Some(to), ..Hold::card(card) },
        [first, ..] => parts(state, first),
        [] => Hold::NOTHING,
    };
    (hold != Hold::NOTHING).then_some(hold)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::{Position, space};
    use cave_troll::{Card, Figure};

    #[test]
    fn a_move_is_picked_up_as_by_hand() {
        let mut position = Position::classic(2);
        position.put("A 0:knight");
        let state = &position.state;
        let step = Action::Move { who: Figure::Knight, from: space('A'), to: space('B') };
        let hold = grasp(state, &[step]).expect("a step is picked up");
        assert_eq!((hold.who.map(|who| who.at), hold.to), (Some(space('A')), Some(space('B'))));
        let both = [Action::Play(Card::CHEST), Action::At(space('B'))];
        let hold = grasp(state, &both).expect("a card is picked up");
        assert_eq!((hold.card, hold.to), (Some(Card::CHEST), Some(space('B'))));
        assert_eq!(grasp(state, &[Action::Draw]), None);
        assert_eq!(grasp(state, &[]), None);
    }
}
