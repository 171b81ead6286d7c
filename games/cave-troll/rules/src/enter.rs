//! Entering a space in any way: who may enter, and the effects (rulebook: movement; abilities of Cave Troll,
//! Knight, Berserker and Giant Slayer).

use moot_core::{EventSink, Seat};

use crate::figure::Figure;
use crate::score::Row;
use crate::state::ROOM_LIMIT;
use crate::{Event, Fate, Illegal, PITS, Piece, ROOMS, STAIRCASES, Set, Space, Spaces, State, Way};

impl State {
    /// The rooms that opposing Knights close to a seat's other characters.
    fn guarded(&self, seat: Seat) -> Spaces {
        if self.set != Set::Classic {
            return Spaces::NONE;
        }
        let knights = self.others(seat).map(|other| self.player(other).at(Figure::Knight));
        knights.collect::<Spaces>() & ROOMS
    }

    /// Every space that a character may enter from next door, without the full rooms that a Wraith may enter to push.
    #[must_use]
    pub fn open_to(&self, piece: Piece) -> Spaces {
        let barred = self.closed | self.sealed();
        let mut open = Spaces::ALL.minus(barred).minus(self.full);
        if piece.figure.is_hero() {
            open = open.minus(PITS);
        }
        if piece.figure != Figure::Knight {
            open = open.minus(self.guarded(piece.seat));
        }
        if piece.figure == Figure::Berserker {
            let room = |&room: &Space| self.berserker_fits(piece.seat, room);
            open = open | self.full.minus(barred).iter().filter(room).collect();
        }
        open
    }

    fn berserker_fits(&self, seat: Seat, room: Space) -> bool {
        self.crowd[room.index()] == ROOM_LIMIT && self.player(seat).characters(room) == 0
    }

    /// Whether a character may enter a space; agrees with [`open_to`](Self::open_to), and gives the reason of a refusal.
    ///
    /// # Errors
    /// The first reason of the refusal, in the order of `data/abilities.md`.
    pub fn may_enter(&self, piece: Piece, to: Space) -> Result<(), Illegal> {
        self.may_enter_but_for_others(piece, to)?;
        let holds = self.crowd[to.index()];
        if self.full.has(to) {
            if piece.figure != Figure::Berserker {
                return Err(Illegal::Full { at: to, holds });
            }
            if !self.berserker_fits(piece.seat, to) {
                let own = self.player(piece.seat).characters(to);
                return Err(Illegal::FullForBerserker { at: to, holds, own });
            }
        }
        if self.sealed().has(to) {
            return Err(Illegal::Sealed { at: to });
        }
        Ok(())
    }

    /// The reasons that depend neither on the number of figures in the space nor on the Iron Threshold.
    pub(crate) fn may_enter_but_for_others(&self, piece: Piece, to: Space) -> Result<(), Illegal> {
        if piece.figure.is_hero() && PITS.has(to) {
            return Err(Illegal::HeroInPit { at: to });
        }
        if self.closed.has(to) {
            let whose = self.owner_at(Figure::CaveTroll, to).unwrap_or(self.active);
            return Err(Illegal::CaveTroll { at: to, whose });
        }
        if piece.figure != Figure::Knight && self.guarded(piece.seat).has(to) {
            let knight = |&seat: &Seat| self.player(seat).at(Figure::Knight) == to;
            let whose = self.others(piece.seat).find(knight).unwrap_or(self.active);
            return Err(Illegal::Knight { at: to, whose });
        }
        Ok(())
    }

    /// Moves a character from one space to another, with all effects of its arrival except a Wraith's push.
    pub(crate) fn go(
        &mut self,
        piece: Piece,
        (from, to): (Space, Space),
        way: Way,
        by: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        self.take(piece, from);
        self.put(piece, to);
        events.send(Event::Moved { piece, from, to, way, by });
        self.arrived(piece, to, events);
    }

    /// Places a figure from the play area of its owner.
    pub(crate) fn place(&mut self, piece: Piece, at: Space, events: &mut impl EventSink<Event>) {
        self.put(piece, at);
        events.send(Event::Placed { piece, at });
        self.arrived(piece, at, events);
    }

    fn arrived(&mut self, piece: Piece, at: Space, events: &mut impl EventSink<Event>) {
        match piece.figure {
            Figure::Knight => {
                for seat in self.all() {
                    let orc = Piece::new(seat, Figure::Orc);
                    if self.stands(orc, at) {
                        self.remove(orc, at, Fate::Slain, piece.seat, events);
                    }
                }
            }
            Figure::GiantSlayer if at.is_room() && !self.purses.contains(piece.seat) => {
                let chest = self.owner_at(Figure::Chest, at).is_some();
                if self.crowd[at.index()] == 1 && !chest {
                    self.purses = self.purses.with(piece.seat);
                    self.gain(piece.seat, Row::Purse, 1);
                    events.send(Event::Purse { seat: piece.seat, at });
                }
            }
            _ => {}
        }
    }

    /// Where a figure of that kind is placed from the play area (rulebook: placing and removing figures).
    #[must_use]
    pub fn landings(&self, figure: Figure) -> Spaces {
        match figure {
            Figure::CaveTroll => ROOMS.minus(self.closed).minus(self.sealed()),
            Figure::Chest => ROOMS.minus(self.sealed()),
            _ if figure.is_hero() => STAIRCASES,
            _ => PITS,
        }
    }

    /// Whether a figure may be placed on a space; agrees with [`landings`](Self::landings), and gives the reason of a
    /// refusal.
    pub(crate) fn may_land(&self, figure: Figure, at: Space) -> Result<(), Illegal> {
        if self.landings(figure).has(at) {
            return Ok(());
        }
        if matches!(figure, Figure::CaveTroll | Figure::Chest) && at.is_room() {
            if self.closed.has(at) && figure == Figure::CaveTroll {
                let whose = self.owner_at(Figure::CaveTroll, at).unwrap_or(self.active);
                return Err(Illegal::CaveTroll { at, whose });
            }
            return Err(Illegal::Sealed { at });
        }
        Err(Illegal::WrongSpace { at })
    }
}
