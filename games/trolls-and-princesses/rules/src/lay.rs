//! Choosing tiles and laying them (rulebook: build 2 cave tiles; important placement rules).

use moot_core::EventSink;

use crate::tables::KingsUse;
use crate::{Action, Carrier, Cell, Event, Illegal, Laid, Network, Phase, Resource, State, Tile, TileKind};

/// The middle of a resource tile.
const MIDDLE: u8 = 2;

impl State {
    /// Lists every tile of a display that fits somewhere.
    pub(crate) fn list_tiles(&self, kings: bool, out: &mut Vec<Action>) {
        let network = Network::of(self, self.active);
        let shown = if kings { &self.kings } else { &self.caves };
        let fits = shown.iter().filter(|tile| tile.is_some() && network.takes(**tile));
        out.extend(fits.map(|&tile| Action::Take(tile)));
    }

    pub(crate) fn check_take(&self, tile: Tile, kings: bool) -> Result<(), Illegal> {
        let shown = if kings { &self.kings } else { &self.caves };
        if !tile.is_some() || !shown.contains(&tile) {
            return Err(Illegal::NotShown);
        }
        let network = Network::of(self, self.active);
        if network.has_twin(tile) {
            return Err(Illegal::Twin);
        }
        if network.takes(tile) { Ok(()) } else { Err(Illegal::FitsNowhere) }
    }

    /// Removes a tile from its display.
    pub(crate) fn act_take(&mut self, tile: Tile) {
        let left = match self.phase {
            Phase::Build { left, .. } => left.saturating_sub(1),
            _ => 0,
        };
        for shown in self.caves.iter_mut().chain(&mut self.kings) {
            if *shown == tile {
                *shown = Tile::NONE;
            }
        }
        self.phase = Phase::Lay { tile, left };
    }

    /// Every way to lay a tile.
    pub(crate) fn list_lays(&self, tile: Tile, out: &mut Vec<Action>) {
        Network::of(self, self.active).ways(tile, |cell, turn, _| out.push(Action::Lay { cell, turn }));
    }

    pub(crate) fn check_lay(&self, tile: Tile, cell: Cell, turn: u8) -> Result<(), Illegal> {
        let fit = Network::of(self, self.active).fit(tile, cell, turn);
        fit.map(|_| ()).map_err(Illegal::Misfit)
    }

    /// Lays a tile; its sites, spots and barns are available at once.
    pub(crate) fn act_lay(&mut self, at: Laid, events: &mut impl EventSink<Event>) {
        let Phase::Lay { tile, left } = self.phase else { return };
        self.lay(tile, at, events);
        if left > 0 && self.can_build() {
            self.phase = Phase::Build { left, must: false };
        } else {
            self.resume();
        }
    }

    /// Adds a tile to the network of the active player.
    pub(crate) fn lay(&mut self, tile: Tile, at: Laid, events: &mut impl EventSink<Event>) {
        let (seat, Laid { cell, turn }) = (self.active, at);
        let joint = Network::of(self, seat).fit(tile, cell, turn).unwrap_or_default();
        self.laid[usize::from(tile.0)] = at;
        let me = self.me_mut();
        me.tiles = me.tiles.with(tile);
        me.add_spots(Carrier::Tile(tile));
        for (sites, more) in me.sites.iter_mut().zip(joint.sites) {
            *sites += more;
        }
        events.send(Event::Laid { seat, tile, cell, turn, sites: joint.sites });
        let mut filled = |resource: Resource, count: u8| {
            me.sites[resource as usize] += count;
            me.full[resource as usize] += count;
            events.send(Event::Filled { seat, resource, count });
        };
        match (tile.kind(), tile.power()) {
            (TileKind::Resource, _) => filled(Resource::Obsidian, MIDDLE),
            (_, Some(KingsUse::Sites { resource, count })) => filled(resource, count),
            (TileKind::Bell, _) if me.covered > 0 => {
                me.covered -= 1;
                me.barns += 1;
                events.send(Event::Barn { seat });
            }
            _ => {}
        }
    }

    /// Asks for a king's tile, if one is shown and fits.
    pub(crate) fn reward(&mut self, events: &mut impl EventSink<Event>) {
        let mut tiles = Vec::new();
        self.list_tiles(true, &mut tiles);
        if tiles.is_empty() {
            events.send(Event::Declined { seat: self.active });
            self.resume();
        } else {
            self.phase = Phase::Reward;
        }
    }
}
