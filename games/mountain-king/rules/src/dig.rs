//! Step 2: dig a tunnel and score honour (rulebook: dig a tunnel, rubble, buried things, pedestals, workshops).

use moot_core::{EventSink, Seat};

use crate::card::NONE;
use crate::tables::{Board, Lie, TUNNEL_HONOUR, TUNNELS, Tunnel, tune};
use crate::{
    Action, Clan, Event, Illegal, Kind, Mask, Payment, Phase, Pile, ROWS, STRIDE, Square, Stage, State,
    cover, pedestal,
};

/// The squares where a lie fits, and the rubble there.
#[derive(Clone, Copy, Debug)]
pub struct Fits<'a> {
    /// The first squares at which the lie fits.
    pub at: Mask,
    lie: &'a Lie,
    rubble: &'a Mask,
}

impl Fits<'_> {
    /// How many rubble squares the lie covers at `square`.
    #[must_use]
    #[inline]
    pub fn rubble(&self, square: Square) -> u8 {
        let (x, y) = (i32::from(square.column()), i32::from(square.row()));
        let covers = |&(dx, dy): &(i8, i8)| {
            let row = self.rubble.0.get((y + i32::from(dy)) as usize).copied().unwrap_or(0);
            row.checked_shr((x + i32::from(dx)) as u32).unwrap_or(0) & 1
        };
        self.lie.cells.iter().map(covers).sum::<u32>() as u8
    }

    /// Whether the lie fits somewhere with at most that many hammers.
    fn any_within(&self, hammers: u8) -> bool {
        self.at.iter().any(|at| self.rubble(at) <= hammers)
    }
}

/// The number of rows that are processed together: as many as fit in a vector register.
const LANES: usize = 4;
/// Rows of the tallest lie.
const TALLEST: usize = 5;
/// Rows kept by a [`Ground`]: so many that a group of rows and the lie below it never reach past the end.
const PADDED: usize = ROWS.next_multiple_of(LANES) + TALLEST - 1;

/// The mountain from the perspective of one digger.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    free: [u32; PADDED],
    frontier: [u32; PADDED],
    rubble: Mask,
    /// The rows of the frontier: no lie starts below them, or further above them than it is tall.
    first: usize,
    last: usize,
}

impl Ground {
    /// The mountain as `seat` sees it.
    #[must_use]
    pub fn new(board: &Board, state: &State, seat: Seat) -> Ground {
        let free = state.free(board, seat);
        let frontier = state.network(seat).sides() & free;
        let rubble = if state.rites.soft { Mask::EMPTY } else { state.rubble };
        Ground::of(&free, &frontier, rubble)
    }

    /// Tiles must lie in `free` with at least one square in `frontier`.
    fn of(free: &Mask, frontier: &Mask, rubble: Mask) -> Ground {
        let padded = |mask: &Mask| {
            let mut rows = [0; PADDED];
            rows[..ROWS].copy_from_slice(&mask.0);
            rows
        };
        let first = frontier.0.iter().position(|&row| row != 0).unwrap_or(ROWS);
        let last = frontier.0.iter().rposition(|&row| row != 0).map_or(0, |row| row + 1);
        Ground { free: padded(free), frontier: padded(frontier), rubble, first, last }
    }

    /// Returns where a lie fits.
    #[must_use]
    pub fn fits<'a>(&'a self, lie: &'a Lie) -> Fits<'a> {
        let mut at = Mask::EMPTY;
        let from = self.first.saturating_sub(TALLEST - 1) / LANES * LANES;
        for y in (from..self.last).step_by(LANES) {
            let (mut fit, mut touch) = ([u32::MAX; LANES], [0; LANES]);
            for &(dx, dy) in lie.cells {
                // One of the two shifts is by nothing; so there is no branch. Cells follow the first one in reading order, so
                // dy is never negative.
                let (right, left) = (dx.max(0) as u32, (-dx).max(0) as u32);
                let below = y + dy as usize;
                for (lane, fit) in fit.iter_mut().enumerate() {
                    *fit &= self.free[below + lane] >> right << left;
                }
                for (lane, touch) in touch.iter_mut().enumerate() {
                    *touch |= self.frontier[below + lane] >> right << left;
                }
            }
            for (row, (fit, touch)) in at.0[y..].iter_mut().zip(fit.into_iter().zip(touch)) {
                *row = fit & touch;
            }
        }
        Fits { at, lie, rubble: &self.rubble }
    }

    /// Whether a tunnel fits anywhere with that many hammers.
    fn any(&self, tunnel: &Tunnel, hammers: u8) -> bool {
        tunnel.lies.iter().any(|lie| self.fits(lie).any_within(hammers))
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
    let [stone, iron, heart] = owned.minerals();
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
        let minerals = owned.minerals();
        if state.rites.mixed {
            minerals.iter().map(|&n| u32::from(n)).sum::<u32>() >= u32::from(size)
        } else {
            minerals.iter().any(|&n| n >= size)
        }
    };
    if !enough(2) {
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
    // The payment for each number of rubble squares, worked out when the first such place is met.
    let mut payments = [None; 6];
    for (lie, shape) in (0..).zip(TUNNELS[usize::from(shape)].lies) {
        let fits = ground.fits(shape);
        for (y, &row) in fits.at.0.iter().enumerate() {
            let mut row = row;
            while row != 0 {
                let at = Square((y * STRIDE) as u16 + row.trailing_zeros() as u16);
                row &= row - 1;
                let rubble = fits.rubble(at);
                if rubble > hammers {
                    continue;
                }
                let paid = payments[usize::from(rubble)]
                    .get_or_insert_with(|| state.me().pay(price_pile(cost, rubble)));
                if let Some(paid) = *paid {
                    out.push(Action::Lay { lie, at, paid });
                }
            }
        }
    }
}

/// Checks the position of a tile, and names the first invalid square.
fn check_place(board: &Board, state: &State, lie: &Lie, at: Square) -> Result<Mask, Illegal> {
    let seat = state.active;
    let (covered, rivals) = (state.covered(), state.rivals(seat));
    let net = state.network(seat);
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
        adjacent |= beside.meets(&net);
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
    if usize::from(at.row()) >= ROWS {
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
    (lie, at): (u8, Square),
    paid: Payment,
    events: &mut impl EventSink<Event>,
) {
    let Phase::Lay { shape, cost } = state.phase else { return };
    let seat = state.active;
    state.skipped = 0;
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
    events.send(Event::Dug { seat, shape, lie, at, paid: price, honour });
    join(state, squares, events);

    let found = squares & state.buried;
    state.rubble = state.rubble.minus(&squares);
    if !found.is_empty() {
        state.buried = state.buried.minus(&found);
        let gained = found.iter().fold(Pile::EMPTY, |all, square| all + board.hoard(square));
        state.me_mut().storage += gained;
        events.send(Event::Gained { seat, gained });
    }

    let anchor = tile.anchor().filter(|&anchor| state.fitting_pedestals(board, anchor).next().is_some());
    state.phase = anchor.map_or_else(|| Phase::Found(new_sites(board, state)), Phase::Anchor);
}

/// Sets a pedestal on the anchor of the tunnel just dug; then asks for workshops.
pub(crate) fn bless(board: &Board, state: &mut State, clan: Clan, events: &mut impl EventSink<Event>) {
    let Phase::Anchor(at) = state.phase else { return };
    pedestal::bless(board, state, clan, at, events);
    state.phase = Phase::Found(new_sites(board, state));
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

/// Adds squares to the active player's network, with every isolated tile that they reach (ruling 30). Squares that touch the
/// team mate's part of joined networks alone become part of that (ruling 76).
fn join(state: &mut State, squares: Mask, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    let mut new = squares;
    let linked = state.linked(seat);
    let beside_own = squares.sides().meets(&state.nets[seat.index()]);
    let owner = linked.filter(|_| !beside_own).unwrap_or(seat);
    if !state.loose.is_empty() {
        let joined = squares.sides().flood(&state.loose);
        if !joined.is_empty() {
            state.loose = state.loose.minus(&joined);
            new |= joined;
            events.send(Event::Joined { seat, squares: joined.count() as u8 });
        }
    }
    state.nets[owner.index()] |= new;
    if linked.is_none()
        && let Some(mate) = state.linked(seat)
    {
        events.send(Event::Linked { seat, mate });
    }
    for (statue, at) in state.statues().filter(|&(_, at)| new.has(at)) {
        events.send(Event::Unearthed { seat, clan: state.statue_clan(statue), at });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lie_fits_where_a_person_would_lay_it() {
        let mask = |squares: &[(u8, u8)]| squares.iter().map(|&(x, y)| Square::at(x, y)).collect::<Mask>();
        let holes = mask(&[(3, 3), (9, 9), (20, 19), (21, 20), (0, 0), (31, 20)]);
        let free = (!Mask::EMPTY).minus(&holes);
        let rubble = mask(&[(3, 4), (4, 3), (5, 3), (3, 5), (7, 3), (20, 20)]);
        let shaft = (0..ROWS as u8).map(|row| Square::at(6, row)).collect();
        let few = [mask(&[(4, 4), (5, 6)]), mask(&[(0, 1), (20, 20)]), mask(&[(31, 19)]), Mask::EMPTY];
        for frontier in few.into_iter().chain([shaft]) {
            let ground = Ground::of(&free, &frontier, rubble);
            for lie in TUNNELS.iter().flat_map(|tunnel| tunnel.lies) {
                let fits = ground.fits(lie);
                for at in (!Mask::EMPTY).iter() {
                    let squares = cover(lie, at);
                    let whole = squares.count() as usize == lie.cells.len();
                    let right = whole && squares.minus(&free).is_empty() && squares.meets(&frontier);
                    assert_eq!(fits.at.has(at), right, "{lie:?} at {at}");
                    if right {
                        assert_eq!(u32::from(fits.rubble(at)), squares.common(&rubble), "{lie:?} at {at}");
                    }
                }
                let least = fits.at.iter().map(|at| fits.rubble(at)).min();
                for hammers in 0..=5 {
                    assert_eq!(fits.any_within(hammers), least.is_some_and(|least| least <= hammers));
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
