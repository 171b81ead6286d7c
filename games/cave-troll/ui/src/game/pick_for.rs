//! Converts a move into the selection that leads to it.

use cave_troll::{Action, State};

use crate::game::pick::{Pick, parts};

/// The selection that leads to a move of these decisions; `None` for a move that needs no selection.
#[must_use]
pub fn pick_for(state: &State, line: &[Action]) -> Option<Pick> {
    let pick = match *line {
        [Action::Play(card), Action::At(to), ..] => Pick { to: Some(to), ..Pick::card(card) },
        [Action::Artifact, ..] => Pick::ARTIFACT,
        [first, ..] => parts(state, first),
        [] => Pick::NOTHING,
    };
    (pick != Pick::NOTHING).then_some(pick)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::{Position, space};
    use cave_troll::{Card, Figure};

    #[test]
    fn pick_for_returns_the_selection_of_a_move() {
        let mut position = Position::classic(2);
        position.put("A 0:knight");
        let state = &position.state;
        let step = Action::Move { who: Figure::Knight, from: space('A'), to: space('B') };
        let pick = pick_for(state, &[step]).expect("a step has a selection");
        assert_eq!((pick.who.map(|who| who.at), pick.to), (Some(space('A')), Some(space('B'))));
        let both = [Action::Play(Card::CHEST), Action::At(space('B'))];
        let pick = pick_for(state, &both).expect("a card has a selection");
        assert_eq!((pick.card, pick.to), (Some(Card::CHEST), Some(space('B'))));
        assert_eq!(pick_for(state, &[Action::Artifact]), Some(Pick::ARTIFACT));
        assert_eq!(pick_for(state, &[Action::Draw]), None);
        assert_eq!(pick_for(state, &[]), None);
    }
}
