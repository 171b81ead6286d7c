//! Memos for the parts of the board, and the rectangle of each part in the picture.

use core::time::Duration;

use leptos::prelude::*;
use moot_art::Rect;
use moot_core::Seat;
use trolls_and_princesses::{Cell, Event, Phase, Place, PlaceAction};

use super::build;
use super::build::Marks;
use super::layout::{BoardLayout, Fit, Spot};
use super::marks::{marks, over, seat_styles};
use super::net;
use super::net::Net;
use super::paint::Over;
use super::targets;
use crate::art::hamlet::Hamlet;
use crate::art::home::Home;
use crate::game::pick::{Choices, NextPart, Thing};
use crate::game::selection::Point;
use crate::marker::Session;
use moot_table_ui::opponents::InputControl;
use moot_table_ui::recap::last_move;

/// How long a tile that has just been laid stays marked, in milliseconds.
const MARKED: u64 = 1200;

/// The player whose board and network are shown: the one who acts, or has led to the past position that is shown; else the one whose
/// belongings the page shows. Tracked.
pub(super) fn owner(session: Session) -> Seat {
    if let Some(who) = session.past_position().with(|past| past.as_ref().map(|past| past.who)) {
        return who;
    }
    match session.input_control().get() {
        InputControl::Computer(seat) | InputControl::Remote(seat) => seat,
        _ => session.shown_seat().get(),
    }
}

/// The player and the place of a tile that the last action has laid, for a moment.
fn just_laid(session: Session) -> Memo<Option<(Seat, Cell)>> {
    let laid = Memo::new(move |_| {
        let plies =
            session.last_played().with(|played| played.as_ref().map(|played| played.plies.clone()))?;
        let end = plies.end;
        session.table().with_untracked(|table| {
            let events = table.log().get(plies)?.iter().flat_map(|ply| &ply.events);
            let mut cells = events.filter_map(|event| match *event {
                Event::Laid { seat, cell, .. } => Some((seat, cell)),
                _ => None,
            });
            cells.next().map(|laid| (laid, end))
        })
    });
    // The number of plies after a tile whose moment is over.
    let over = RwSignal::new(0);
    Effect::new(move |_| {
        let Some((_, end)) = laid.get() else { return };
        if let Ok(timer) = set_timeout_with_handle(move || over.set(end), Duration::from_millis(MARKED)) {
            on_cleanup(move || timer.clear());
        }
    });
    Memo::new(move |_| laid.get().filter(|&(_, end)| end != over.get()).map(|(laid, _)| laid))
}

/// The parts of the board as memos.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) layout: StoredValue<BoardLayout>,
    /// The player whose board and network are shown.
    pub(super) owner: Memo<Seat>,
    /// The tile of that player that has just been laid.
    laid: Memo<Option<Cell>>,
    pub(super) hamlets: Memo<Vec<Hamlet>>,
    pub(super) home: Memo<Home>,
    pub(super) net: Memo<Net>,
    pub(super) fit: Memo<Fit>,
    pub(super) over: Memo<Over>,
    pub(super) choices: Memo<Option<Choices>>,
    pub(super) marks: Memo<Marks>,
    /// How many targets of the pending decision each page has.
    pub(super) targets: Memo<[u8; 3]>,
}

impl Stage {
    pub(super) fn new(session: Session, layout: StoredValue<BoardLayout>) -> Stage {
        let owner = Memo::new(move |_| owner(session));
        let just_laid = just_laid(session);
        let laid = Memo::new(move |_| {
            let (seat, cell) = just_laid.get()?;
            (seat == owner.get()).then_some(cell)
        });
        let last_move = last_move(session);
        let marks = Memo::new(move |_| marks(session, last_move));
        let colours = Memo::new(move |_| seat_styles(session));
        let hamlets = Memo::new(move |_| {
            session.state().with(|state| {
                let one =
                    |at| colours.with(|colours| marks.with(|marks| build::hamlet(state, at, colours, marks)));
                state.village_places().map(one).collect::<Vec<_>>()
            })
        });
        let home = Memo::new(move |_| {
            let seat = owner.get();
            session.state().with(|state| {
                colours.with(|colours| marks.with(|marks| build::home(state, seat, colours, marks)))
            })
        });
        let net = Memo::new(move |_| {
            let seat = owner.get();
            session.state().with(|state| net::net(state, seat))
        });
        let over = Memo::new(move |_| over(session, owner.get(), laid.get(), net, marks));
        let fit = Memo::new(move |_| {
            let places = over.with(Over::cells);
            let tiles: Vec<Cell> = net.with(|net| net.tiles.iter().map(|lain| lain.cell).collect());
            layout.with_value(|layout| layout.fit(tiles.into_iter().chain(places)))
        });
        let choices = Memo::new(move |_| marks.with(|marks| marks.choices.clone()));
        let targets = Memo::new(move |_| {
            if !session.input_control().get().free() {
                return [0; 3];
            }
            session.state().with(|state| session.legal().with(|legal| targets::targets(state, legal)))
        });
        Stage { layout, owner, laid, hamlets, home, net, fit, over, choices, marks, targets }
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
            all.extend(over.cells().into_iter().map(|cell| (Point::Cell(cell), fit.area(cell), true)));
        });
        all
    }

    /// Each point that the keyboard can reach, its centre, and whether it can be chosen.
    pub(super) fn spots(self) -> Vec<(Point, Spot, bool)> {
        untrack(|| self.areas()).into_iter().map(|(point, area, lit)| (point, area.middle(), lit)).collect()
    }

    /// The part of the picture that the pending decision is about: 0 to 2 for villages, network and own board.
    pub(super) fn part(self, session: Session) -> u8 {
        let (phase, at, tiles) = session
            .state()
            .with(|state| (state.phase, state.at, !state.player(self.owner.get()).tiles.is_empty()));
        let thing = session.selection().pick().get().thing;
        // What has just been laid stays in view for a moment, unless a place has to be chosen elsewhere.
        let rests = thing == Thing::Nothing && (phase == Phase::Act || !session.input_control().get().free());
        if rests && self.laid.get().is_some() {
            return 1;
        }
        let in_network = matches!(thing, Thing::Tile(_));
        match phase {
            Phase::Build { .. } | Phase::Reward if !in_network && !tiles => 2,
            Phase::Build { .. } | Phase::Reward | Phase::Lay { .. } | Phase::Store(_) => 1,
            Phase::Settle | Phase::Flee { .. } | Phase::Home | Phase::Uncover { .. } => 2,
            Phase::Act if at.is_cavern() && thing != Thing::PlaceAction(PlaceAction::Outpost) => 2,
            Phase::Act if at.is_village() && thing == Thing::PlaceAction(PlaceAction::Hire) => 2,
            _ => targets::page(self.targets.get()),
        }
    }

    /// The most action points of a troll on a page where they buy anything; 0 for none. Tracked.
    pub(super) fn best(self, page: u8) -> u8 {
        if page == 1 { 0 } else { self.marks.with(|marks| marks.best(page == 0)) }
    }
}
