//! Movement of the selected statue: its destinations, the carts they take, and its worth there.

use moot_core::Game;
use mountain_king::{Action, Illegal, Kind, Mask, MountainKing, Setup, Square, State};

use crate::board::model::{Ghost, Hints, Mover, StatueTag, Tag};
use crate::board::reach::{MOST_CARTS, Reach, Worth, usable_carts};
use crate::game::Pick;

/// The movable statues, the reach of the selected one, and its preview.
pub(super) fn moving(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    by: Mover,
    from: Option<Square>,
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let mut hints = Hints::default();
    let Some(from) = from else {
        hints.lit.0 = legal.iter().filter_map(|&action| moved(action, by)).map(|(from, _)| from).collect();
        return (hints, None);
    };
    let Some(statue) = state.statue_at(from) else { return (hints, None) };
    let clan = state.statue_clan(statue);
    hints.picked = Some((clan, from));
    let chosen = match *pick {
        Pick::Statue { to: Some(to), .. } => Some(to),
        _ => point.filter(|&at| at != from),
    };
    let reach = if by == Mover::Carts { Reach::new(state, from) } else { None };
    let mut worth = Worth::of(setup, state, statue);
    let now = worth.on(from);
    // The same numbers as on the button.
    let mut gains = |squares: Mask| {
        let gains = squares.iter().filter(|&at| Some(at) != chosen).map(|at| (at, worth.on(at) - now));
        gains.filter(|&(_, gain)| gain != 0).collect::<Vec<_>>()
    };
    match &reach {
        Some(reach) => {
            let have = usable_carts(state.me(), clan);
            hints.lit.0 = if have > 0 { reach.steps[0] } else { Mask::EMPTY };
            hints.reach =
                reach.tunnels().into_iter().map(|(tunnel, carts)| (tunnel, carts, carts > have)).collect();
            hints.worth = gains(reach.within(usize::from(have).min(MOST_CARTS)));
        }
        None => {
            let targets = legal.iter().filter_map(|&action| moved(action, by));
            hints.lit.0 = targets.filter(|&(start, _)| start == from).map(|(_, to)| to).collect();
            if by == Mover::Walk {
                hints.worth = gains(hints.lit.0);
            }
        }
    }
    let Some(to) = chosen else { return (hints, None) };
    let stops = match &reach {
        Some(reach) => reach.route(to),
        None if hints.lit.0.has(to) => vec![to],
        None => Vec::new(),
    };
    let have = usable_carts(state.me(), clan);
    let enough = by != Mover::Carts || stops.len() <= usize::from(have);
    if stops.is_empty() || !enough {
        let why = why_not_moved(setup, state, by, from, to, (stops.len() as u8, have));
        hints.ghost = Some(Ghost::Bad(Mask::one(to)));
        return (hints, why.map(Tag::Bad));
    }
    let tag = StatueTag {
        now,
        then: worth.on(to),
        carts: if by == Mover::Carts { stops.len() as u8 } else { 0 },
        tier: setup.board().tier(to).unwrap_or(0) as u8,
        altar: (0..).zip(state.halls).any(|(hall, laid)| laid.altar(hall) == Some(to)),
        pedestal: state.pedestal_at(to) == Some(clan),
    };
    hints.lit.0.remove(to);
    let route = core::iter::once(from).chain(stops).collect();
    hints.ghost = Some(Ghost::Statue { clan, route });
    (hints, Some(Tag::Statue(tag)))
}

/// The origin and destination of an action that moves a statue by the given means.
pub(super) const fn moved(action: Action, by: Mover) -> Option<(Square, Square)> {
    match (action, by) {
        (Action::Cart { from, to, .. }, Mover::Carts)
        | (Action::Walk { from, to }, Mover::Walk)
        | (Action::Stir { from, to }, Mover::Stir) => Some((from, to)),
        _ => None,
    }
}

fn why_not_moved(
    setup: &Setup,
    state: &State,
    by: Mover,
    from: Square,
    to: Square,
    (need, have): (u8, u8),
) -> Option<Illegal> {
    let action = match by {
        Mover::Walk => Action::Walk { from, to },
        Mover::Stir => Action::Stir { from, to },
        Mover::Carts => {
            let any = mountain_king::Token::stored(Kind::Cart);
            let cart = state
                .statue_at(from)
                .and_then(|statue| state.me().pick_cart(Some(state.statue_clan(statue))));
            if need > have || cart.is_none() {
                return Some(Illegal::Short { kind: Kind::Cart, need: need.max(1), have });
            }
            Action::Cart { from, to, cart: cart.unwrap_or(any) }
        }
    };
    MountainKing::check(setup, state, state.active, action).err()
}
