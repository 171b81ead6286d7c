//! The value of action points at a place: the best actions one after another, as long as points and goods last.

use super::weights as at;
use super::worth::{KINGS_TILE, Worth};
use crate::{Cost, CowsFrom, Effect, Item, Place, PlaceAction, Reckoning, Resource};

/// The maximal number of actions of a phase that are considered.
const PLACE_ACTIONS: usize = 7;

/// The remaining goods in the course of a plan.
struct Purse {
    own: u8,
    lent: u8,
    field: [u16; 3],
    power: u8,
    cows: u8,
    done: [u8; PLACE_ACTIONS],
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
    pub(crate) fn place_action(&self, place_action: PlaceAction, place: Place) -> (f32, u8) {
        let (state, me) = (self.state, self.me());
        let items = |item: Item| state.lies(item, place).min(me.room(item));
        let (gain, times) = match place_action {
            PlaceAction::Mine(resource) => {
                let (filled, yields) = (me.full[resource as usize], me.yields(resource));
                let count = f32::from(filled.min(yields));
                (count * (self.resource(resource) - self.full(resource)), filled.div_ceil(yields))
            }
            PlaceAction::Activate => (self.best_action(), u8::from(!(state.activated && state.at == place))),
            PlaceAction::Outpost => self.outpost(),
            PlaceAction::Build => (self.two_tiles(), 2),
            PlaceAction::RefreshCaves | PlaceAction::RefreshCards => (0.1, 1),
            PlaceAction::Replenish(resource) => (self.fill(resource), u8::from(me.empty_sites(resource) > 0)),
            PlaceAction::Receive => {
                let room = me.cap().saturating_sub(me.power);
                let gain = f32::from(me.receives().min(room)) * self.soon(at::POWER);
                (gain, room.div_ceil(me.receives()))
            }
            PlaceAction::Buy => (self.best_card(), 2),
            PlaceAction::Capture => {
                (self.item(Item::Princess) + self.best_kings_tile().max(KINGS_TILE), items(Item::Princess))
            }
            PlaceAction::Bell => {
                let gain = self.item(Item::Bell) + self.best_bonus(Item::Bell) - self.early(at::BELL_SPOT);
                (gain, items(Item::Bell))
            }
            PlaceAction::Castle => {
                let castle = state.village(place).castle;
                let effect = if castle.is_some() { castle.face().effect } else { Effect::Nothing };
                (self.effect(effect), 1)
            }
            PlaceAction::Swap(_) => self.swap(items(Item::Changeling)),
            PlaceAction::Hire => (self.item(Item::Human), items(Item::Human)),
            PlaceAction::Cow => {
                let left = match state.readings.cows {
                    CowsFrom::Supply => state.supply.cows,
                    CowsFrom::Village => state.village(place).cows,
                };
                let room = me.barns.saturating_sub(me.cows).min(left);
                (self.soon(at::COW) - self.early(at::BARN), room)
            }
        };
        (gain - self.goods(state.cost(place_action).goods), times)
    }

    /// An outpost in any village that has a neutral one.
    fn outpost(&self) -> (f32, u8) {
        let (state, me) = (self.state, self.me());
        let village = state.village_places().any(|at| state.lies(Item::Outpost, at) > 0);
        let times = if village { me.room(Item::Outpost).min(me.outposts.count_ones() as u8) } else { 0 };
        let gain = self.item(Item::Outpost) + self.best_piece(Item::Outpost) + self.early(at::POST);
        (gain + self.best_bonus(Item::Outpost) - self.early(at::MAST), times)
    }

    /// A swap for one of so many neutral changelings.
    fn swap(&self, neutral: u8) -> (f32, u8) {
        let gain = self.item(Item::Changeling) + self.best_piece(Item::Changeling);
        let times = neutral.min(self.me().changelings.count_ones() as u8);
        (gain + self.best_bonus(Item::Changeling) - self.early(at::CRADLE), times)
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
        let place_actions = PlaceAction::of(place);
        let mut purse = Purse {
            own: points.own(),
            lent: points.rivals,
            field: me.field,
            power: me.power,
            cows: me.cows,
            done: [0; PLACE_ACTIONS],
        };
        let mut worth = [(0.0, 0); PLACE_ACTIONS];
        for (slot, &place_action) in worth.iter_mut().zip(place_actions) {
            *slot = self.place_action(place_action, place);
        }
        let mut sum = 0.0;
        while purse.own + purse.lent > 0 {
            let mut best: Option<(f32, usize)> = None;
            for (at, &place_action) in place_actions.iter().enumerate().take(PLACE_ACTIONS) {
                let (gain, times) = worth[at];
                let cost = self.state.cost(place_action);
                if gain <= 0.0 || purse.done[at] >= times || !purse.affords(&cost) {
                    continue;
                }
                let rate = gain / f32::from(cost.points) + gain * 0.1;
                if best.is_none_or(|(than, _)| rate > than) {
                    best = Some((rate, at));
                }
            }
            let Some((_, at)) = best else { break };
            purse.pay(&self.state.cost(place_actions[at]));
            purse.done[at] += 1;
            sum += worth[at].0;
        }
        sum
    }
}
