//! The cave network of a player (rulebook: build 2 cave tiles; important placement rules).

use moot_core::Seat;

use crate::cell::{Reach, overlap};
use crate::{Cell, Edge, State, Tile, TileKind};

/// The edges of a tile.
const EDGES: usize = 5;

/// A tile in a network.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) tile: Tile,
    pub(crate) cell: Cell,
    turn: u8,
    is_a: bool,
    reach: Reach,
}

impl Node {
    /// The edge of the tile at an edge of its place.
    fn edge(&self, k: usize) -> Edge {
        shown(self.tile.edges(), self.turn, k)
    }
}

/// What a tile that is turned `turn` times shows at edge `k` of its place.
fn shown(edges: [Edge; EDGES], turn: u8, k: usize) -> Edge {
    edges[(k + EDGES - usize::from(turn) % EDGES) % EDGES]
}

/// The connections of a tile at a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Joint {
    /// How many tiles it would touch; the doorway of the player board counts as one.
    pub links: u8,
    /// New excavation sites between tiles, by resource.
    pub sites: [u8; 3],
}

/// Why a tile does not fit at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// No entrance of the network leads there.
    NotAdjacent,
    /// A tile would lie over the player board there.
    OverBoard,
    /// It would lie over this tile.
    Overlaps(Tile),
    /// An entrance would meet a wall at this edge (0 to 4).
    Wall(u8),
    /// All five ways to turn this tile are the same: it is not turned.
    Turned,
}

/// A cave network, indexed for queries.
#[derive(Clone, Debug)]
pub struct Network {
    nodes: Vec<Node>,
}

impl Network {
    /// The network of a seat.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Network {
        let tiles = state.player(seat).tiles;
        let mut nodes = Vec::with_capacity(tiles.len());
        for tile in tiles.iter() {
            let laid = state.laid[usize::from(tile.0)];
            let (cell, turn) = (laid.cell, laid.turn);
            nodes.push(Node { tile, cell, turn, is_a: cell.is_a(), reach: cell.reach() });
        }
        Network { nodes }
    }

    /// The tiles with their places and turns.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Cell, u8)> + '_ {
        self.nodes.iter().map(|node| (node.tile, node.cell, node.turn))
    }

    fn at(&self, cell: Cell) -> Option<&Node> {
        self.nodes.iter().find(|node| node.cell == cell)
    }

    /// The tile across each edge of a place.
    fn around(&self, cell: Cell) -> [Option<&Node>; 5] {
        core::array::from_fn(|k| cell.across(k).and_then(|there| self.at(there)))
    }

    /// The tiles that lie beside a place, by edges.
    pub fn beside(&self, cell: Cell) -> impl Iterator<Item = Tile> {
        self.around(cell).into_iter().flatten().map(|node| node.tile)
    }

    /// The places where a tile could lie: an entrance leads there and nothing is in the way. Ascending.
    #[must_use]
    pub fn places(&self) -> Vec<Cell> {
        if self.nodes.is_empty() {
            return vec![Cell::START];
        }
        let mut places = Vec::new();
        for node in &self.nodes {
            for k in (0..EDGES).filter(|&k| node.edge(k).is_entrance()) {
                // No tile can lie behind the doorway.
                if node.cell == Cell::START && k == 0 {
                    continue;
                }
                if let Some(cell) = node.cell.across(k)
                    && !places.contains(&cell)
                    && self.in_the_way(cell).is_none()
                {
                    places.push(cell);
                }
            }
        }
        places.sort_unstable();
        places
    }

    fn in_the_way(&self, cell: Cell) -> Option<Misfit> {
        if cell.is_over_board() {
            return Some(Misfit::OverBoard);
        }
        let (is_a, reach) = (cell.is_a(), cell.reach());
        let over = self.nodes.iter().find(|node| overlap((node.is_a, &node.reach), (is_a, &reach)));
        over.map(|node| Misfit::Overlaps(node.tile))
    }

    /// Whether no tile can ever lie at a place: the player board or a tile is in the way, or a tile beside it shows a wall there.
    #[must_use]
    pub fn is_closed(&self, cell: Cell) -> bool {
        let walled = || {
            let around = self.around(cell);
            around.iter().enumerate().any(|(k, near)| near.is_some_and(|node| !node.edge(k).is_entrance()))
        };
        self.in_the_way(cell).is_some() || walled()
    }

    /// The edges at which a tile at one of [`places`](Network::places), turned `turn` times, loses half a site without making
    /// one. Each is the place of a tile and its edge (0 to 4). At edges of the tile itself: half a site meets a plain entrance,
    /// another resource or the doorway, or its own half leads to a place that is [closed](Network::is_closed). At edges of other
    /// tiles: their half waited for a place that the tile closes.
    #[must_use]
    pub fn losses(&self, tile: Tile, cell: Cell, turn: u8) -> Vec<(Cell, usize)> {
        let edges = tile.edges();
        let mut lost = Vec::new();
        for (k, near) in self.around(cell).iter().enumerate() {
            let is_lost = match (shown(edges, turn, k), near.map(|node| node.edge(k))) {
                (Edge::Half(one), Some(Edge::Half(two))) => one != two,
                (Edge::Half(_), Some(_)) | (_, Some(Edge::Half(_))) => true,
                (Edge::Half(_), None) => cell.across(k).is_none_or(|there| self.is_closed(there)),
                _ => false,
            };
            if is_lost {
                lost.push((cell, k));
            }
        }
        let reach = (cell.is_a(), &cell.reach());
        let closes = |there: Cell| {
            overlap(reach, (there.is_a(), &there.reach()))
                || (0..EDGES).any(|k| there.across(k) == Some(cell) && !shown(edges, turn, k).is_entrance())
        };
        for node in &self.nodes {
            for k in (0..EDGES).filter(|&k| matches!(node.edge(k), Edge::Half(_))) {
                if let Some(there) = node.cell.across(k)
                    && there != cell
                    && closes(there)
                    && !self.is_closed(there)
                {
                    lost.push((node.cell, k));
                }
            }
        }
        lost
    }

    /// What a tile would join at one of [`places`](Network::places), turned `turn` times.
    ///
    /// # Errors
    /// Where an entrance and a wall would meet, or that turning makes no difference.
    pub fn joint(&self, tile: Tile, cell: Cell, turn: u8) -> Result<Joint, Misfit> {
        joint(&self.around(cell), tile, cell, turn)
    }

    /// Whether and what a tile would join at any place.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn fit(&self, tile: Tile, cell: Cell, turn: u8) -> Result<Joint, Misfit> {
        if !cell.is_place() {
            return Err(Misfit::NotAdjacent);
        }
        if self.nodes.is_empty() {
            return if cell == Cell::START { self.joint(tile, cell, turn) } else { Err(Misfit::NotAdjacent) };
        }
        if let Some(misfit) = self.in_the_way(cell) {
            return Err(misfit);
        }
        let around = self.around(cell);
        let led = |(k, near): (usize, &Option<&Node>)| near.is_some_and(|node| node.edge(k).is_entrance());
        if !around.iter().enumerate().any(led) {
            return Err(Misfit::NotAdjacent);
        }
        joint(&around, tile, cell, turn)
    }

    /// Every way to lay a tile, with what it would join: places ascending, turns ascending.
    pub fn ways(&self, tile: Tile, mut way: impl FnMut(Cell, u8, Joint)) {
        for cell in self.places() {
            let around = self.around(cell);
            for turn in 0..turns(tile) {
                if let Ok(joint) = joint(&around, tile, cell, turn) {
                    way(cell, turn, joint);
                }
            }
        }
    }

    /// Whether a tile fits anywhere.
    #[must_use]
    pub fn takes(&self, tile: Tile) -> bool {
        if tile.kind() == TileKind::Victory && self.has_twin(tile) {
            return false;
        }
        self.places().into_iter().any(|cell| {
            let around = self.around(cell);
            (0..turns(tile)).any(|turn| joint(&around, tile, cell, turn).is_ok())
        })
    }

    /// The sites between tiles, by resource, of a network that was not built by the rules.
    ///
    /// # Errors
    /// The first inconsistency.
    pub fn sites(&self) -> Result<[u8; 3], Misfit> {
        let mut sites = [0; 3];
        for (at, node) in self.nodes.iter().enumerate() {
            if node.cell.is_over_board() {
                return Err(Misfit::OverBoard);
            }
            let over = |other: &&Node| overlap((other.is_a, &other.reach), (node.is_a, &node.reach));
            if let Some(other) = self.nodes[..at].iter().find(over) {
                return Err(Misfit::Overlaps(other.tile));
            }
            let around = self.around(node.cell);
            let joint = joint(&around, node.tile, node.cell, node.turn)?;
            if joint.links == 0 {
                return Err(Misfit::NotAdjacent);
            }
            for (sites, more) in sites.iter_mut().zip(joint.sites) {
                *sites += more;
            }
        }
        if !self.nodes.is_empty() && self.at(Cell::START).is_none() {
            return Err(Misfit::NotAdjacent);
        }
        // Each site was seen from both sides.
        Ok(sites.map(|seen| seen / 2))
    }

    /// Whether an identical victory tile is there.
    #[must_use]
    pub fn has_twin(&self, tile: Tile) -> bool {
        let points = tile.points();
        points.is_some() && self.nodes.iter().any(|node| node.tile.points() == points)
    }
}

/// In how many ways a tile can be turned: all five of a king's tile are the same.
fn turns(tile: Tile) -> u8 {
    if tile.kind() == TileKind::Kings { 1 } else { 5 }
}

fn joint(around: &[Option<&Node>; 5], tile: Tile, cell: Cell, turn: u8) -> Result<Joint, Misfit> {
    if turn >= turns(tile) {
        return Err(Misfit::Turned);
    }
    let edges = tile.edges();
    let mut found = Joint::default();
    for (k, near) in around.iter().enumerate() {
        let own = shown(edges, turn, k);
        if let Some(node) = near {
            let other = node.edge(k);
            if !own.is_entrance() || !other.is_entrance() {
                return Err(Misfit::Wall(k as u8));
            }
            found.links += 1;
            if let (Edge::Half(one), Edge::Half(two)) = (own, other)
                && one == two
            {
                found.sites[one as usize] += 1;
            }
        } else if cell == Cell::START && k == 0 {
            if !own.is_entrance() {
                return Err(Misfit::Wall(0));
            }
            found.links += 1;
        }
    }
    Ok(found)
}

/// The halves of a network that wait for a partner at its [`places`](Network::places), by resource.
#[must_use]
pub fn loose_halves(network: &Network, places: &[Cell]) -> [u8; 3] {
    let mut halves = [0; 3];
    for node in &network.nodes {
        for k in 0..EDGES {
            if let Edge::Half(resource) = node.edge(k)
                && !(node.cell == Cell::START && k == 0)
                && node.cell.across(k).is_some_and(|cell| places.binary_search(&cell).is_ok())
            {
                halves[resource as usize] += 1;
            }
        }
    }
    halves
}
