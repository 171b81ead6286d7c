//! Converts a selection into actions, and an action into a selection.

use moot_core::Seat;
use trolls_and_princesses::tables::KingsUse;
use trolls_and_princesses::{Action, Phase, Place, PlaceAction, State, Tile};

use super::{Choices, Lie, Pick, Thing};

/// The actions that the selection stands for, legal or not; `None` while a part is missing.
#[must_use]
pub fn attempt(state: &State, choices: &Choices) -> Option<Vec<Action>> {
    let Pick { thing, to, push, lie } = choices.pick;
    let one = |action: Action| Some(vec![action]);
    match (state.phase, thing) {
        (_, Thing::Act(action)) => one(action),
        (Phase::Settle, _) => one(Action::Settle(to?)),
        (Phase::Flee { .. }, _) => one(Action::Flee(to?)),
        (Phase::Home, _) => one(Action::Home(to?)),
        (Phase::Play, Thing::Card(card)) => one(Action::Play(card)),
        (Phase::Move, Thing::Troll { from, .. }) => {
            let push = if choices.rivals.is_empty() { None } else { Some(push?) };
            one(Action::Move { from, to: to?, push })
        }
        (Phase::Walk(_), Thing::Troll { from, same }) => one(Action::Troll { from, to: to?, same }),
        (Phase::Walk(_), Thing::Human { from }) => one(Action::Human { from, to: to? }),
        (Phase::Act, Thing::PlaceAction(place_action)) => one(of_place_action(place_action, to)?),
        (Phase::Build { .. } | Phase::Reward, Thing::Tile(tile)) => {
            let Lie { cell, turn } = lie?;
            Some(vec![Action::Take(tile), Action::Lay { cell, turn }])
        }
        (Phase::Lay { .. }, Thing::Tile(_)) => {
            let Lie { cell, turn } = lie?;
            one(Action::Lay { cell, turn })
        }
        _ => None,
    }
}

/// Whether these actions move a troll to a place where nothing can be done.
#[must_use]
pub fn is_futile(state: &State, actions: &[Action]) -> bool {
    let [Action::Move { from, to, push }] = *actions else { return false };
    state.prospect(from, to, push).is_ok_and(|prospect| !prospect.can_act())
}

/// Whether a troll of another place can move there too, pushing the same player's troll out.
#[must_use]
pub fn is_one_of_several(state: &State, from: Place, to: Place, push: Option<Seat>) -> bool {
    let mut others = (0..Place::COUNT as u8).map(Place).filter(|&other| other != from);
    others.any(|other| state.prospect(other, to, push).is_ok())
}

/// The king's tiles of the active player that have an action: the one of the board, as `None`, and those of the network.
#[must_use]
pub fn kings_actions(state: &State) -> Vec<Option<Tile>> {
    let acts = |tile: &Tile| matches!(tile.power(), Some(KingsUse::Action(_)));
    core::iter::once(None).chain(state.me().tiles.iter().filter(acts).map(Some)).collect()
}

/// The action of a place action that needs neither tile nor card.
const fn of_place_action(place_action: PlaceAction, to: Option<Place>) -> Option<Action> {
    Some(match (place_action, to) {
        (PlaceAction::Mine(resource), _) => Action::Mine(resource),
        (PlaceAction::Build, _) => Action::Build,
        (PlaceAction::RefreshCaves | PlaceAction::RefreshCards, _) => Action::Refresh,
        (PlaceAction::Replenish(resource), _) => Action::Replenish(resource),
        (PlaceAction::Receive, _) => Action::Receive,
        (PlaceAction::Capture, _) => Action::Capture,
        (PlaceAction::Bell, _) => Action::Bell,
        (PlaceAction::Castle, _) => Action::Castle,
        (PlaceAction::Swap(resource), _) => Action::Swap(resource),
        (PlaceAction::Cow, _) => Action::Cow,
        (PlaceAction::Outpost, Some(at)) => Action::Outpost(at),
        (PlaceAction::Hire, Some(at)) => Action::Hire(at),
        (PlaceAction::Activate | PlaceAction::Buy | PlaceAction::Outpost | PlaceAction::Hire, _) => {
            return None;
        }
    })
}

/// The selection for an action; [`Pick::NOTHING`] for one that needs no selection.
#[must_use]
pub fn parts(state: &State, action: Action) -> Pick {
    let place = |to: Place| Pick { to: Some(to), ..Pick::NOTHING };
    match action {
        Action::Settle(at) | Action::Flee(at) | Action::Home(at) => place(at),
        Action::Play(card) => Pick::of(Thing::Card(card)),
        Action::Move { from, to, push } => {
            Pick { push, to: Some(to), ..Pick::of(Thing::Troll { from, same: false }) }
        }
        Action::Troll { from, to, same } => Pick { to: Some(to), ..Pick::of(Thing::Troll { from, same }) },
        Action::Human { from, to } => Pick { to: Some(to), ..Pick::of(Thing::Human { from }) },
        Action::Outpost(at) => Pick { to: Some(at), ..Pick::of(Thing::PlaceAction(PlaceAction::Outpost)) },
        Action::Hire(at) => Pick { to: Some(at), ..Pick::of(Thing::PlaceAction(PlaceAction::Hire)) },
        Action::Take(tile) => Pick::of(Thing::Tile(tile)),
        Action::Lay { cell, turn } => {
            let thing = match state.phase {
                Phase::Lay { tile, .. } => Thing::Tile(tile),
                _ => Thing::Nothing,
            };
            Pick { lie: Some(Lie { cell, turn }), ..Pick::of(thing) }
        }
        Action::Done => Pick::NOTHING,
        Action::Activate(_) | Action::Buy(_) => Pick::of(Thing::Act(action)),
        _ => match state.place_action_of(action) {
            Some(place_action) => Pick::of(Thing::PlaceAction(place_action)),
            None => Pick::of(Thing::Act(action)),
        },
    }
}
