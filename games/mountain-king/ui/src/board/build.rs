//! Builds the render model from the position and the selection: pure functions, tested without a page.

mod choosing;
pub mod gain;
mod laying;
mod moving;

use moot_core::Game;
use mountain_king::tables::TUNNELS;
use mountain_king::{
    Action, Illegal, Kind, Mask, MountainKing, Payment, Phase, Pile, Setup, Square, Stage, State, asked_site,
};

use super::model::{Choice, Ghost, Hints, Mask0, Mode, Mover, Tag};
use super::places::{Places, Spot};
use crate::game::{Marks, Pick};

pub use choosing::chosen_actions;
use choosing::{choosing, gates};
use laying::laying;
use moving::moving;

/// The mode of the board.
#[must_use]
pub fn mode(state: &State, pick: &Pick) -> Mode {
    let step = state.phase == Phase::Step;
    let statue = |by| Mode::Statue { by, from: picked_statue(pick) };
    match (state.phase, *pick) {
        (Phase::Gate, _) => Mode::Gate,
        (Phase::Lay { shape, cost }, _) => Mode::Dig { shape, cost },
        (Phase::Reclaim, _) => Mode::Choose(Choice::Tile),
        (Phase::Dowse(_), _) => Mode::Choose(Choice::Buried),
        (Phase::Consecrate, _) => Mode::Choose(Choice::Anchor),
        (Phase::Arm, _) => Mode::Choose(Choice::AnyShop),
        (Phase::Walk, _) => statue(Mover::Walk),
        (Phase::Stir, _) => statue(Mover::Stir),
        (_, Pick::Dig { shape, cost, .. }) if step => Mode::Dig { shape, cost },
        (_, Pick::Hall { hall, .. }) if step => Mode::Hall { hall },
        (_, Pick::Statue { .. }) if step => statue(Mover::Carts),
        (_, Pick::Shop { .. }) if step => Mode::Choose(Choice::Shop),
        _ => Mode::Watch,
    }
}

const fn picked_statue(pick: &Pick) -> Option<Square> {
    match *pick {
        Pick::Statue { from, .. } => Some(from),
        _ => None,
    }
}

/// Whether to show the board's own tray.
#[must_use]
pub fn wants_tray(state: &State, pick: &Pick) -> bool {
    if mode(state, pick) != Mode::Watch {
        return true;
    }
    state.phase == Phase::Step && matches!(pick, Pick::None | Pick::Square { .. })
}

/// The legal places of the selected tunnel or hall.
#[must_use]
pub fn places(setup: &Setup, state: &State, mode: Mode) -> Option<Places> {
    match mode {
        Mode::Dig { shape, .. } => Some(Places::of_tunnel(setup.board(), state, shape)),
        Mode::Hall { hall } => Some(Places::of_hall(state, hall)),
        _ => None,
    }
}

/// The place of the selected tunnel or hall, once chosen.
#[must_use]
pub fn spot(pick: &Pick) -> Option<Spot> {
    match *pick {
        Pick::Dig { lie, at: Some(at), .. } | Pick::Hall { lie, at: Some(at), .. } => Some(Spot { lie, at }),
        _ => None,
    }
}

/// The last orientation of the selected tunnel or hall, as an index into its lies.
#[must_use]
pub fn lie(pick: &Pick) -> u8 {
    match *pick {
        Pick::Dig { lie, .. } | Pick::Hall { lie, .. } => lie,
        _ => 0,
    }
}

/// The price of a tunnel at a place, hammers included.
#[must_use]
pub fn price(state: &State, cost: [u8; 3], squares: &Mask) -> Pile {
    let [stone, iron, heartstone] = cost;
    let mut price = Pile([stone, iron, heartstone, 0, 0, 0, 0]);
    if !state.rites.soft {
        price[Kind::Hammer] = (*squares & state.rubble).count() as u8;
    }
    price
}

/// The payment: the chosen tokens if they are exactly the price, else those that the rules propose.
#[must_use]
pub fn payment(state: &State, price: Pile, chosen: Option<Payment>) -> Option<Payment> {
    let exact = chosen.filter(|&paid| state.me().value(paid) == Some(price));
    exact.or_else(|| state.me().pay(price))
}

/// Checks whether a tunnel of that price may be placed there.
///
/// # Errors
/// The first reason against it.
pub fn check_lay(setup: &Setup, state: &State, mode: Mode, spot: Spot) -> Result<(), Illegal> {
    let seat = state.active;
    match mode {
        Mode::Dig { shape, cost } => {
            let mut begun = *state;
            if state.phase == Phase::Step {
                MountainKing::check(setup, state, seat, Action::Dig { shape, cost })?;
                begun.phase = Phase::Lay { shape, cost };
            }
            let squares =
                TUNNELS.get(usize::from(shape)).and_then(|tunnel| tunnel.lies.get(usize::from(spot.lie)));
            let squares = squares.map_or(Mask::EMPTY, |lie| mountain_king::cover(lie, spot.at));
            let paid = payment(state, price(state, cost, &squares), None).unwrap_or(Payment::NOTHING);
            MountainKing::check(setup, &begun, seat, Action::Lay { lie: spot.lie, at: spot.at, paid })
        }
        Mode::Hall { hall } => {
            MountainKing::check(setup, state, seat, Action::Dedicate { hall, lie: spot.lie, at: spot.at })
        }
        _ => Err(Illegal::WrongMoment),
    }
}

/// The overlays of the mountain, and the tag beside the preview. `legal` are the legal actions; `point` is the square under
/// the pointer or cursor.
#[must_use]
pub fn hints(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    places: Option<&Places>,
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let mode = mode(state, pick);
    match (mode, places) {
        (Mode::Dig { .. } | Mode::Hall { .. }, Some(places)) => {
            laying(setup, state, mode, places, pick, point)
        }
        (Mode::Statue { by, from }, _) => moving(setup, state, legal, by, from, pick, point),
        (Mode::Gate, _) => gates(setup, state, legal, pick, point),
        (Mode::Choose(choice), _) => choosing(setup, state, legal, choice, pick, point),
        _ => (Hints { asked: asked(setup, state), ..Hints::default() }, None),
    }
}

/// The overlays for a move that has been played: highlights of the changes.
#[must_use]
pub fn played_hints(state: &State, marks: &Marks) -> Hints {
    let ghost = marks.way.and_then(|(from, to)| {
        let clan = state.statue_at(to).map(|statue| state.statue_clan(statue))?;
        Some(Ghost::Statue { clan, route: vec![from, to] })
    });
    Hints { marked: Mask0(marks.squares), ghost, ..Hints::default() }
}

/// The square that the decision of another tray is about.
fn asked(setup: &Setup, state: &State) -> Option<Square> {
    match state.phase {
        Phase::Anchor(at) => Some(at),
        Phase::Found(_) => setup.board().sites.get(usize::from(asked_site(state)?)).copied(),
        Phase::Use => setup.board().sites.get(usize::from(state.using)).copied(),
        _ => None,
    }
}

/// The selected single square.
#[must_use]
pub const fn looked_at(pick: &Pick) -> Option<Square> {
    match *pick {
        Pick::Square { at } => Some(at),
        _ => None,
    }
}

/// Whether the turn has reached the steps of dedicating halls and moving statues.
#[must_use]
pub const fn late(stage: Stage) -> bool {
    matches!(stage, Stage::Halls | Stage::Carts)
}

#[cfg(test)]
mod tests;
