//! Interprets a click on a point of the board.

use leptos::prelude::*;
use trolls_and_princesses::{Action, Carrier, Cell, Phase, Place, State};

use super::stage::owner;
use crate::art::pot::Guest;
use crate::board::act;
use crate::game::pick::{NextPart, Thing};
use crate::game::selection::Point;
use crate::marker::Session;

/// Handles a click on a point; `pot` is the guest of the clicked cauldron, if one was hit.
pub(super) fn press(session: Session, point: Point, pot: Option<Guest>) {
    session.selection().end_trial();
    match point {
        Point::Place(at) => press_place(session, at, pot),
        Point::Cell(cell) => press_cell(session, cell),
    }
}

fn press_place(session: Session, at: Place, pot: Option<Guest>) {
    let choices = untrack(|| act::choices(session));
    let asked = session.state().with_untracked(State::asked);
    let own = Guest::Troll(session.seat_style(asked));
    let troll = choices.trolls.iter().copied().find(|&(from, _)| from == at);
    let from_here =
        choices.next_part == NextPart::Thing || choices.pick.thing == Thing::Nothing && pot.is_some();
    // The keyboard selects a place as a whole. While nothing is selected, that means the troll or human that may leave it.
    let people = pot.is_some() || choices.next_part == NextPart::Thing && !choices.places.contains(&at);
    if let (true, Some((from, same))) = (from_here && people && pot.is_none_or(|who| who == own), troll) {
        return act::press_troll(session, from, same);
    }
    let human = choices.humans.contains(&at) && pot.is_none_or(|who| who == Guest::Human);
    if from_here && people && human {
        return act::press_human(session, at);
    }
    if choices.pick.to == Some(at)
        && let Some(Guest::Troll(seat_style)) = pot
        && let Some(&seat) = choices.rivals.iter().find(|&&seat| session.seat_style(seat) == seat_style)
    {
        return act::press_rival(session, seat);
    }
    if at == Place::BESIDE {
        if let Some((from, same)) = troll {
            act::press_troll(session, from, same);
        }
        return;
    }
    act::press_place(session, at, true);
}

fn press_cell(session: Session, cell: Cell) {
    let lain = session.state().with_untracked(|state| {
        let seat = untrack(|| owner(session));
        state.player(seat).tiles.iter().find(|tile| state.laid[usize::from(tile.0)].cell == cell)
    });
    let Some(tile) = lain else { return act::press_cell(session, cell) };
    session.selection().point_at(Some(Point::Cell(cell)));
    if !session.input_control().get_untracked().free() {
        return;
    }
    let store = session.state().with_untracked(|state| match state.phase {
        Phase::Store(item) => state
            .free_spots(state.asked(), item)
            .map(|(spot, _)| spot)
            .find(|spot| spot.on == Carrier::Tile(tile)),
        _ => None,
    });
    if let Some(spot) = store {
        act::press_act(session, Action::Store(spot), true);
    } else if untrack(|| act::choices(session)).tiles.contains(&tile) {
        act::press_tile(session, tile, true);
    }
}
