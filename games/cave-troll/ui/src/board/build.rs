//! From the position and what is in hand to what is to be seen: pure, and tested without a page.

use cave_troll::tables::SPACES;
use cave_troll::{Action, CaveTroll, Figure, Phase, Piece, ROOMS, Set, Setup, Space, State, score};
use moot_core::Game;

use super::foresee;
use super::hold::{Deed, Due, Grip, Hold, attempt};
use super::model::{Door, Figurine, Ghost, Hints, Outlook, Room, Stand};
use super::skin;

/// Every room as it stands now.
#[must_use]
pub fn rooms(state: &State) -> Vec<Room> {
    ROOMS.iter().map(|at| room(state, at)).collect()
}

/// A room as it stands now.
#[must_use]
pub fn room(state: &State, at: Space) -> Room {
    let standing = score::standing(state, at);
    let count =
        |figure: Figure| state.all().filter(|&seat| state.player(seat).stands(figure, at)).count() as u8;
    let dwarfs = if state.set == Set::Classic { count(Figure::Dwarf) } else { 0 };
    let berserker = |&seat: &moot_core::Seat| {
        state.player(seat).stands(Figure::Berserker, at) && standing.control.is_some_and(|lead| lead != seat)
    };
    let sharing = if state.set == Set::Variant { state.all().filter(berserker).count() as u8 } else { 0 };
    let gold = SPACES.get(at.index()).map_or(0, |card| card.gold);
    let times = 1 << dwarfs;
    Room {
        at,
        standing,
        gold,
        times,
        plus: standing.value.saturating_sub(gold * times),
        parts: 1 + sharing,
        full: state.full.has(at),
        sealed: state.sealed().has(at),
    }
}

/// Every figure with its place. `before` are those of the last picture: a figure that went from one space to another keeps
/// its number.
#[must_use]
pub fn figures(state: &State, before: &[Figurine]) -> Vec<Figurine> {
    let mut now = Vec::new();
    for at in Space::all() {
        place(state, at, &mut now);
    }
    number(&mut now, before);
    now
}

fn place(state: &State, at: Space, out: &mut Vec<Figurine>) {
    let mut kinds: Vec<(Piece, u8)> = state
        .pieces(at)
        .map(|piece| {
            let camp = state.player(piece.seat).adventurers[at.index()];
            (piece, if piece.figure == Figure::Adventurer { camp } else { 1 })
        })
        .collect();
    kinds.sort_by_key(|&(piece, _)| skin::order(piece));
    let all: usize = kinds.iter().map(|&(_, count)| usize::from(count)).sum();
    skin::with_plan(|plan| {
        let counted = all > plan.holds(at.index());
        let shown: Vec<(Piece, u8)> = if counted {
            kinds
        } else {
            let each = kinds.iter().flat_map(|&(piece, count)| (0..count).map(move |_| (piece, 1)));
            each.collect()
        };
        let big = shown.iter().any(|(piece, _)| skin::shape(piece.figure).is_big());
        let spots = plan.stands(at.index(), shown.len(), big);
        for ((piece, count), spot) in shown.into_iter().zip(spots) {
            out.push(Figurine { id: 0, piece, at, count, spot });
        }
    });
}

/// Gives every figure its number: the old one to those that stayed, then to one like it that is gone from elsewhere.
fn number(now: &mut [Figurine], before: &[Figurine]) {
    let mut left: Vec<&Figurine> = before.iter().collect();
    let mut next = before.iter().map(|old| old.id).max().map_or(1, |id| id + 1);
    for stayed in [true, false] {
        for new in now.iter_mut().filter(|new| new.id == 0) {
            let same = |old: &&Figurine| old.piece == new.piece && (old.at == new.at || !stayed);
            if let Some(at) = left.iter().position(same) {
                new.id = left.remove(at).id;
            }
        }
    }
    for new in now.iter_mut().filter(|new| new.id == 0) {
        new.id = next;
        next += 1;
    }
}

/// What lies over the dungeon. `point` is the space that is pointed at, with a pointer or with the arrow keys.
#[must_use]
pub fn hints(setup: &Setup, state: &State, grip: &Grip, point: Option<Space>) -> Hints {
    let hold = grip.hold;
    let mut hints = Hints {
        lit: grip.lit,
        targets: grip.figures.clone(),
        picked: hold.who,
        victim: hold.whom,
        chosen: hold.to.or(point),
        ..Hints::default()
    };
    if grip.due == Due::Who {
        // With everything open, lighting half of the dungeon would tell nothing.
        hints.lit = cave_troll::Spaces::NONE;
    }
    let to = hold.to.or(point.filter(|&at| grip.due == Due::To && grip.lit.has(at)));
    let picking = matches!(grip.due, Due::To | Due::Ready);
    if picking {
        let seat = state.asked();
        let worth = |to: Space| {
            let tried = Grip { hold: Hold { to: Some(to), ..hold }, ..grip.clone() };
            attempt(state, &tried).map(|actions| foresee::outlook(setup, state, &actions).worth(seat))
        };
        if let Some((who, Deed::Step)) = hold.who.zip(hold.deed) {
            hints.doors = doors(setup, state, who, worth);
        }
        let behind_doors = hints.doors.iter().map(|door| door.to).collect();
        let elsewhere = grip.lit.minus(behind_doors).iter();
        hints.worth = elsewhere.filter_map(|at| Some((at, worth(at)?))).collect();
        hints.ghost = to.filter(|&to| grip.lit.has(to)).and_then(|to| ghost(state, &hold, to));
    }
    hints
}

fn doors(setup: &Setup, state: &State, who: Stand, worth: impl Fn(Space) -> Option<i16>) -> Vec<Door> {
    let door = |to: Space| {
        let step = Action::Move { who: who.piece.figure, from: who.at, to };
        let checked = CaveTroll::check(setup, state, state.asked(), step);
        Door { from: who.at, to, worth: checked.map(|()| worth(to).unwrap_or(0)) }
    };
    who.at.near().iter().map(door).collect()
}

/// The figure that would appear on a space.
fn ghost(state: &State, hold: &Hold, to: Space) -> Option<Ghost> {
    let seat = state.asked();
    let card = hold.card.or(match state.phase {
        Phase::Put(card) => Some(card),
        _ => None,
    });
    if let Some(figure) = card.and_then(cave_troll::Card::figure) {
        return Some(Ghost { piece: Piece::new(seat, figure), from: None, to });
    }
    if let Phase::Return(figure) = state.phase {
        return Some(Ghost { piece: Piece::new(seat, figure), from: None, to });
    }
    let moved = match hold.deed? {
        Deed::Step => hold.who,
        Deed::Push | Deed::Banish => hold.whom,
        _ => None,
    }?;
    Some(Ghost { piece: moved.piece, from: Some(moved.at), to })
}

/// What is in hand would change this; `None` while a part is missing or it is not allowed.
#[must_use]
pub fn outlook(setup: &Setup, state: &State, grip: &Grip, point: Option<Space>) -> Option<Outlook> {
    let to = grip.hold.to.or(point.filter(|&at| grip.lit.has(at)));
    let tried = Grip { hold: Hold { to, ..grip.hold }, ..grip.clone() };
    let actions = attempt(state, &tried)?;
    let &first = actions.first()?;
    CaveTroll::check(setup, state, state.asked(), first).ok()?;
    Some(foresee::outlook(setup, state, &actions))
}
