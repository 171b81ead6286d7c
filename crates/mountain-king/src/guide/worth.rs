//! What a position is worth to each seat.

use moot_core::{MAX_SEATS, Seat};

use super::Weights;
use crate::Player;
use crate::card::{CASCADES, NONE, SLOTS, troll};
use crate::score::{self, sets};
use crate::tables::STATUE_VALUE;
use crate::{Clan, Kind, Mask, Setup, State};

/// Turns that a player can still expect, this one included while it lasts.
pub(crate) fn turns_left(setup: &Setup, state: &State, weights: &Weights) -> f32 {
    if state.rounds_left > 0 {
        return f32::from(state.rounds_left) - 0.5;
    }
    // The last coronation token goes to the second player to complete a trollsmoot (the first one, of two players).
    let mut missing: [usize; MAX_SEATS] = [SLOTS; MAX_SEATS];
    for seat in Seat::all(setup.players().into()) {
        missing[seat.index()] = SLOTS - state.player(seat).size();
    }
    missing.sort_unstable();
    let pacemaker = missing[if setup.players() == 2 { 0 } else { 1 }];
    2.5 + weights.pace * pacemaker as f32
}

/// What one resource of each kind is worth now.
pub(crate) fn prices(turns: f32, weights: &Weights) -> [f32; 7] {
    let time = (turns / 2.5).clamp(0.0, 1.0);
    weights.resource.map(|full| weights.leftover + (full - weights.leftover) * time)
}

/// The points that each seat can expect.
pub(crate) fn value(setup: &Setup, state: &State, weights: &Weights) -> [f32; MAX_SEATS] {
    let sheet = score::sheet(setup, state, true);
    let mut values = [0.0; MAX_SEATS];
    let over = state.phase == crate::Phase::Over;
    let turns = turns_left(setup, state, weights);
    for seat in Seat::all(setup.players().into()) {
        let total = sheet.total(seat) as f32;
        values[seat.index()] = if over {
            // Ties are broken by fewer levels; a nudge far below one honour keeps the order.
            total - state.player(seat).levels() as f32 * 0.001
        } else {
            total - sets(state.player(seat).owned()) as f32 + hopes(setup, state, seat, turns, weights)
        };
    }
    values
}

/// What is not certain yet.
fn hopes(setup: &Setup, state: &State, seat: Seat, turns: f32, weights: &Weights) -> f32 {
    let player = state.player(seat);
    let prices = prices(turns, weights);
    // The seats that still have to move this round have one turn more than those that have moved.
    let players = setup.players();
    let place = |seat: Seat| (seat.0 + players - state.first.0) % players;
    let ahead = if place(seat) < place(state.active) { -1.0 } else { 0.0 };
    let turns = (turns + ahead).max(0.0);
    owned(player, &prices, weights)
        + cascades(player, &prices, turns, weights)
        + pedestals(state, player, turns, weights)
        + statues(setup, state, seat, turns, weights)
        + room(setup, state, seat, turns, &prices, weights)
        + race(setup, state, player, weights)
}

/// Resources, on trolls and in storage.
fn owned(player: &Player, prices: &[f32; 7], weights: &Weights) -> f32 {
    let mut sum: f32 =
        player.storage.0.iter().zip(prices).map(|(&n, price)| f32::from(n.min(12)) * price).sum();
    for (slot, &card) in player.trolls.iter().enumerate().filter(|&(_, &card)| card != NONE) {
        for (i, icon) in troll(card).icons.iter().enumerate() {
            if player.held[slot] >> i & 1 == 1 {
                sum += prices[icon.kind as usize] * if icon.bound { weights.bound } else { 1.0 };
            }
        }
    }
    sum
}

/// What the trolls will yet bring, by slot: each empty slot above a troll wakes it once when it is filled.
fn cascades(player: &Player, prices: &[f32; 7], turns: f32, weights: &Weights) -> f32 {
    let empty = player.trolls.iter().filter(|&&card| card == NONE).count() as f32;
    if empty == 0.0 {
        return 0.0;
    }
    let filled = (turns / weights.pace).min(empty) / empty;
    let mut sum = 0.0;
    for (slot, &card) in player.trolls.iter().enumerate() {
        let wakes = (4..SLOTS)
            .filter(|&above| player.trolls[above] == NONE && CASCADES[above] >> slot & 1 == 1)
            .count() as f32;
        if card == NONE {
            continue;
        }
        let worth: f32 = troll(card)
            .icons
            .iter()
            .map(|icon| prices[icon.kind as usize] * if icon.bound { weights.bound } else { 1.0 })
            .sum();
        sum += wakes * worth;
    }
    // Trolls yet to be recruited bring about two and a half resources when they come.
    sum += empty * 2.6;
    sum * filled * weights.yield_
}

fn pedestals(state: &State, player: &Player, turns: f32, weights: &Weights) -> f32 {
    let mut sum = 0.0;
    for clan in Clan::ALL {
        let open = (0..5).filter(|tier| state.token_owner[clan as usize * 5 + tier] == NONE).count();
        sum += usize::from(player.pedestals[clan as usize]).min(open).min(2) as f32;
    }
    sum * weights.pedestal * (turns / 3.0).min(1.0)
}

/// What statues of the network could still gain: the best free tier within it, doubled on their own pedestal.
fn statues(setup: &Setup, state: &State, seat: Seat, turns: f32, weights: &Weights) -> f32 {
    let net = state.nets[seat.index()];
    let board = setup.board();
    let deepest = (0..5).rev().find(|&tier| net.meets(&board.tiers[tier])).unwrap_or(0);
    let carts = f32::from(state.player(seat).owned()[Kind::Cart]);
    let reach = ((carts + turns * 0.7) / 3.0).min(1.0);
    let mut sum = 0.0;
    for (statue, at) in state.statues().filter(|(_, at)| net.has(*at)) {
        let clan = state.statue_clan(statue);
        let mut best = f32::from(STATUE_VALUE[deepest]);
        for (&stand, value) in state.standing[clan as usize * 5..].iter().zip(STATUE_VALUE) {
            if stand.is_some() && net.has(stand) {
                best = best.max(f32::from(value) * 2.0);
            }
        }
        for (hall, laid) in (0..).zip(state.halls) {
            if laid.at.is_some()
                && net.has(laid.at)
                && laid.altar(hall).is_some_and(|altar| state.statue_at(altar).is_none())
            {
                let card = &crate::tables::HALLS[usize::from(hall)];
                best = best.max(f32::from(card.high - card.low));
            }
        }
        let now = f32::from(score::statue_honour(setup, state, statue));
        if state.hall_at(at).is_none() {
            sum += (best - now).max(0.0) * weights.haul * reach;
        }
    }
    sum
}

/// Room to dig, and what lies beside it.
fn room(setup: &Setup, state: &State, seat: Seat, turns: f32, prices: &[f32; 7], weights: &Weights) -> f32 {
    let board = setup.board();
    let net = state.nets[seat.index()];
    let free = state.free(board, seat);
    let edge = net.sides() & free;
    let near = (edge | edge.sides()) & free;
    let time = (turns / 4.0).min(1.0);
    let mut sum = 0.0;
    for (tier, weight) in board.tiers.iter().zip(weights.frontier) {
        sum += (near & *tier).count().min(20) as f32 * weight;
    }
    let depth = (0..5).rev().find(|&tier| net.meets(&board.tiers[tier])).unwrap_or(0);
    sum += depth as f32 * weights.depth;
    for square in (near & state.buried).iter() {
        sum += board.hoard(square).iter().map(|(kind, n)| prices[kind as usize] * f32::from(n)).sum::<f32>()
            * weights.near_hoard;
    }
    let statues: Mask = state.statue_squares() & near;
    sum += statues.count().min(3) as f32 * weights.near_statue;
    sum * time
}

fn race(setup: &Setup, state: &State, player: &Player, weights: &Weights) -> f32 {
    if usize::from(state.crowned) == setup.table().coronations.len() || player.size() == SLOTS {
        return 0.0;
    }
    player.size() as f32 * weights.race
}
