//! The action points of a place and their sources (rulebook: move a troll and perform actions).

use moot_core::Seat;

use crate::{Cost, Illegal, King, Phase, Place, PlaceAction, Resource, Stage, State};

/// The action points of a place, by their sources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reckoning {
    /// Own trolls, the one that was moved included.
    pub trolls: u8,
    /// Own outposts; none in caverns.
    pub outposts: u8,
    /// Humans; none in villages.
    pub humans: u8,
    /// The troll king: 1 if he is there.
    pub king: u8,
    /// Opponents' trolls, which lend their points to some actions of villages.
    pub rivals: u8,
}

impl Reckoning {
    /// No points.
    pub const NONE: Reckoning = Reckoning { trolls: 0, outposts: 0, humans: 0, king: 0, rivals: 0 };

    /// The points for every action.
    #[must_use]
    pub const fn own(&self) -> u8 {
        self.trolls + self.outposts + self.humans + self.king
    }
}

/// The result of moving a troll to a place now.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// The points.
    pub points: Reckoning,
    /// Every action of the place, and why it is impossible, if it is.
    pub place_actions: Vec<(PlaceAction, Result<(), Illegal>)>,
}

impl Prospect {
    /// Whether any action would be possible.
    #[must_use]
    pub fn can_act(&self) -> bool {
        self.place_actions.iter().any(|(_, can)| can.is_ok())
    }
}

impl State {
    /// The points of a player at a place as it stands.
    #[must_use]
    pub fn reckon(&self, seat: Seat, place: Place) -> Reckoning {
        let player = self.player(seat);
        let mut points = Reckoning { trolls: player.trolls_at(place), ..Reckoning::NONE };
        match place.number() {
            Some(number) => {
                points.outposts = player.posted[number];
                points.king = u8::from(self.king == King::Village(place));
                let others = self.all().filter(|&other| other != seat);
                points.rivals = others.map(|other| self.player(other).trolls_at(place)).sum();
            }
            None => {
                points.humans = player.humans.get(place.index()).copied().unwrap_or(0);
                points.king = u8::from(self.king == King::Cavern(seat, place));
            }
        }
        points
    }

    /// The points of the active player if a troll were moved, and what could be done with them.
    ///
    /// # Errors
    /// Why no troll can be moved like that.
    pub fn prospect(&self, from: Place, to: Place, push: Option<Seat>) -> Result<Prospect, Illegal> {
        self.check_move(from, to, push)?;
        let mut then = *self;
        if let Some(seat) = push {
            // Its destination does not matter here.
            then.player_mut(seat).trolls[to.index()] -= 1;
        }
        let me = then.me_mut();
        me.trolls[from.index()] -= 1;
        me.trolls[to.index()] += 1;
        then.count(to);
        let place_actions =
            PlaceAction::of(to).iter().map(|&place_action| (place_action, then.can(place_action))).collect();
        Ok(Prospect { points: then.reckoning, place_actions })
    }

    /// Counts the points of the active player, who has just moved a troll.
    pub(crate) fn count(&mut self, at: Place) {
        self.at = at;
        self.reckoning = self.reckon(self.active, at);
        (self.own, self.lent) = (self.reckoning.own(), self.reckoning.rivals);
        (self.activated, self.homeward) = (false, false);
        (self.stage, self.phase) = (Stage::Act, Phase::Act);
    }

    /// Whether the active player can pay.
    pub(crate) fn check_cost(&self, cost: Cost) -> Result<(), Illegal> {
        let have = self.own + if cost.shared { self.lent } else { 0 };
        if have < cost.points {
            let idle = if cost.shared { 0 } else { self.lent };
            return Err(Illegal::Points { need: cost.points, have, idle });
        }
        let me = self.me();
        for resource in Resource::ALL {
            let (need, have) = (cost.goods.resources[resource as usize], me.field[resource as usize]);
            if have < need.into() {
                return Err(Illegal::Short { resource, need, have });
            }
        }
        if me.power < cost.goods.power {
            return Err(Illegal::Power { need: cost.goods.power, have: me.power });
        }
        if me.cows < cost.goods.cows { Err(Illegal::NoCow) } else { Ok(()) }
    }

    /// Pays for the active player. Lent points are spent first, because own points can pay for every action.
    pub(crate) fn pay(&mut self, cost: Cost) {
        let lent = if cost.shared { self.lent.min(cost.points) } else { 0 };
        self.lent -= lent;
        self.own -= cost.points - lent;
        self.supply.cows += cost.goods.cows;
        let me = self.me_mut();
        for (field, paid) in me.field.iter_mut().zip(cost.goods.resources) {
            *field -= u16::from(paid);
        }
        me.power -= cost.goods.power;
        me.cows -= cost.goods.cows;
    }
}
