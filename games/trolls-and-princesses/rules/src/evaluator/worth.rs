//! Quick estimates of what single things are worth to a seat.

use moot_core::Seat;

use super::terms::promising;
use super::time_left::TimeLeft;
use super::weights as at;
use crate::score::sets;
use crate::tables::KingsUse;
use crate::{
    Action, Carrier, Effect, Goods, Item, Player, Points, Resource, State, Tile, TileKind, TrollCard,
    Uncovered, spot_face,
};

/// Points for a princess and for a king's tile.
const PRINCESS: f32 = 7.0;
pub(crate) const KINGS_TILE: f32 = 3.0;
/// How far walking improves what comes next.
const STEP: f32 = 0.4;
/// The share of what a card or tile of the display is worth that a free choice brings.
const FREE_CARD: f32 = 2.5;

/// A seat and its estimates.
pub(crate) struct Worth<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) time_left: TimeLeft,
}

/// The rough value of a thing to the seat that gains or spends it. The weights of the evaluation say what is worth *having*
/// when a decision is complete; they are fitted to games in which goods often stay unused. These values say what is worth
/// *doing*; they are set by hand and make players use their goods.
const fn glance(term: usize) -> f32 {
    match term {
        at::OBSIDIAN => 0.8,
        at::GOLD => 1.7,
        at::DIAMOND => 2.8,
        at::POWER | at::COW => 0.7,
        at::FULL_O => 0.35,
        at::FULL_G => 0.8,
        at::FULL_D => 1.3,
        at::SITE_O => 1.0,
        at::SITE_G => 1.8,
        at::SITE_D => 2.6,
        at::YIELD_O => 1.5,
        at::YIELD_G | at::YIELD_D | at::RECEIVE | at::POST => 2.0,
        at::SPACE | at::CARD => 0.5,
        at::BARN => 0.8,
        at::HUMAN => 3.0,
        at::BED => 2.5,
        at::BELL_SPOT | at::CRADLE | at::MAST => 1.5,
        at::ACTION_TILE => 1.0,
        _ => 0.0,
    }
}

impl<'a> Worth<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat) -> Worth<'a> {
        Worth { state, seat, time_left: TimeLeft::new(state, seat) }
    }

    pub(crate) fn me(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    /// The worth of a "soon" term.
    pub(crate) fn soon(&self, term: usize) -> f32 {
        glance(term) * self.time_left.soon
    }

    /// The worth of an "early" term.
    pub(crate) fn early(&self, term: usize) -> f32 {
        glance(term) * self.time_left.early
    }

    pub(crate) fn resource(&self, resource: Resource) -> f32 {
        self.soon(at::OBSIDIAN + resource as usize)
    }

    /// A resource that lies on a site.
    pub(crate) fn full(&self, resource: Resource) -> f32 {
        self.soon(at::FULL_O + resource as usize)
    }

    /// A site, empty.
    pub(crate) fn site(&self, resource: Resource) -> f32 {
        self.early(at::SITE_O + resource as usize)
    }

    /// Goods, all of which there is room for.
    pub(crate) fn goods(&self, goods: Goods) -> f32 {
        let resources: f32 = Resource::ALL
            .into_iter()
            .map(|resource| f32::from(goods.resources[resource as usize]) * self.resource(resource))
            .sum();
        resources + f32::from(goods.power) * self.soon(at::POWER) + f32::from(goods.cows) * self.soon(at::COW)
    }

    /// The gain of one more item for the sets.
    pub(crate) fn item(&self, item: Item) -> f32 {
        let me = self.me();
        match item {
            Item::Princess => PRINCESS - self.early(at::BED),
            Item::Human => 1.0 + self.early(at::HUMAN),
            _ => {
                let kinds = [Item::Bell, Item::Changeling, Item::Outpost];
                let now = kinds.map(|kind| me.stored(kind));
                let then = kinds.map(|kind| me.stored(kind) + u8::from(kind == item));
                f32::from(sets(then) - sets(now))
            }
        }
    }

    /// An effect, as far as it would do anything now.
    pub(crate) fn effect(&self, effect: Effect) -> f32 {
        let me = self.me();
        match effect {
            Effect::Nothing => 0.0,
            Effect::Gain(goods) => self.goods(me.room_for(goods, self.state.supply.cows)),
            Effect::Fill => Resource::ALL.into_iter().map(|resource| self.fill(resource)).fold(0.0, f32::max),
            Effect::Mine { resource, most } => {
                let count = most.min(me.full[resource as usize]);
                f32::from(count) * (self.resource(resource) - self.full(resource))
            }
            Effect::Tile => {
                let shown = self.state.caves.iter().filter(|tile| tile.is_some());
                shown.map(|&tile| self.tile(tile)).fold(0.0, f32::max)
            }
            Effect::Card => FREE_CARD * self.time_left.soon,
            Effect::Walk { trolls, humans } => STEP * f32::from(trolls + humans) * self.time_left.soon,
        }
    }

    /// Filling all empty sites of a resource.
    pub(crate) fn fill(&self, resource: Resource) -> f32 {
        f32::from(self.me().empty_sites(resource)) * self.full(resource)
    }

    /// Points at the end: what they would be now, and some hope.
    fn points(&self, points: Points) -> f32 {
        let counted = f32::from(self.state.counted(self.seat, points.of));
        let hope = promising(points.of) * self.time_left.early * 2.0;
        counted / f32::from(points.each.max(1)) + hope
    }

    /// The spots on a new tile or card.
    fn spots(&self, on: Carrier) -> f32 {
        let term = |item: Item| match item {
            Item::Princess => at::BED,
            Item::Bell => at::BELL_SPOT,
            Item::Changeling => at::CRADLE,
            _ => at::MAST,
        };
        let spot = |place: u8| {
            spot_face(crate::Spot { on, at: place }).map_or(0.0, |(item, bonus)| {
                // The first free spot of a kind is worth more than the third.
                let need = 1.0 / f32::from(1 + self.me().room(item));
                self.early(term(item)) * need * 1.5 + self.effect(bonus) * 0.3
            })
        };
        spot(0) + spot(1)
    }

    /// A tile, wherever it is laid.
    pub(crate) fn tile(&self, tile: Tile) -> f32 {
        let spots = self.spots(Carrier::Tile(tile));
        let sites =
            |resource: Resource, count: u8| f32::from(count) * (self.full(resource) + self.site(resource));
        let own = match (tile.kind(), tile.power()) {
            (TileKind::Resource, _) => sites(Resource::Obsidian, 2),
            (TileKind::Bell, _) if self.me().covered > 0 => self.early(at::BARN),
            (_, Some(KingsUse::Sites { resource, count })) => sites(resource, count) + KINGS_TILE,
            (_, Some(KingsUse::Action(effect))) => {
                self.early(at::ACTION_TILE) + self.effect(effect) * 2.0 * self.time_left.early + KINGS_TILE
            }
            (_, Some(KingsUse::Totems)) => KINGS_TILE + 0.5,
            (_, Some(KingsUse::Spots(_))) => KINGS_TILE,
            _ => 0.0,
        };
        own + spots + tile.points().map_or(0.0, |points| self.points(points))
    }

    /// A troll card, without its price.
    pub(crate) fn card(&self, card: TrollCard) -> f32 {
        let face = card.face();
        let points = face.points.map_or(0.0, |points| self.points(points));
        self.effect(face.gain) + self.spots(Carrier::Card(card)) + points + self.early(at::CARD)
    }

    /// The value of an item under an own piece.
    pub(crate) fn uncovered(&self, what: Uncovered) -> f32 {
        match what {
            Uncovered::Mine { resource, .. } => self.early(at::YIELD_O + resource as usize),
            Uncovered::Receive(more) => f32::from(more) * self.early(at::RECEIVE),
            Uncovered::Space(more) => f32::from(more) * self.early(at::SPACE),
            Uncovered::Gain(goods) => self.goods(self.me().room_for(goods, self.state.supply.cows)),
        }
    }

    /// The best piece of a kind to be removed.
    pub(crate) fn best_piece(&self, item: Item) -> f32 {
        let (me, face) = (self.me(), self.me().face());
        let (left, gains) = if item == Item::Outpost {
            (me.outposts, &face.outposts)
        } else {
            (me.changelings, &face.changelings)
        };
        let there = (0..gains.len()).filter(|at| left >> at & 1 == 1);
        there.map(|at| self.uncovered(gains[at])).fold(0.0, f32::max)
    }

    /// The best bonus of a free spot.
    pub(crate) fn best_bonus(&self, item: Item) -> f32 {
        self.state.free_spots(self.seat, item).map(|(_, bonus)| self.effect(bonus)).fold(0.0, f32::max)
    }

    /// The best king's tile of the display.
    pub(crate) fn best_kings_tile(&self) -> f32 {
        let shown = self.state.kings.iter().filter(|tile| tile.is_some());
        shown.map(|&tile| self.tile(tile)).fold(0.0, f32::max)
    }

    /// The best troll card of the display.
    pub(crate) fn best_card(&self) -> f32 {
        let shown = self.state.shown.iter().filter(|card| card.is_some() && !self.me().has_card(**card));
        shown.map(|&card| self.card(card)).fold(0.0, f32::max)
    }

    /// The best action of a king's tile; the printed one is always there.
    pub(crate) fn best_action(&self) -> f32 {
        let tiles = self.me().tiles.only_kings();
        let effects = tiles.iter().filter_map(|tile| match tile.power() {
            Some(KingsUse::Action(effect)) => Some(effect),
            _ => None,
        });
        effects.chain([self.me().face().kings_tile]).map(|effect| self.effect(effect)).fold(0.0, f32::max)
    }

    /// The tile that an action activates.
    pub(crate) fn action_of(&self, action: Action) -> f32 {
        match action {
            Action::Activate(None) => self.effect(self.me().face().kings_tile),
            Action::Activate(Some(tile)) => match tile.power() {
                Some(KingsUse::Action(effect)) => self.effect(effect),
                _ => 0.0,
            },
            _ => 0.0,
        }
    }
}
