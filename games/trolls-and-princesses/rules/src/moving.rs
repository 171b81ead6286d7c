//! Moving trolls: the move of a phase, pushing, walking by an effect, and going home (rulebook: move a troll and perform
//! actions; perform the castle action).

use moot_core::{EventSink, Seat};

use crate::{Action, Event, Illegal, Phase, Place, State, Walk};

impl State {
    /// Whether the active player has a troll at a place that may be moved now.
    fn check_mover(&self, from: Place) -> Result<(), Illegal> {
        match self.me().trolls_at(from) {
            0 => Err(Illegal::NobodyThere { at: from }),
            1 if self.moved == Some(from) => Err(Illegal::MovedAlready { at: from }),
            _ => Ok(()),
        }
    }

    /// Checks the move of a phase.
    pub(crate) fn check_move(&self, from: Place, to: Place, push: Option<Seat>) -> Result<(), Illegal> {
        if from != Place::BESIDE && !self.in_play(from) || !self.in_play(to) {
            return Err(Illegal::NoSuchPlace);
        }
        if from == to {
            return Err(Illegal::SamePlace);
        }
        self.check_mover(from)?;
        self.check_way_in(to, push)
    }

    /// Whether a troll finds a cauldron at a place: a free one, or that of the troll that it pushes.
    fn check_way_in(&self, to: Place, push: Option<Seat>) -> Result<(), Illegal> {
        match (self.free(self.active, to), push) {
            (0, None) => Err(Illegal::Full { at: to }),
            (0, Some(seat)) => self.check_push(seat, to),
            (_, None) => Ok(()),
            (free, Some(_)) => Err(Illegal::NotFull { at: to, free }),
        }
    }

    fn check_push(&self, seat: Seat, from: Place) -> Result<(), Illegal> {
        if !from.is_village() {
            return Err(Illegal::Full { at: from });
        }
        if seat == self.active || seat.0 >= self.seats || self.player(seat).trolls_at(from) == 0 {
            return Err(Illegal::NobodyToPush { seat });
        }
        if self.player(seat).open_caverns().next().is_none() {
            return Err(Illegal::NowhereToFlee { seat });
        }
        Ok(())
    }

    /// Every move of a phase.
    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let froms = Place::all(self.table().villages).chain([Place::BESIDE]);
        for to in Place::all(self.table().villages) {
            let pushes = core::iter::once(None).chain(self.all().map(Some));
            for push in pushes.filter(|&push| self.check_way_in(to, push).is_ok()) {
                let movers = froms.clone().filter(|&from| from != to && self.check_mover(from).is_ok());
                out.extend(movers.map(|from| Action::Move { from, to, push }));
            }
        }
    }

    /// Whether the active player can move a troll at all.
    #[must_use]
    pub fn can_move(&self) -> bool {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        !moves.is_empty()
    }

    /// Carries out the move of a phase.
    pub(crate) fn act_move(
        &mut self,
        from: Place,
        to: Place,
        push: Option<Seat>,
        events: &mut impl EventSink<Event>,
    ) {
        let seat = self.active;
        if let Some(whose) = push {
            self.player_mut(whose).trolls[to.index()] -= 1;
            events.send(Event::Pushed { seat: whose, from: to, by: seat });
        }
        let me = self.me_mut();
        me.trolls[from.index()] -= 1;
        me.trolls[to.index()] += 1;
        events.send(Event::Moved { seat, from, to });
        self.at = to;
        // The second troll may walk without restrictions: no troll is moved after it.
        self.moved = if self.second { None } else { Some(to) };
        match push {
            None => self.arrive(events),
            Some(whose) => {
                let mut caverns = self.player(whose).open_caverns();
                match (caverns.next(), caverns.next()) {
                    (Some(only), None) => {
                        drop(caverns);
                        self.flee(whose, only, events);
                    }
                    _ => {
                        drop(caverns);
                        self.phase = Phase::Flee { seat: whose };
                    }
                }
            }
        }
    }

    pub(crate) fn check_cavern(&self, seat: Seat, to: Place) -> Result<(), Illegal> {
        if !to.is_cavern() {
            return Err(Illegal::NoSuchPlace);
        }
        if self.player(seat).free(to) == 0 { Err(Illegal::Full { at: to }) } else { Ok(()) }
    }

    /// A pushed troll goes to a cavern, and the points of the player who pushed it are counted.
    pub(crate) fn flee(&mut self, seat: Seat, to: Place, events: &mut impl EventSink<Event>) {
        self.player_mut(seat).trolls[to.index()] += 1;
        events.send(Event::Fled { seat, to });
        self.arrive(events);
    }

    fn arrive(&mut self, events: &mut impl EventSink<Event>) {
        self.count(self.at);
        events.send(Event::Reckoned { seat: self.active, at: self.at, points: self.reckoning });
    }

    /// Whether a troll of the active player may walk from a place: the one that was moved first in this turn, or another.
    fn check_walker(&self, walk: &Walk, from: Place, same: bool) -> Result<(), Illegal> {
        let here = self.me().trolls_at(from);
        if walk.trolls == 0 || here == 0 {
            return Err(Illegal::NobodyThere { at: from });
        }
        let marked = u8::from(self.moved == Some(from));
        if same {
            return match (marked, walk.same) {
                (0, _) => Err(Illegal::NobodyThere { at: from }),
                (_, true) => Err(Illegal::WalkedAlready),
                _ => Ok(()),
            };
        }
        let walked = u8::from(walk.walked == Some(from) && !walk.same);
        match (here - marked, here.saturating_sub(marked + walked)) {
            (0, _) => Err(Illegal::NobodyThere { at: from }),
            (_, 0) => Err(Illegal::WalkedAlready),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_walk(&self, walk: &Walk, from: Place, to: Place, same: bool) -> Result<(), Illegal> {
        if !self.in_play(from) || !self.in_play(to) {
            return Err(Illegal::NoSuchPlace);
        }
        if from == to {
            return Err(Illegal::SamePlace);
        }
        self.check_walker(walk, from, same)?;
        if self.free(self.active, to) == 0 { Err(Illegal::Full { at: to }) } else { Ok(()) }
    }

    pub(crate) fn check_stroll(&self, walk: &Walk, from: Place, to: Place) -> Result<(), Illegal> {
        if !from.is_cavern() || !to.is_cavern() {
            return Err(Illegal::NoSuchPlace);
        }
        if from == to {
            return Err(Illegal::SamePlace);
        }
        let here = self.me().humans[from.index()];
        if walk.humans == 0 || here == 0 {
            return Err(Illegal::NobodyThere { at: from });
        }
        if here <= walk.strolled[from.index()] {
            return Err(Illegal::WalkedAlready);
        }
        if self.me().free(to) == 0 { Err(Illegal::Full { at: to }) } else { Ok(()) }
    }

    /// Every step of trolls and humans that an effect moves.
    pub(crate) fn list_walks(&self, walk: &Walk, out: &mut Vec<Action>) {
        for from in Place::all(self.table().villages) {
            for to in Place::all(self.table().villages) {
                for same in [false, true] {
                    if self.check_walk(walk, from, to, same).is_ok() {
                        out.push(Action::Troll { from, to, same });
                    }
                }
                if self.check_stroll(walk, from, to).is_ok() {
                    out.push(Action::Human { from, to });
                }
            }
        }
    }

    pub(crate) fn act_walk(
        &mut self,
        from: Place,
        to: Place,
        same: bool,
        events: &mut impl EventSink<Event>,
    ) {
        let Phase::Walk(mut walk) = self.phase else { return };
        let seat = self.active;
        let me = self.me_mut();
        me.trolls[from.index()] -= 1;
        me.trolls[to.index()] += 1;
        if same {
            self.moved = Some(to);
        }
        events.send(Event::Walked { seat, from, to });
        walk.trolls -= 1;
        (walk.walked, walk.same) = (Some(to), same);
        self.walk_on(walk);
    }

    pub(crate) fn act_stroll(&mut self, from: Place, to: Place, events: &mut impl EventSink<Event>) {
        let Phase::Walk(mut walk) = self.phase else { return };
        let seat = self.active;
        let me = self.me_mut();
        me.humans[from.index()] -= 1;
        me.humans[to.index()] += 1;
        events.send(Event::Strolled { seat, from, to });
        walk.humans -= 1;
        walk.strolled[to.index()] += 1;
        self.walk_on(walk);
    }

    /// Asks for the next step, if there is one.
    pub(crate) fn walk_on(&mut self, walk: Walk) {
        let mut steps = Vec::new();
        self.list_walks(&walk, &mut steps);
        if steps.is_empty() {
            self.resume();
        } else {
            self.phase = Phase::Walk(walk);
        }
    }

    /// After a castle action all own trolls leave the village, as long as there is a free cauldron. If only one cavern is
    /// open, no seat is asked. The troll that was moved first in this turn goes last, so that it stays identifiable.
    pub(crate) fn go_home(&mut self, events: &mut impl EventSink<Event>) {
        while self.me().trolls_at(self.at) > 0 {
            let mut caverns = self.me().open_caverns();
            let (one, two) = (caverns.next(), caverns.next());
            drop(caverns);
            match (one, two) {
                (None, _) => break,
                (Some(only), None) => self.come_home(only, events),
                _ => {
                    self.phase = Phase::Home;
                    return;
                }
            }
        }
        self.refill(events);
    }

    /// One troll comes home.
    pub(crate) fn come_home(&mut self, to: Place, events: &mut impl EventSink<Event>) {
        let (seat, from) = (self.active, self.at);
        if self.moved == Some(from) && self.me().trolls_at(from) == 1 {
            self.moved = Some(to);
        }
        let me = self.me_mut();
        me.trolls[from.index()] -= 1;
        me.trolls[to.index()] += 1;
        events.send(Event::Home { seat, from, to });
    }
}
