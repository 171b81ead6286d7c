//! Effects of tiles, cards and spots (rulebook: appendix).

use moot_core::EventSink;

use crate::{Action, Effect, Event, Goods, Illegal, Network, Phase, Resource, Stage, State, Walk};

impl State {
    /// Returns to the decision that a claim has interrupted, or else to the one with which the part of the turn begins.
    pub(crate) fn resume(&mut self) {
        self.phase = match self.interrupted.take() {
            // The king's tile may have taken the last place.
            Some(Phase::Build { .. }) if !self.can_build() => self.opening(),
            Some(phase) => phase,
            None => self.opening(),
        };
    }

    /// The decision with which the part of the turn begins.
    pub(crate) const fn opening(&self) -> Phase {
        match self.stage {
            Stage::Play => Phase::Play,
            Stage::Move => Phase::Move,
            Stage::Act => Phase::Act,
            Stage::End => Phase::End,
        }
    }

    /// Whether an effect would do anything for the active player now.
    #[must_use]
    pub fn is_useful(&self, effect: Effect) -> bool {
        let me = self.me();
        match effect {
            Effect::Nothing => false,
            Effect::Gain(goods) => !me.room_for(goods, self.supply.cows).is_nothing(),
            Effect::Fill => Resource::ALL.into_iter().any(|resource| me.empty_sites(resource) > 0),
            Effect::Mine { resource, .. } => me.full[resource as usize] > 0,
            Effect::Tile => self.can_build(),
            Effect::Card => self.shown.iter().any(|&card| self.check_card(card).is_ok()),
            Effect::Walk { trolls, humans } => {
                let mut steps = Vec::new();
                self.list_walks(&Walk::of(trolls, humans), &mut steps);
                !steps.is_empty()
            }
        }
    }

    /// Applies an effect; its choices are asked next.
    pub(crate) fn run(&mut self, effect: Effect, events: &mut impl EventSink<Event>) {
        if !self.is_useful(effect) {
            self.resume();
            return;
        }
        match effect {
            Effect::Nothing => self.resume(),
            Effect::Gain(goods) => {
                self.gain(goods, events);
                self.resume();
            }
            Effect::Fill => {
                self.phase = Phase::Fill;
                let mut kinds = Vec::new();
                self.list_fills(&mut kinds);
                if let [Action::Fill(resource)] = kinds[..] {
                    self.replenish(resource, events);
                    self.resume();
                }
            }
            Effect::Mine { resource, most } => {
                self.mine(resource, most, events);
                self.resume();
            }
            Effect::Tile => self.phase = Phase::Build { left: 1, must: true },
            Effect::Card => self.phase = Phase::Pick,
            Effect::Walk { trolls, humans } => {
                self.phase = Phase::Walk(Walk::of(trolls, humans));
            }
        }
    }

    /// Goods come from the supply; what has no room is lost.
    pub(crate) fn gain(&mut self, goods: Goods, events: &mut impl EventSink<Event>) {
        let (seat, supply) = (self.active, self.supply.cows);
        let me = self.me_mut();
        let goods = me.room_for(goods, supply);
        for (field, more) in me.field.iter_mut().zip(goods.resources) {
            *field += u16::from(more);
        }
        me.power += goods.power;
        me.cows += goods.cows;
        self.supply.cows -= goods.cows;
        if !goods.is_nothing() {
            events.send(Event::Gained { seat, goods });
        }
    }

    /// Up to so many of a resource go from sites to the field.
    pub(crate) fn mine(&mut self, resource: Resource, most: u8, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        let count = most.min(me.full[resource as usize]);
        me.full[resource as usize] -= count;
        me.field[resource as usize] += u16::from(count);
        events.send(Event::Mined { seat, resource, count });
    }

    pub(crate) fn list_fills(&self, out: &mut Vec<Action>) {
        let kinds = Resource::ALL.into_iter().filter(|&resource| self.check_fill(resource).is_ok());
        out.extend(kinds.map(Action::Fill));
    }

    pub(crate) fn check_fill(&self, resource: Resource) -> Result<(), Illegal> {
        match self.me().empty_sites(resource) {
            0 => Err(Illegal::NothingToFill { resource }),
            _ => Ok(()),
        }
    }

    /// All empty sites of a resource are filled.
    pub(crate) fn replenish(&mut self, resource: Resource, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        let count = me.empty_sites(resource);
        me.full[resource as usize] += count;
        events.send(Event::Filled { seat, resource, count });
    }

    /// Whether any cave tile of the display fits into the network of the active player.
    pub(crate) fn can_build(&self) -> bool {
        let network = Network::of(self, self.active);
        self.caves.iter().any(|&tile| tile.is_some() && network.takes(tile))
    }
}
