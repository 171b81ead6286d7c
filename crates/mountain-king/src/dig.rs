//! Step 2: dig a tunnel and score honour (rulebook: dig a tunnel, rubble, buried things, pedestals, workshops).

use moot_core::{Heard, Seat};

use crate::card::NONE;
use crate::tables::{Board, Lie, TUNNEL_HONOUR, TUNNELS, Tunnel, tune};
use crate::{
    Action, Event, Illegal, Kind, Mask, Payment, Phase, Pile, ROWS, STRIDE, Square, Stage, State, cover,
};

/// Where a lie fits: a set of first squares, with the rubble each covers as three bit planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fits {
    /// The first squares at which the lie fits.
    pub at: Mask,
    planes: [Mask; 3],
}

impl Fits {
    /// How many rubble squares the lie covers at `square`.
    #[must_use]
    pub fn rubble(&self, square: Square) -> u8 {
        self.planes.iter().enumerate().map(|(bit, plane)| u8::from(plane.has(square)) << bit).sum()
    }

    /// The first squares at which the lie covers at most `hammers` rubble squares.
    fn within(&self, hammers: u8) -> Mask {
        if hammers >= 5 {
            return self.at;
        }
        let [ones, twos, fours] = &self.planes;
        let mut rows = self.at.0;
        for (y, row) in rows.iter_mut().enumerate() {
            let (a, b, c) = (ones.0[y], twos.0[y], fours.0[y]);
            *row &= !match hammers {
                0 => a | b | c,
                1 => b | c,
                2 => c | (a & b),
                3 => c,
                _ => c & (a | b),
            };
        }
        Mask(rows)
    }
}

/// A mask moved so that bit `square` of the result is bit `square + (dx, dy)` of `mask`.
#[inline]
fn seen_from(mask: &Mask, dx: i8, dy: i8) -> Mask {
    let mut rows = [0; ROWS];
    let dy = dy as usize; // cells follow the first one in reading order, so dy is never negative
    for (seen, row) in rows.iter_mut().zip(&mask.0[dy..]) {
        *seen = if dx >= 0 { row >> dx } else { row << -dx };
    }
    Mask(rows)
}

/// Where a lie fits into `free` with at least one square in `frontier`.
fn fits(lie: &Lie, free: &Mask, frontier: &Mask, rubble: &Mask) -> Fits {
    let (mut at, mut touch) = (*free, *frontier);
    let mut planes = [*rubble, Mask::EMPTY, Mask::EMPTY];
    for &(dx, dy) in &lie.cells[1..] {
        at = at & seen_from(free, dx, dy);
        touch |= seen_from(frontier, dx, dy);
        let more = seen_from(rubble, dx, dy);
        for y in 0..ROWS {
            let carry = planes[0].0[y] & more.0[y];
            planes[0].0[y] ^= more.0[y];
            planes[2].0[y] |= planes[1].0[y] & carry;
            planes[1].0[y] ^= carry;
        }
    }
    Fits { at: at & touch, planes }
}

/// The mountain as one digger sees it.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    free: Mask,
    frontier: Mask,
    rubble: Mask,
}

impl Ground {
    /// The mountain as `seat` sees it.
    #[must_use]
    pub fn new(board: &Board, state: &State, seat: Seat) -> Ground {
        let free = state.free(board, seat);
        let frontier = state.nets[seat.index()].sides() & free;
        let rubble = if state.rites.soft { Mask::EMPTY } else { state.rubble };
        Ground { free, frontier, rubble }
    }

    /// Where a lie fits.
    #[must_use]
    pub fn fits(&self, lie: &Lie) -> Fits {
        fits(lie, &self.free, &self.frontier, &self.rubble)
    }

    /// Whether a tunnel has a place with so many hammers.
    fn any(&self, tunnel: &Tunnel, hammers: u8) -> bool {
        tunnel.lies.iter().any(|lie| !self.fits(lie).within(hammers).is_empty())
    }
}

/// The largest tunnel that may be dug at this stage; 0 when none may.
fn largest(state: &State) -> u8 {
    match state.stage {
        Stage::Work => 5,
        Stage::Breath => tune::DEEP_BREATH_SIZE,
        Stage::Halls | Stage::Carts => 0,
    }
}

/// The prices at which the player may dig a tunnel of that size: one kind of mineral, or with Earth Ritual any mixture.
/// Ascending.
fn prices(state: &State, owned: Pile, size: u8, mut each: impl FnMut([u8; 3])) {
    let [stone, iron, heart, ..] = owned.0;
    if state.rites.mixed {
        for s in 0..=size.min(stone) {
            for i in 0..=(size - s).min(iron) {
                if size - s - i <= heart {
                    each([s, i, size - s - i]);
                }
            }
        }
        return;
    }
    for (have, price) in [(heart, [0, 0, size]), (iron, [0, size, 0]), (stone, [size, 0, 0])] {
        if have >= size {
            each(price);
        }
    }
}

fn price_pile(cost: [u8; 3], hammers: u8) -> Pile {
    let [s, i, h] = cost;
    let mut pile = Pile([s, i, h, 0, 0, 0, 0]);
    pile[Kind::Hammer] = hammers;
    pile
}

/// The honour of a tunnel: by size and by the cheapest mineral spent.
#[must_use]
pub fn honour(cost: [u8; 3]) -> u8 {
    let size: u8 = cost.iter().sum();
    let cheapest = cost.iter().position(|&n| n > 0).unwrap_or(0);
    TUNNEL_HONOUR[usize::from(size)][cheapest]
}

/// Lists the tunnels that can be begun: shape and price, for all that have a place.
pub(crate) fn list(board: &Board, state: &State, out: &mut Vec<Action>) {
    let most = largest(state);
    let owned = state.me().owned();
    let enough = |size: u8| {
        let minerals = owned.0[..3].iter();
        if state.rites.mixed {
            minerals.map(|&n| u32::from(n)).sum::<u32>() >= u32::from(size)
        } else {
            minerals.max().is_some_and(|&n| n >= size)
        }
    };
    if most == 0 || !enough(2) {
        return;
    }
    let ground = Ground::new(board, state, state.active);
    for (shape, tunnel) in TUNNELS.iter().enumerate() {
        let size = tunnel.size;
        if size <= most && state.stock[shape] > 0 && enough(size) && ground.any(tunnel, owned[Kind::Hammer]) {
            prices(state, owned, size, |cost| out.push(Action::Dig { shape: shape as u8, cost }));
        }
    }
}

/// Whether any tunnel can be dug (rulebook: recruit or dig; ruling 10: with what is owned now).
pub(crate) fn possible(board: &Board, state: &State) -> bool {
    let mut found = Vec::new();
    list(board, state, &mut found);
    !found.is_empty()
}

/// Checks the beginning of a dig.
pub(crate) fn check(board: &Board, state: &State, shape: u8, cost: [u8; 3]) -> Result<(), Illegal> {
    let most = largest(state);
    if most == 0 {
        return Err(Illegal::WrongMoment);
    }
    let tunnel = TUNNELS.get(usize::from(shape)).ok_or(Illegal::NoSuchThing)?;
    if tunnel.size > most {
        return Err(Illegal::TooLarge { most });
    }
    if state.stock[usize::from(shape)] == 0 {
        return Err(Illegal::NoStock);
    }
    let total: u16 = cost.iter().map(|&n| u16::from(n)).sum();
    let kinds = cost.iter().filter(|&&n| n > 0).count();
    if total != u16::from(tunnel.size) || (kinds > 1 && !state.rites.mixed) {
        return Err(Illegal::BadPrice { size: tunnel.size });
    }
    let owned = state.me().owned();
    for (kind, need) in Kind::MINERALS.into_iter().zip(cost) {
        if owned[kind] < need {
            return Err(Illegal::Short { kind, need, have: owned[kind] });
        }
    }
    if !Ground::new(board, state, state.active).any(tunnel, owned[Kind::Hammer]) {
        return Err(Illegal::NoPlace);
    }
    Ok(())
}

/// Lists every place for the tunnel that has been begun, with the canonical payment.
pub(crate) fn list_places(board: &Board, state: &State, shape: u8, cost: [u8; 3], out: &mut Vec<Action>) {
    let ground = Ground::new(board, state, state.active);
    let hammers = state.me().owned()[Kind::Hammer];
    let mut payments = [None; 6];
    for (rubble, payment) in (0..).zip(&mut payments) {
        *payment = state.me().pay(price_pile(cost, rubble));
    }
    for (lie, shape) in (0..).zip(TUNNELS[usize::from(shape)].lies) {
        let fits = ground.fits(shape);
        let within = fits.within(hammers);
        for (y, &row) in within.0.iter().enumerate() {
            let mut row = row;
            while row != 0 {
                let at = Square((y * STRIDE) as u16 + row.trailing_zeros() as u16);
                row &= row - 1;
                if let Some(paid) = payments[usize::from(fits.rubble(at))] {
                    out.push(Action::Lay { lie, at, paid });
                }
            }
        }
    }
}

/// Checks where a tile is laid, naming the first square that is wrong.
fn check_place(board: &Board, state: &State, lie: &Lie, at: Square) -> Result<Mask, Illegal> {
    let seat = state.active;
    let (covered, rivals) = (state.covered(), state.rivals(seat));
    let net = &state.nets[seat.index()];
    let mut adjacent = false;
    for &(dx, dy) in lie.cells {
        let square = at.offset(dx, dy).ok_or(Illegal::OffBoard { at })?;
        if board.heart.has(square) {
            return Err(Illegal::OverHeart { at: square });
        }
        if board.site_squares.has(square) {
            return Err(Illegal::OverSite { at: square });
        }
        if !board.diggable.has(square) {
            return Err(Illegal::OffBoard { at: square });
        }
        if covered.has(square) {
            return Err(Illegal::OverTile { at: square });
        }
        let beside = Mask::one(square).sides();
        if let Some(rival) = (beside & rivals).first().and_then(|at| state.owner(at)) {
            return Err(Illegal::BesideRival { at: square, rival });
        }
        adjacent |= beside.meets(net);
    }
    if adjacent { Ok(cover(lie, at)) } else { Err(Illegal::NotAdjacent) }
}

/// Checks the laying of the tunnel that has been begun.
pub(crate) fn check_lay(
    board: &Board,
    state: &State,
    shape: u8,
    cost: [u8; 3],
    (lie, at): (u8, Square),
    paid: Payment,
) -> Result<(), Illegal> {
    let lie = TUNNELS[usize::from(shape)].lies.get(usize::from(lie)).ok_or(Illegal::NoSuchThing)?;
    if !at.is_some() || usize::from(at.row()) >= ROWS {
        return Err(Illegal::NoSuchThing);
    }
    let squares = check_place(board, state, lie, at)?;
    let rubble = if state.rites.soft { 0 } else { (squares & state.rubble).count() as u8 };
    let have = state.me().owned()[Kind::Hammer];
    if rubble > have {
        return Err(Illegal::Short { kind: Kind::Hammer, need: rubble, have });
    }
    let price = price_pile(cost, rubble);
    let value = state.me().value(paid).ok_or(Illegal::NotOwned)?;
    if value == price { Ok(()) } else { Err(Illegal::payment(price, value)) }
}

/// Lays the tunnel: pay, score, unearth, collect (ruling 32); then asks for pedestal and workshops.
pub(crate) fn lay(
    board: &Board,
    state: &mut State,
    shape: u8,
    cost: [u8; 3],
    (lie, at): (u8, Square),
    paid: Payment,
    heard: &mut impl Heard<Event>,
) {
    let seat = state.active;
    let tile = crate::Tile { shape, lie, at };
    let squares = tile.squares();
    let price = state.me().value(paid).unwrap_or(Pile::EMPTY);
    let honour = honour(cost);
    let me = state.me_mut();
    me.spend(paid);
    me.honour += u16::from(honour);
    state.stock[usize::from(shape)] -= 1;
    state.tiles[usize::from(state.tile_count)] = tile;
    state.tile_count += 1;
    heard.hear(Event::Dug { seat, shape, lie, at, paid: price, honour });
    join(state, squares, heard);

    let found = squares & state.buried;
    state.rubble = state.rubble.minus(&squares);
    if !found.is_empty() {
        state.buried = state.buried.minus(&found);
        let gained = found.iter().fold(Pile::EMPTY, |all, square| all + board.hoard(square));
        state.me_mut().storage += gained;
        heard.hear(Event::Gained { seat, gained });
    }

    state.phase = Phase::Found(new_sites(board, state));
    if let Some(anchor) = tile.anchor()
        && crate::Clan::ALL
            .iter()
            .any(|&clan| state.me().pedestals[clan as usize] > 0 && state.tier_free(board, clan, anchor))
    {
        state.phase = Phase::Anchor(anchor);
    }
}

/// The empty sites beside the newest tile.
pub(crate) fn new_sites(board: &Board, state: &State) -> u16 {
    let Some(tile) = state.tiles().last() else { return 0 };
    let beside = tile.squares().sides();
    board
        .sites
        .iter()
        .enumerate()
        .filter(|&(site, &square)| beside.has(square) && state.shops[site] == NONE)
        .fold(0, |sites, (site, _)| sites | 1 << site)
}

/// Adds squares to the active player's network, with every isolated tile that they reach (ruling 30).
fn join(state: &mut State, squares: Mask, heard: &mut impl Heard<Event>) {
    let seat = state.active;
    let mut new = squares;
    if !state.loose.is_empty() {
        let joined = squares.sides().flood(&state.loose);
        if !joined.is_empty() {
            state.loose = state.loose.minus(&joined);
            new |= joined;
            heard.hear(Event::Joined { seat, squares: joined.count() as u8 });
        }
    }
    state.nets[seat.index()] |= new;
    for (statue, at) in state.statues().filter(|&(_, at)| new.has(at)) {
        heard.hear(Event::Unearthed { seat, clan: state.statue_clan(statue), at });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bit_planes_count_rubble_like_a_person_would() {
        let free = !Mask::EMPTY;
        let rubble: Mask =
            [(3, 3), (4, 3), (5, 3), (3, 4), (7, 3)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        for tunnel in &TUNNELS {
            for lie in tunnel.lies {
                let fits = fits(lie, &free, &free, &rubble);
                // Far enough from the frame for every lie: beyond it nothing fits.
                for (x, y) in [(4, 2), (4, 3), (5, 3), (6, 2), (7, 1)] {
                    let at = Square::at(x, y);
                    let count = (cover(lie, at) & rubble).count() as u8;
                    assert_eq!(fits.rubble(at), count, "{} at {at}", tunnel.id);
                    for hammers in 0..=5 {
                        assert_eq!(fits.within(hammers).has(at), count <= hammers);
                    }
                }
            }
        }
    }

    #[test]
    fn honour_follows_the_chart_and_the_cheapest_mineral() {
        assert_eq!(honour([4, 0, 0]), 4);
        assert_eq!(honour([0, 0, 5]), 11);
        assert_eq!(honour([0, 2, 3]), 8);
        assert_eq!(honour([1, 0, 4]), 5);
        assert_eq!(honour([0, 0, 2]), 0);
    }
}
