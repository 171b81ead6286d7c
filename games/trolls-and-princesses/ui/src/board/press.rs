//! What is meant by a press on a point of the board.

use leptos::prelude::*;
use trolls_and_princesses::{Action, Carrier, Cell, Phase, Place, State};

use crate::art::pot::Guest;
use crate::game::hand::Point;
use crate::game::hold::{Due, Thing};
use crate::game::{Session, act};

/// A point is pressed; `pot` is the cauldron that was hit, and who is in it.
pub(super) fn press(session: Session, point: Point, pot: Option<Guest>) {
    session.hand.trial.set(None);
    match point {
        Point::Place(at) => press_place(session, at, pot),
        Point::Cell(cell) => press_cell(session, cell),
    }
}

fn press_place(session: Session, at: Place, pot: Option<Guest>) {
    let grip = untrack(|| act::grip(session));
    let asked = session.state.with_untracked(State::asked);
    let own = Guest::Troll(session.livery(asked));
    let troll = grip.trolls.iter().copied().find(|&(from, _)| from == at);
    let from_here = grip.due == Due::Thing || grip.hold.thing == Thing::Nothing && pot.is_some();
    // Keys press a place as a whole: who may leave it is meant while nobody is picked up.
    let people = pot.is_some() || grip.due == Due::Thing && !grip.places.contains(&at);
    if let (true, Some((from, same))) = (from_here && people && pot.is_none_or(|who| who == own), troll) {
        return act::press_troll(session, from, same);
    }
    let human = grip.humans.contains(&at) && pot.is_none_or(|who| who == Guest::Human);
    if from_here && people && human {
        return act::press_human(session, at);
    }
    if grip.hold.to == Some(at)
        && let Some(Guest::Troll(livery)) = pot
        && let Some(&seat) = grip.rivals.iter().find(|&&seat| session.livery(seat) == livery)
    {
        return act::press_rival(session, seat);
    }
    if at == Place::BESIDE {
        if let Some((from, same)) = troll {
            act::press_troll(session, from, same);
        }
        return;
    }
    act::press_place(session, at);
}

fn press_cell(session: Session, cell: Cell) {
    let lain = session.state.with_untracked(|state| {
        let seat = session.whose.get_untracked();
        state.player(seat).tiles.iter().find(|tile| state.laid[usize::from(tile.0)].cell == cell)
    });
    let Some(tile) = lain else { return act::press_cell(session, cell) };
    session.hand.point.set(Some(Point::Cell(cell)));
    if !session.hands.get_untracked().free() {
        return;
    }
    let store = session.state.with_untracked(|state| match state.phase {
        Phase::Store(item) => state
            .free_spots(state.asked(), item)
            .map(|(spot, _)| spot)
            .find(|spot| spot.on == Carrier::Tile(tile)),
        _ => None,
    });
    if let Some(spot) = store {
        act::press_act(session, Action::Store(spot));
    } else if untrack(|| act::grip(session)).tiles.contains(&tile) {
        act::press_tile(session, tile);
    }
}
