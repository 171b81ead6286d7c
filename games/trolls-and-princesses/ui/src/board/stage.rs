//! Memos for the parts of the board, and the rectangle of each part in the picture.

use leptos::prelude::*;
use moot_art::Rect;
use trolls_and_princesses::{Action, Cell, Phase, Place, PlaceAction};

use super::build;
use super::build::Marks;
use super::layout::{BoardLayout, Fit, Spot};
use super::marks::{marks, over, seat_styles};
use super::net;
use super::net::Net;
use super::paint::Over;
use crate::art::hamlet::Hamlet;
use crate::art::home::Home;
use crate::game::pick::{Choices, NextPart, Thing, is_futile};
use crate::game::selection::Point;
use crate::marker::Session;

/// The parts of the board as memos.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) layout: StoredValue<BoardLayout>,
    pub(super) hamlets: Memo<Vec<Hamlet>>,
    pub(super) home: Memo<Home>,
    pub(super) net: Memo<Net>,
    pub(super) fit: Memo<Fit>,
    pub(super) over: Memo<Over>,
    pub(super) choices: Memo<Option<Choices>>,
    pub(super) marks: Memo<Marks>,
}

impl Stage {
    pub(super) fn new(session: Session, layout: StoredValue<BoardLayout>) -> Stage {
        let marks = Memo::new(move |_| marks(session));
        let colours = Memo::new(move |_| seat_styles(session));
        let hamlets = Memo::new(move |_| {
            session.state().with(|state| {
                let one =
                    |at| colours.with(|colours| marks.with(|marks| build::hamlet(state, at, colours, marks)));
                state.village_places().map(one).collect::<Vec<_>>()
            })
        });
        let home = Memo::new(move |_| {
            let seat = session.shown_seat().get();
            session.state().with(|state| {
                colours.with(|colours| marks.with(|marks| build::home(state, seat, colours, marks)))
            })
        });
        let net = Memo::new(move |_| {
            let seat = session.shown_seat().get();
            session.state().with(|state| net::net(state, seat))
        });
        let over = Memo::new(move |_| over(session, net, marks));
        let fit = Memo::new(move |_| {
            let places: Vec<Cell> = over.with(|over| over.places.iter().map(|&(cell, _)| cell).collect());
            let tiles: Vec<Cell> = net.with(|net| net.tiles.iter().map(|lain| lain.cell).collect());
            layout.with_value(|layout| layout.fit(tiles.into_iter().chain(places)))
        });
        let choices = Memo::new(move |_| marks.with(|marks| marks.choices.clone()));
        Stage { layout, hamlets, home, net, fit, over, choices, marks }
    }

    /// Each point with a cell, its rectangle, and whether it can be chosen. Tracked.
    pub(super) fn areas(self) -> Vec<(Point, Rect, bool)> {
        let lit = |at: Place| {
            self.choices.with(|choices| {
                choices.as_ref().is_some_and(|choices| {
                    choices.places.contains(&at)
                        || choices.next_part == NextPart::Thing
                            && (choices.humans.contains(&at)
                                || choices.trolls.iter().any(|&(from, _)| from == at))
                })
            })
        };
        let villages = self.hamlets.with(Vec::len) as u8;
        let waiting = self.home.with(|home| home.beside.0 > 0).then_some(Place::BESIDE);
        let fit = self.fit.get();
        let mut all: Vec<(Point, Rect, bool)> = self.layout.with_value(|layout| {
            let places = Place::all(villages).chain(waiting);
            places.map(|at| (Point::Place(at), layout.place(at), lit(at))).collect()
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

    /// Each point that the keyboard can reach, its centre, and whether it can be chosen.
    pub(super) fn spots(self) -> Vec<(Point, Spot, bool)> {
        untrack(|| self.areas()).into_iter().map(|(point, area, lit)| (point, area.middle(), lit)).collect()
    }

    /// The part of the picture that the pending decision is about: 0 to 2 for villages, network and own board.
    pub(super) fn part(self, session: Session) -> u8 {
        let (phase, at, tiles) = session.state().with(|state| {
            (state.phase, state.at, !state.player(session.shown_seat().get()).tiles.is_empty())
        });
        let thing = session.selection().pick().get().thing;
        let in_network = matches!(thing, Thing::Tile(_));
        match phase {
            Phase::Build { .. } | Phase::Reward if !in_network && !tiles => 2,
            Phase::Build { .. } | Phase::Reward | Phase::Lay { .. } | Phase::Store(_) => 1,
            Phase::Settle | Phase::Flee { .. } | Phase::Home | Phase::Uncover { .. } => 2,
            Phase::Act if at.is_cavern() && thing != Thing::PlaceAction(PlaceAction::Outpost) => 2,
            Phase::Act if at.is_village() && thing == Thing::PlaceAction(PlaceAction::Hire) => 2,
            // The caverns, while nothing can be done in any village.
            Phase::Move if self.is_in_caverns(session) => 2,
            _ => 0,
        }
    }

    /// Whether the player's trolls can act in some cavern and in no village. It does not depend on the selection, so that a
    /// page stays while a troll is chosen.
    fn is_in_caverns(self, session: Session) -> bool {
        session.input_control().get().free()
            && session.state().with(|state| {
                session.legal().with(|legal| {
                    let acts = |villages: bool| {
                        legal.iter().any(|action| {
                            matches!(action, Action::Move { to, .. } if to.is_village() == villages)
                                && !is_futile(state, &[*action])
                        })
                    };
                    !acts(true) && acts(false)
                })
            })
    }

    /// The most action points of a troll on a page where they buy anything; 0 for none. Tracked.
    pub(super) fn best(self, page: u8) -> u8 {
        if page == 1 { 0 } else { self.marks.with(|marks| marks.best(page == 0)) }
    }
}
