//! Final scoring (rulebook: final scoring).

use moot_core::{Category, ScoreSheet, Seat};

use crate::tables::{HALLS, STATUE_VALUE};
use crate::{Mask, Pile, Setup, State};

/// The rows of the score sheet.
pub const CATEGORIES: [Category; 6] = ["tunnels", "coronation", "pedestals", "leftovers", "halls", "statues"];

/// The score sheet. Without `end` it holds what is certain (tunnels, coronation and pedestal tokens, the low value of great
/// halls); with `end` it is what the final count would give now, with the best legal choice made for every seat. In team play
/// everything is added up for the team, and what its networks hold is counted once (rulebook: team play).
#[must_use]
pub fn sheet(setup: &Setup, state: &State, end: bool) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(&CATEGORIES, setup.players());
    for seat in Seat::all(setup.players().into()) {
        let i = seat.index();
        let player = state.player(seat);
        sheet.points[0][i] = player.honour as i16;
        sheet.points[1][i] = player.coronation.into();
        sheet.points[2][i] = tokens(state, seat);
        if setup.teams().head(seat) != seat {
            continue;
        }
        if end {
            sheet.points[3][i] = sets(state.team_owned(seat)) as i16;
        }
        let (halls, statues) = tunnels(setup, state, seat, end);
        sheet.points[4][i] = halls;
        sheet.points[5][i] = statues;
    }
    let mut sheet = sheet.joined(setup.teams());
    sheet.rank_by(|seat| state.team_levels(seat));
    sheet
}

/// Honour of the pedestal point tokens that a seat has taken.
fn tokens(state: &State, seat: Seat) -> i16 {
    let taken = state.token_owner.iter().zip(state.honours).filter(|&(&owner, _)| owner == seat.0);
    taken.map(|(_, honour)| i16::from(honour)).sum()
}

/// Honour of great halls and of statues in the network of a seat and its team mate's.
fn tunnels(setup: &Setup, state: &State, seat: Seat, end: bool) -> (i16, i16) {
    let (mut halls, mut statues) = (0, 0);
    if !end {
        let net = state.team(seat).iter().fold(Mask::EMPTY, |all, seat| all | state.nets[seat.index()]);
        let mine = (0..).zip(state.halls).filter(|(_, laid)| laid.at.is_some() && net.has(laid.at));
        return (mine.map(|(hall, _): (usize, _)| i16::from(HALLS[hall].low)).sum(), 0);
    }
    for (squares, hall) in state.tunnels_of(state.team(seat)) {
        if let Some(hall) = hall {
            let card = &HALLS[usize::from(hall)];
            let crowned = state.halls[usize::from(hall)]
                .altar(hall)
                .is_some_and(|altar| state.statue_at(altar).is_some());
            halls += i16::from(if crowned { card.high } else { card.low });
            continue;
        }
        let best = state
            .statues()
            .filter(|&(_, at)| squares.has(at))
            .map(|(statue, _)| statue_honour(setup, state, statue));
        statues += best.max().unwrap_or(0);
    }
    (halls, statues)
}

/// What a statue would score where it stands, if it is the best of its tunnel and not in a hall: the value of its tier,
/// doubled on a pedestal of its clan.
#[must_use]
pub fn statue_honour(setup: &Setup, state: &State, statue: usize) -> i16 {
    let at = state.statues[statue];
    let Some(tier) = setup.board().tier(at) else { return 0 };
    let base = i16::from(STATUE_VALUE[tier]);
    if state.pedestal_at(at) == Some(state.statue_clan(statue)) { base * 2 } else { base }
}

/// The most sets of three identical resources that can be made, trades of four for one included (ruling 59).
///
/// Breaking up a finished set frees three resources, less than one trade, so it never helps. Of what is left, at most two of
/// each kind, a pair becomes a set by one trade: it takes its own two resources and four others. A single resource would take
/// nine and a set from nothing twelve, and nine are left only where there are two pairs or more: then a pair is cheaper. So
/// each further set takes six of the resources that are left, and a pair.
#[must_use]
pub fn sets(owned: Pile) -> u32 {
    let counts = owned.0.map(u32::from);
    let finished: u32 = counts.iter().map(|n| n / 3).sum();
    let pairs = counts.iter().filter(|&n| n % 3 == 2).count() as u32;
    let left: u32 = counts.iter().map(|n| n % 3).sum();
    finished + pairs.min(left / 6)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::Kind;

    /// The same by exhaustive search over trades. The order of the kinds does not matter, so piles are kept sorted.
    fn slow(mut owned: [u8; 7], known: &mut HashMap<[u8; 7], u32>) -> u32 {
        owned.sort_unstable();
        if let Some(&best) = known.get(&owned) {
            return best;
        }
        let mut best: u32 = owned.iter().map(|&n| u32::from(n) / 3).sum();
        let total: u32 = owned.iter().map(|&n| u32::from(n)).sum();
        let mut gifts = Vec::new();
        if total >= 4 {
            give(owned, 0, 4, &mut gifts);
        }
        for rest in gifts {
            for get in 0..7 {
                let mut next = rest;
                next[get] += 1;
                best = best.max(slow(next, known));
            }
        }
        known.insert(owned, best);
        best
    }

    fn give(owned: [u8; 7], from: usize, left: u8, out: &mut Vec<[u8; 7]>) {
        if from == 7 {
            if left == 0 {
                out.push(owned);
            }
            return;
        }
        for n in 0..=owned[from].min(left) {
            let mut rest = owned;
            rest[from] -= n;
            give(rest, from + 1, left - n, out);
        }
    }

    #[test]
    fn the_book_s_leftovers_make_three_sets() {
        // Three carts, three stone; a rune, a hammer and two iron are traded for the third coin.
        let owned = Pile([3, 2, 0, 2, 3, 1, 1]);
        assert_eq!(sets(owned), 3);
        assert_eq!(Kind::ALL.map(|k| owned[k] / 3).iter().sum::<u8>(), 2, "two of them without a trade");
    }

    #[test]
    fn sets_are_the_most_that_any_trades_can_make() {
        let mut known = HashMap::new();
        // Every pile of up to five of each of three kinds, and some of all seven.
        let three = (0..216u8).map(|n| [n % 6, n / 6 % 6, n / 36, 0, 0, 0, 0]);
        let seven =
            [[2, 2, 2, 2, 2, 2, 2], [1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 1, 1, 0, 0], [4, 2, 1, 1, 1, 2, 0]];
        for owned in three.chain(seven) {
            assert_eq!(sets(Pile(owned)), slow(owned, &mut known), "{owned:?}");
        }
    }
}
