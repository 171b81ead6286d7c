//! Pushes by Wraiths and Rampaging Trolls.

use moot_core::{EventSink, Seat};

use crate::{Action, Event, Figure, Illegal, Phase, Piece, Set, Space, State, Then, Way};

impl State {
    /// Returns every push that `pusher` in `room` can make: the figure and its destination.
    pub fn pushes(&self, pusher: Piece, room: Space) -> impl Iterator<Item = (Piece, Space)> + '_ {
        let stuck = self.sealed().has(room);
        self.pieces(room)
            .filter(move |&whom| !stuck && pushable(pusher, whom).is_ok())
            .flat_map(move |whom| (room.near() & self.open_to(whom)).iter().map(move |to| (whom, to)))
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
        self.may_enter(whom, to)
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

    /// Carries out a push.
    pub(crate) fn push(
        &mut self,
        whom: Piece,
        from: Space,
        to: Space,
        by: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        self.go(whom, (from, to), Way::Pushed, by, events);
    }

    /// Continues after a push, or if there was none.
    pub(crate) fn go_on(&mut self, then: Then, events: &mut impl EventSink<Event>) {
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
