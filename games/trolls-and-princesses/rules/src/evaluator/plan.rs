//! The value of action points at a place: the best actions one after another, as long as points and goods last.

use super::weights as at;
use super::worth::{KINGS_TILE, Worth};
use crate::{Cost, Deed, Effect, Item, Place, Reckoning, Resource};

/// The maximal number of actions of a phase that are considered.
const DEEDS: usize = 7;

/// The remaining goods in the course of a plan.
struct Purse {
    own: u8,
    lent: u8,
    field: [u16; 3],
    power: u8,
    cows: u8,
    done: [u8; DEEDS],
}

impl Purse {
    fn affords(&self, cost: &Cost) -> bool {
        let points = self.own + if cost.shared { self.lent } else { 0 };
        points >= cost.points
            && self.field.iter().zip(cost.goods.resources).all(|(have, need)| *have >= u16::from(need))
            && self.power >= cost.goods.power
            && self.cows >= cost.goods.cows
    }

    fn pay(&mut self, cost: &Cost) {
        let lent = if cost.shared { self.lent.min(cost.points) } else { 0 };
        self.lent -= lent;
        self.own -= cost.points - lent;
        for (field, paid) in self.field.iter_mut().zip(cost.goods.resources) {
            *field -= u16::from(paid);
        }
        self.power -= cost.goods.power;
        self.cows -= cost.goods.cows;
    }
}

impl Worth<'_> {
    /// Returns the net value of an action at a place, and how often it is possible there apart from points and goods. The
    /// best of its choices counts.
    pub(crate) fn deed(&self, deed: Deed, place: Place) -> (f32, u8) {
        let (state, me) = (self.state, self.me());
        let items = |item: Item| state.lies(item, place).min(me.room(item));
        let (gain, times) = match deed {
            Deed::Mine(resource) => {
                let (filled, yields) = (me.full[resource as usize], me.yields(resource));
                let count = f32::from(filled.min(yields));
                (count * (self.resource(resource) - self.full(resource)), filled.div_ceil(yields))
            }
            Deed::Activate => (self.best_action(), u8::from(!(state.activated && state.at == place))),
            Deed::Outpost => {
                let village = state.village_places().any(|at| state.lies(Item::Outpost, at) > 0);
                let times =
                    if village { me.room(Item::Outpost).min(me.outposts.count_ones() as u8) } else { 0 };
                let gain = self.item(Item::Outpost) + self.best_piece(Item::Outpost) + self.early(at::POST);
                (gain + self.best_bonus(Item::Outpost) - self.early(at::MAST), times)
            }
            Deed::Build => (self.two_tiles(), 2),
            Deed::RefreshCaves | Deed::RefreshCards => (0.1, 1),
            Deed::Replenish(resource) => (self.fill(resource), u8::from(me.empty_sites(resource) > 0)),
            Deed::Receive => {
                let room = me.cap().saturating_sub(me.power);
                let gain = f32::from(me.receives().min(room)) * self.soon(at::POWER);
                (gain, room.div_ceil(me.receives()))
            }
            Deed::Buy => (self.best_card(), 2),
            Deed::Capture => {
                (self.item(Item::Princess) + self.best_kings_tile().max(KINGS_TILE), items(Item::Princess))
            }
            Deed::Bell => {
                let gain = self.item(Item::Bell) + self.best_bonus(Item::Bell) - self.early(at::BELL_SPOT);
                (gain, items(Item::Bell))
            }
            Deed::Castle => {
                let castle = state.village(place).castle;
                let effect = if castle.is_some() { castle.face().effect } else { Effect::Nothing };
                (self.effect(effect), 1)
            }
            Deed::Swap(_) => {
                let gain = self.item(Item::Changeling) + self.best_piece(Item::Changeling);
                let times = items(Item::Changeling).min(me.changelings.count_ones() as u8);
                (gain + self.best_bonus(Item::Changeling) - self.early(at::CRADLE), times)
            }
            Deed::Hire => (self.item(Item::Human), items(Item::Human)),
            Deed::Cow => {
                let room = me.barns.saturating_sub(me.cows).min(state.supply.cows);
                (self.soon(at::COW) - self.early(at::BARN), room)
            }
        };
        (gain - self.goods(deed.cost().goods), times)
    }

    /// The best two cave tiles of the display; where they are laid adds some more.
    fn two_tiles(&self) -> f32 {
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for &tile in self.state.caves.iter().filter(|tile| tile.is_some()) {
            let worth = self.tile(tile) + self.site(Resource::Obsidian) * 0.5;
            if worth > first {
                (first, second) = (worth, first);
            } else {
                second = second.max(worth);
            }
        }
        first + second
    }

    /// Returns the value of some points at a place.
    pub(crate) fn plan(&self, place: Place, points: Reckoning) -> f32 {
        let me = self.me();
        let deeds = Deed::of(place);
        let mut purse = Purse {
            own: points.own(),
            lent: points.rivals,
            field: me.field,
            power: me.power,
            cows: me.cows,
            done: [0; DEEDS],
        };
        let mut worth = [(0.0, 0); DEEDS];
        for (slot, &deed) in worth.iter_mut().zip(deeds) {
            *slot = self.deed(deed, place);
        }
        let mut sum = 0.0;
        while purse.own + purse.lent > 0 {
            let mut best: Option<(f32, usize)> = None;
            for (at, &deed) in deeds.iter().enumerate().take(DEEDS) {
                let (gain, times) = worth[at];
                let cost = deed.cost();
                if gain <= 0.0 || purse.done[at] >= times || !purse.affords(&cost) {
                    continue;
                }
                let rate = gain / f32::from(cost.points) + gain * 0.1;
                if best.is_none_or(|(than, _)| rate > than) {
                    best = Some((rate, at));
                }
            }
            let Some((_, at)) = best else { break };
            purse.pay(&deeds[at].cost());
            purse.done[at] += 1;
            sum += worth[at].0;
        }
        sum
    }
}
