//! Steps to adjacent spaces: the Move action, the second step of a Banshee, the steps of the Lantern and those out of a
//! room into which a Cave Troll falls.

use moot_core::{EventSink, Seat};

use crate::{Action, Event, Figure, Illegal, Phase, Piece, Space, Spaces, State, Then, Way};

impl State {
    /// Returns the spaces that a character of a seat may step to, by all rules of moving except the limit of one move for a
    /// Rampaging Troll.
    #[must_use]
    pub fn steps(&self, piece: Piece, from: Space) -> Spaces {
        self.steps_with(piece, from, self.open_to(piece))
    }

    fn steps_with(&self, piece: Piece, from: Space, open: Spaces) -> Spaces {
        if self.sealed().has(from) || matches!(piece.figure, Figure::CaveTroll | Figure::Chest) {
            return Spaces::NONE;
        }
        self.ways(piece, from, Way::Stepped, open)
    }

    /// Whether a character may take a step.
    pub(crate) fn may_step(&self, piece: Piece, from: Space, to: Space) -> Result<(), Illegal> {
        if !self.stands(piece, from) {
            return Err(Illegal::NotThere { figure: piece.figure, at: from });
        }
        if matches!(piece.figure, Figure::CaveTroll | Figure::Chest) {
            return Err(Illegal::NeverMoves { figure: piece.figure });
        }
        if !from.near().has(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if self.sealed().has(from) {
            return Err(Illegal::Sealed { at: from });
        }
        self.may_come(piece, (from, to), Way::Stepped)
    }

    /// Every step of every character of a seat that `may` take one, by all rules of moving.
    fn list_steps(&self, seat: Seat, may: impl Fn(Figure, Space) -> bool, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let mut list = |figure: Figure, from: Space, open: Spaces| {
            let steps = self.steps_with(Piece::new(seat, figure), from, open);
            out.extend(steps.iter().map(|to| Action::Move { who: figure, from, to }));
        };
        if !player.camps.is_empty() {
            let open = self.open_to(Piece::new(seat, Figure::Adventurer));
            for from in player.camps.iter().filter(|&from| may(Figure::Adventurer, from)) {
                list(Figure::Adventurer, from, open);
            }
        }
        for (slot, figure) in Figure::singles(self.set).into_iter().enumerate() {
            let from = player.singles[slot];
            if from.is_some() && may(figure, from) {
                list(figure, from, self.open_to(Piece::new(seat, figure)));
            }
        }
    }

    /// The Move actions of the active player.
    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let may = |figure, _| !(figure == Figure::RampagingTroll && self.rampaged);
        self.list_steps(self.active, may, out);
    }

    pub(crate) fn check_move(&self, who: Figure, from: Space, to: Space) -> Result<(), Illegal> {
        let piece = Piece::new(self.active, who);
        if who == Figure::RampagingTroll && self.rampaged && self.stands(piece, from) {
            return Err(Illegal::MovedAlready);
        }
        self.may_step(piece, from, to)
    }

    /// Carries out a Move action.
    pub(crate) fn act_move(
        &mut self,
        who: Figure,
        from: Space,
        to: Space,
        events: &mut impl EventSink<Event>,
    ) {
        let piece = Piece::new(self.active, who);
        self.go(piece, (from, to), Way::Stepped, piece.seat, events);
        match who {
            Figure::Wraith => return self.after_wraith(piece, to, Way::Stepped, Then::Finish, events),
            Figure::RampagingTroll => self.rampaged = true,
            Figure::Banshee if !self.steps(piece, to).is_empty() => {
                self.phase = Phase::Glide;
                return;
            }
            _ => {}
        }
        self.finish_action(events);
    }

    pub(crate) fn list_glides(&self, out: &mut Vec<Action>) {
        let banshee = Piece::new(self.active, Figure::Banshee);
        let from = self.me().at(Figure::Banshee);
        let to = self.steps(banshee, from).iter();
        out.extend(to.map(|to| Action::Move { who: Figure::Banshee, from, to }));
    }

    pub(crate) fn check_glide(&self, who: Figure, from: Space, to: Space) -> Result<(), Illegal> {
        if who != Figure::Banshee {
            return Err(Illegal::WrongMoment);
        }
        self.may_step(Piece::new(self.active, who), from, to)
    }

    /// Carries out the second step of a Banshee.
    pub(crate) fn act_glide(&mut self, from: Space, to: Space, events: &mut impl EventSink<Event>) {
        self.go(Piece::new(self.active, Figure::Banshee), (from, to), Way::Stepped, self.active, events);
        self.finish_action(events);
    }

    /// The steps of a seat out of a room.
    pub(crate) fn list_escapes(&self, seat: Seat, room: Space, out: &mut Vec<Action>) {
        self.list_steps(seat, |_, from| from == room, out);
    }

    pub(crate) fn check_escape(
        &self,
        seat: Seat,
        room: Space,
        who: Figure,
        from: Space,
        to: Space,
    ) -> Result<(), Illegal> {
        if from != room {
            return Err(Illegal::WrongMoment);
        }
        self.may_step(Piece::new(seat, who), from, to)
    }

    /// Carries out a step out of a room into which a Cave Troll falls.
    pub(crate) fn act_escape(
        &mut self,
        (seat, after): (Seat, u8),
        who: Figure,
        from: Space,
        to: Space,
        events: &mut impl EventSink<Event>,
    ) {
        let piece = Piece::new(seat, who);
        self.go(piece, (from, to), Way::Fled, seat, events);
        let then = Then::Escape(after + 1);
        if who == Figure::Wraith {
            self.after_wraith(piece, to, Way::Fled, then, events);
        } else {
            self.go_on(then, events);
        }
    }

    /// Whether a hero of the active player may still step by the Lantern.
    fn unstepped(&self, figure: Figure, at: Space) -> bool {
        match figure.slot() {
            Some(slot) => figure.is_hero() && self.stepped.slots >> slot & 1 == 0,
            None => {
                let stepped = self.stepped.camps.iter().filter(|&&camp| camp == at).count();
                usize::from(self.me().adventurers[at.index()]) > stepped
            }
        }
    }

    /// The next steps by the Lantern.
    pub(crate) fn list_lantern(&self, out: &mut Vec<Action>) {
        self.list_steps(self.active, |figure, at| self.unstepped(figure, at), out);
    }

    pub(crate) fn check_lantern(&self, who: Figure, from: Space, to: Space) -> Result<(), Illegal> {
        if !who.is_hero() {
            return Err(Illegal::WrongMoment);
        }
        self.may_step(Piece::new(self.active, who), from, to)?;
        if self.unstepped(who, from) { Ok(()) } else { Err(Illegal::SteppedAlready) }
    }

    /// Carries out a step by the Lantern.
    pub(crate) fn act_lantern(
        &mut self,
        who: Figure,
        from: Space,
        to: Space,
        events: &mut impl EventSink<Event>,
    ) {
        self.go(Piece::new(self.active, who), (from, to), Way::Stepped, self.active, events);
        let stepped = &mut self.stepped;
        stepped.left = stepped.left.saturating_sub(1);
        match who.slot() {
            Some(slot) => stepped.slots |= 1 << slot,
            None => {
                if let Some(free) = stepped.camps.iter_mut().find(|camp| !camp.is_some()) {
                    *free = to;
                }
            }
        }
        let mut more = Vec::new();
        if self.stepped.left > 0 {
            self.list_lantern(&mut more);
        }
        if more.is_empty() {
            self.finish_action(events);
        }
    }
}
