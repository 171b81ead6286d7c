//! What is on the board: memos of every part of it, and where each part has its room in the picture.

use leptos::prelude::*;
use trolls_and_princesses::{Cell, Deed, Phase, Place};

use super::build;
use super::marks::{liveries, marks, over};
use super::net;
use super::net::Net;
use super::paint::Over;
use super::scene;
use super::scene::{Area, Fit, Scene, Spot};
use crate::art::hamlet::Hamlet;
use crate::art::home::Home;
use crate::game::Session;
use crate::game::hand::Point;
use crate::game::hold::{Due, Grip, Thing};

/// What is on the board, each part remade only when it has changed.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) scene: StoredValue<Scene>,
    pub(super) hamlets: Memo<Vec<Hamlet>>,
    pub(super) home: Memo<Home>,
    pub(super) net: Memo<Net>,
    pub(super) fit: Memo<Fit>,
    pub(super) over: Memo<Over>,
    pub(super) grip: Memo<Option<Grip>>,
}

impl Stage {
    pub(super) fn new(session: Session, scene: StoredValue<Scene>) -> Stage {
        let marks = Memo::new(move |_| marks(session));
        let colours = Memo::new(move |_| liveries(session));
        let hamlets = Memo::new(move |_| {
            session.state.with(|state| {
                let one =
                    |at| colours.with(|colours| marks.with(|marks| build::hamlet(state, at, colours, marks)));
                state.village_places().map(one).collect::<Vec<_>>()
            })
        });
        let home = Memo::new(move |_| {
            let seat = session.whose.get();
            session.state.with(|state| {
                colours.with(|colours| marks.with(|marks| build::home(state, seat, colours, marks)))
            })
        });
        let net = Memo::new(move |_| {
            let seat = session.whose.get();
            session.state.with(|state| net::net(state, seat))
        });
        let over = Memo::new(move |_| over(session, net, marks));
        let fit = Memo::new(move |_| {
            let places: Vec<Cell> = over.with(|over| over.places.iter().map(|&(cell, _)| cell).collect());
            let tiles: Vec<Cell> = net.with(|net| net.tiles.iter().map(|lain| lain.cell).collect());
            scene.with_value(|scene| scene.fit(tiles.into_iter().chain(places)))
        });
        let grip = Memo::new(move |_| marks.with(|marks| marks.grip.clone()));
        Stage { scene, hamlets, home, net, fit, over, grip }
    }

    /// Everything that there is a cell for, with its room in the picture and whether it may be chosen. Tracked.
    pub(super) fn areas(self) -> Vec<(Point, Area, bool)> {
        let lit = |at: Place| {
            self.grip.with(|grip| {
                grip.as_ref().is_some_and(|grip| {
                    grip.places.contains(&at)
                        || grip.due == Due::Thing
                            && (grip.humans.contains(&at) || grip.trolls.iter().any(|&(from, _)| from == at))
                })
            })
        };
        let villages = self.hamlets.with(Vec::len) as u8;
        let waiting = self.home.with(|home| home.beside.0 > 0).then_some(Place::BESIDE);
        let fit = self.fit.get();
        let mut all: Vec<(Point, Area, bool)> = self.scene.with_value(|scene| {
            let places = Place::all(villages).chain(waiting);
            places.map(|at| (Point::Place(at), scene.place(at), lit(at))).collect()
        });
        self.over.with(|over| {
            self.net.with(|net| {
                for lain in &net.tiles {
                    all.push((Point::Cell(lain.cell), fit.area(lain.cell), over.asked.contains(&lain.cell)));
                }
            });
            all.extend(over.places.iter().map(|&(cell, _)| (Point::Cell(cell), fit.area(cell), true)));
        });
        all
    }

    /// The middles of all that the keys can reach, and whether it may be chosen.
    pub(super) fn spots(self) -> Vec<(Point, Spot, bool)> {
        untrack(|| self.areas())
            .into_iter()
            .map(|(point, area, lit)| (point, scene::middle(area), lit))
            .collect()
    }

    /// Which part of the picture a decision is about, for whoever cannot see all of it: a number, and a point in its middle.
    pub(super) fn part(self, session: Session) -> (u16, Spot) {
        let (phase, at, tiles) = session
            .state
            .with(|state| (state.phase, state.at, !state.player(session.whose.get()).tiles.is_empty()));
        let thing = session.hand.hold.get().thing;
        let in_network = matches!(thing, Thing::Tile(_));
        let part = match phase {
            Phase::Build { .. } | Phase::Reward if !in_network && !tiles => 2,
            Phase::Build { .. } | Phase::Reward | Phase::Lay { .. } | Phase::Store(_) => 1,
            Phase::Settle | Phase::Flee { .. } | Phase::Home | Phase::Uncover { .. } => 2,
            Phase::Act if at.is_cavern() && thing != Thing::Deed(Deed::Outpost) => 2,
            Phase::Act if at.is_village() && thing == Thing::Deed(Deed::Hire) => 2,
            _ => 0,
        };
        (part.into(), self.scene.with_value(|scene| part_middle(scene, part)))
    }
}

/// The middle of a part of the picture: villages, network, own board.
pub(super) fn part_middle(scene: &Scene, part: u8) -> Spot {
    match part {
        0 => (f64::from(scene.frame[2]) / 2.0, scene.floor() / 2.0),
        1 => scene::middle(scene.net),
        _ => scene::middle(scene.place(Place::BUILDING)),
    }
}
