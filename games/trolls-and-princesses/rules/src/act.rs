//! The actions of caverns and villages (rulebook: actions in detail).

use moot_core::EventSink;

use crate::tables::{KingsUse, SHOWN};
use crate::{
    Action, Carrier, Effect, Event, Goods, Illegal, Item, Phase, Place, PlaceAction, Resource, Show, State,
    Tile, TrollCard,
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
        self.check_cost(place_action.cost())?;
        self.has_what_it_takes(place_action)
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
            PlaceAction::Cow if me.cows >= me.barns => Err(Illegal::NoBarn),
            PlaceAction::Cow if self.supply.cows == 0 => Err(Illegal::NoSupply),
            PlaceAction::Cow => Ok(()),
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
            _ => return None,
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

    /// Pays for an action and performs it.
    pub(crate) fn act_place_action(
        &mut self,
        place_action: PlaceAction,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        let (seat, at) = (self.active, self.at);
        self.pay(place_action.cost());
        events.send(Event::Did { seat, place_action });
        match (place_action, action) {
            (PlaceAction::Mine(resource), _) => self.mine(resource, self.me().yields(resource), events),
            (PlaceAction::Activate, Action::Activate(tile)) => {
                let effect = self.action_of(tile).unwrap_or(Effect::Nothing);
                self.activated = true;
                events.send(Event::Activated { seat, tile });
                self.run(effect, events);
            }
            (PlaceAction::Outpost, Action::Outpost(to)) => self.exchange(Item::Outpost, to, events),
            (PlaceAction::Build, _) => self.phase = Phase::Build { left: 2, must: true },
            (PlaceAction::RefreshCaves, _) => {
                for tile in &mut self.caves {
                    if tile.is_some() {
                        self.discards = self.discards.with(*tile);
                    }
                    *tile = Tile::NONE;
                }
                events.send(Event::Refreshed { seat, show: Show::Caves });
                self.phase = Phase::Refresh(Show::Caves);
            }
            (PlaceAction::RefreshCards, _) => {
                for card in &mut self.shown {
                    self.card_discards = self.card_discards.with(*card);
                    *card = TrollCard::NONE;
                }
                events.send(Event::Refreshed { seat, show: Show::Cards });
                self.phase = Phase::Refresh(Show::Cards);
            }
            (PlaceAction::Replenish(resource), _) => self.replenish(resource, events),
            (PlaceAction::Receive, _) => self.gain(self.received(), events),
            (PlaceAction::Buy, Action::Buy(card)) => self.take_card(card, events),
            (PlaceAction::Capture, _) => self.take_item(Item::Princess, at, events),
            (PlaceAction::Bell, _) => self.take_item(Item::Bell, at, events),
            (PlaceAction::Castle, _) => {
                let tile = self.village(at).castle;
                self.homeward = true;
                events.send(Event::Stormed { seat, at, tile });
                self.run(tile.face().effect, events);
            }
            (PlaceAction::Swap(_), _) => self.exchange(Item::Changeling, at, events),
            (PlaceAction::Hire, Action::Hire(to)) => {
                self.village_mut(at).items[Item::Human as usize] -= 1;
                self.me_mut().humans[to.index()] += 1;
                events.send(Event::Hired { seat, from: at, to });
            }
            (PlaceAction::Cow, _) => self.gain(Goods { cows: 1, ..Goods::NONE }, events),
            // Every other place action comes with its own action.
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
