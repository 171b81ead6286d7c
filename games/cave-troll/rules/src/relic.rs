//! Playing artifacts, and the choices that each requires. Their exact effects are in `data/artifacts.txt`.

use moot_core::{EventSink, Seat, SeatSet, Step};

use crate::figure::HERO_SLOTS;
use crate::score::{Row, standing};
use crate::state::Stepped;
use crate::{
    Action, Artifact, Card, Event, Eye, Fate, Figure, Illegal, Phase, Piece, ROOMS, STAIRCASES, Space, State,
    Threshold, Wanted,
};

impl State {
    /// The artifact that the active player holds.
    fn relic(&self) -> Option<Artifact> {
        self.relics[self.active.index()]
    }

    pub(crate) fn check_artifact(&self) -> Result<(), Illegal> {
        if self.relic().is_some() { Ok(()) } else { Err(Illegal::NoArtifact) }
    }

    /// Whether the artifact of the active player can do something now; `true` without one.
    #[must_use]
    pub fn artifact_works(&self) -> bool {
        self.relic().is_none_or(|artifact| self.works(artifact))
    }

    /// Whether an artifact can do something if the active player plays it now.
    pub(crate) fn works(&self, artifact: Artifact) -> bool {
        let mut choices = Vec::new();
        match artifact {
            Artifact::Chalice => self.list_revivals(&mut choices),
            Artifact::Lantern => {
                // No hero has stepped yet; marks of an earlier Lantern do not count.
                let fresh = State { stepped: Stepped::NEW, ..*self };
                fresh.list_lantern(&mut choices);
            }
            Artifact::Scales => self.list_scales(&mut choices),
            Artifact::Mirror => self.list_mirror(&mut choices),
            Artifact::Threshold | Artifact::Raven => return true,
        }
        !choices.is_empty()
    }

    /// Reveals the artifact and starts its effect.
    pub(crate) fn act_artifact(&mut self, events: &mut impl EventSink<Event>) -> Step {
        let seat = self.active;
        let Some(artifact) = self.relic() else { return Step::default() };
        self.relics[seat.index()] = None;
        self.holders = self.others_holding(seat);
        self.used |= 1 << artifact as u8;
        // The others learn which artifact it was: there are more artifacts than players, so it could be another one.
        let mut informed = self.others(seat).fold(SeatSet::NONE, SeatSet::with);
        events.send(Event::Invoked { seat, artifact });
        if !self.works(artifact) {
            events.send(Event::NoEffect { artifact });
            self.finish_action(events);
            return Step { informed };
        }
        match artifact {
            Artifact::Chalice => self.phase = Phase::Revive,
            Artifact::Lantern => {
                self.stepped = Stepped::NEW;
                self.phase = Phase::Lantern;
            }
            Artifact::Threshold => self.phase = Phase::Seal,
            Artifact::Scales => self.phase = Phase::Weigh,
            Artifact::Mirror => self.phase = Phase::Mirror,
            Artifact::Raven => {
                let mut hands = [Card::NONE; crate::MAX_PLAYERS];
                for other in self.others(seat) {
                    hands[other.index()] = self.player(other).hand.iter().next().unwrap_or(Card::NONE);
                }
                self.eye = Some(Eye { seat, hands, artifacts: self.holders });
                self.phase = Phase::Peek;
                informed = informed.with(seat);
            }
        }
        Step { informed }
    }

    fn others_holding(&self, seat: Seat) -> SeatSet {
        let holding = self.others(seat).filter(|&other| self.holders.contains(other));
        holding.fold(SeatSet::NONE, SeatSet::with)
    }

    /// Chalice of Life: the heroes that may return.
    pub(crate) fn list_revivals(&self, out: &mut Vec<Action>) {
        if self.me().lost > 0 {
            out.push(Action::Revive(Figure::Adventurer));
        }
        let singles = Figure::singles(self.set);
        let fallen = HERO_SLOTS.into_iter().filter(|slot| self.me().fallen >> slot & 1 == 1);
        out.extend(fallen.map(|slot| Action::Revive(singles[slot])));
    }

    pub(crate) fn check_revive(&self, figure: Figure) -> Result<(), Illegal> {
        let mut heroes = Vec::new();
        self.list_revivals(&mut heroes);
        if heroes.contains(&Action::Revive(figure)) { Ok(()) } else { Err(Illegal::NotRemoved { figure }) }
    }

    pub(crate) fn check_return(&self, at: Space) -> Result<(), Illegal> {
        if STAIRCASES.has(at) { Ok(()) } else { Err(Illegal::WrongSpace { at, wanted: Wanted::Staircase }) }
    }

    /// Carries out the return of a hero.
    pub(crate) fn act_return(&mut self, figure: Figure, at: Space, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(self.active);
        match figure.slot() {
            Some(slot) => player.fallen &= !(1 << slot),
            None => player.lost = player.lost.saturating_sub(1),
        }
        self.place(Piece::new(self.active, figure), at, events);
        self.finish_action(events);
    }

    pub(crate) fn check_seal(&self, at: Space) -> Result<(), Illegal> {
        if at.is_room() { Ok(()) } else { Err(Illegal::WrongSpace { at, wanted: Wanted::Room }) }
    }

    /// Carries out the Iron Threshold.
    pub(crate) fn act_seal(&mut self, room: Space, events: &mut impl EventSink<Event>) {
        self.threshold = Some(Threshold { room, seat: self.active });
        events.send(Event::Sealed { seat: self.active, at: room });
        self.finish_action(events);
    }

    /// Crooked Scales: the rooms that may be weighed.
    pub(crate) fn list_scales(&self, out: &mut Vec<Action>) {
        out.extend(ROOMS.iter().filter(|&room| self.check_weigh(room).is_ok()).map(Action::At));
    }

    pub(crate) fn check_weigh(&self, at: Space) -> Result<(), Illegal> {
        if !at.is_room() {
            return Err(Illegal::WrongSpace { at, wanted: Wanted::Room });
        }
        let heroes = standing(self, at).heroes;
        let own = heroes[self.active.index()];
        if own == 0 {
            return Err(Illegal::NoHero { at });
        }
        match self.all().find(|seat| heroes[seat.index()] > own) {
            Some(by) => Err(Illegal::Outnumbered { at, by }),
            None => Ok(()),
        }
    }

    /// Carries out the Crooked Scales.
    pub(crate) fn act_weigh(&mut self, at: Space, events: &mut impl EventSink<Event>) {
        let gold = standing(self, at).value;
        self.gain(self.active, Row::Rooms, gold.into());
        events.send(Event::Weighed { seat: self.active, at, gold });
        self.finish_action(events);
    }

    /// Basalt Mirror: the figures that may be removed.
    pub(crate) fn list_mirror(&self, out: &mut Vec<Action>) {
        for at in ROOMS.iter() {
            let whom = self.pieces(at).filter(|whom| self.check_mirror(*whom, at).is_ok());
            out.extend(whom.map(|whom| Action::Remove { whom, at }));
        }
    }

    pub(crate) fn check_mirror(&self, whom: Piece, at: Space) -> Result<(), Illegal> {
        let figure = whom.figure;
        if !at.is_room() {
            return Err(Illegal::WrongSpace { at, wanted: Wanted::Room });
        }
        if !self.stands(whom, at) {
            return Err(Illegal::NotThere { figure, at });
        }
        if matches!(figure, Figure::Chest | Figure::CaveTroll) {
            return Err(Illegal::OutOfReach { figure });
        }
        if self.sealed().has(at) { Err(Illegal::Sealed { at }) } else { Ok(()) }
    }

    /// Carries out the Basalt Mirror.
    pub(crate) fn act_mirror(&mut self, whom: Piece, at: Space, events: &mut impl EventSink<Event>) {
        self.remove(whom, at, Fate::Mirrored, self.active, events);
        self.finish_action(events);
    }
}
