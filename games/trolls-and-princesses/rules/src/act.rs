//! The actions of caverns and villages (rulebook: actions in detail).

use moot_core::EventSink;

use crate::tables::{KingsUse, SHOWN};
use crate::{
    Action, Carrier, Deed, Effect, Event, Goods, Illegal, Item, Phase, Place, Resource, Show, State, Tile,
    TrollCard,
};

impl State {
    /// Checks whether the active player can perform an action at the place of the phase now: whether it belongs there, is
    /// affordable, and has its requirements.
    ///
    /// # Errors
    /// Why it is impossible.
    pub fn can(&self, deed: Deed) -> Result<(), Illegal> {
        if !Deed::of(self.at).contains(&deed) {
            return Err(Illegal::WrongPlace { at: self.at });
        }
        self.check_cost(deed.cost())?;
        self.has_what_it_takes(deed)
    }

    fn has_what_it_takes(&self, deed: Deed) -> Result<(), Illegal> {
        let me = self.me();
        match deed {
            Deed::Mine(resource) if me.full[resource as usize] == 0 => {
                Err(Illegal::NothingToMine { resource })
            }
            Deed::Mine(_) | Deed::Castle => Ok(()),
            Deed::Activate if self.activated => Err(Illegal::Activated),
            Deed::Activate if !self.actions().any(|tile| self.check_action(tile).is_ok()) => {
                Err(Illegal::NoEffect)
            }
            Deed::Activate => Ok(()),
            Deed::Outpost => {
                let lies = self.village_places().find(|&at| self.lies(Item::Outpost, at) > 0);
                self.check_exchange(Item::Outpost, lies.unwrap_or(Place::village(0)))
            }
            Deed::Build if !self.can_build() => Err(Illegal::FitsNowhere),
            Deed::Build => Ok(()),
            Deed::RefreshCaves => left(!self.pile.only_caves().is_empty() || !self.discards.is_empty()),
            Deed::RefreshCards => left(!self.cards.is_empty() || !self.card_discards.is_empty()),
            Deed::Replenish(resource) => self.check_fill(resource),
            Deed::Receive => self.check_useful(Effect::Gain(self.received())),
            Deed::Buy => {
                let reason = |card: &TrollCard| self.check_card(*card).err();
                let shown = || self.shown.iter().filter(|card| card.is_some());
                if shown().any(|card| reason(card).is_none()) {
                    Ok(())
                } else {
                    Err(shown().find_map(reason).unwrap_or(Illegal::NotShown))
                }
            }
            Deed::Capture => self.check_item(Item::Princess, self.at),
            Deed::Bell => self.check_item(Item::Bell, self.at),
            Deed::Swap(_) => self.check_exchange(Item::Changeling, self.at),
            Deed::Hire => self.check_item(Item::Human, self.at),
            Deed::Cow if me.cows >= me.barns => Err(Illegal::NoBarn),
            Deed::Cow if self.supply.cows == 0 => Err(Illegal::NoSupply),
            Deed::Cow => Ok(()),
        }
    }

    fn check_useful(&self, effect: Effect) -> Result<(), Illegal> {
        if self.is_useful(effect) { Ok(()) } else { Err(Illegal::NoEffect) }
    }

    /// The gain of "Receive troll power".
    fn received(&self) -> Goods {
        Goods { power: self.me().receives(), ..Goods::NONE }
    }

    /// Whether a troll card of the display can be taken.
    pub(crate) fn check_card(&self, card: TrollCard) -> Result<(), Illegal> {
        if !card.is_some() || !self.shown.contains(&card) {
            return Err(Illegal::NotShown);
        }
        if self.me().has_card(card) { Err(Illegal::Twice) } else { Ok(()) }
    }

    /// The printed king's tile and those of the network.
    fn actions(&self) -> impl Iterator<Item = Option<Tile>> + use<> {
        core::iter::once(None).chain(self.me().tiles.only_kings().iter().map(Some))
    }

    /// The action of a king's tile of the active player.
    fn action_of(&self, tile: Option<Tile>) -> Option<Effect> {
        let Some(tile) = tile else { return Some(self.me().face().kings_tile) };
        match tile.power() {
            Some(KingsUse::Action(effect)) if self.me().tiles.has(tile) => Some(effect),
            _ => None,
        }
    }

    fn check_action(&self, tile: Option<Tile>) -> Result<(), Illegal> {
        self.check_useful(self.action_of(tile).ok_or(Illegal::NoAction)?)
    }

    /// The deed that an action carries out; `None` if it is no deed.
    #[must_use]
    pub fn deed_of(&self, action: Action) -> Option<Deed> {
        Some(match action {
            Action::Mine(resource) => Deed::Mine(resource),
            Action::Activate(_) => Deed::Activate,
            Action::Outpost(_) => Deed::Outpost,
            Action::Build => Deed::Build,
            Action::Refresh if self.at == Place::POWER => Deed::RefreshCards,
            Action::Refresh => Deed::RefreshCaves,
            Action::Replenish(resource) => Deed::Replenish(resource),
            Action::Receive => Deed::Receive,
            Action::Buy(_) => Deed::Buy,
            Action::Capture => Deed::Capture,
            Action::Bell => Deed::Bell,
            Action::Castle => Deed::Castle,
            Action::Swap(resource) => Deed::Swap(resource),
            Action::Hire(_) => Deed::Hire,
            Action::Cow => Deed::Cow,
            _ => return None,
        })
    }

    pub(crate) fn check_deed(&self, deed: Deed, action: Action) -> Result<(), Illegal> {
        if deed == Deed::Swap(Resource::Obsidian) {
            return Err(Illegal::WrongMoment);
        }
        self.can(deed)?;
        match action {
            Action::Activate(tile) => self.check_action(tile),
            Action::Outpost(to) if !to.is_village() || !self.in_play(to) => Err(Illegal::NoSuchPlace),
            Action::Outpost(to) => self.check_exchange(Item::Outpost, to),
            Action::Buy(card) => self.check_card(card),
            Action::Hire(to) => self.check_cavern(self.active, to),
            _ => Ok(()),
        }
    }

    /// Every deed that can be done.
    pub(crate) fn list_deeds(&self, out: &mut Vec<Action>) {
        for &deed in Deed::of(self.at) {
            if self.can(deed).is_err() {
                continue;
            }
            match deed {
                Deed::Mine(resource) => out.push(Action::Mine(resource)),
                Deed::Activate => {
                    let useful = self.actions().filter(|&tile| self.check_action(tile).is_ok());
                    out.extend(useful.map(Action::Activate));
                }
                Deed::Outpost => self.list_outposts(out),
                Deed::Build => out.push(Action::Build),
                Deed::RefreshCaves | Deed::RefreshCards => out.push(Action::Refresh),
                Deed::Replenish(resource) => out.push(Action::Replenish(resource)),
                Deed::Receive => out.push(Action::Receive),
                Deed::Buy => self.list_cards(Action::Buy, out),
                Deed::Capture => out.push(Action::Capture),
                Deed::Bell => out.push(Action::Bell),
                Deed::Castle => out.push(Action::Castle),
                Deed::Swap(resource) => out.push(Action::Swap(resource)),
                Deed::Hire => out.extend(self.me().open_caverns().map(Action::Hire)),
                Deed::Cow => out.push(Action::Cow),
            }
        }
    }

    /// Every troll card that can be taken; two copies of a kind are one choice.
    pub(crate) fn list_cards(&self, action: fn(TrollCard) -> Action, out: &mut Vec<Action>) {
        for (at, &card) in self.shown.iter().enumerate() {
            if !self.shown[..at].contains(&card) && self.check_card(card).is_ok() {
                out.push(action(card));
            }
        }
    }

    /// Pays for an action and performs it.
    pub(crate) fn act_deed(&mut self, deed: Deed, action: Action, events: &mut impl EventSink<Event>) {
        let (seat, at) = (self.active, self.at);
        self.pay(deed.cost());
        events.send(Event::Did { seat, deed });
        match (deed, action) {
            (Deed::Mine(resource), _) => self.mine(resource, self.me().yields(resource), events),
            (Deed::Activate, Action::Activate(tile)) => {
                let effect = self.action_of(tile).unwrap_or(Effect::Nothing);
                self.activated = true;
                events.send(Event::Activated { seat, tile });
                self.run(effect, events);
            }
            (Deed::Outpost, Action::Outpost(to)) => self.exchange(Item::Outpost, to, events),
            (Deed::Build, _) => self.phase = Phase::Build { left: 2, must: true },
            (Deed::RefreshCaves, _) => {
                for tile in &mut self.caves {
                    if tile.is_some() {
                        self.discards = self.discards.with(*tile);
                    }
                    *tile = Tile::NONE;
                }
                events.send(Event::Refreshed { seat, show: Show::Caves });
                self.phase = Phase::Refresh(Show::Caves);
            }
            (Deed::RefreshCards, _) => {
                for card in &mut self.shown {
                    self.card_discards = self.card_discards.with(*card);
                    *card = TrollCard::NONE;
                }
                events.send(Event::Refreshed { seat, show: Show::Cards });
                self.phase = Phase::Refresh(Show::Cards);
            }
            (Deed::Replenish(resource), _) => self.replenish(resource, events),
            (Deed::Receive, _) => self.gain(self.received(), events),
            (Deed::Buy, Action::Buy(card)) => self.take_card(card, events),
            (Deed::Capture, _) => self.take_item(Item::Princess, at, events),
            (Deed::Bell, _) => self.take_item(Item::Bell, at, events),
            (Deed::Castle, _) => {
                let tile = self.village(at).castle;
                self.homeward = true;
                events.send(Event::Stormed { seat, at, tile });
                self.run(tile.face().effect, events);
            }
            (Deed::Swap(_), _) => self.exchange(Item::Changeling, at, events),
            (Deed::Hire, Action::Hire(to)) => {
                self.village_mut(at).items[Item::Human as usize] -= 1;
                self.me_mut().humans[to.index()] += 1;
                events.send(Event::Hired { seat, from: at, to });
            }
            (Deed::Cow, _) => self.gain(Goods { cows: 1, ..Goods::NONE }, events),
            // Every other deed comes with its own action.
            _ => self.resume(),
        }
    }

    /// Moves a troll card to the play area and applies its immediate gain.
    pub(crate) fn take_card(&mut self, card: TrollCard, events: &mut impl EventSink<Event>) {
        if let Some(shown) = self.shown.iter_mut().find(|shown| **shown == card) {
            *shown = TrollCard::NONE;
        }
        let seat = self.active;
        let me = self.me_mut();
        me.cards |= 1 << card.0;
        me.add_spots(Carrier::Card(card));
        events.send(Event::Card { seat, card });
        self.run(card.face().gain, events);
    }

    /// How many things of a kind lie open.
    pub(crate) fn shown_of(show: Show) -> usize {
        SHOWN[show as usize].into()
    }
}

fn left(some: bool) -> Result<(), Illegal> {
    if some { Ok(()) } else { Err(Illegal::NothingLeft) }
}
