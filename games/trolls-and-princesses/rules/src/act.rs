//! The actions of caverns and villages (rulebook: actions in detail).

use moot_core::EventSink;

use crate::tables::{KingsUse, SHOWN};
use crate::{
    Action, Carrier, Cost, CowsFrom, Effect, Event, Goods, Illegal, Item, Phase, Place, PlaceAction,
    Resource, Show, State, Tile, TrollCard,
};

impl State {
    /// Checks whether the active player can perform an action at the place of the phase now: whether it belongs there, is
    /// affordable, and has its requirements.
    ///
    /// # Errors
    /// Why it is impossible.
    pub fn can(&self, place_action: PlaceAction) -> Result<(), Illegal> {
        if !PlaceAction::of(self.at).contains(&place_action) {
            return Err(Illegal::WrongPlace { at: self.at });
        }
        self.check_cost(self.cost(place_action))?;
        self.has_what_it_takes(place_action)
    }

    /// Whether the active player can perform any action at the place of the phase now.
    #[must_use]
    pub fn can_act(&self) -> bool {
        PlaceAction::of(self.at).iter().any(|&place_action| self.can(place_action).is_ok())
    }

    fn has_what_it_takes(&self, place_action: PlaceAction) -> Result<(), Illegal> {
        let me = self.me();
        match place_action {
            PlaceAction::Mine(resource) if me.full[resource as usize] == 0 => {
                Err(Illegal::NothingToMine { resource })
            }
            PlaceAction::Mine(_) | PlaceAction::Castle => Ok(()),
            PlaceAction::Activate if self.activated => Err(Illegal::Activated),
            PlaceAction::Activate if !self.actions().any(|tile| self.check_action(tile).is_ok()) => {
                Err(Illegal::NoEffect)
            }
            PlaceAction::Activate => Ok(()),
            PlaceAction::Outpost => {
                let lies = self.village_places().find(|&at| self.lies(Item::Outpost, at) > 0);
                self.check_exchange(Item::Outpost, lies.unwrap_or(Place::village(0)))
            }
            PlaceAction::Build if !self.can_build() => Err(Illegal::FitsNowhere),
            PlaceAction::Build => Ok(()),
            PlaceAction::RefreshCaves => {
                left(!self.pile.only_caves().is_empty() || !self.discards.is_empty())
            }
            PlaceAction::RefreshCards => left(!self.cards.is_empty() || !self.card_discards.is_empty()),
            PlaceAction::Replenish(resource) => self.check_fill(resource),
            PlaceAction::Receive => self.check_useful(Effect::Gain(self.received())),
            PlaceAction::Buy => {
                let reason = |card: &TrollCard| self.check_card(*card).err();
                let shown = || self.shown.iter().filter(|card| card.is_some());
                if shown().any(|card| reason(card).is_none()) {
                    Ok(())
                } else {
                    Err(shown().find_map(reason).unwrap_or(Illegal::NotShown))
                }
            }
            PlaceAction::Capture => self.check_item(Item::Princess, self.at),
            PlaceAction::Bell => self.check_item(Item::Bell, self.at),
            PlaceAction::Swap(_) => self.check_exchange(Item::Changeling, self.at),
            PlaceAction::Hire => self.check_item(Item::Human, self.at),
            PlaceAction::Cow => self.check_cow(),
        }
    }

    /// Whether there is a cow to steal here, and a barn for it.
    fn check_cow(&self) -> Result<(), Illegal> {
        if self.me().cows >= self.me().barns {
            return Err(Illegal::NoBarn);
        }
        match self.readings.cows {
            CowsFrom::Supply if self.supply.cows == 0 => Err(Illegal::NoSupply),
            CowsFrom::Village if self.village(self.at).cows == 0 => Err(Illegal::NoCowHere),
            CowsFrom::Supply | CowsFrom::Village => Ok(()),
        }
    }

    /// What an action costs in this game: which village actions are shared is an option.
    #[must_use]
    pub fn cost(&self, place_action: PlaceAction) -> Cost {
        Cost { shared: self.readings.shared.has(place_action), ..place_action.cost() }
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

    /// The place action that an action carries out; `None` if it carries out none.
    #[must_use]
    pub fn place_action_of(&self, action: Action) -> Option<PlaceAction> {
        Some(match action {
            Action::Mine(resource) => PlaceAction::Mine(resource),
            Action::Activate(_) => PlaceAction::Activate,
            Action::Outpost(_) => PlaceAction::Outpost,
            Action::Build => PlaceAction::Build,
            Action::Refresh if self.at == Place::POWER => PlaceAction::RefreshCards,
            Action::Refresh => PlaceAction::RefreshCaves,
            Action::Replenish(resource) => PlaceAction::Replenish(resource),
            Action::Receive => PlaceAction::Receive,
            Action::Buy(_) => PlaceAction::Buy,
            Action::Capture => PlaceAction::Capture,
            Action::Bell => PlaceAction::Bell,
            Action::Castle => PlaceAction::Castle,
            Action::Swap(resource) => PlaceAction::Swap(resource),
            Action::Hire(_) => PlaceAction::Hire,
            Action::Cow => PlaceAction::Cow,
            Action::Settle(_)
            | Action::Play(_)
            | Action::Move { .. }
            | Action::Flee(_)
            | Action::Claim(_)
            | Action::Take(_)
            | Action::Lay { .. }
            | Action::Pick(_)
            | Action::Fill(_)
            | Action::Uncover(_)
            | Action::Store(_)
            | Action::Troll { .. }
            | Action::Human { .. }
            | Action::Home(_)
            | Action::Done => return None,
        })
    }

    pub(crate) fn check_place_action(
        &self,
        place_action: PlaceAction,
        action: Action,
    ) -> Result<(), Illegal> {
        if place_action == PlaceAction::Swap(Resource::Obsidian) {
            return Err(Illegal::WrongMoment);
        }
        self.can(place_action)?;
        match action {
            Action::Activate(tile) => self.check_action(tile),
            Action::Outpost(to) if !to.is_village() || !self.in_play(to) => Err(Illegal::NoSuchPlace),
            Action::Outpost(to) => self.check_exchange(Item::Outpost, to),
            Action::Buy(card) => self.check_card(card),
            Action::Hire(to) => self.check_cavern(self.active, to),
            _ => Ok(()),
        }
    }

    /// Every place action that is possible.
    pub(crate) fn list_place_actions(&self, out: &mut Vec<Action>) {
        for &place_action in PlaceAction::of(self.at) {
            if self.can(place_action).is_err() {
                continue;
            }
            match place_action {
                PlaceAction::Mine(resource) => out.push(Action::Mine(resource)),
                PlaceAction::Activate => {
                    let useful = self.actions().filter(|&tile| self.check_action(tile).is_ok());
                    out.extend(useful.map(Action::Activate));
                }
                PlaceAction::Outpost => self.list_outposts(out),
                PlaceAction::Build => out.push(Action::Build),
                PlaceAction::RefreshCaves | PlaceAction::RefreshCards => out.push(Action::Refresh),
                PlaceAction::Replenish(resource) => out.push(Action::Replenish(resource)),
                PlaceAction::Receive => out.push(Action::Receive),
                PlaceAction::Buy => self.list_cards(Action::Buy, out),
                PlaceAction::Capture => out.push(Action::Capture),
                PlaceAction::Bell => out.push(Action::Bell),
                PlaceAction::Castle => out.push(Action::Castle),
                PlaceAction::Swap(resource) => out.push(Action::Swap(resource)),
                PlaceAction::Hire => out.extend(self.me().open_caverns().map(Action::Hire)),
                PlaceAction::Cow => out.push(Action::Cow),
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

    /// Pays for an action of the place and performs it.
    pub(crate) fn act_place_action(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        let Some(place_action) = self.place_action_of(action) else { return };
        let (seat, at) = (self.active, self.at);
        self.pay(self.cost(place_action));
        events.send(Event::Did { seat, place_action });
        match place_action {
            PlaceAction::Mine(resource) => self.mine(resource, self.me().yields(resource), events),
            PlaceAction::Build => self.phase = Phase::Build { left: 2, must: true },
            PlaceAction::RefreshCaves => self.refresh_caves(events),
            PlaceAction::RefreshCards => self.refresh_cards(events),
            PlaceAction::Replenish(resource) => self.replenish(resource, events),
            PlaceAction::Receive => self.gain(self.received(), events),
            PlaceAction::Capture => self.take_item(Item::Princess, at, events),
            PlaceAction::Bell => self.take_item(Item::Bell, at, events),
            PlaceAction::Castle => self.storm(events),
            PlaceAction::Swap(_) => self.exchange(Item::Changeling, at, events),
            PlaceAction::Cow => self.steal_cow(events),
            PlaceAction::Activate | PlaceAction::Outpost | PlaceAction::Buy | PlaceAction::Hire => {
                self.act_chosen(action, events);
            }
        }
    }

    /// Performs an action of a place that names what it is about.
    fn act_chosen(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        if let Action::Activate(tile) = action {
            self.activate(tile, events);
        } else if let Action::Outpost(to) = action {
            self.exchange(Item::Outpost, to, events);
        } else if let Action::Buy(card) = action {
            self.take_card(card, events);
        } else if let Action::Hire(to) = action {
            self.hire(to, events);
        }
    }

    fn activate(&mut self, tile: Option<Tile>, events: &mut impl EventSink<Event>) {
        let effect = self.action_of(tile).unwrap_or(Effect::Nothing);
        self.activated = true;
        events.send(Event::Activated { seat: self.active, tile });
        self.run(effect, events);
    }

    fn refresh_caves(&mut self, events: &mut impl EventSink<Event>) {
        for tile in &mut self.caves {
            if tile.is_some() {
                self.discards = self.discards.with(*tile);
            }
            *tile = Tile::NONE;
        }
        events.send(Event::Refreshed { seat: self.active, show: Show::Caves });
        self.phase = Phase::Refresh(Show::Caves);
    }

    fn refresh_cards(&mut self, events: &mut impl EventSink<Event>) {
        for card in &mut self.shown {
            self.card_discards = self.card_discards.with(*card);
            *card = TrollCard::NONE;
        }
        events.send(Event::Refreshed { seat: self.active, show: Show::Cards });
        self.phase = Phase::Refresh(Show::Cards);
    }

    /// The castle action: its effect now, and the way home at the end of the phase.
    fn storm(&mut self, events: &mut impl EventSink<Event>) {
        let (seat, at) = (self.active, self.at);
        let tile = self.village(at).castle;
        self.homeward = true;
        events.send(Event::Stormed { seat, at, tile });
        self.run(tile.face().effect, events);
    }

    fn hire(&mut self, to: Place, events: &mut impl EventSink<Event>) {
        let (seat, from) = (self.active, self.at);
        self.village_mut(from).items[Item::Human as usize] -= 1;
        self.me_mut().humans[to.index()] += 1;
        events.send(Event::Hired { seat, from, to });
    }

    /// A cow comes from the supply, or from the village by way of it.
    fn steal_cow(&mut self, events: &mut impl EventSink<Event>) {
        if self.readings.cows == CowsFrom::Village {
            let at = self.at;
            self.village_mut(at).cows -= 1;
            self.supply.cows += 1;
        }
        self.gain(Goods { cows: 1, ..Goods::NONE }, events);
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
