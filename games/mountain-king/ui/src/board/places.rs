//! The legal places of a shape, computed on bitboards, and navigation between them.

use moot_core::in_order;
use mountain_king::tables::{Board, HALLS, Lie, TUNNELS};
use mountain_king::{Ground, Kind, Mask, Square, State, cover};

/// A placement of a shape: its orientation and its first square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The orientation, as an index into the lies of the shape.
    pub lie: u8,
    /// The first square in reading order.
    pub at: Square,
}

/// All legal placements of one tunnel or hall.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    lies: &'static [Lie],
    /// Per orientation, the set of legal first squares.
    at: Vec<Mask>,
    /// Whether the tile may be flipped: a tunnel may, a hall may not.
    flips: bool,
}

impl Places {
    /// The legal placements of a tunnel of that stack for the active player's hammers. An unknown stack has none.
    #[must_use]
    pub fn of_tunnel(board: &Board, state: &State, shape: u8) -> Places {
        let lies = TUNNELS.get(usize::from(shape)).map_or(&[][..], |tunnel| tunnel.lies);
        let ground = Ground::new(board, state, state.active);
        let hammers = state.me().owned()[Kind::Hammer];
        let within = |lie: &Lie| {
            let fits = ground.fits(lie);
            fits.at.iter().filter(|&at| fits.rubble(at) <= hammers).collect()
        };
        Places { lies, at: lies.iter().map(within).collect(), flips: true }
    }

    /// The legal placements of that hall for the active player. A hall in play has none.
    #[must_use]
    pub fn of_hall(state: &State, hall: u8) -> Places {
        let taken = state.halls.get(usize::from(hall)).is_none_or(|laid| laid.at.is_some());
        let lies = if taken { &[][..] } else { HALLS[usize::from(hall)].lies };
        let ground = state.hall_ground(state.active);
        let inside = |lie: &Lie| {
            let fits = |&at: &Square| {
                lie.cells.iter().all(|&(dx, dy)| at.offset(dx, dy).is_some_and(|square| ground.has(square)))
            };
            ground.iter().filter(fits).collect()
        };
        Places { lies, at: lies.iter().map(inside).collect(), flips: false }
    }

    /// The number of placements by covered squares: orientations that cover the same squares count once.
    #[must_use]
    pub fn count(&self) -> usize {
        let mut masks: Vec<Mask> = self.iter().map(|spot| self.cover(spot)).collect();
        masks.sort_unstable_by_key(|mask| mask.0);
        masks.dedup();
        masks.len()
    }

    /// Whether there is no placement.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.at.iter().all(Mask::is_empty)
    }

    /// All placements, grouped by orientation.
    pub fn iter(&self) -> impl Iterator<Item = Spot> + '_ {
        (0..).zip(&self.at).flat_map(|(lie, at)| at.iter().map(move |at| Spot { lie, at }))
    }

    /// The squares that some legal placement covers.
    #[must_use]
    pub fn lit(&self) -> Mask {
        let mut lit = Mask::EMPTY;
        for (lie, at) in self.lies.iter().zip(&self.at) {
            for &(dx, dy) in lie.cells {
                for (y, &row) in at.0.iter().enumerate() {
                    if let Some(to) = y.checked_add_signed(dy.into()).and_then(|y| lit.0.get_mut(y)) {
                        *to |= if dx >= 0 { row << dx } else { row >> -dx };
                    }
                }
            }
        }
        lit
    }

    /// Whether a placement is legal.
    #[must_use]
    pub fn has(&self, spot: Spot) -> bool {
        self.at.get(usize::from(spot.lie)).is_some_and(|at| at.has(spot.at))
    }

    /// The squares of a placement, legal or not.
    #[must_use]
    pub fn cover(&self, spot: Spot) -> Mask {
        self.lies.get(usize::from(spot.lie)).map_or(Mask::EMPTY, |lie| cover(lie, spot.at))
    }

    /// The square of the anchor or altar of a placement.
    #[must_use]
    pub fn mark(&self, spot: Spot) -> Option<Square> {
        let lie = self.lies.get(usize::from(spot.lie))?;
        let &(dx, dy) = lie.cells.get(usize::from(lie.mark?))?;
        spot.at.offset(dx, dy)
    }

    /// The placement for a click on `square`: in the wanted orientation if possible, held by the square nearest to its centre;
    /// else the next orientation by quarter turns, then mirrored.
    #[must_use]
    pub fn best(&self, square: Square, lie: u8) -> Option<Spot> {
        self.turns(lie).into_iter().find_map(|lie| self.held(square, lie).find(|&spot| self.has(spot)))
    }

    /// The placement of the wanted orientation held at `square`, legal or not.
    #[must_use]
    pub fn aim(&self, square: Square, lie: u8) -> Option<Spot> {
        self.held(square, lie).next()
    }

    /// The next legal orientation by quarter turns that still covers `pivot`.
    #[must_use]
    pub fn turned(&self, spot: Spot, pivot: Square) -> Option<Spot> {
        let mut offset = self.offset(spot, pivot)?;
        let mut from = spot.lie;
        for _ in 0..3 {
            let to = self.lies.get(usize::from(from))?.clockwise;
            offset = rotated(&self.lies[usize::from(from)], offset);
            from = to;
            if to == spot.lie {
                return None;
            }
            if let Some(found) = self.nearest(pivot, to, offset) {
                return Some(found);
            }
        }
        None
    }

    /// The legal placement of the same orientation that is nearest to `spot` moved as far as `to` is from `from`.
    #[must_use]
    pub fn dragged(&self, spot: Spot, from: Square, to: Square) -> Option<Spot> {
        let place = |at: Square| (i32::from(at.column()), i32::from(at.row()));
        let ((x, y), (x0, y0), (x1, y1)) = (place(spot.at), place(from), place(to));
        let (x, y) = (x + x1 - x0, y + y1 - y0);
        let far = |at: &Square| {
            let (column, row) = place(*at);
            (column - x).pow(2) + (row - y).pow(2)
        };
        let at = self.at.get(usize::from(spot.lie))?.iter().min_by_key(far)?;
        Some(Spot { lie: spot.lie, at })
    }

    /// The placement for a pointer that carries the tile over `square`: one that covers the square, as for a click; where none does, the
    /// nearest one of the wanted orientation, or of the next that has any.
    #[must_use]
    pub fn carried(&self, square: Square, lie: u8) -> Option<Spot> {
        let near = |lie| self.dragged(self.aim(square, lie)?, square, square);
        self.best(square, lie).or_else(|| self.turns(lie).into_iter().find_map(near))
    }

    /// Whether the mirror image of an orientation is the orientation itself.
    #[must_use]
    pub fn is_symmetric(&self, lie: u8) -> bool {
        self.lies.get(usize::from(lie)).is_some_and(|of| of.mirrored == lie)
    }

    /// Whether a quarter turn changes the tile, or whether the mirror changes it as no turns do.
    #[must_use]
    pub fn changes(&self, mirror: bool) -> bool {
        let Some(first) = self.lies.first() else { return false };
        if !mirror {
            return first.clockwise != 0;
        }
        let next = |&lie: &u8| self.lies.get(usize::from(lie)).map(|of| of.clockwise);
        self.flips && core::iter::successors(Some(0), next).take(4).all(|lie| lie != first.mirrored)
    }

    /// Whether the tile may be flipped.
    #[must_use]
    pub fn may_flip(&self) -> bool {
        self.flips
    }

    /// The mirrored orientation that still covers `pivot`, rotated further if necessary. None for a tile that may not be flipped.
    #[must_use]
    pub fn mirrored(&self, spot: Spot, pivot: Square) -> Option<Spot> {
        if !self.flips {
            return None;
        }
        let lie = self.lies.get(usize::from(spot.lie))?;
        let offset = flipped(lie, self.offset(spot, pivot)?);
        let to = lie.mirrored;
        if to != spot.lie
            && let Some(found) = self.nearest(pivot, to, offset)
        {
            return Some(found);
        }
        let others = self.turns(to).into_iter().skip(1).take(3).filter(|&lie| lie != spot.lie);
        others.into_iter().find_map(|lie| self.held(pivot, lie).find(|&spot| self.has(spot)))
    }

    /// The placement with `pivot` at that offset if it is legal, else any legal one of the orientation that covers `pivot`.
    fn nearest(&self, pivot: Square, lie: u8, (dx, dy): (i8, i8)) -> Option<Spot> {
        let exact = pivot.offset(-dx, -dy).map(|at| Spot { lie, at }).filter(|&spot| self.has(spot));
        exact.or_else(|| self.held(pivot, lie).find(|&spot| self.has(spot)))
    }

    /// The offset of `pivot` within a placement; of its central square when `pivot` is outside.
    fn offset(&self, spot: Spot, pivot: Square) -> Option<(i8, i8)> {
        let lie = self.lies.get(usize::from(spot.lie))?;
        let inside = lie.cells.iter().copied().find(|&(dx, dy)| spot.at.offset(dx, dy) == Some(pivot));
        inside.or_else(|| from_middle(lie).first().copied())
    }

    /// All orientations of the shape: the given one with its quarter turns, then the mirrored ones.
    fn turns(&self, lie: u8) -> Vec<u8> {
        let mut order = Vec::with_capacity(8);
        let Some(first) = self.lies.get(usize::from(lie)) else { return order };
        for start in [lie, first.mirrored] {
            let mut lie = start;
            for _ in 0..4 {
                if !order.contains(&lie) {
                    order.push(lie);
                }
                lie = self.lies[usize::from(lie)].clockwise;
            }
        }
        order
    }

    /// Every placement of an orientation that covers `square`, beginning with the one held by its central square.
    fn held(&self, square: Square, lie: u8) -> impl Iterator<Item = Spot> + use<> {
        let cells = self.lies.get(usize::from(lie)).map(from_middle).unwrap_or_default();
        cells.into_iter().filter_map(move |(dx, dy)| Some(Spot { lie, at: square.offset(-dx, -dy)? }))
    }
}

/// The squares of an orientation, the one nearest to its centre of mass first.
fn from_middle(lie: &Lie) -> Vec<(i8, i8)> {
    let count = lie.cells.len() as i32;
    let (x, y) = lie.cells.iter().fold((0, 0), |(x, y), &(dx, dy)| (x + i32::from(dx), y + i32::from(dy)));
    let far = |&(dx, dy): &(i8, i8)| (i32::from(dx) * count - x).pow(2) + (i32::from(dy) * count - y).pow(2);
    in_order(lie.cells.iter().copied(), |a, b| far(a).cmp(&far(b)))
}

/// The offset of a square after a quarter turn clockwise, relative to the new first square in reading order.
fn rotated(lie: &Lie, offset: (i8, i8)) -> (i8, i8) {
    moved(lie, offset, |(x, y)| (-y, x))
}

/// The offset of a square after mirroring left to right.
fn flipped(lie: &Lie, offset: (i8, i8)) -> (i8, i8) {
    moved(lie, offset, |(x, y)| (-x, y))
}

fn moved(lie: &Lie, offset: (i8, i8), to: impl Fn((i8, i8)) -> (i8, i8)) -> (i8, i8) {
    let first = lie.cells.iter().map(|&cell| to(cell)).min_by_key(|&(x, y)| (y, x)).unwrap_or((0, 0));
    let (x, y) = to(offset);
    (x - first.0, y - first.1)
}

/// The nearest square of `lit` in a direction, with sideways steps counting double. For arrow keys.
#[must_use]
pub fn toward(lit: &Mask, from: Square, (dx, dy): (i8, i8)) -> Option<Square> {
    let distance = |to: Square| {
        let (x, y) =
            (i32::from(to.column()) - i32::from(from.column()), i32::from(to.row()) - i32::from(from.row()));
        let ahead = x * i32::from(dx) + y * i32::from(dy);
        let sideways = (x * i32::from(dy) - y * i32::from(dx)).abs();
        (ahead > 0).then_some(ahead + 2 * sideways)
    };
    lit.iter().filter_map(|to| Some((distance(to)?, to))).min().map(|(_, to)| to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;
    use moot_core::Game;
    use mountain_king::{Action, MountainKing, Phase};

    #[test]
    fn tunnel_places_match_the_rules() {
        let mut seen = 0;
        for (setup, state) in middles() {
            for shape in 0..15 {
                let cost = [TUNNELS[usize::from(shape)].size, 0, 0];
                let mut rich = state;
                rich.players[state.active.index()].storage[Kind::Stone] = 9;
                rich.phase = Phase::Lay { shape, cost };
                let mut legal = Vec::new();
                MountainKing::legal(&setup, &rich, rich.active, &mut legal);
                let legal: Vec<Spot> = legal
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::Lay { lie, at, .. } => Some(Spot { lie, at }),
                        _ => None,
                    })
                    .collect();
                let places = Places::of_tunnel(setup.board(), &state, shape);
                assert_eq!(places.iter().collect::<Vec<_>>(), legal);
                let covered = legal.iter().fold(Mask::EMPTY, |all, &spot| all | places.cover(spot));
                assert_eq!(places.lit(), covered);
                assert_eq!(places.is_empty(), legal.is_empty());
                seen += legal.len();
            }
        }
        assert!(seen > 5_000, "{seen}");
    }

    #[test]
    fn a_quarter_turn_lays_a_straight_tunnel_across_and_back() {
        let shape = TUNNELS.iter().position(|tunnel| tunnel.id == "I3").expect("a straight tunnel");
        let all =
            (2..12).flat_map(|row| (2..12).map(move |column| Square::at(column, row))).collect::<Mask>();
        let lies = TUNNELS[shape].lies;
        let places = Places { lies, at: vec![all; lies.len()], flips: true };
        assert_eq!(
            (places.changes(false), places.changes(true)),
            (true, false),
            "the mirror changes nothing"
        );
        let first = Spot { lie: 0, at: Square::at(6, 6) };
        let middle = Square::at(7, 6);
        let across = places.turned(first, middle).expect("there is room");
        assert_ne!(places.cover(across), places.cover(first));
        let back = places.turned(across, middle).expect("there is room");
        assert_eq!(places.cover(back), places.cover(first), "two quarter turns");
    }

    #[test]
    fn hall_places_match_the_rules() {
        let mut seen = 0;
        for (setup, state) in middles() {
            let mut state = state;
            state.phase = Phase::Step;
            state.stage = mountain_king::Stage::Halls;
            let mut legal = Vec::new();
            MountainKing::legal(&setup, &state, state.active, &mut legal);
            for hall in 0..6 {
                let of_hall: Vec<Spot> = legal
                    .iter()
                    .filter_map(|&action| match action {
                        Action::Dedicate { hall: h, lie, at } if h == hall => Some(Spot { lie, at }),
                        _ => None,
                    })
                    .collect();
                let places = Places::of_hall(&state, hall);
                assert_eq!(places.iter().collect::<Vec<_>>(), of_hall);
                assert!(places.count() <= of_hall.len());
                seen += of_hall.len();
            }
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn best_reaches_all_legal_places_and_no_others() {
        for (setup, state) in middles() {
            for shape in 0..15 {
                let places = Places::of_tunnel(setup.board(), &state, shape);
                let lit = places.lit();
                let mut reached: Vec<Spot> = Vec::new();
                for square in lit.iter() {
                    for lie in 0..TUNNELS[usize::from(shape)].lies.len() as u8 {
                        let spot = places.best(square, lie).expect("a lit square has a place");
                        assert!(places.has(spot) && places.cover(spot).has(square));
                        reached.push(spot);
                    }
                }
                reached.sort_unstable();
                reached.dedup();
                assert_eq!(reached, places.iter().collect::<Vec<_>>());
                assert!(
                    setup.board().diggable.minus(&lit).iter().all(|square| places.best(square, 0).is_none())
                );
            }
        }
    }

    #[test]
    fn turning_and_mirroring_keep_the_pivot_and_reach_every_lie() {
        let (setup, state) = middles().remove(0);
        let mut free = 0;
        for shape in 0..15 {
            let places = Places::of_tunnel(setup.board(), &state, shape);
            for pivot in places.lit().iter() {
                let Some(start) = places.best(pivot, 0) else { continue };
                let mut seen = vec![start.lie];
                let mut todo = vec![start];
                while let Some(spot) = todo.pop() {
                    for next in
                        [places.turned(spot, pivot), places.mirrored(spot, pivot)].into_iter().flatten()
                    {
                        assert!(places.has(next) && places.cover(next).has(pivot), "{next:?} from {spot:?}");
                        assert_ne!(next.lie, spot.lie);
                        if !seen.contains(&next.lie) {
                            seen.push(next.lie);
                            todo.push(next);
                        }
                    }
                }
                let lies = TUNNELS[usize::from(shape)].lies.len() as u8;
                let possible = (0..lies)
                    .filter(|&lie| places.best(pivot, lie).is_some_and(|spot| spot.lie == lie))
                    .count();
                assert_eq!(seen.len(), possible, "{} around {pivot}", TUNNELS[usize::from(shape)].id);
                free += usize::from(possible > 1);
            }
        }
        assert!(free > 50, "{free}");
    }

    #[test]
    fn a_dragged_tunnel_follows_the_pointer_to_the_nearest_place() {
        let (mut exact, mut near) = (0, 0);
        for (setup, state) in middles().into_iter().take(6) {
            for shape in [0, 3, 4, 9] {
                let places = Places::of_tunnel(setup.board(), &state, shape);
                let all: Vec<Spot> = places.iter().collect();
                for pair in all.windows(2) {
                    let [start, goal] = [pair[0], pair[1]];
                    let dragged = places.dragged(start, start.at, goal.at).expect("a place");
                    assert!(places.has(dragged) && dragged.lie == start.lie);
                    if start.lie == goal.lie {
                        assert_eq!(dragged, goal);
                        exact += 1;
                    } else {
                        near += usize::from(dragged != start);
                    }
                    assert_eq!(places.dragged(start, goal.at, goal.at), Some(start), "a pointer at rest");
                }
            }
        }
        assert!(exact > 50 && near > 5, "{exact} {near}");
    }

    #[test]
    fn a_tunnel_that_is_carried_over_the_mountain_lies_under_the_pointer_or_near_it() {
        let (mut under, mut near) = (0, 0);
        for (setup, state) in middles().into_iter().take(6) {
            for shape in [0, 3, 4, 9] {
                let places = Places::of_tunnel(setup.board(), &state, shape);
                let all: Vec<Spot> = places.iter().collect();
                for square in setup.board().diggable.iter() {
                    let found = places.carried(square, 0);
                    assert_eq!(found.is_some(), !all.is_empty());
                    let Some(found) = found else { continue };
                    assert!(places.has(found));
                    if places.lit().has(square) {
                        assert_eq!(Some(found), places.best(square, 0), "as a click there means it");
                        under += 1;
                    } else {
                        let aim = places.aim(square, found.lie).expect("on the board");
                        let far = |spot: &Spot| {
                            let apart = |a: u8, b: u8| i32::from(a.abs_diff(b)).pow(2);
                            apart(spot.at.column(), aim.at.column()) + apart(spot.at.row(), aim.at.row())
                        };
                        let same = all.iter().filter(|spot| spot.lie == found.lie);
                        assert_eq!(same.map(far).min(), Some(far(&found)), "no other place is nearer");
                        near += 1;
                    }
                }
            }
        }
        assert!(under > 500 && near > 500, "{under} {near}");
    }

    #[test]
    fn only_symmetric_shapes_are_their_own_mirror_images() {
        let symmetric: Vec<&str> = TUNNELS
            .iter()
            .filter(|tunnel| {
                let places = Places { lies: tunnel.lies, at: Vec::new(), flips: true };
                places.is_symmetric(0)
            })
            .map(|tunnel| tunnel.id)
            .collect();
        assert_eq!(symmetric, ["I3", "T4", "I5", "T5", "U5"]);
    }

    #[test]
    fn every_tunnel_can_be_turned_and_a_straight_one_needs_no_mirror() {
        let needless = |tunnel: &&mountain_king::tables::Tunnel| {
            let places = |flips| Places { lies: tunnel.lies, at: Vec::new(), flips };
            assert!(places(true).changes(false), "{}", tunnel.id);
            assert!(!places(false).changes(true), "a hall is never mirrored");
            !places(true).changes(true)
        };
        let without: Vec<&str> = TUNNELS.iter().filter(needless).map(|tunnel| tunnel.id).collect();
        assert_eq!(without, ["I2", "I3", "I4", "T4", "O4", "I5", "T5", "U5", "V5", "W5"]);
    }

    #[test]
    fn a_quarter_turn_about_the_pivot_is_exact_where_there_is_room() {
        let at = Square::at(10, 10);
        for tunnel in &TUNNELS {
            let everywhere = vec![!Mask::EMPTY; tunnel.lies.len()];
            let places = Places { lies: tunnel.lies, at: everywhere, flips: true };
            for lie in 0..tunnel.lies.len() as u8 {
                let spot = Spot { lie, at };
                for pivot in places.cover(spot).iter() {
                    let turn = |square: Square| {
                        let (x, y) = (i32::from(square.column()), i32::from(square.row()));
                        let (px, py) = (i32::from(pivot.column()), i32::from(pivot.row()));
                        Square::at((px - (y - py)) as u8, (py + (x - px)) as u8)
                    };
                    let wanted: Mask = places.cover(spot).iter().map(turn).collect();
                    if let Some(turned) = places.turned(spot, pivot) {
                        assert_eq!(places.cover(turned), wanted, "{} {lie} about {pivot}", tunnel.id);
                        assert_eq!(places.mark(turned), places.mark(spot).map(turn));
                    }
                }
            }
        }
    }

    #[test]
    fn arrow_keys_reach_the_nearest_lit_square() {
        let lit: Mask = [(5, 5), (9, 5), (6, 8), (5, 1)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        let from = Square::at(5, 5);
        assert_eq!(toward(&lit, from, (1, 0)), Some(Square::at(9, 5)));
        assert_eq!(toward(&lit, from, (0, 1)), Some(Square::at(6, 8)));
        assert_eq!(toward(&lit, from, (0, -1)), Some(Square::at(5, 1)));
        assert_eq!(toward(&lit, from, (-1, 0)), None);
    }
}
