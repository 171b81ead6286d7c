//! The expected rest of the game for a player.

use core::cmp::Ordering;

use moot_core::Seat;

use crate::{Phase, Stage, State};

/// Troll moves from which "soon" counts in full.
const SOON: f32 = 4.0;

/// The expected rest of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLeft {
    /// Moves of trolls to come.
    pub(crate) moves: f32,
    /// 1 at the beginning, 0 at the end.
    pub(crate) early: f32,
    /// 1 until the last few moves, 0 at the end.
    pub(crate) soon: f32,
}

impl TimeLeft {
    pub(crate) fn new(state: &State, seat: Seat) -> TimeLeft {
        let rounds = f32::from(state.table().rounds);
        let moves = moves(state, seat);
        TimeLeft { moves, early: moves / (2.0 * rounds), soon: (moves / SOON).min(1.0) }
    }
}

/// Moves of trolls that a player has yet to make.
fn moves(state: &State, seat: Seat) -> f32 {
    if state.phase == Phase::Over {
        return 0.0;
    }
    let rounds = f32::from(state.table().rounds.saturating_sub(state.round));
    if state.round == 0 {
        return 2.0 * rounds;
    }
    let place = |seat: Seat| (seat.0 + state.seats - state.first.0) % state.seats;
    let (own, now) = (place(seat), place(state.active));
    let acting = state.stage == Stage::Act || matches!(state.phase, Phase::Flee { .. });
    let here = match own.cmp(&now) {
        Ordering::Greater => 2.0,
        Ordering::Equal if state.phase != Phase::Draw && state.stage != Stage::End => {
            2.0 - f32::from(u8::from(state.second)) - f32::from(u8::from(acting))
        }
        _ => 0.0,
    };
    2.0 * rounds + here
}
