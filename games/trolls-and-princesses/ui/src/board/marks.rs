//! Transient highlights of the board: options, places where a tile fits, and the styles of the seats.

use leptos::prelude::*;
use moot_core::{MAX_SEATS, Seat};
use trolls_and_princesses::{Carrier, Cell, Network, Phase, Place, Stage as Part, State};

use super::build::{Marks, SeatStyles};
use super::net;
use super::net::Net;
use super::paint::{FreePlace, Over};
use crate::art::hamlet::Pips;
use crate::board::act;
use crate::game::pick::{Choices, Thing};
use crate::game::selection::Point;
use crate::marker::Session;

/// The styles of all seats.
pub(super) fn seat_styles(session: Session) -> SeatStyles {
    let mut all = [moot_art::SeatStyle::Rowan; MAX_SEATS];
    for (seat_style, seat) in all.iter_mut().zip(Seat::all(MAX_SEATS)) {
        *seat_style = session.seat_style(seat);
    }
    all
}

/// The highlights of the position. Tracked.
pub(super) fn marks(session: Session, last_move: Memo<Option<crate::game::Marks>>) -> Marks {
    if let Some(past) = session.past_position().get() {
        return Marks { place: past.marks.place, cell: past.marks.cell, ..Marks::default() };
    }
    let left = session.state().with(|state| {
        (state.stage == Part::Act && state.phase != Phase::Over).then_some((state.at, state.own, state.lent))
    });
    if !session.input_control().get().free() {
        let last = last_move.get().unwrap_or_default();
        return Marks { place: last.place, cell: last.cell, left, ..Marks::default() };
    }
    let choices = act::choices(session);
    let moving = session.state().with(|state| state.phase == Phase::Move);
    let prospects = if moving {
        let pips = |&at: &Place| {
            let prospect = act::prospect(session, at)?;
            let points = prospect.points;
            Some((at, Pips { own: points.own(), lent: points.rivals, futile: !prospect.can_act() }))
        };
        choices.places.iter().filter_map(pips).collect()
    } else {
        Vec::new()
    };
    Marks { choices: Some(choices), prospects, left, ..Marks::default() }
}

/// The places of the own network where the tile in hand fits.
fn places(choices: &Choices, net: &Net) -> Vec<FreePlace> {
    let mut out: Vec<FreePlace> = Vec::new();
    let sum = |sites: [u8; 3]| sites.iter().sum::<u8>();
    for way in &choices.ways {
        let (cell, sites) = (way.lie.cell, way.joint.sites);
        match out.iter_mut().find(|place| place.cell == cell) {
            Some(place) if sum(sites) > sum(place.sites) => place.sites = sites,
            Some(_) => {}
            None => out.push(FreePlace { cell, sites, meets: net::meets(net, cell) }),
        }
    }
    out
}

/// The own tiles that can be chosen now, as a storage spot or for activation.
fn asked(state: &State, choices: &Choices) -> Vec<Cell> {
    let seat = state.asked();
    let own = |tile: trolls_and_princesses::Tile| {
        let laid = state.laid.get(usize::from(tile.0))?;
        state.player(seat).tiles.has(tile).then_some(laid.cell)
    };
    if let Phase::Store(item) = state.phase {
        let mut cells: Vec<Cell> = state
            .free_spots(seat, item)
            .filter_map(|(spot, _)| match spot.on {
                Carrier::Tile(tile) => own(tile),
                Carrier::Card(_) => None,
            })
            .collect();
        cells.dedup();
        return cells;
    }
    choices.tiles.iter().filter_map(|&tile| own(tile)).collect()
}

/// The highlights over the network of `whose`, with the place of a tile that has just been laid there. Tracked.
pub(super) fn over(
    session: Session,
    whose: Seat,
    laid: Option<Cell>,
    net: Memo<Net>,
    marks: Memo<Marks>,
) -> Over {
    let point = match session.selection().point().get() {
        Some(Point::Cell(cell)) => Some(cell),
        _ => None,
    };
    marks.with(|marks| {
        let mut over = Over { changed: marks.cell.or(laid), point, ..Over::default() };
        let Some(choices) = &marks.choices else { return over };
        session.state().with(|state| {
            if state.asked() != whose {
                return;
            }
            over.places = net.with(|net| places(choices, net));
            over.asked = asked(state, choices);
            if let (Thing::Tile(tile), Some(lie)) = (choices.pick.thing, choices.pick.lie) {
                let network = Network::of(state, whose);
                over.ghost = Some(net::ghost(&network, tile, lie.cell, lie.turn));
            }
        });
        over
    })
}
