//! The price of a tunnel: what is proposed, what may be mixed, and why no price can be paid.

use moot_core::Game;
use mountain_king::tables::{TUNNELS, tune};
use mountain_king::{Action, Illegal, Kind, MountainKing, Phase, Pile, Setup, Stage, State};

/// The number of squares of the smallest tunnel.
const SMALLEST: u8 = 2;

/// The price of a tunnel in one mineral.
#[must_use]
pub fn pure(mineral: usize, size: u8) -> [u8; 3] {
    let mut cost = [0; 3];
    if let Some(count) = cost.get_mut(mineral) {
        *count = size;
    }
    cost
}

/// The proposed price for a size: in the wanted mineral if the player has enough, else in the cheapest that suffices; with
/// Earth Ritual a mixture where no single mineral suffices.
#[must_use]
pub fn propose(state: &State, mineral: usize, size: u8) -> [u8; 3] {
    let owned = state.me().owned();
    let enough = |kind: usize| Kind::MINERALS.get(kind).is_some_and(|&kind| owned[kind] >= size);
    if let Some(kind) = [mineral, 0, 1, 2].into_iter().find(|&kind| enough(kind)) {
        return pure(kind, size);
    }
    if !state.rites.mixed {
        return pure(mineral, size);
    }
    let mut cost = [0; 3];
    let mut left = size;
    // The most expensive first: the cheapest mineral in the mixture determines the honour.
    for (kind, count) in Kind::MINERALS.into_iter().zip(&mut cost).rev() {
        *count = owned[kind].min(left);
        left -= *count;
    }
    if left == 0 { cost } else { pure(mineral, size) }
}

/// The cheapest mineral with which the player can dig something; without one, the cheapest that the player has at all.
#[must_use]
pub fn first_mineral(state: &State) -> Option<usize> {
    let owned = state.me().owned();
    let with = |least: u8| Kind::MINERALS.into_iter().position(|kind| owned[kind] >= least);
    with(SMALLEST).or_else(|| with(1))
}

/// How many minerals of one kind, or of any with Earth Ritual, the player lacks for a tunnel of that size.
#[must_use]
pub fn lacking(state: &State, size: u8) -> u8 {
    let owned = state.me().owned();
    let have = Kind::MINERALS.map(|kind| owned[kind]);
    let best = if state.rites.mixed { have.iter().sum() } else { have.into_iter().max().unwrap_or(0) };
    size.saturating_sub(best)
}

/// The mineral that the player lacks the least of, the cheaper of equals; `None` where minerals may be mixed.
#[must_use]
pub fn lacked(state: &State) -> Option<Kind> {
    let owned = state.me().owned();
    Kind::MINERALS.into_iter().rev().max_by_key(|&kind| owned[kind]).filter(|_| !state.rites.mixed)
}

/// The number of squares that a tunnel may have at most in the dig of a spell; `None` where every size is allowed.
#[must_use]
pub fn limit(state: &State) -> Option<u8> {
    (state.stage == Stage::Breath).then_some(tune::DEEP_BREATH_SIZE)
}

/// The mixture with one more of a mineral and one fewer of the next in cyclic order, so that every payable mixture can be
/// reached. `None` when the player has no more of the mineral.
#[must_use]
pub fn mixed(state: &State, cost: [u8; 3], mineral: usize) -> Option<[u8; 3]> {
    let kind = *Kind::MINERALS.get(mineral)?;
    if cost[mineral] >= state.me().owned()[kind] {
        return None;
    }
    let less = [1, 2].map(|on| (mineral + on) % 3).into_iter().find(|&other| cost[other] > 0)?;
    let mut next = cost;
    next[mineral] += 1;
    next[less] -= 1;
    Some(next)
}

/// The predominant mineral of a price.
#[must_use]
pub fn main_mineral(cost: [u8; 3]) -> usize {
    (0..3).rev().max_by_key(|&mineral| cost[mineral]).unwrap_or(0)
}

/// The minerals of a price.
#[must_use]
pub const fn minerals([stone, iron, heartstone]: [u8; 3]) -> Pile {
    Pile([stone, iron, heartstone, 0, 0, 0, 0])
}

/// Whether the page proposes this price instead of one in the wanted mineral, of which the player has too little.
fn is_instead(state: &State, wanted: usize, cost: [u8; 3]) -> bool {
    let size = cost.iter().sum();
    let short = Kind::MINERALS.get(wanted).is_some_and(|&kind| state.me().owned()[kind] < size);
    short && cost == propose(state, wanted, size)
}

/// The price that is proposed instead of one in the wanted mineral, and the wanted mineral if the player has chosen it: nothing
/// is said to be too little of a mineral that the tray only began with. `None` for a price in the wanted mineral.
#[must_use]
pub fn instead(
    state: &State,
    (wanted, is_chosen): (usize, bool),
    cost: [u8; 3],
) -> Option<(Pile, Option<Kind>)> {
    let short = Kind::MINERALS.get(wanted).copied().filter(|_| is_chosen);
    is_instead(state, wanted, cost).then(|| (minerals(cost), short))
}

/// Why no tunnel of a stack can be dug.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hindrance {
    /// The rules forbid it, whatever is paid.
    Rule(Illegal),
    /// Nothing but minerals is missing.
    Minerals {
        /// The price: the number of squares.
        size: u8,
        /// How many are missing.
        lacks: u8,
        /// The same by kind, for each kind of which the fewest are missing; empty where minerals may be mixed.
        of: Pile,
    },
}

/// The most hammers that a tunnel takes.
const MOST_HAMMERS: u8 = 5;

/// Why no tunnel of a stack can be dug now, in one reason for every mineral. What the rules forbid comes first, because it would
/// remain when the minerals are there; hammers that would help are named.
#[must_use]
pub fn hindrance(setup: &Setup, state: &State, shape: u8) -> Option<Hindrance> {
    if matches!(state.phase, Phase::Lay { shape: begun, .. } if begun == shape) {
        return None;
    }
    let size = TUNNELS.get(usize::from(shape))?.size;
    let refused = |state: &State, cost| {
        MountainKing::check(setup, state, state.active, Action::Dig { shape, cost }).err()
    };
    let short = match refused(state, propose(state, 0, size))? {
        Illegal::Short { .. } => true,
        Illegal::NoPlace => false,
        why => return Some(Hindrance::Rule(why)),
    };
    // The same position with minerals enough tells whether anything else is against it.
    let mut rich = *state;
    let stored = &mut rich.players[state.active.index()].storage;
    stored[Kind::Stone] = size;
    let (have, stored_hammers) = (state.me().owned()[Kind::Hammer], stored[Kind::Hammer]);
    let mut with_hammers = |more: u8| {
        rich.players[state.active.index()].storage[Kind::Hammer] = stored_hammers + more;
        refused(&rich, pure(0, size))
    };
    match with_hammers(0) {
        None if short => {
            let lacks = lacking(state, size);
            let owned = state.me().owned();
            let is_nearest = |&kind: &Kind| lacked(state).is_some_and(|most| owned[kind] == owned[most]);
            let kinds = Kind::MINERALS.into_iter().filter(is_nearest);
            Some(Hindrance::Minerals {
                size,
                lacks,
                of: kinds.fold(Pile::EMPTY, |all, kind| all + Pile::of(kind, lacks)),
            })
        }
        None => None,
        Some(Illegal::NoPlace) => {
            let need = (have + 1..=MOST_HAMMERS).find(|need| with_hammers(need - have).is_none());
            let why = need.map_or(Illegal::NoPlace, |need| Illegal::Short { kind: Kind::Hammer, need, have });
            Some(Hindrance::Rule(why))
        }
        Some(why) => Some(Hindrance::Rule(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;

    fn with_minerals(minerals: [u8; 3], mix: bool) -> State {
        let (_, mut state) = middles().remove(0);
        let seat = state.active.index();
        state.players[seat].held = [0; 10];
        for (kind, count) in Kind::MINERALS.into_iter().zip(minerals) {
            state.players[seat].storage[kind] = count;
        }
        state.rites.mixed = mix;
        state
    }

    #[test]
    fn the_proposed_price_is_payable_if_any_is() {
        for minerals in [[0, 0, 0], [4, 0, 0], [2, 3, 0], [1, 1, 1], [0, 2, 5], [3, 3, 3]] {
            for mix in [false, true] {
                let state = with_minerals(minerals, mix);
                for size in 2..=5 {
                    for wanted in 0..3 {
                        let cost = propose(&state, wanted, size);
                        assert_eq!(cost.iter().sum::<u8>(), size);
                        let paid = cost.iter().zip(minerals).all(|(&cost, have)| cost <= have);
                        let single = minerals.iter().any(|&have| have >= size);
                        let any = single || mix && minerals.iter().sum::<u8>() >= size;
                        assert_eq!(paid, any, "{minerals:?} {size}");
                        if minerals[wanted] >= size {
                            assert_eq!(cost, pure(wanted, size));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_tray_begins_with_a_mineral_that_the_player_has() {
        let first = |minerals| first_mineral(&with_minerals(minerals, false));
        assert_eq!(first([0, 3, 2]), Some(1));
        assert_eq!(first([1, 0, 2]), Some(2), "one stone digs nothing");
        assert_eq!(first([0, 1, 1]), Some(1));
        assert_eq!(first([0, 0, 0]), None);
        let lacks = |minerals, mix| [2, 3, 4, 5].map(|size| lacking(&with_minerals(minerals, mix), size));
        assert_eq!(lacks([3, 1, 0], false), [0, 0, 1, 2]);
        assert_eq!(lacks([3, 1, 0], true), [0, 0, 0, 1]);
        assert_eq!(lacks([0, 0, 0], false), [2, 3, 4, 5]);
        let lacked = |minerals, mix| lacked(&with_minerals(minerals, mix));
        assert_eq!(lacked([1, 3, 3], false), Some(Kind::MINERALS[1]));
        assert_eq!(lacked([0, 0, 0], false), Some(Kind::MINERALS[0]));
        assert_eq!(lacked([1, 3, 3], true), None);
    }

    #[test]
    fn the_second_dig_of_a_spell_has_a_limit() {
        let (setup, _) = middles().remove(0);
        for stage in [Stage::Work, Stage::Breath] {
            let mut state = with_minerals([5, 5, 5], false);
            state.stage = stage;
            let most = limit(&state).unwrap_or(5);
            for (shape, tunnel) in (0..15).zip(&TUNNELS) {
                let cost = pure(0, tunnel.size);
                let checked = MountainKing::check(&setup, &state, state.active, Action::Dig { shape, cost });
                let refused = matches!(checked, Err(Illegal::TooLarge { .. }));
                assert_eq!(refused, tunnel.size > most, "{stage:?} {}", tunnel.id);
            }
        }
    }

    #[test]
    fn every_payable_mixture_can_be_composed() {
        let state = with_minerals([3, 2, 3], true);
        let mut seen = vec![propose(&state, 0, 5)];
        let mut todo = seen.clone();
        while let Some(cost) = todo.pop() {
            for next in (0..3).filter_map(|mineral| mixed(&state, cost, mineral)) {
                if !seen.contains(&next) {
                    seen.push(next);
                    todo.push(next);
                }
            }
        }
        let all = (0..=3u8)
            .flat_map(|s| (0..=2u8).map(move |i| (s, i)))
            .filter(|&(s, i)| (2..=5).contains(&(s + i)));
        let all: Vec<[u8; 3]> = all.map(|(s, i)| [s, i, 5 - s - i]).collect();
        for cost in &all {
            assert!(seen.contains(cost), "{cost:?} cannot be composed");
        }
        assert_eq!(seen.len(), all.len());
    }

    #[test]
    fn what_is_missing_is_told_once_for_all_minerals() {
        let (setup, _) = middles().remove(0);
        let stack = |id| (0..15).find(|&shape| TUNNELS[usize::from(shape)].id == id).expect("a stack");
        let told = |minerals, mix, id| hindrance(&setup, &with_minerals(minerals, mix), stack(id));
        let missing = |size, lacks, of| Some(Hindrance::Minerals { size, lacks, of: Pile(of) });
        assert_eq!(told([2, 1, 0], false, "I2"), None);
        assert_eq!(told([2, 1, 0], false, "I3"), missing(3, 1, [1, 0, 0, 0, 0, 0, 0]));
        assert_eq!(told([2, 2, 0], false, "I3"), missing(3, 1, [1, 1, 0, 0, 0, 0, 0]));
        assert_eq!(told([2, 2, 0], true, "I3"), None);
        assert_eq!(told([1, 1, 0], true, "I3"), missing(3, 1, [0; 7]));
        let mut state = with_minerals([2, 0, 0], false);
        state.stock[usize::from(stack("I3"))] = 0;
        assert_eq!(hindrance(&setup, &state, stack("I3")), Some(Hindrance::Rule(Illegal::NoStock)));
    }

    #[test]
    fn a_tunnel_is_hindered_exactly_when_no_price_is_legal_and_what_is_told_would_help() {
        let (mut free, mut short, mut hammers, mut never) = (0, 0, 0, 0);
        for (setup, state) in middles() {
            for owned in [[0, 0, 0], [3, 2, 0], [5, 5, 5]] {
                let mut state = state;
                let seat = state.active.index();
                state.players[seat].held = [0; 10];
                state.players[seat].storage = minerals(owned);
                for shape in 0..15 {
                    let size = TUNNELS[usize::from(shape)].size;
                    let legal = |state: &State| {
                        (0..3).any(|mineral| {
                            let dig = Action::Dig { shape, cost: pure(mineral, size) };
                            MountainKing::check(&setup, state, state.active, dig).is_ok()
                        })
                    };
                    let mut better = state;
                    let stored = &mut better.players[seat].storage;
                    match hindrance(&setup, &state, shape) {
                        None => {
                            assert!(legal(&state));
                            free += 1;
                            continue;
                        }
                        Some(Hindrance::Minerals { of, .. }) => {
                            let (kind, lacks) = of.iter().next().expect("a kind");
                            stored[kind] += lacks;
                            short += 1;
                        }
                        Some(Hindrance::Rule(Illegal::Short { kind: Kind::Hammer, need, .. })) => {
                            stored[Kind::Hammer] = need;
                            stored[Kind::Stone] += size;
                            hammers += 1;
                        }
                        Some(Hindrance::Rule(_)) => {
                            *stored = Pile([9; 7]);
                            assert!(!legal(&better), "more resources would help");
                            never += 1;
                            continue;
                        }
                    }
                    assert!(!legal(&state) && legal(&better), "what is told does not help");
                }
            }
        }
        assert!(free > 100 && short > 100 && hammers > 3 && never > 10, "{free} {short} {hammers} {never}");
    }

    #[test]
    fn another_mineral_than_the_wanted_one_is_told() {
        let state = with_minerals([2, 4, 0], false);
        assert!(is_instead(&state, 0, pure(1, 3)) && is_instead(&state, 2, pure(0, 2)));
        assert!(!is_instead(&state, 0, pure(0, 2)), "the wanted mineral");
        assert!(!is_instead(&state, 0, pure(1, 2)), "chosen by hand: there is stone enough");
        assert!(is_instead(&with_minerals([2, 1, 0], true), 0, [2, 1, 0]), "a mixture");
        let iron = Pile([0, 3, 0, 0, 0, 0, 0]);
        assert_eq!(instead(&state, (0, true), pure(1, 3)), Some((iron, Some(Kind::Stone))));
        assert_eq!(instead(&state, (0, false), pure(1, 3)), Some((iron, None)), "stone was not chosen");
        assert_eq!(instead(&state, (1, true), pure(1, 3)), None, "iron was chosen");
    }
}
