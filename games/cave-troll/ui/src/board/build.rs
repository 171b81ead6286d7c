//! Builds the render model from the position and the selection: pure functions, tested without a page.

use cave_troll::tables::SPACES;
use cave_troll::{Action, Card, CaveTroll, Figure, Phase, Piece, ROOMS, Set, Setup, Space, State, score};
use moot_core::Game;

use super::model::{Door, Figurine, Ghost, Hints, Preview, Room, Stand};
use super::ordered::insert;
use super::preview;
use super::skin;
use crate::game::pick::{Choices, FigureAction, NextPart, Pick, attempt};

/// The current state of every room.
#[must_use]
pub fn rooms(state: &State) -> Vec<Room> {
    ROOMS.iter().map(|at| room(state, at)).collect()
}

/// The current state of a room.
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

/// Every figure with its place. `before` are the figures of the previous picture: a figure that moved between spaces keeps its
/// number.
#[must_use]
pub fn figures(state: &State, before: &[Figurine]) -> Vec<Figurine> {
    let mut now = Vec::new();
    for at in Space::all() {
        place(state, at, &mut now);
    }
    number(&mut now, before);
    now
}

/// The figures on a space, and how many of each, in the order in which they stand.
#[must_use]
pub fn figures_at(state: &State, at: Space) -> Vec<(Piece, u8)> {
    let mut kinds = Vec::new();
    for piece in state.pieces(at) {
        let camp = state.player(piece.seat).adventurers.get(at.index()).copied().unwrap_or(0);
        let count = if piece.figure == Figure::Adventurer { camp } else { 1 };
        insert(&mut kinds, (piece, count), |&(piece, _)| skin::order(piece));
    }
    kinds
}

fn place(state: &State, at: Space, out: &mut Vec<Figurine>) {
    let kinds = figures_at(state, at);
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

/// Numbers the figures: those that stayed keep their number, the others take that of an identical figure that left another
/// space.
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

/// The overlays of the dungeon. `point` is the space under the pointer or the keyboard cursor.
#[must_use]
pub fn hints(setup: &Setup, state: &State, choices: &Choices, point: Option<Space>) -> Hints {
    let pick = choices.pick;
    let mut hints = Hints {
        lit: choices.lit,
        targets: choices.figures.clone(),
        picked: pick.who,
        victim: pick.whom,
        chosen: pick.to.or(point),
        ..Hints::default()
    };
    if choices.next_part == NextPart::Who {
        // While everything is open, highlighting half of the dungeon would carry no information.
        hints.lit = cave_troll::Spaces::NONE;
    }
    if !hints.lit.is_empty() {
        // The pointer marks only what may be chosen.
        hints.chosen = pick.to.or(point.filter(|&at| hints.lit.has(at)));
    }
    let to = pick.to.or(point.filter(|&at| choices.next_part == NextPart::To && choices.lit.has(at)));
    let picking = matches!(choices.next_part, NextPart::To | NextPart::Ready);
    if picking {
        let seat = state.asked();
        let preview = |to: Space| {
            let tried = Choices { pick: Pick { to: Some(to), ..pick }, ..choices.clone() };
            attempt(state, &tried).map(|actions| preview::preview_of(setup, state, &actions))
        };
        let worth = |to: Space| preview(to).map(|seen| seen.mark(seat));
        if let Some((who, FigureAction::Step)) = pick.who.zip(pick.figure_action) {
            hints.doors = doors(setup, state, who, worth);
        }
        let behind_doors = hints.doors.iter().map(|door| door.to).collect();
        let elsewhere = choices.lit.minus(behind_doors).iter();
        if pays(state, &pick) {
            for (at, seen) in elsewhere.filter_map(|at| Some((at, preview(at)?))) {
                let gains = state.all().map(|seat| (at, seat, seen.gained[seat.index()]));
                let gains: Vec<_> = gains.filter(|&(.., gold)| gold != 0).collect();
                let nobody = gains.is_empty().then_some((at, seat, 0));
                hints.pays.extend(gains.into_iter().chain(nobody));
            }
        } else {
            let seen: Vec<_> = elsewhere.filter_map(|at| Some((at, preview(at)?))).collect();
            hints.worth = seen.iter().map(|(at, seen)| (*at, seen.mark(seat))).collect();
            // What a scoring of the whole dungeon pays wherever the card goes is no reason for a room.
            let least = hints.worth.iter().map(|&(_, change)| change).min();
            if seen.iter().all(|(_, seen)| seen.scoring) {
                hints.worth.retain(|&(at, change)| Some(change) != least || Some(at) == hints.chosen);
            }
        }
        hints.ghost = to.filter(|&to| choices.lit.has(to)).and_then(|to| ghost(state, &pick, to));
    }
    hints
}

/// Whether a room is chosen that pays at once, to whoever controls it.
#[must_use]
pub fn pays(state: &State, pick: &Pick) -> bool {
    let card = match state.phase {
        Phase::Put(card) => Some(card),
        _ => pick.card,
    };
    card == Some(Card::SCORE) || state.phase == Phase::Weigh
}

fn doors(setup: &Setup, state: &State, who: Stand, worth: impl Fn(Space) -> Option<i16>) -> Vec<Door> {
    let door = |to: Space| {
        let step = Action::Move { who: who.piece.figure, from: who.at, to };
        let checked = CaveTroll::check(setup, state, state.asked(), step);
        Door { from: who.at, to, worth: checked.map(|()| worth(to).unwrap_or(0)) }
    };
    who.at.near().iter().map(door).collect()
}

/// The preview of a figure on a space.
fn ghost(state: &State, pick: &Pick, to: Space) -> Option<Ghost> {
    let seat = state.asked();
    let card = pick.card.or(match state.phase {
        Phase::Put(card) => Some(card),
        _ => None,
    });
    if let Some(figure) = card.and_then(cave_troll::Card::figure) {
        return Some(Ghost { piece: Piece::new(seat, figure), from: None, to });
    }
    if let Phase::Return(figure) = state.phase {
        return Some(Ghost { piece: Piece::new(seat, figure), from: None, to });
    }
    let moved = match pick.figure_action? {
        FigureAction::Step => pick.who,
        FigureAction::Push | FigureAction::Banish => pick.whom,
        _ => None,
    }?;
    Some(Ghost { piece: moved.piece, from: Some(moved.at), to })
}

/// The actions of the selection, with the pointed space if no destination is chosen; `None` while a part is missing or it is illegal.
fn legal_attempt(
    setup: &Setup,
    state: &State,
    choices: &Choices,
    point: Option<Space>,
) -> Option<Vec<Action>> {
    let to = choices.pick.to.or(point.filter(|&at| choices.lit.has(at)));
    let tried = Choices { pick: Pick { to, ..choices.pick }, ..choices.clone() };
    let actions = attempt(state, &tried)?;
    let &first = actions.first()?;
    CaveTroll::check(setup, state, state.asked(), first).ok()?;
    Some(actions)
}

/// The effect of the selection; `None` while a part is missing or it is illegal.
#[must_use]
pub fn preview_of(setup: &Setup, state: &State, choices: &Choices, point: Option<Space>) -> Option<Preview> {
    Some(preview::preview_of(setup, state, &legal_attempt(setup, state, choices, point)?))
}

/// The position after the selection, of which the marks in the dungeon tell; `None` like [`preview_of`].
#[must_use]
pub fn after(setup: &Setup, state: &State, choices: &Choices, point: Option<Space>) -> Option<State> {
    let actions = legal_attempt(setup, state, choices, point)?;
    Some(preview::after(setup, state, &actions, &mut Vec::new()))
}
