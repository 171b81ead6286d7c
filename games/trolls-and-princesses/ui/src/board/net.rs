//! The render model of a cave network: the state of the edges, the resources on the sites, the free places.

use moot_art::Rect;
use trolls_and_princesses::tables::KingsUse;
use trolls_and_princesses::{Carrier, Cell, Edge, Network, Resource, Spot, State, Tile, TileKind};

use moot_core::Seat;

use super::skin;
use crate::art::Pentagon;
use crate::art::pentagon::UNIT;
use crate::art::tile::{Face, Rim};

/// A placed tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Lain {
    /// Which tile.
    pub tile: Tile,
    /// Its place in the network.
    pub cell: Cell,
    /// The state of its edges, after rotation.
    pub rims: [Rim; 5],
    /// Its paper and its contents.
    pub face: Face,
}

/// A cave network.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Net {
    /// The tiles.
    pub tiles: Vec<Lain>,
    /// The places where some tile could be placed.
    pub free: Vec<Cell>,
}

/// The pentagon of a place.
#[must_use]
pub fn pentagon(cell: Cell) -> Pentagon {
    Pentagon::of(cell.point(), cell.is_a())
}

/// The printed edge that a tile rotated `turn` times shows at edge `k` of its place.
const fn shown(edges: [Edge; 5], turn: u8, k: usize) -> Edge {
    edges[(k + 5 - turn as usize % 5) % 5]
}

/// The number of filled sites per resource that are still to be drawn. The rules only count filled sites, so they are assigned
/// in a fixed order: printed sites first, then those on tiles, then those between tiles.
#[derive(Clone, Copy)]
pub struct Full([u8; 3]);

impl Full {
    /// The filled sites of a player.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Full {
        Full(state.player(seat).full)
    }

    /// Whether the next site is filled.
    pub fn next(&mut self, of: Resource) -> bool {
        let left = &mut self.0[of as usize];
        let full = *left > 0;
        *left = left.saturating_sub(1);
        full
    }

    /// Subtracts the sites that are printed on the board.
    #[must_use]
    pub fn after_printed(mut self, printed: [u8; 3]) -> Full {
        for (left, printed) in self.0.iter_mut().zip(printed) {
            *left = left.saturating_sub(printed);
        }
        self
    }
}

/// The sites in the centre of a tile.
fn held(tile: Tile) -> Option<(Resource, u8)> {
    match (tile.kind(), tile.power()) {
        (TileKind::Resource, _) => Some((Resource::Obsidian, 2)),
        (_, Some(KingsUse::Sites { resource, count })) => Some((resource, count)),
        _ => None,
    }
}

/// The network of a seat.
#[must_use]
pub fn net(state: &State, seat: Seat) -> Net {
    let network = Network::of(state, seat);
    let free: Vec<Cell> = network.places().into_iter().filter(|&cell| !network.is_closed(cell)).collect();
    let lain: Vec<(Tile, Cell, u8)> = network.tiles().collect();
    let mut full = Full::of(state, seat).after_printed(state.player(seat).face().sites);
    let faces: Vec<Face> = lain.iter().map(|&(tile, ..)| face(state, seat, tile, &mut full)).collect();
    let edge = |at: usize, k: usize| shown(lain[at].0.edges(), lain[at].2, k);
    let rims = |at: usize, full: &mut Full| {
        core::array::from_fn(|k| {
            let cell = lain[at].1;
            let own = edge(at, k);
            let across = cell.across(k);
            if let Some(near) = across.and_then(|there| lain.iter().position(|&(_, other, _)| other == there))
            {
                return meet(own, edge(near, k), at < near, full);
            }
            if cell == Cell::START && k == 0 {
                return Rim::Joined;
            }
            let reached = across.is_some_and(|there| free.contains(&there));
            match own {
                Edge::Half(of) if !reached => Rim::Spent(skin::matter(of)),
                _ => skin::rim(own),
            }
        })
    };
    let tiles = faces
        .into_iter()
        .enumerate()
        .map(|(at, face)| Lain { tile: lain[at].0, cell: lain[at].1, rims: rims(at, &mut full), face })
        .collect();
    Net { tiles, free }
}

/// The state of the common edge of two tiles, as drawn by one of them; `first` for the tile that draws a joint site.
fn meet(own: Edge, other: Edge, first: bool, full: &mut Full) -> Rim {
    match (own, other) {
        (Edge::Half(one), Edge::Half(two)) if one == two => {
            if first {
                Rim::Site(skin::matter(one), full.next(one))
            } else {
                Rim::Theirs
            }
        }
        (Edge::Half(of), _) => Rim::Spent(skin::matter(of)),
        _ if first => Rim::Joined,
        _ => Rim::Theirs,
    }
}

fn face(state: &State, seat: Seat, tile: Tile, full: &mut Full) -> Face {
    let sites: Vec<bool> = match held(tile) {
        Some((of, count)) => (0..count).map(|_| full.next(of)).collect(),
        None => Vec::new(),
    };
    let filled = |at: u8| state.is_filled(seat, Spot { on: Carrier::Tile(tile), at });
    let site = |nth: usize| sites.get(nth).copied().unwrap_or(true);
    Face { ground: skin::ground(tile), rows: skin::middle(tile, site, filled) }
}

/// A tile as shown in a display: filled sites, free spots, edges rotated `turn` times.
#[must_use]
pub fn fresh(tile: Tile, turn: u8) -> (Face, [Rim; 5]) {
    let face = Face { ground: skin::ground(tile), rows: skin::middle(tile, |_| true, |_| false) };
    (face, core::array::from_fn(|k| skin::rim(shown(tile.edges(), turn, k))))
}

/// A preview of a tile placed in a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Ghost {
    /// Its place.
    pub cell: Cell,
    /// Its contents.
    pub face: Face,
    /// The state of its edges, after rotation: new sites are empty, and halves that are lost are marked.
    pub rims: [Rim; 5],
    /// The edges of other tiles whose half can no longer be completed: the place of the tile, and its edge.
    pub lost: Vec<(Cell, usize)>,
}

/// The preview of a tile placed in a network.
#[must_use]
pub fn ghost(network: &Network, tile: Tile, cell: Cell, turn: u8) -> Ghost {
    let (face, fresh) = fresh(tile, turn);
    let mut lost = network.losses(tile, cell, turn);
    let edge_of = |there: Cell, k: usize| {
        let (tile, _, turn) = network.tiles().find(|&(_, other, _)| other == there)?;
        Some(shown(tile.edges(), turn, k))
    };
    let rims = core::array::from_fn(|k| {
        let near = cell.across(k).and_then(|there| edge_of(there, k));
        let is_link = near.is_some() || cell == Cell::START && k == 0;
        match fresh[k] {
            Rim::Half(of) if lost.contains(&(cell, k)) => Rim::Lost(Some(of)),
            Rim::Half(of) if is_link => Rim::Site(of, false),
            _ if lost.contains(&(cell, k)) => Rim::Lost(None),
            rim if is_link && rim != Rim::Wall => Rim::Joined,
            rim => rim,
        }
    });
    lost.retain(|&(there, _)| there != cell);
    Ghost { cell, face, rims, lost }
}

/// What a tile on a free place must meet on each edge: an entrance of a neighbour or of the board, or half a site.
#[must_use]
pub fn meets(net: &Net, cell: Cell) -> [Option<Rim>; 5] {
    core::array::from_fn(|k| {
        let near = cell.across(k).and_then(|there| net.tiles.iter().find(|lain| lain.cell == there));
        match near {
            Some(lain) => Some(lain.rims[k]),
            None => (cell == Cell::START && k == 0).then_some(Rim::Open),
        }
    })
}

/// The bounding rectangle of tiles on these places, in picture units; of the starting place if there are none.
#[must_use]
pub fn bounds(cells: impl Iterator<Item = Cell>) -> Rect {
    cells.fold(pentagon(Cell::START).bounds(), |all, cell| all.union(&pentagon(cell).bounds()))
}

/// The place that a point of the picture selects: the one under it, the nearest of several, else one close by; `reach` is how
/// much farther it may be.
#[must_use]
pub fn meant(cells: &[Cell], (x, y): (f64, f64), reach: f64) -> Option<Cell> {
    let far = |cell: Cell| {
        let (px, py) = pentagon(cell).at;
        (px - x).hypot(py - y)
    };
    let close = if reach > 0.0 { UNIT / 2.0 + reach } else { UNIT * 0.3 };
    let near = cells.iter().copied().filter(|&cell| pentagon(cell).holds((x, y)) || far(cell) < close);
    near.min_by(|&a, &b| far(a).total_cmp(&far(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::positions;
    use trolls_and_princesses::Laid;

    #[test]
    fn the_number_of_sites_matches_the_rules() {
        let mut seen = 0;
        for (_, state) in positions() {
            for seat in state.all() {
                let player = state.player(seat);
                let net = net(&state, seat);
                let mut sites = player.face().sites;
                for lain in &net.tiles {
                    if let Some((of, count)) = held(lain.tile) {
                        sites[of as usize] += count;
                    }
                    for rim in lain.rims {
                        if let Rim::Site(sign, _) = rim {
                            let of = Resource::ALL.into_iter().find(|&of| skin::matter(of) == sign);
                            sites[of.expect("a resource") as usize] += 1;
                            seen += 1;
                        }
                    }
                }
                assert_eq!(sites, player.sites);
            }
        }
        assert!(seen > 20, "{seen} sites between tiles");
    }

    #[test]
    fn filled_sites_are_drawn_filled() {
        for (_, state) in positions() {
            for seat in state.all() {
                let player = state.player(seat);
                let mut full = Full::of(&state, seat);
                let mut shown = [0; 3];
                for of in Resource::ALL {
                    for _ in 0..player.sites[of as usize] {
                        shown[of as usize] += u8::from(full.next(of));
                    }
                }
                assert_eq!(shown, player.full);
            }
        }
    }

    /// The halves of a network that are spent: the place of a tile, and its edge.
    fn spent(net: &Net) -> Vec<(Cell, usize)> {
        let of = |lain: &Lain| {
            let (cell, rims) = (lain.cell, lain.rims);
            (0..5).filter(move |&k| matches!(rims[k], Rim::Spent(_))).map(move |k| (cell, k))
        };
        net.tiles.iter().flat_map(of).collect()
    }

    #[test]
    fn a_preview_shows_the_sites_of_the_rules() {
        let (mut made, mut met, mut led, mut closed) = (0, 0, 0, 0);
        for (_, state) in positions().into_iter().step_by(4) {
            let seat = state.active;
            let network = Network::of(&state, seat);
            let before = spent(&net(&state, seat));
            for tile in state.caves.into_iter().filter(|tile| tile.is_some()) {
                network.ways(tile, |cell, turn, joint| {
                    let ghost = ghost(&network, tile, cell, turn);
                    let sites = ghost.rims.iter().filter(|rim| matches!(rim, Rim::Site(_, false))).count();
                    assert_eq!(sites, joint.sites.iter().map(|&n| usize::from(n)).sum::<usize>());
                    made += sites;
                    // The tile is laid, and the halves of the whole network that are spent now are compared with those before.
                    let mut after = state;
                    after.laid[usize::from(tile.0)] = Laid { cell, turn };
                    let me = &mut after.players[seat.index()];
                    me.tiles = me.tiles.with(tile);
                    let mut expected: Vec<(Cell, usize)> = spent(&net(&after, seat))
                        .into_iter()
                        .filter(|half| !before.contains(half))
                        // Two halves that meet are one edge, which the preview marks on the new tile.
                        .map(|(at, k)| if at.across(k) == Some(cell) { (cell, k) } else { (at, k) })
                        .collect();
                    if cell == Cell::START && matches!(shown(tile.edges(), turn, 0), Edge::Half(_)) {
                        // A network draws its doorway as an entrance.
                        expected.push((cell, 0));
                    }
                    expected.sort_unstable();
                    expected.dedup();
                    let own = (0..5).filter(|&k| matches!(ghost.rims[k], Rim::Lost(_))).map(|k| (cell, k));
                    let mut crossed: Vec<(Cell, usize)> = own.chain(ghost.lost.iter().copied()).collect();
                    crossed.sort_unstable();
                    assert_eq!(
                        crossed.len(),
                        network.losses(tile, cell, turn).len(),
                        "the number in the text"
                    );
                    assert_eq!(crossed, expected, "{tile:?} at {cell:?}, turned {turn} times");
                    for (at, k) in crossed {
                        let is_tile = |there| network.tiles().any(|(_, other, _)| other == there);
                        let is_met = at.across(k).is_some_and(is_tile);
                        let group = if at != cell {
                            &mut closed
                        } else if is_met {
                            &mut met
                        } else {
                            &mut led
                        };
                        *group += 1;
                    }
                });
            }
        }
        assert!(made > 10 && met > 10, "{made} sites, {met} halves met no equal half");
        assert!(led > 10 && closed > 10, "{led} own halves lead nowhere, {closed} of other tiles");
    }

    #[test]
    fn what_a_free_place_meets_is_what_a_tile_joins_there() {
        let (mut links, mut halves) = (0, 0);
        for (_, state) in positions().into_iter().step_by(4) {
            let network = Network::of(&state, state.active);
            let net = net(&state, state.active);
            for tile in state.caves.into_iter().filter(|tile| tile.is_some()) {
                network.ways(tile, |cell, _, joint| {
                    let meets = meets(&net, cell);
                    let met: Vec<Rim> = meets.into_iter().flatten().collect();
                    assert_eq!(met.len(), usize::from(joint.links), "{cell:?}");
                    assert!(met.iter().all(|rim| matches!(rim, Rim::Open | Rim::Half(_))), "{met:?}");
                    links += met.len();
                    halves += met.iter().filter(|rim| matches!(rim, Rim::Half(_))).count();
                });
            }
        }
        assert!(links > halves && halves > 10, "{links} entrances, {halves} of them halves");
    }

    #[test]
    fn a_point_selects_the_place_under_it() {
        for (_, state) in positions().into_iter().step_by(7) {
            let net = net(&state, state.active);
            let tiles: Vec<Cell> = net.tiles.iter().map(|lain| lain.cell).collect();
            for &cell in &tiles {
                assert_eq!(meant(&tiles, pentagon(cell).at, 0.0), Some(cell));
            }
            for &cell in &net.free {
                assert_eq!(meant(&net.free, pentagon(cell).at, 0.0), Some(cell));
                assert_eq!(meant(&tiles, pentagon(cell).at, 0.0), None, "a free place has no tile");
            }
            assert_eq!(meant(&tiles, (4000.0, 0.0), 0.0), None);
        }
    }
}
