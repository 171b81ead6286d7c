//! Entering a space in any way: who may enter, and the effects (rulebook: movement; abilities of Cave Troll,
//! Knight, Berserker and Giant Slayer).

use moot_core::{EventSink, Seat};

use crate::figure::Figure;
use crate::score::Row;
use crate::state::ROOM_LIMIT;
use crate::{Event, Fate, Illegal, PITS, Piece, ROOMS, STAIRCASES, Set, Space, Spaces, State, Wanted, Way};

/// A reason that closes a space to a character.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    /// Heroes never enter pits.
    Pit,
    /// A Cave Troll is there.
    CaveTroll,
    /// An opposing Knight is there.
    Knight,
    /// As many characters as a room holds are there.
    Full,
    /// The Iron Threshold is there.
    Sealed,
}

impl State {
    /// The rooms that opposing Knights close to a seat's other characters.
    fn guarded(&self, seat: Seat) -> Spaces {
        if self.set != Set::Classic {
            return Spaces::NONE;
        }
        let knights = self.others(seat).map(|other| self.player(other).at(Figure::Knight));
        knights.collect::<Spaces>() & ROOMS
    }

    /// The spaces that each reason closes to a character, in the order of `data/abilities.md`.
    fn bars(&self, piece: Piece) -> [(Bar, Spaces); 5] {
        let Piece { seat, figure } = piece;
        let pits = if figure.is_hero() { PITS } else { Spaces::NONE };
        let guarded = if figure == Figure::Knight { Spaces::NONE } else { self.guarded(seat) };
        let full = if figure == Figure::Berserker {
            self.full.iter().filter(|&room| !self.berserker_fits(seat, room)).collect()
        } else {
            self.full
        };
        [
            (Bar::Pit, pits),
            (Bar::CaveTroll, self.closed),
            (Bar::Knight, guarded),
            (Bar::Full, full),
            (Bar::Sealed, self.sealed()),
        ]
    }

    /// Every space that a character may enter, without the full rooms that a Wraith may enter to push.
    #[must_use]
    pub fn open_to(&self, piece: Piece) -> Spaces {
        self.bars(piece).into_iter().fold(Spaces::ALL, |open, (_, closed)| open.minus(closed))
    }

    /// Whether a Berserker of a seat is pulled or comes to a space that holds as many characters as a room may hold.
    pub(crate) fn berserker_fits(&self, seat: Seat, at: Space) -> bool {
        self.crowd[at.index()] == ROOM_LIMIT && self.player(seat).characters(at) == 0
    }

    /// Whether a character may enter a space, apart from the full rooms that a Wraith may enter to push.
    ///
    /// # Errors
    /// The first reason of the refusal, in the order of `data/abilities.md`.
    pub fn may_enter(&self, piece: Piece, to: Space) -> Result<(), Illegal> {
        match self.bars(piece).into_iter().find(|(_, closed)| closed.has(to)) {
            Some((bar, _)) => Err(self.barred(bar, piece, to)),
            None => Ok(()),
        }
    }

    /// The refusal for a space that is closed to a character.
    fn barred(&self, bar: Bar, piece: Piece, at: Space) -> Illegal {
        match bar {
            Bar::Pit => Illegal::HeroInPit { at },
            Bar::CaveTroll => {
                Illegal::CaveTroll { at, whose: self.owner_at(Figure::CaveTroll, at).unwrap_or(self.active) }
            }
            Bar::Knight => {
                let knight = |&seat: &Seat| self.player(seat).at(Figure::Knight) == at;
                Illegal::Knight { at, whose: self.others(piece.seat).find(knight).unwrap_or(self.active) }
            }
            Bar::Full => self.crowded(piece, at),
            Bar::Sealed => Illegal::Sealed { at },
        }
    }

    /// The refusal for a space that holds as many characters as it may.
    pub(crate) fn crowded(&self, piece: Piece, at: Space) -> Illegal {
        let holds = self.crowd[at.index()];
        if piece.figure == Figure::Berserker {
            Illegal::FullForBerserker { at, holds, own: self.player(piece.seat).characters(at) }
        } else {
            Illegal::Full { at, holds }
        }
    }

    /// The spaces next to `from` that a character may come to by a step or a push.
    pub(crate) fn ways(&self, piece: Piece, from: Space, way: Way, open: Spaces) -> Spaces {
        let ways = from.near() & open;
        if piece.figure != Figure::Wraith {
            return ways;
        }
        let crammed = (from.near() & self.full).iter();
        ways | crammed.filter(|&room| self.may_come(piece, (from, room), way).is_ok()).collect()
    }

    /// Whether a character may come to an adjacent space by a step or a push; agrees with [`ways`](Self::ways).
    pub(crate) fn may_come(&self, piece: Piece, (from, to): (Space, Space), way: Way) -> Result<(), Illegal> {
        if piece.figure != Figure::Wraith || !self.full.has(to) {
            return self.may_enter(piece, to);
        }
        let mut others = self.bars(piece).into_iter().filter(|&(bar, _)| bar != Bar::Full);
        match others.find(|(_, closed)| closed.has(to)) {
            Some((bar, _)) => Err(self.barred(bar, piece, to)),
            None => self.may_cram(piece, (from, to), way),
        }
    }

    /// Whether a Wraith may come to a full room: she must push there, and a character must be pushable after she has left
    /// her space.
    fn may_cram(&self, wraith: Piece, (from, to): (Space, Space), way: Way) -> Result<(), Illegal> {
        let Some(pushed) = self.pushed_after(wraith.seat, way) else {
            return Err(self.crowded(wraith, to));
        };
        let mut after = State { pushed, ..*self };
        after.take(wraith, from);
        after.put(wraith, to);
        if after.pushes(wraith, to).next().is_some() { Ok(()) } else { Err(Illegal::NobodyToPush { at: to }) }
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
        let wanted = match figure {
            Figure::CaveTroll | Figure::Chest => Wanted::Room,
            _ if figure.is_hero() => Wanted::Staircase,
            _ => Wanted::Pit,
        };
        Err(Illegal::WrongSpace { at, wanted })
    }
}
