//! The terms of the evaluation: the amounts that a seat may still gain, which the weights multiply.

use core::ops::Range;

use moot_core::{ScoreSheet, Seat};

use super::forecast::{early, turns_left, turns_of};
use super::weights as at;
use crate::card::{CASCADES, NONE, SLOTS, troll};
use crate::tables::{Board, HALLS, STATUE_VALUE, TIERS};
use crate::{Clan, Kind, Mask, Player, Setup, State, dig, score};

/// The slots of the pyramid's rows above the first.
const UPPER_ROWS: [Range<usize>; 3] = [4..7, 7..9, 9..SLOTS];

/// Writes the terms of a seat, whose rows of the score sheet are given. In team play these are the terms of its team: separate
/// possessions are added up, shared ones count once.
pub(crate) fn terms(setup: &Setup, state: &State, seat: Seat, sheet: &ScoreSheet, out: &mut [f32]) {
    let team = state.team(seat);
    let most = turns_left(setup, state);
    let mut longest = 0.0f32;
    for member in team.iter() {
        let turns = turns_of(setup, state, member, most);
        longest = longest.max(turns);
        trolls(state.player(member), turns, out);
        race(setup, state, member, out);
        out[at::TURN] += turns;
    }
    let early = early(longest);
    owned(state, seat, early, out);
    let pedestals = pedestals(state, state.player(seat));
    out[at::PEDESTAL] = pedestals;
    out[at::PEDESTAL_EARLY] = pedestals * early;
    statues(setup, state, seat, early, out);
    room(setup, state, seat, early, out);
    built(setup, state, seat, sheet, out);
}

/// What is built already. It counts in full in the certain points; here it tells what more can be expected of it.
fn built(setup: &Setup, state: &State, seat: Seat, sheet: &ScoreSheet, out: &mut [f32]) {
    for (term, row) in [
        (at::TUNNEL_HONOUR, 0),
        (at::CROWN_HONOUR, 1),
        (at::TOKEN_HONOUR, 2),
        (at::HALL_HONOUR, 4),
        (at::STATUE_HONOUR, 5),
    ] {
        out[term] = f32::from(sheet.points[row][seat.index()]);
    }
    for net in networks(state, seat) {
        for (tier, squares) in setup.board().tiers.iter().enumerate() {
            out[at::NETWORK_1 + tier] += net.common(squares) as f32;
        }
        out[at::STATUE_COUNT] += state.statues().filter(|&(_, square)| net.has(square)).count() as f32;
        out[at::HALL_COUNT] +=
            state.halls.iter().filter(|laid| laid.at.is_some() && net.has(laid.at)).count() as f32;
    }
    for member in state.team(seat).iter() {
        let player = state.player(member);
        for (row, slots) in UPPER_ROWS.into_iter().enumerate() {
            out[at::TROLLS_2 + row] +=
                player.trolls[slots].iter().filter(|&&card| card != NONE).count() as f32;
        }
        out[at::ACTIVE] += f32::from(u8::from(member == state.active));
    }
}

/// Resources on trolls and in storage. The best tunnel is computed for each member of a team, because no player can spend
/// from a team mate's trolls.
fn owned(state: &State, seat: Seat, early: f32, out: &mut [f32]) {
    let stored = state.player(seat).storage.0.map(|n| n.min(12));
    let mut all = stored;
    let mut bound = 0.0;
    let mut best = 0.0f32;
    for member in state.team(seat).iter() {
        let player = state.player(member);
        let mut count = stored;
        for (slot, &held) in player.held.iter().enumerate().filter(|&(_, &held)| held != 0) {
            for (i, icon) in troll(player.trolls[slot]).icons.iter().enumerate() {
                if held >> i & 1 == 1 {
                    count[icon.kind as usize] += 1;
                    all[icon.kind as usize] += 1;
                    bound += f32::from(u8::from(icon.bound));
                }
            }
        }
        best = best.max(payable(&count));
    }
    for (kind, &n) in all.iter().enumerate() {
        out[at::STONE + kind] = f32::from(n);
        out[at::STONE_EARLY + kind] = f32::from(n) * early;
    }
    out[at::CLAN_CART] = bound;
    out[at::CLAN_CART_EARLY] = bound * early;
    out[at::PAYABLE] = early * best;
}

/// The honour of the best tunnel of one mineral that can be paid.
fn payable(count: &[u8; 7]) -> f32 {
    let best = (0..Kind::MINERALS.len()).map(|mineral| {
        let mut cost = [0; 3];
        cost[mineral] = count[mineral].min(5);
        if cost[mineral] < 2 { 0 } else { dig::honour(cost) }
    });
    f32::from(best.max().unwrap_or(0))
}

/// The future gains of trolls: each empty slot above a troll wakes it once when it is filled.
fn trolls(player: &Player, turns: f32, out: &mut [f32]) {
    let empty = player.trolls.iter().filter(|&&card| card == NONE).count() as f32;
    out[at::TROLL] += SLOTS as f32 - empty;
    if empty == 0.0 {
        return;
    }
    // Half of the turns recruit.
    let filled = (turns * 0.5).min(empty);
    out[at::TROLL_TO_COME] += filled;
    let share = filled / empty;
    for (slot, &card) in player.trolls.iter().enumerate().filter(|&(_, &card)| card != NONE) {
        let wakes = (4..SLOTS)
            .filter(|&above| player.trolls[above] == NONE && CASCADES[above] >> slot & 1 == 1)
            .count() as f32;
        for icon in troll(card).icons {
            out[at::STONE_INCOME + icon.kind as usize] += wakes * share;
            if icon.bound {
                out[at::CLAN_CART_INCOME] += wakes * share;
            }
        }
    }
}

/// The lead in the race for the next coronation token, weighted by its honour and by how near it is.
fn race(setup: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
    let player = state.player(seat);
    let tokens = setup.table().coronations;
    let Some(&prize) = tokens.get(usize::from(state.crowned)) else { return };
    if player.size() == SLOTS {
        return;
    }
    let rivals = Seat::all(setup.players().into())
        .filter(|&other| !setup.teams().allied(seat, other))
        .map(|other| state.player(other).size());
    let best = rivals.filter(|&size| size < SLOTS).max().unwrap_or(0);
    let lead = (player.size() as f32 - best as f32).clamp(-2.0, 2.0);
    out[at::RACE] += lead * f32::from(prize) * player.size() as f32 / SLOTS as f32;
}

/// Pedestals in storage for which a tier is still open.
fn pedestals(state: &State, player: &Player) -> f32 {
    let usable = |clan: Clan| {
        let open = (0..TIERS).filter(|&tier| state.token_owner[clan.space(tier)] == NONE).count();
        usize::from(player.pedestals[clan as usize]).min(open).min(3) as f32
    };
    Clan::ALL.into_iter().map(usable).sum()
}

/// The possible gain of the statues of the networks: the best tier in reach, doubled on their own pedestal, or an altar.
fn statues(setup: &Setup, state: &State, seat: Seat, early: f32, out: &mut [f32]) {
    let board = setup.board();
    let carts = out[at::CART];
    let (mut gain, mut most, mut count) = (0.0, 0.0f32, 0.0);
    for net in networks(state, seat) {
        let Some(deepest) = deepest(board, &net) else { continue };
        let altar = open_altar(state, &net);
        for (statue, square) in state.statues().filter(|&(_, square)| net.has(square)) {
            if state.hall_at(square).is_some() {
                continue;
            }
            let first = state.statue_clan(statue).space(0);
            let mut best = STATUE_VALUE[deepest].max(altar);
            for (&stand, value) in state.standing[first..first + TIERS].iter().zip(STATUE_VALUE) {
                if stand.is_some() && net.has(stand) {
                    best = best.max(value * 2);
                }
            }
            let more = (f32::from(best) - f32::from(score::statue_honour(setup, state, statue))).max(0.0);
            gain += more;
            most = most.max(more);
            count += 1.0;
        }
    }
    out[at::STATUE] = count * early;
    // One cart moves one statue a tunnel or two: about two carts bring one statue home.
    out[at::HAUL] = (gain * (carts / (2.0 * count)).min(1.0)).min(most * carts * 0.5).max(0.0);
    if count == 0.0 {
        out[at::HAUL] = 0.0;
    }
    out[at::HAUL_EARLY] = gain * early;
}

/// The networks of a team that are not connected with each other: one, or two.
fn networks(state: &State, seat: Seat) -> impl Iterator<Item = Mask> {
    let apart = state.mate(seat).filter(|_| state.linked(seat).is_none());
    let apart = apart.map(|mate| state.nets[mate.index()]);
    core::iter::once(state.network(seat)).chain(apart)
}

/// The innermost tier that a network reaches.
fn deepest(board: &Board, net: &Mask) -> Option<usize> {
    (0..TIERS).rev().find(|&tier| net.meets(&board.tiers[tier]))
}

/// The best gain of a statue on an empty altar of the network.
fn open_altar(state: &State, net: &Mask) -> u8 {
    let halls = (0..).zip(state.halls).filter(|(_, laid)| laid.at.is_some() && net.has(laid.at));
    let open =
        halls.filter(|(hall, laid)| laid.altar(*hall).is_some_and(|altar| state.statue_at(altar).is_none()));
    open.map(|(hall, _): (u8, _)| HALLS[usize::from(hall)].high - HALLS[usize::from(hall)].low)
        .max()
        .unwrap_or(0)
}

/// Room to dig for each member of a team (connected networks give it to both), the surroundings of the networks, and room
/// for great halls in them.
fn room(setup: &Setup, state: &State, seat: Seat, early: f32, out: &mut [f32]) {
    let board = setup.board();
    let mut beside = Mask::EMPTY;
    for member in state.team(seat).iter() {
        let net = state.network(member);
        let free = state.free(board, member);
        let edge = net.sides() & free;
        let near = (edge | edge.sides()) & free;
        for (tier, squares) in board.tiers.iter().enumerate() {
            out[at::FRONTIER_1 + tier] += near.common(squares).min(20) as f32 * early;
        }
        out[at::DEPTH] += deepest(board, &net).unwrap_or(0) as f32 * early;
        beside |= near;
    }
    out[at::NEAR_STATUE] =
        state.statues().filter(|&(_, square)| beside.has(square)).count().min(4) as f32 * early;
    out[at::NEAR_HOARD] = beside.common(&state.buried).min(8) as f32 * early;
    let left = state.halls.iter().filter(|laid| !laid.at.is_some()).count() as f32;
    let halls = state.hall_squares();
    for net in networks(state, seat) {
        let open = net.minus(&halls).count().min(30) as f32;
        out[at::HALL_ROOM] += left / 6.0 * open * early;
    }
}
