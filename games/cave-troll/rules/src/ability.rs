//! Character actions of Orc, Thief, Grunt, Paladin, Banshee, Rampaging Troll, Giant Slayer and Assassin (rulebook: classic
//! and variant abilities). That of the Wraith is among the pushes.

use moot_core::{EventSink, Seat};

use crate::state::ROOM_LIMIT;
use crate::{
    Action, Event, Fate, Figure, Illegal, PITS, Piece, Set, Space, Spaces, State, Then, Wanted, Way,
};

impl State {
    /// Returns the space of a character of the active player; an ability requires one.
    fn post(&self, figure: Figure) -> Result<Space, Illegal> {
        if figure.set().is_some_and(|set| set != self.set) {
            return Err(Illegal::WrongMoment);
        }
        let at = self.me().at(figure);
        if at.is_some() { Ok(at) } else { Err(Illegal::NotThere { figure, at }) }
    }

    /// As `post`, for abilities that work in rooms only.
    pub(crate) fn in_room(&self, figure: Figure) -> Result<Space, Illegal> {
        let at = self.post(figure)?;
        if at.is_room() { Ok(at) } else { Err(Illegal::NotInRoom { at }) }
    }

    /// The seat of a Paladin who protects the heroes of a space.
    fn shelter(&self, at: Space) -> Option<Seat> {
        if self.set == Set::Variant && at.is_room() { self.owner_at(Figure::Paladin, at) } else { None }
    }

    /// Lists every character action of the active player except the Wraith's.
    pub(crate) fn list_abilities(&self, out: &mut Vec<Action>) {
        match self.set {
            Set::Classic => {
                self.list_strikes(Figure::Orc, out);
                out.extend(self.jumps().iter().map(Action::Jump));
            }
            Set::Variant => {
                self.list_strikes(Figure::GiantSlayer, out);
                self.list_strikes(Figure::Assassin, out);
                if self.check_rout().is_ok() {
                    out.push(Action::Rout);
                }
                for whose in self.others(self.active) {
                    let pits = PITS.iter().filter(|&to| self.check_banish(whose, to).is_ok());
                    out.extend(pits.map(|to| Action::Banish { whose, to }));
                }
                self.list_pulls(out);
                if self.check_rampage().is_ok() {
                    out.push(Action::Rampage);
                }
            }
        }
    }

    fn list_strikes(&self, who: Figure, out: &mut Vec<Action>) {
        if let Ok(room) = self.in_room(who) {
            let whom = self.pieces(room).filter(|&whom| self.check_strike(who, whom).is_ok());
            out.extend(whom.map(|whom| Action::Strike { who, whom }));
        }
    }

    pub(crate) fn check_strike(&self, who: Figure, whom: Piece) -> Result<(), Illegal> {
        let figure = whom.figure;
        if !matches!(who, Figure::Orc | Figure::GiantSlayer | Figure::Assassin) {
            return Err(Illegal::WrongMoment);
        }
        let at = self.in_room(who)?;
        if !self.stands(whom, at) {
            return Err(Illegal::NotThere { figure, at });
        }
        if self.sealed().has(at) {
            return Err(Illegal::Sealed { at });
        }
        match who {
            Figure::Orc if !figure.is_hero() => Err(Illegal::OutOfReach { figure }),
            Figure::GiantSlayer if figure != Figure::RampagingTroll => Err(Illegal::OutOfReach { figure }),
            Figure::Assassin => {
                if figure != Figure::Grunt && !figure.is_hero() || figure == Figure::Assassin {
                    return Err(Illegal::OutOfReach { figure });
                }
                match self.player(whom.seat).characters(at) {
                    1 => Ok(()),
                    characters => Err(Illegal::NotAlone { whose: whom.seat, characters }),
                }
            }
            _ => Ok(()),
        }
    }

    /// Carries out a character action that removes a figure.
    pub(crate) fn act_strike(&mut self, who: Figure, whom: Piece, events: &mut impl EventSink<Event>) {
        let at = self.me().at(who);
        self.remove(whom, at, Fate::Struck, self.active, events);
        if who == Figure::GiantSlayer {
            self.remove(Piece::new(self.active, who), at, Fate::Spent, self.active, events);
        }
        self.finish_action(events);
    }

    /// The space from which the Thief may jump.
    fn jump_from(&self) -> Result<Space, Illegal> {
        let from = self.post(Figure::Thief)?;
        if self.sealed().has(from) { Err(Illegal::Sealed { at: from }) } else { Ok(from) }
    }

    /// The spaces of opposing Knights, to which a Thief does not jump.
    fn watched(&self) -> Spaces {
        self.others(self.active).map(|seat| self.player(seat).at(Figure::Knight)).collect()
    }

    /// The spaces to which the Thief may jump.
    fn jumps(&self) -> Spaces {
        let Ok(from) = self.jump_from() else { return Spaces::NONE };
        let open = self.open_to(Piece::new(self.active, Figure::Thief));
        open.minus(self.watched()).minus(Spaces::one(from))
    }

    /// Agrees with [`jumps`](Self::jumps), and gives the reason of a refusal.
    pub(crate) fn check_jump(&self, to: Space) -> Result<(), Illegal> {
        let from = self.jump_from()?;
        if to == from || !to.is_some() {
            return Err(Illegal::WrongSpace { at: to, wanted: Wanted::Elsewhere });
        }
        self.may_enter(Piece::new(self.active, Figure::Thief), to)?;
        match self.others(self.active).find(|&seat| self.player(seat).at(Figure::Knight) == to) {
            Some(whose) => Err(Illegal::Knight { at: to, whose }),
            None => Ok(()),
        }
    }

    /// Carries out the character action of the Thief.
    pub(crate) fn act_jump(&mut self, to: Space, events: &mut impl EventSink<Event>) {
        let from = self.me().at(Figure::Thief);
        self.go(Piece::new(self.active, Figure::Thief), (from, to), Way::Jumped, self.active, events);
        self.finish_action(events);
    }

    pub(crate) fn check_rout(&self) -> Result<(), Illegal> {
        let at = self.in_room(Figure::Grunt)?;
        if !self.others(self.active).any(|seat| self.player(seat).camps.has(at)) {
            return Err(Illegal::NoEffect);
        }
        if let Some(whose) = self.shelter(at) {
            return Err(Illegal::Sheltered { at, whose });
        }
        if self.sealed().has(at) { Err(Illegal::Sealed { at }) } else { Ok(()) }
    }

    /// Carries out the character action of the Grunt.
    pub(crate) fn act_rout(&mut self, events: &mut impl EventSink<Event>) {
        let at = self.me().at(Figure::Grunt);
        for seat in self.others(self.active) {
            for _ in 0..self.player(seat).adventurers[at.index()] {
                self.remove(Piece::new(seat, Figure::Adventurer), at, Fate::Struck, self.active, events);
            }
        }
        self.finish_action(events);
    }

    pub(crate) fn check_banish(&self, whose: Seat, to: Space) -> Result<(), Illegal> {
        let at = self.post(Figure::Paladin)?;
        if whose == self.active {
            return Err(Illegal::OwnFigure);
        }
        if !self.stands(Piece::new(whose, Figure::Banshee), at) {
            return Err(Illegal::NotThere { figure: Figure::Banshee, at });
        }
        if self.sealed().has(at) {
            return Err(Illegal::Sealed { at });
        }
        if PITS.has(to) { Ok(()) } else { Err(Illegal::WrongSpace { at: to, wanted: Wanted::Banishment }) }
    }

    /// Carries out the character action of the Paladin.
    pub(crate) fn act_banish(&mut self, whose: Seat, to: Space, events: &mut impl EventSink<Event>) {
        let from = self.me().at(Figure::Paladin);
        self.go(Piece::new(whose, Figure::Banshee), (from, to), Way::Banished, self.active, events);
        self.finish_action(events);
    }

    fn list_pulls(&self, out: &mut Vec<Action>) {
        let Ok(to) = self.post(Figure::Banshee) else { return };
        for from in to.near().iter() {
            let whom = self.pieces(from).filter(|whom| whom.seat != self.active);
            let whom = whom.filter(|&whom| self.check_pull(whom, from).is_ok());
            out.extend(whom.map(|whom| Action::Pull { whom, from }));
        }
    }

    pub(crate) fn check_pull(&self, whom: Piece, from: Space) -> Result<(), Illegal> {
        let to = self.post(Figure::Banshee)?;
        let figure = whom.figure;
        if !self.stands(whom, from) {
            return Err(Illegal::NotThere { figure, at: from });
        }
        if whom.seat == self.active {
            return Err(Illegal::OwnFigure);
        }
        if figure == Figure::Chest {
            return Err(Illegal::NeverMoves { figure });
        }
        if !from.near().has(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if let Some(whose) = self.shelter(from).filter(|_| figure.is_hero()) {
            return Err(Illegal::Sheltered { at: from, whose });
        }
        if self.sealed().has(from) {
            return Err(Illegal::Sealed { at: from });
        }
        self.may_enter(whom, to)?;
        let room = self.crowd[to.index()] < ROOM_LIMIT;
        if room || figure == Figure::Berserker && self.berserker_fits(whom.seat, to) {
            return Ok(());
        }
        Err(self.crowded(whom, to))
    }

    /// Carries out the character action of the Banshee.
    pub(crate) fn act_pull(&mut self, whom: Piece, from: Space, events: &mut impl EventSink<Event>) {
        let to = self.me().at(Figure::Banshee);
        self.go(whom, (from, to), Way::Pulled, self.active, events);
        self.finish_action(events);
    }

    pub(crate) fn check_rampage(&self) -> Result<(), Illegal> {
        let at = self.in_room(Figure::RampagingTroll)?;
        if self.pieces(at).nth(1).is_none() {
            return Err(Illegal::NoEffect);
        }
        if self.sealed().has(at) { Err(Illegal::Sealed { at }) } else { Ok(()) }
    }

    /// Begins the character action of the Rampaging Troll.
    pub(crate) fn act_rampage(&mut self, events: &mut impl EventSink<Event>) {
        let at = self.me().at(Figure::RampagingTroll);
        events.send(Event::Rampaged { seat: self.active, at });
        self.rampage(Then::Again, events);
    }

    /// The Rampaging Troll removes the figures that are left in its room.
    pub(crate) fn trample(&mut self, events: &mut impl EventSink<Event>) {
        let at = self.me().at(Figure::RampagingTroll);
        self.clear(at, Piece::new(self.active, Figure::RampagingTroll), Fate::Trampled, events);
        self.finish_action(events);
    }
}
