//! Placement of the selected tunnel or great hall: its preview, its costs and gains.

use moot_core::Game;
use mountain_king::card::NONE;
use mountain_king::tables::{HALLS, TUNNELS};
use mountain_king::{Action, Clan, Mask, MountainKing, Payment, Phase, Pile, Setup, Square, State, honour};

use super::gain::certain;
use super::{check_lay, lie, payment, price, spot};
use crate::board::model::{DigTag, Gain, Ghost, HallTag, Hints, Honour, Hope, Mask0, Mode, Tag};
use crate::board::places::{Places, Spot};
use crate::board::reach::{Reach, Worth, usable_carts};
use crate::game::Pick;

/// All legal places, and the preview at the chosen or pointed one.
pub(super) fn laying(
    setup: &Setup,
    state: &State,
    mode: Mode,
    places: &Places,
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let mut hints = Hints { lit: Mask0(places.lit()), ..Hints::default() };
    let chosen = spot(pick).or_else(|| point.and_then(|at| places.best(at, lie(pick))));
    if let Some(spot) = chosen.filter(|&spot| places.has(spot)) {
        let squares = places.cover(spot);
        let (ghost, tag) = match mode {
            Mode::Hall { hall } => hall_ghost(setup, state, hall, places, spot),
            Mode::Dig { shape, cost } => {
                let anchor = anchor(shape, places, spot);
                (
                    Ghost::Tunnel { squares, anchor },
                    Tag::Dig(dig_tag(setup, state, shape, cost, places, spot)),
                )
            }
            _ => return (hints, None),
        };
        hints.lit.0 = hints.lit.0.minus(&squares);
        hints.ghost = Some(ghost);
        return (hints, Some(tag));
    }
    let aimed = point.filter(|&at| setup.board().tier(at).is_some() || setup.board().heart.has(at));
    let Some(spot) = aimed.and_then(|at| places.aim(at, lie(pick))) else { return (hints, None) };
    match check_lay(setup, state, mode, spot) {
        Err(why) => {
            hints.ghost = Some(Ghost::Bad(places.cover(spot)));
            (hints, Some(Tag::Bad(why)))
        }
        Ok(()) => (hints, None),
    }
}

/// The square of the anchor of a tunnel; tunnels of size 5 have none.
fn anchor(shape: u8, places: &Places, spot: Spot) -> Option<Square> {
    places.mark(spot).filter(|_| TUNNELS[usize::from(shape)].size < 5)
}

/// The honour of a tunnel, and with the best pedestal on its anchor.
fn dig_gain(
    setup: &Setup,
    state: &State,
    (shape, cost): (u8, [u8; 3]),
    spot: Spot,
    price: Pile,
    pedestals: &[(Clan, u8)],
) -> Gain {
    let paid = payment(state, price, None).unwrap_or(Payment::NOTHING);
    let lay = Action::Lay { lie: spot.lie, at: spot.at, paid };
    let begun = [Action::Dig { shape, cost }, lay];
    let actions = if matches!(state.phase, Phase::Lay { .. }) { &begun[1..] } else { &begun };
    // A price that cannot be paid still shows what the tunnel would bring.
    let sure =
        certain(setup, state, actions).unwrap_or_else(|| Honour { now: i16::from(honour(cost)), end: 0 });
    let best = pedestals.iter().max_by_key(|&&(_, honour)| honour);
    let hoped = best.map(|&(clan, honour)| (sure.total() + i16::from(honour), Hope::Pedestal(clan)));
    Gain { certain: sure, hoped }
}

fn dig_tag(setup: &Setup, state: &State, shape: u8, cost: [u8; 3], places: &Places, spot: Spot) -> DigTag {
    let board = setup.board();
    let squares = places.cover(spot);
    let net = state.network(state.active);
    let joined = squares.sides().flood(&state.loose);
    let beside = squares.sides();
    let old = net.sides();
    let all = squares | joined;
    let near = board.sites.iter().enumerate().filter(|&(_, &site)| beside.has(site));
    let anchor = anchor(shape, places, spot).and_then(|at| {
        let tier = board.tier(at)?;
        let token = |clan: Clan| (clan, state.honours[clan.space(tier)]);
        Some((tier as u8, state.fitting_pedestals(board, at).map(token).collect::<Vec<_>>()))
    });
    let price = price(state, cost, &squares);
    let pedestals = anchor.as_ref().map_or(&[][..], |(_, clans)| clans);
    DigTag {
        gain: dig_gain(setup, state, (shape, cost), spot, price, pedestals),
        price,
        found: (squares & state.buried).iter().fold(Pile::EMPTY, |all, at| all + board.hoard(at)),
        statues: state
            .statues()
            .filter(|&(_, at)| all.has(at))
            .map(|(statue, _)| state.statue_clan(statue))
            .collect(),
        sites: near.clone().filter(|&(site, _)| state.shops[site] == NONE).count() as u8,
        shops: near
            .filter(|&(site, at)| state.shops[site] != NONE && !old.has(*at))
            .map(|(site, _)| state.shops[site])
            .collect(),
        anchor,
        joins: joined.count(),
        links: links(state, &squares),
    }
}

/// Whether the squares would connect the active player's network with the teammate's.
fn links(state: &State, squares: &Mask) -> bool {
    let apart = state.mate(state.active).filter(|_| state.linked(state.active).is_none());
    apart.is_some_and(|mate| squares.sides().meets(&state.nets[mate.index()]))
}

fn hall_ghost(setup: &Setup, state: &State, hall: u8, places: &Places, spot: Spot) -> (Ghost, Tag) {
    let squares = places.cover(spot);
    let altar = places.mark(spot).unwrap_or(spot.at);
    let touched: Vec<Mask> = state
        .tunnels(state.active)
        .into_iter()
        .map(|(tunnel, _)| tunnel)
        .filter(|tunnel| tunnel.meets(&squares))
        .collect();
    let remnants =
        touched.iter().map(|tunnel| tunnel.minus(&squares)).filter(|rest| !rest.is_empty()).collect();
    let crowned = state.statue_at(altar).is_some();
    let (gain, carts) = hall_gain(setup, state, hall, spot, altar);
    let tag = HallTag {
        gain,
        tunnels: touched.len() as u8,
        squares: squares.count() as u8,
        pedestals: state.pedestals().filter(|&(_, at)| squares.has(at)).map(|(clan, _)| clan).collect(),
        statues: state.statues().filter(|&(_, at)| squares.has(at) && at != altar).count() as u8,
        crowned,
        carts,
    };
    (Ghost::Hall { hall, squares, altar, remnants }, Tag::Hall(tag))
}

/// The honour of a hall, and the minimum number of carts, of those the player has, that bring an own statue to its altar.
fn hall_gain(setup: &Setup, state: &State, hall: u8, spot: Spot, altar: Square) -> (Gain, Option<u8>) {
    let action = Action::Dedicate { hall, lie: spot.lie, at: spot.at };
    let Some(sure) = certain(setup, state, &[action]) else { return (Gain::default(), None) };
    let mut after = *state;
    // A dedication involves no chance and no hidden information.
    let _ = MountainKing::act(setup, &mut after, state.active, action, &mut ());
    if after.statue_at(altar).is_some() {
        return (Gain { certain: sure, hoped: None }, None);
    }
    let ways: Vec<(u8, i16)> = after
        .statues()
        .filter_map(|(statue, from)| {
            let reach = Reach::new(&after, from)?;
            let carts = reach.carts(altar).filter(|&carts| carts <= usable_carts(state.me(), reach.clan))?;
            let mut worth = Worth::of(setup, &after, statue);
            Some((carts, worth.on(altar) - worth.on(from)))
        })
        .collect();
    let card = &HALLS[usize::from(hall)];
    let more = ways.iter().map(|&(_, more)| more).max();
    let more = more.unwrap_or(i16::from(card.high) - i16::from(card.low));
    let hoped = (more > 0).then_some((sure.total() + more, Hope::Altar));
    (Gain { certain: sure, hoped }, ways.iter().map(|&(carts, _)| carts).min())
}
