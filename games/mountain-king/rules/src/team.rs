//! The shared possessions of team mates (rulebook: team play): the storage, and their networks while they are connected.

use moot_core::{Seat, SeatSet};

use crate::card::NONE;
use crate::{Mask, Pile, State};

impl State {
    /// The team mate of a seat.
    #[must_use]
    pub const fn mate(&self, seat: Seat) -> Option<Seat> {
        let mate = self.mates[seat.index()];
        if mate == NONE { None } else { Some(Seat(mate)) }
    }

    /// A seat and its team mate.
    #[must_use]
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.mate(seat).into_iter().fold(SeatSet::one(seat), SeatSet::with)
    }

    /// The team mate of a seat if their networks are connected: a square of the one beside a square of the other.
    #[must_use]
    pub fn linked(&self, seat: Seat) -> Option<Seat> {
        self.mate(seat).filter(|mate| self.nets[seat.index()].sides().meets(&self.nets[mate.index()]))
    }

    /// The seats whose networks `seat` may treat as its own: its own, and its team mate's while they are connected.
    #[must_use]
    pub fn linked_team(&self, seat: Seat) -> SeatSet {
        self.linked(seat).into_iter().fold(SeatSet::one(seat), SeatSet::with)
    }

    /// The network that `seat` may use: its own, and its team mate's while they are connected.
    #[must_use]
    pub fn network(&self, seat: Seat) -> Mask {
        let own = self.nets[seat.index()];
        self.linked(seat).map_or(own, |mate| own | self.nets[mate.index()])
    }

    /// Everything that a team owns, in its storage and on the trolls of both (ruling 82: for the final count).
    #[must_use]
    pub fn team_owned(&self, seat: Seat) -> Pile {
        let own = self.player(seat).owned();
        self.mate(seat).map_or(own, |mate| own + self.player(mate).on_trolls())
    }

    /// The sum of the levels of the trolls that a team has recruited, for ties (ruling 83).
    #[must_use]
    pub fn team_levels(&self, seat: Seat) -> i32 {
        self.team(seat).iter().map(|seat| self.player(seat).levels()).sum()
    }

    /// Copies the storage of a seat to its team mate: it is one storage. Only the active player gains or spends, so calling
    /// this after every play keeps the two equal.
    pub(crate) fn share(&mut self, seat: Seat) {
        if let Some(mate) = self.mate(seat) {
            let own = *self.player(seat);
            let mate = self.player_mut(mate);
            mate.storage = own.storage;
            mate.pedestals = own.pedestals;
        }
    }

    /// How many squares would have no owner if `gone` were no longer there; see [`crate::Spell::StonesMemory`].
    #[must_use]
    pub fn isolated_without(&self, seat: Seat, gone: &Mask) -> u32 {
        let mut after = *self;
        after.cut(seat, gone)
    }

    /// Gives the squares that are cut off from the gates of `seat` and its team mate to the one that they still touch,
    /// `seat` first. Tiles that touch neither lose their owner. Returns the number of their squares.
    pub(crate) fn cut(&mut self, seat: Seat, gone: &Mask) -> u32 {
        let mut rest = Mask::EMPTY;
        for member in self.team(seat).iter() {
            let net = self.nets[member.index()].minus(gone);
            let kept = Mask::one(self.player(member).gate).flood(&net);
            rest |= net.minus(&kept);
            self.nets[member.index()] = kept;
        }
        for member in [Some(seat), self.mate(seat)].into_iter().flatten() {
            let found = self.nets[member.index()].sides().flood(&rest);
            rest = rest.minus(&found);
            self.nets[member.index()] |= found;
        }
        self.loose |= rest;
        rest.count()
    }
}
