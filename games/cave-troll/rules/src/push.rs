//! Pushes by Wraiths and Rampaging Trolls.

use moot_core::{EventSink, Seat, SeatSet};

use crate::{Action, Event, Figure, Illegal, Phase, Piece, Set, Space, State, Then, Way};

impl State {
    /// Returns every push that `pusher` in `room` can make: the figure and its destination.
    pub fn pushes(&self, pusher: Piece, room: Space) -> impl Iterator<Item = (Piece, Space)> + '_ {
        let stuck = self.sealed().has(room);
        self.pieces(room).filter(move |&whom| !stuck && pushable(pusher, whom).is_ok()).flat_map(
            move |whom| {
                let ways = self.ways(whom, room, Way::Pushed, self.open_to(whom));
                ways.iter().map(move |to| (whom, to))
            },
        )
    }

    pub(crate) fn list_pushes(&self, pusher: Piece, room: Space, out: &mut Vec<Action>) {
        out.extend(self.pushes(pusher, room).map(|(whom, to)| Action::Push { whom, to }));
    }

    pub(crate) fn check_push(
        &self,
        pusher: Piece,
        room: Space,
        whom: Piece,
        to: Space,
    ) -> Result<(), Illegal> {
        if !self.stands(whom, room) {
            return Err(Illegal::NotThere { figure: whom.figure, at: room });
        }
        pushable(pusher, whom)?;
        if !room.near().has(to) {
            return Err(Illegal::NotAdjacent { from: room, to });
        }
        if self.sealed().has(room) {
            return Err(Illegal::Sealed { at: room });
        }
        self.may_come(whom, (room, to), Way::Pushed)
    }

    /// The room where the active player's Wraith can use her character action.
    fn wraith_room(&self) -> Result<Space, Illegal> {
        if self.set != Set::Classic {
            return Err(Illegal::WrongMoment);
        }
        self.in_room(Figure::Wraith)
    }

    /// The pushes of the Wraith's character action.
    pub(crate) fn list_push_actions(&self, out: &mut Vec<Action>) {
        if let Ok(room) = self.wraith_room() {
            self.list_pushes(Piece::new(self.active, Figure::Wraith), room, out);
        }
    }

    pub(crate) fn check_push_action(&self, whom: Piece, to: Space) -> Result<(), Illegal> {
        let room = self.wraith_room()?;
        self.check_push(Piece::new(self.active, Figure::Wraith), room, whom, to)
    }

    /// The Wraiths that have pushed in this chain after a Wraith of a seat came to a room in this way and pushes there;
    /// `None` if she does not push. By a step she always does, and a chain of pushes begins; pushed into a room, she does once
    /// in each chain.
    pub(crate) fn pushed_after(&self, seat: Seat, way: Way) -> Option<SeatSet> {
        match way {
            Way::Stepped | Way::Fled => Some(SeatSet::NONE),
            Way::Pushed if !self.pushed.contains(seat) => Some(self.pushed.with(seat)),
            Way::Pushed | Way::Pulled | Way::Banished | Way::Jumped => None,
        }
    }

    /// Carries out a push; a pushed Wraith may push in turn.
    pub(crate) fn act_push(&mut self, whom: Piece, to: Space, events: &mut impl EventSink<Event>) {
        let by = self.asked();
        let (room, then) = match self.phase {
            Phase::Push { room, then, .. } => (room, then),
            _ => (self.me().at(Figure::Wraith), Then::Finish),
        };
        self.go(whom, (room, to), Way::Pushed, by, events);
        if whom.figure == Figure::Wraith {
            self.after_wraith(whom, to, Way::Pushed, then, events);
        } else {
            self.go_on(then, events);
        }
    }

    /// A Wraith that came to a space pushes if she can.
    pub(crate) fn after_wraith(
        &mut self,
        wraith: Piece,
        at: Space,
        way: Way,
        then: Then,
        events: &mut impl EventSink<Event>,
    ) {
        if let Some(pushed) = self.pushed_after(wraith.seat, way).filter(|_| at.is_room()) {
            self.pushed = pushed;
            if self.pushes(wraith, at).next().is_some() {
                self.phase = Phase::Push { room: at, seat: wraith.seat, pusher: Figure::Wraith, then };
                return;
            }
        }
        self.go_on(then, events);
    }

    /// Continues after a chain of pushes, or if there was none.
    pub(crate) fn go_on(&mut self, then: Then, events: &mut impl EventSink<Event>) {
        self.pushed = SeatSet::NONE;
        match then {
            Then::Finish => self.finish_action(events),
            Then::Escape(after) => self.escape(after, events),
            Then::Again => self.rampage(Then::Trample, events),
            Then::Trample => self.trample(events),
        }
    }

    /// The Rampaging Troll pushes if possible, otherwise it clears its room.
    pub(crate) fn rampage(&mut self, then: Then, events: &mut impl EventSink<Event>) {
        let troll = Piece::new(self.active, Figure::RampagingTroll);
        let room = self.me().at(Figure::RampagingTroll);
        if self.pushes(troll, room).next().is_some() {
            self.phase = Phase::Push { room, seat: troll.seat, pusher: troll.figure, then };
        } else {
            self.trample(events);
        }
    }
}

/// Whether `whom`, in the same room, can be pushed by `pusher` at all.
fn pushable(pusher: Piece, whom: Piece) -> Result<(), Illegal> {
    let figure = whom.figure;
    match figure {
        _ if pusher == whom => Err(Illegal::OutOfReach { figure }),
        Figure::Chest | Figure::CaveTroll => Err(Illegal::NeverMoves { figure }),
        Figure::Barbarian => Err(Illegal::OutOfReach { figure }),
        _ => Ok(()),
    }
}
