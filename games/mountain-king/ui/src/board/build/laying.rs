//! Placement of the selected tunnel or great hall: its preview, its costs and gains.

use moot_core::Game;
use mountain_king::card::NONE;
use mountain_king::tables::{HALLS, TUNNELS};
use mountain_king::{Action, Mask, MountainKing, Pile, Setup, Square, State, honour};

use super::{check_lay, lie, price, spot};
use crate::board::model::{DigTag, Ghost, HallTag, Hints, Mask0, Mode, Tag};
use crate::board::places::{Places, Spot};
use crate::board::reach::{Reach, usable_carts};
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
                (Ghost::Tunnel(squares), Tag::Dig(dig_tag(setup, state, shape, cost, places, spot)))
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

fn dig_tag(setup: &Setup, state: &State, shape: u8, cost: [u8; 3], places: &Places, spot: Spot) -> DigTag {
    let board = setup.board();
    let squares = places.cover(spot);
    let net = state.network(state.active);
    let joined = squares.sides().flood(&state.loose);
    let beside = squares.sides();
    let old = net.sides();
    let all = squares | joined;
    let near = board.sites.iter().enumerate().filter(|&(_, &site)| beside.has(site));
    let anchor = places.mark(spot).filter(|_| TUNNELS[usize::from(shape)].size < 5);
    DigTag {
        honour: honour(cost),
        price: price(state, cost, &squares),
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
        anchor: anchor
            .and_then(|at| Some((board.tier(at)? as u8, state.fitting_pedestals(board, at).collect()))),
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
    let card = &HALLS[usize::from(hall)];
    let tag = HallTag {
        low: card.low,
        high: card.high,
        tunnels: touched.len() as u8,
        squares: squares.count() as u8,
        pedestals: state.pedestals().filter(|&(_, at)| squares.has(at)).map(|(clan, _)| clan).collect(),
        statues: state.statues().filter(|&(_, at)| squares.has(at) && at != altar).count() as u8,
        crowned: state.statue_at(altar).is_some(),
        carts: carts_to_altar(setup, state, hall, spot, altar),
    };
    (Ghost::Hall { hall, squares, altar, remnants }, Tag::Hall(tag))
}

/// The minimum number of carts, of those the player has, that bring an own statue to the altar after the dedication.
fn carts_to_altar(setup: &Setup, state: &State, hall: u8, spot: Spot, altar: Square) -> Option<u8> {
    let action = Action::Dedicate { hall, lie: spot.lie, at: spot.at };
    MountainKing::check(setup, state, state.active, action).ok()?;
    let mut after = *state;
    // A dedication involves no chance and no hidden information.
    let _ = MountainKing::act(setup, &mut after, state.active, action, &mut ());
    after
        .statues()
        .filter_map(|(_, from)| Reach::new(&after, from))
        .filter_map(|reach| reach.carts(altar).filter(|&carts| carts <= usable_carts(state.me(), reach.clan)))
        .min()
}
