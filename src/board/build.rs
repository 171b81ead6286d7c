//! From the position and the selection to what is to be seen: pure, and tested without a page.

use moot_core::Game;
use mountain_king::card::NONE;
use mountain_king::tables::{HALLS, TUNNELS, tune};
use mountain_king::{
    Action, Clan, Illegal, Kind, Mask, MountainKing, Payment, Phase, Pile, Setup, Square, Stage, State,
    asked_site, honour,
};

use super::model::{Choice, DigTag, Ghost, HallTag, Hints, Mask0, Mode, Mover, StatueTag, Tag};
use super::places::{Places, Spot};
use super::reach::{MOST_CARTS, Reach, Worth, usable_carts};
use crate::session::Pick;

/// What the board is being used for.
#[must_use]
pub fn mode(state: &State, pick: &Pick) -> Mode {
    let step = state.phase == Phase::Step;
    let statue = |by| Mode::Statue { by, from: picked_statue(pick) };
    match (state.phase, *pick) {
        (Phase::Gate, _) => Mode::Gate,
        (Phase::Lay { shape, cost }, _) => Mode::Dig { shape, cost },
        (Phase::Reclaim, _) => Mode::Choose(Choice::Tile),
        (Phase::Dowse(_), _) => Mode::Choose(Choice::Buried),
        (Phase::Consecrate, _) => Mode::Choose(Choice::Anchor),
        (Phase::Arm, _) => Mode::Choose(Choice::AnyShop),
        (Phase::Walk, _) => statue(Mover::Walk),
        (Phase::Stir, _) => statue(Mover::Stir),
        (_, Pick::Dig { shape, cost, .. }) if step => Mode::Dig { shape, cost },
        (_, Pick::Hall { hall, .. }) if step => Mode::Hall { hall },
        (_, Pick::Statue { .. }) if step => statue(Mover::Carts),
        (_, Pick::Shop { .. }) if step => Mode::Choose(Choice::Shop),
        _ => Mode::Look,
    }
}

const fn picked_statue(pick: &Pick) -> Option<Square> {
    match *pick {
        Pick::Statue { from, .. } => Some(from),
        _ => None,
    }
}

/// Whether the board's own tray is the one to be shown.
#[must_use]
pub fn wants_tray(state: &State, pick: &Pick) -> bool {
    if mode(state, pick) != Mode::Look {
        return true;
    }
    state.phase == Phase::Step && matches!(pick, Pick::None | Pick::Square { .. })
}

/// The legal places of the tunnel or hall that is picked up.
#[must_use]
pub fn places(setup: &Setup, state: &State, mode: Mode) -> Option<Places> {
    match mode {
        Mode::Dig { shape, .. } => Some(Places::of_tunnel(setup.board(), state, shape)),
        Mode::Hall { hall } => Some(Places::of_hall(state, hall)),
        _ => None,
    }
}

/// Where the tunnel or hall that is picked up lies, once a place is chosen.
#[must_use]
pub fn spot(pick: &Pick) -> Option<Spot> {
    match *pick {
        Pick::Dig { lie, at: Some(at), .. } | Pick::Hall { lie, at: Some(at), .. } => Some(Spot { lie, at }),
        _ => None,
    }
}

/// How the tunnel or hall that is picked up was last turned.
#[must_use]
pub fn lie(pick: &Pick) -> u8 {
    match *pick {
        Pick::Dig { lie, .. } | Pick::Hall { lie, .. } => lie,
        _ => 0,
    }
}

/// The price of a tunnel at a place, hammers included.
#[must_use]
pub fn price(state: &State, cost: [u8; 3], squares: &Mask) -> Pile {
    let [stone, iron, heartstone] = cost;
    let mut price = Pile([stone, iron, heartstone, 0, 0, 0, 0]);
    if !state.rites.soft {
        price[Kind::Hammer] = (*squares & state.rubble).count() as u8;
    }
    price
}

/// The payment: the chosen tokens if they are exactly the price, else those that the rules propose.
#[must_use]
pub fn payment(state: &State, price: Pile, chosen: Option<Payment>) -> Option<Payment> {
    let exact = chosen.filter(|&paid| state.me().value(paid) == Some(price));
    exact.or_else(|| state.me().pay(price))
}

/// Why a tunnel of that price may not lie there.
///
/// # Errors
/// The first reason against it.
pub fn check_lay(setup: &Setup, state: &State, mode: Mode, spot: Spot) -> Result<(), Illegal> {
    let seat = state.active;
    match mode {
        Mode::Dig { shape, cost } => {
            let mut begun = *state;
            if state.phase == Phase::Step {
                MountainKing::check(setup, state, seat, Action::Dig { shape, cost })?;
                begun.phase = Phase::Lay { shape, cost };
            }
            let squares =
                TUNNELS.get(usize::from(shape)).and_then(|tunnel| tunnel.lies.get(usize::from(spot.lie)));
            let squares = squares.map_or(Mask::EMPTY, |lie| mountain_king::cover(lie, spot.at));
            let paid = payment(state, price(state, cost, &squares), None).unwrap_or(Payment::NOTHING);
            MountainKing::check(setup, &begun, seat, Action::Lay { lie: spot.lie, at: spot.at, paid })
        }
        Mode::Hall { hall } => {
            MountainKing::check(setup, state, seat, Action::Dedicate { hall, lie: spot.lie, at: spot.at })
        }
        _ => Err(Illegal::WrongMoment),
    }
}

/// What lies over the mountain, and the figures beside the ghost. `legal` are the legal actions; `point` is the square that
/// the player points at.
#[must_use]
pub fn hints(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    places: Option<&Places>,
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let mode = mode(state, pick);
    match (mode, places) {
        (Mode::Dig { .. } | Mode::Hall { .. }, Some(places)) => {
            laying(setup, state, mode, places, pick, point)
        }
        (Mode::Statue { by, from }, _) => moving(setup, state, legal, by, from, pick, point),
        (Mode::Gate, _) => gates(setup, state, legal, pick, point),
        (Mode::Choose(choice), _) => choosing(setup, state, legal, choice, pick, point),
        _ => (Hints { asked: asked(setup, state), ..Hints::default() }, None),
    }
}

/// The square that a question of another tray is about.
fn asked(setup: &Setup, state: &State) -> Option<Square> {
    match state.phase {
        Phase::Anchor(at) => Some(at),
        Phase::Found(_) => setup.board().sites.get(usize::from(asked_site(state)?)).copied(),
        Phase::Use => setup.board().sites.get(usize::from(state.using)).copied(),
        _ => None,
    }
}

fn laying(
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
    let net = &state.nets[state.active.index()];
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
        anchor: anchor.and_then(|at| {
            let fits =
                |&clan: &Clan| state.me().pedestals[clan as usize] > 0 && state.tier_free(board, clan, at);
            Some((board.tier(at)? as u8, Clan::ALL.into_iter().filter(fits).collect()))
        }),
        joins: joined.count(),
    }
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

/// The fewest carts, of those at hand, that bring an own statue to the altar once the hall is dedicated.
fn carts_to_altar(setup: &Setup, state: &State, hall: u8, spot: Spot, altar: Square) -> Option<u8> {
    let action = Action::Dedicate { hall, lie: spot.lie, at: spot.at };
    MountainKing::check(setup, state, state.active, action).ok()?;
    let mut after = *state;
    // Nothing is drawn and nobody learns anything by a dedication.
    let _ = MountainKing::act(setup, &mut after, state.active, action, &mut ());
    after
        .statues()
        .filter_map(|(_, from)| Reach::new(&after, from))
        .filter_map(|reach| reach.carts(altar).filter(|&carts| carts <= usable_carts(state.me(), reach.clan)))
        .min()
}

fn moving(
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
    match &reach {
        Some(reach) => {
            let have = usable_carts(state.me(), clan);
            hints.lit.0 = if have > 0 { reach.steps[0] } else { Mask::EMPTY };
            hints.reach =
                reach.tunnels().into_iter().map(|(tunnel, carts)| (tunnel, carts, carts > have)).collect();
            let near = reach.within(usize::from(have).min(MOST_CARTS));
            hints.worth = near
                .iter()
                .map(|at| (at, worth.on(at)))
                .filter(|&(at, honour)| honour != 0 && Some(at) != chosen)
                .collect();
        }
        None => {
            let targets = legal.iter().filter_map(|&action| moved(action, by));
            hints.lit.0 = targets.filter(|&(start, _)| start == from).map(|(_, to)| to).collect();
            if by == Mover::Walk {
                let lit = hints.lit.0;
                hints.worth = lit
                    .iter()
                    .map(|at| (at, worth.on(at)))
                    .filter(|&(at, honour)| honour != 0 && Some(at) != chosen)
                    .collect();
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
        now: worth.on(from),
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

/// From where to where an action moves a statue, if it does so by the means asked for.
const fn moved(action: Action, by: Mover) -> Option<(Square, Square)> {
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

fn gates(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let board = setup.board();
    let open = legal.iter().filter_map(|action| match action {
        Action::Gate(start) => board.starts.get(usize::from(*start)),
        _ => None,
    });
    let mut hints = Hints { lit: Mask0(open.map(|start| start.square).collect()), ..Hints::default() };
    let Some(at) = looked_at(pick).or(point) else { return (hints, None) };
    let Some(start) = board.starts.iter().position(|start| start.square == at) else { return (hints, None) };
    let start = start as u8;
    if let Err(why) = MountainKing::check(setup, state, state.active, Action::Gate(start)) {
        hints.ghost = Some(Ghost::Bad(Mask::one(at)));
        return (hints, Some(Tag::Bad(why)));
    }
    hints.lit.0.remove(at);
    hints.ghost = Some(Ghost::Gate(at));
    (hints, Some(Tag::Gate(start)))
}

/// The single square that is picked.
#[must_use]
pub const fn looked_at(pick: &Pick) -> Option<Square> {
    match *pick {
        Pick::Square { at } => Some(at),
        _ => None,
    }
}

/// What a click on a square means for a choice: the action's argument is the square itself, the first square of the tile
/// on it, or the workshop on it.
#[must_use]
pub fn chosen_actions(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    choice: Choice,
    at: Square,
) -> Vec<Action> {
    let site = setup.board().sites.iter().position(|&site| site == at).map(|site| site as u8);
    let tile = state
        .tiles()
        .iter()
        .find(|tile| tile.squares().has(at) && !state.hall_squares().has(at))
        .map(|tile| tile.at);
    let means = |action: &&Action| match (**action, choice) {
        (Action::Reclaim(first), Choice::Tile) => Some(first) == tile,
        (Action::Dowse(square), Choice::Buried) => square == at,
        (Action::Consecrate { at: square, .. }, Choice::Anchor) => square == at,
        (Action::Activate(shop), Choice::Shop | Choice::AnyShop) => Some(shop) == site,
        _ => false,
    };
    legal.iter().filter(means).copied().collect()
}

fn choosing(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    choice: Choice,
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let board = setup.board();
    let mut hints = Hints::default();
    for action in legal {
        match (*action, choice) {
            (Action::Reclaim(first), Choice::Tile) => {
                let tile = state.tiles().iter().find(|tile| tile.at == first);
                hints.lit.0 |= tile.map_or(Mask::EMPTY, |tile| tile.squares());
            }
            (Action::Dowse(at), Choice::Buried) | (Action::Consecrate { at, .. }, Choice::Anchor) => {
                hints.lit.0.insert(at)
            }
            (Action::Activate(site), Choice::Shop | Choice::AnyShop) => {
                if let Some(&at) = board.sites.get(usize::from(site)) {
                    hints.lit.0.insert(at);
                }
            }
            _ => {}
        }
    }
    let picked = match *pick {
        Pick::Square { at } => Some(at),
        Pick::Shop { site } => board.sites.get(usize::from(site)).copied(),
        _ => None,
    };
    let Some(at) = picked.or(point) else { return (hints, None) };
    let actions = chosen_actions(setup, state, legal, choice, at);
    let Some(&first) = actions.first() else {
        let why = why_not_chosen(setup, state, choice, at);
        if why.is_some() {
            hints.ghost = Some(Ghost::Bad(Mask::one(at)));
        }
        return (hints, why.map(Tag::Bad));
    };
    let (squares, tag) = match first {
        Action::Reclaim(first) => tile_tag(state, first),
        Action::Consecrate { .. } => {
            let clan = |action: &Action| match *action {
                Action::Consecrate { clan, .. } => Some(clan),
                _ => None,
            };
            let tier = board.tier(at).unwrap_or(0);
            let honour = |clan: Clan| (clan, state.honours[clan as usize * 5 + tier]);
            let clans = actions.iter().filter_map(clan).map(honour).collect();
            (Mask::one(at), Tag::Anchor { tier: tier as u8, clans })
        }
        Action::Activate(site) => (Mask::one(at), shop_tag(setup, state, choice, site)),
        _ => (Mask::one(at), Tag::Buried(board.hoard(at))),
    };
    hints.lit.0 = hints.lit.0.minus(&squares);
    hints.ghost = Some(Ghost::Squares(squares));
    (hints, Some(tag))
}

fn shop_tag(setup: &Setup, state: &State, choice: Choice, site: u8) -> Tag {
    let entrances = state.entrances(setup.board(), site);
    let least = if choice == Choice::AnyShop { tune::LONG_ARM_LEAST } else { 0 };
    Tag::Shop { site, kind: state.shops[usize::from(site)], uses: entrances.max(least) }
}

fn tile_tag(state: &State, first: Square) -> (Mask, Tag) {
    let Some(tile) = state.tiles().iter().find(|tile| tile.at == first) else {
        return (Mask::one(first), Tag::Bad(Illegal::NoSuchTile { at: first }));
    };
    let squares = tile.squares();
    let rest = state.nets[state.active.index()].minus(&squares);
    let kept = Mask::one(state.me().gate).flood(&rest);
    let size = TUNNELS[usize::from(tile.shape)].size.min(tune::STONES_MEMORY_MOST);
    let tag = Tag::Tile {
        shape: tile.shape,
        gains: Pile::of(Kind::Stone, size),
        isolated: rest.minus(&kept).count(),
    };
    (squares, tag)
}

/// Why a square cannot be chosen; nothing where there is nothing that one could have meant.
fn why_not_chosen(setup: &Setup, state: &State, choice: Choice, at: Square) -> Option<Illegal> {
    let board = setup.board();
    let check = |action| MountainKing::check(setup, state, state.active, action).err();
    match choice {
        Choice::Tile => {
            let tile = state.tiles().iter().find(|tile| tile.squares().has(at))?;
            check(Action::Reclaim(tile.at))
        }
        Choice::Buried => {
            let there = state.buried.has(at) || board.tier(at).is_some();
            if there { check(Action::Dowse(at)) } else { None }
        }
        Choice::Anchor => {
            state.nets[state.active.index()].has(at).then_some(())?;
            let clan = Clan::ALL.into_iter().find(|&clan| state.me().pedestals[clan as usize] > 0)?;
            check(Action::Consecrate { clan, at })
        }
        Choice::Shop | Choice::AnyShop => {
            let site = board.sites.iter().position(|&site| site == at)?;
            check(Action::Activate(site as u8))
        }
    }
}

/// Whether the player may dedicate a hall or move statues now: those steps of the turn have come.
#[must_use]
pub const fn late(stage: Stage) -> bool {
    matches!(stage, Stage::Halls | Stage::Carts)
}

#[cfg(test)]
#[path = "build_tests.rs"]
mod tests;
