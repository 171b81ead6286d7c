//! Step 3: dedicate a great hall (rulebook: great hall).

use moot_core::{EventSink, Seat};

use crate::tables::{HALLS, Lie};
use crate::{Action, Clan, Event, Illegal, Laid, Mask, ROWS, STRIDE, Square, Stage, State, cover};

impl State {
    /// The squares that a hall of `seat` may cover: tunnels of its network, no gate and no hall.
    #[must_use]
    pub fn hall_ground(&self, seat: Seat) -> Mask {
        let mut ground = self.network(seat).minus(&self.hall_squares());
        for gate in self.team(seat).iter().map(|seat| self.player(seat).gate).filter(|gate| gate.is_some()) {
            ground.remove(gate);
        }
        ground
    }
}

/// The first squares at which a lie fits wholly into `ground`.
fn fits(lie: &Lie, ground: &Mask) -> Mask {
    let mut rows = ground.0;
    for &(dx, dy) in &lie.cells[1..] {
        let dy = dy as usize; // cells follow the first one in reading order
        for (y, row) in rows.iter_mut().enumerate() {
            let below = if y + dy < ROWS { ground.0[y + dy] } else { 0 };
            *row &= if dx >= 0 { below >> dx } else { below << -dx };
        }
    }
    Mask(rows)
}

/// Lists every place of every hall in the supply.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    if state.stage != Stage::Halls {
        return;
    }
    let ground = state.hall_ground(state.active);
    let room = ground.count() as usize;
    for (hall, card) in (0..).zip(&HALLS) {
        if state.halls[usize::from(hall)].at.is_some() {
            continue;
        }
        for (lie, shape) in (0..).zip(card.lies) {
            if room < shape.cells.len() {
                break;
            }
            for (y, &row) in fits(shape, &ground).0.iter().enumerate() {
                let mut row = row;
                while row != 0 {
                    let at = Square((y * STRIDE) as u16 + row.trailing_zeros() as u16);
                    row &= row - 1;
                    out.push(Action::Dedicate { hall, lie, at });
                }
            }
        }
    }
}

/// Checks a dedication.
pub(crate) fn check(state: &State, hall: u8, lie: u8, at: Square) -> Result<(), Illegal> {
    match state.stage {
        Stage::Work | Stage::Breath => return Err(Illegal::StepTwoFirst),
        Stage::Carts => return Err(Illegal::HallsOver),
        Stage::Halls => {}
    }
    let card = HALLS.get(usize::from(hall)).ok_or(Illegal::NoSuchThing)?;
    let lie = card.lies.get(usize::from(lie)).ok_or(Illegal::NoSuchThing)?;
    if state.halls[usize::from(hall)].at.is_some() {
        return Err(Illegal::HallTaken);
    }
    if usize::from(at.row()) >= ROWS {
        return Err(Illegal::NoSuchThing);
    }
    let ground = state.hall_ground(state.active);
    for &(dx, dy) in lie.cells {
        match at.offset(dx, dy) {
            Some(square) if ground.has(square) => {}
            other => return Err(Illegal::NotTunnel { at: other.unwrap_or(at) }),
        }
    }
    Ok(())
}

/// Dedicates a hall: pedestals beneath leave the game, statues stay where they are.
pub(crate) fn act(state: &mut State, hall: u8, lie: u8, at: Square, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    state.halls[usize::from(hall)] = Laid { lie, at };
    state.stage = Stage::Carts;
    events.send(Event::Dedicated { seat, hall, lie, at });
    let covered = cover(&HALLS[usize::from(hall)].lies[usize::from(lie)], at);
    for (space, stand) in state.standing.iter_mut().enumerate() {
        if covered.has(*stand) {
            let at = core::mem::replace(stand, Square::NONE);
            events.send(Event::Covered { clan: Clan::of_space(space), at });
        }
    }
}
