//! What is marked on the board for the moment: what may be chosen, where a tile fits, and whose colours are whose.

use leptos::prelude::*;
use moot_core::{MAX_SEATS, Seat};
use trolls_and_princesses::{Carrier, Cell, Phase, Stage as Part, State};

use super::build::{Liveries, Marks};
use super::net;
use super::net::Net;
use super::paint::Over;
use crate::game::hand::Point;
use crate::game::hold::{Grip, Thing};
use crate::game::{Session, act};

/// The colours of all seats.
pub(super) fn liveries(session: Session) -> Liveries {
    let mut all = [moot_art::Livery::Rowan; MAX_SEATS];
    for (livery, seat) in all.iter_mut().zip(Seat::all(MAX_SEATS)) {
        *livery = session.livery(seat);
    }
    all
}

/// What of the position is marked for the moment. Tracked.
pub(super) fn marks(session: Session) -> Marks {
    if let Some(past) = session.past.get() {
        return Marks { place: past.marks.place, cell: past.marks.cell, ..Marks::default() };
    }
    let left = session.state.with(|state| {
        (state.stage == Part::Act && state.phase != Phase::Over).then_some((state.at, state.own, state.lent))
    });
    if !session.hands.get().free() {
        return Marks { left, ..Marks::default() };
    }
    let grip = act::grip(session);
    let moving = session.state.with(|state| state.phase == Phase::Move);
    let points = if moving {
        let prospects = grip.places.iter().filter_map(|&at| Some((at, act::prospect(session, at)?.points)));
        prospects.collect()
    } else {
        Vec::new()
    };
    Marks { grip: Some(grip), points, left, ..Marks::default() }
}

/// The places of the own network where the tile in hand fits, with the most sites that it would make there.
fn places(grip: &Grip) -> Vec<(Cell, [u8; 3])> {
    let mut out: Vec<(Cell, [u8; 3])> = Vec::new();
    let sum = |sites: [u8; 3]| sites.iter().sum::<u8>();
    for way in &grip.ways {
        match out.iter_mut().find(|(cell, _)| *cell == way.lie.cell) {
            Some((_, most)) if sum(way.joint.sites) > sum(*most) => *most = way.joint.sites,
            Some(_) => {}
            None => out.push((way.lie.cell, way.joint.sites)),
        }
    }
    out
}

/// The own tiles that may be chosen now: to store something, or to be activated.
fn asked(state: &State, grip: &Grip) -> Vec<Cell> {
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
    grip.tiles.iter().filter_map(|&tile| own(tile)).collect()
}

pub(super) fn over(session: Session, net: Memo<Net>, marks: Memo<Marks>) -> Over {
    let whose = session.whose.get();
    let point = match session.hand.point.get() {
        Some(Point::Cell(cell)) => Some(cell),
        _ => None,
    };
    marks.with(|marks| {
        let mut over = Over { changed: marks.cell, point, ..Over::default() };
        let Some(grip) = &marks.grip else { return over };
        session.state.with(|state| {
            if state.asked() != whose {
                return;
            }
            over.places = places(grip);
            over.asked = asked(state, grip);
            if let (Thing::Tile(tile), Some(lie)) = (grip.hold.thing, grip.hold.lie) {
                let (face, rims) = net.with(|net| net::ghost(net, tile, lie.cell, lie.turn));
                over.ghost = Some((lie.cell, face, rims));
            }
        });
        over
    })
}
