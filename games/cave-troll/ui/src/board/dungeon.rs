//! The dungeon on the page: layers of SVG that are painted again only when they have changed, and what lies over them.

use cave_troll::{PITS, Phase, STAIRCASES, Space, Spaces, State};
use leptos::html::Div;
use leptos::prelude::*;
use moot_core::{MAX_SEATS, Seat};

use super::facts::Facts;
use super::hold::Due;
use super::model::{Figurine, Hints, Room};
use super::skin::with_plan;
use super::{act, build, keys, paint};
use crate::game::Session;
use crate::text::cave_troll::cave;
use moot_table_ui::board::cells;
use moot_table_ui::board::field;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::ROOMS;
use moot_table_ui::board::window::{Rest, Window};
use moot_table_ui::text::Scene;

/// Pixels a unit of the picture: below this its numbers, 17 units high on a phone, would be lower than 12 pixels.
const FAR: f64 = 0.71;

/// What is on the board, each part remade only when it has changed.
#[derive(Clone, Copy)]
pub(super) struct Layers {
    /// The rooms as they stand.
    pub rooms: Memo<Vec<Room>>,
    /// Everybody who is there.
    pub figures: Memo<Vec<Figurine>>,
    /// What lies over it.
    pub hints: Memo<Hints>,
}

fn layers(session: Session) -> Layers {
    let rooms = Memo::new(move |_| session.state.with(build::rooms));
    let figures = Memo::new(move |before: Option<&Vec<Figurine>>| {
        session.state.with(|state| build::figures(state, before.map_or(&[], Vec::as_slice)))
    });
    let hints = Memo::new(move |_| {
        if let Some(past) = session.past.get() {
            return Hints { marked: past.marks.spaces, ..Hints::default() };
        }
        if !session.hands.get().free() {
            return Hints { chosen: session.hand.hold.get().to, ..Hints::default() };
        }
        let setup = session.setup();
        let grip = act::grip(session);
        // While something is tried the pointer does not disturb it.
        let point = session.hand.point.get().filter(|_| session.hand.trial.with(Option::is_none));
        session.state.with(|state| build::hints(&setup, state, &grip, point))
    });
    Layers { rooms, figures, hints }
}

/// The room in which somebody steps aside or is pushed.
const fn room_in_question(state: &State) -> Option<Space> {
    match state.phase {
        Phase::Escape { room, .. } | Phase::Push { room, .. } => Some(room),
        _ => None,
    }
}

/// The room that a question is about, else the middle of what belongs to whoever is asked.
fn home(session: Session) -> Point {
    let own = session.state.with_untracked(|state| {
        if let Some(room) = room_in_question(state) {
            return Spaces::one(room);
        }
        let seat = state.asked();
        let player = state.player(seat);
        let singles = player.singles.into_iter().filter(|at| at.is_some());
        singles.chain(player.camps.iter()).collect::<Spaces>()
    });
    // Nobody yet: where heroes come in.
    let spaces = if own.is_empty() { STAIRCASES | PITS } else { own };
    with_plan(|plan| {
        let (x, y) = spaces
            .iter()
            .map(|at| plan.middle(at.index()))
            .fold((0.0, 0.0), |sum: Point, at| (sum.0 + at.0, sum.1 + at.1));
        let count = f64::from(spaces.len().max(1));
        (x / count, y / count)
    })
}

/// The dungeon with everything on it.
#[component]
pub fn Dungeon(
    /// The game.
    session: Session,
) -> impl IntoView {
    let still = paint::still();
    let turn = Memo::new(move |_| {
        // Staircases and pits lie far apart: who chooses among them wants to see them all.
        let grip = act::grip(session);
        let far_apart =
            grip.due == Due::To && !grip.lit.is_empty() && grip.lit.minus(STAIRCASES | PITS).is_empty();
        let room = session.state.with(room_in_question).map_or(0, |at| u16::from(at.0) + 1);
        (u16::from(session.active().0) << 8 | room, far_apart && session.hands.get().free())
    });
    let home = Callback::new(move |()| home(session));
    let size = with_plan(crate::art::Plan::size);
    let window = Window::new(still.frame, size, Rest { turn, sizes: ROOMS, home });
    let field = NodeRef::<Div>::new();
    window.follow(field);
    keys::listen(session);
    Effect::new(move |_| {
        if let Some(at) = session.hand.seek.get() {
            window.show_point(with_plan(|plan| plan.middle(at.index())));
        }
    });
    let layers = layers(session);
    let Layers { rooms, figures, hints } = layers;
    let liveries = Memo::new(move |_| liveries(session));

    // The cell under the cursor says what is there; this says what would come of it.
    let spoken = Memo::new(move |_| {
        session.hand.point.get()?;
        session.hands.get().free().then(|| outlook(session)).filter(|told| !told.is_empty())
    });
    let open = Memo::new(move |_| hints.with(Hints::open));
    let changes = move || {
        session.state.track();
        open.track();
    };
    let name = move |number: u32| {
        let at = Space(number as u8);
        let facts = session.state.with(|state| Facts::of(state, at));
        Scene::now(session, |tale| cave().facts(tale, &facts, open.get().has(at)))
    };
    let active = move || session.hand.point.get().map(|at| cells::id(at.0.into()));
    let told = move |ev: web_sys::MouseEvent| {
        if let Some(number) = cells::pressed(&ev) {
            act::press(session, Space(number as u8), None, true);
        }
    };
    let frame = still.frame.map(|n| n.to_string()).join(" ");
    let over = frame.clone();
    // From so far away numbers would be too small to read on a phone.
    let far = move || window.view.get().scale < FAR;
    let side =
        move |at: usize| move || (window.view.get().scale * f64::from(still.frame[at])).round().to_string();
    let small =
        Signal::derive(move || rooms.with(|rooms| liveries.with(|liveries| paint::small(rooms, liveries))));
    let both = move |draw: fn(&[Room], &paint::Liveries) -> String| {
        move || rooms.with(|rooms| liveries.with(|liveries| draw(rooms, liveries)))
    };
    let asked = move || session.livery(session.active()).class();

    view! {
        <div
            class="mountain cavern"
            role="application"
            aria-roledescription=cave().role()
            aria-label=cave().dungeon()
        >
            <div
                class="field"
                tabindex="0"
                role="grid"
                aria-label=cave().dungeon()
                aria-describedby="board-keys"
                aria-activedescendant=active
                node_ref=field
                on:click=told
                on:keydown=move |ev| keys::pressed(session, window, hints, &ev)
                {..pointers(session, window, layers)}
            >
                <div class="pan" style:transform=move || field::shift(window)>
                    <svg class="board dungeon" class:far=far viewBox=frame width=side(2) height=side(3) aria-hidden="true">
                        <g inner_html=still.under.to_string()></g>
                        <g inner_html=both(paint::edges)></g>
                        <g inner_html=move || hints.with(paint::lights)></g>
                        <g inner_html=still.doors.to_string()></g>
                        <g inner_html=both(|rooms, liveries| paint::plaques(rooms, liveries, cave().tie()))></g>
                        <g inner_html=move || {
                            let keys = session.hand.point.get();
                            hints.with(|hints| figures.with(|figures| paint::below(hints, figures, keys)))
                        }></g>
                        {pieces(session, layers)}
                        <g inner_html=both(paint::bars)></g>
                    </svg>
                    <svg class="board dungeon over" class:far=far viewBox=over width=side(2) height=side(3) aria-hidden="true">
                        <g
                            class=asked
                            inner_html=move || {
                                hints
                                    .with(|hints| {
                                        figures
                                            .with(|figures| {
                                                liveries.with(|liveries| paint::hints(hints, figures, liveries))
                                            })
                                    })
                            }
                        ></g>
                    </svg>
                    {cells::cells(window, Memo::new(|_| spaces()), changes, name)}
                </div>
            </div>
            {field::controls(window, cave().whole())}
            {field::small_map(window, still.small.to_string(), small)}
            <p class="sr" id="board-keys">{cave().keys()}</p>
            <output class="sr" aria-live="polite">{spoken}</output>
        </div>
    }
}

/// The spaces of the dungeon as cells, in rows.
fn spaces() -> Vec<Vec<cells::Cell>> {
    let cell = |at: Space| {
        with_plan(|plan| {
            let (column, _) = plan.middle(at.index());
            let column = (column / moot_table_ui::board::view::CELL).max(0.0) as u16 + 1;
            cells::Cell { id: at.0.into(), column, at: plan.boxes[at.index()] }
        })
    };
    cells::rows(Space::all().map(cell).collect())
}

/// What would come of what is in hand at the point: the line of the tray, for those who hear it.
fn outlook(session: Session) -> String {
    let grip = act::grip(session);
    if !matches!(grip.due, Due::To | Due::Ready | Due::Whom) {
        return String::new();
    }
    let point = session.hand.point.get();
    let setup = session.setup();
    let seen = session.state.with(|state| build::outlook(&setup, state, &grip, point));
    seen.map(|seen| Scene::now(session, |tale| cave().outlook(tale, &seen))).unwrap_or_default()
}

/// The colours of all seats.
#[must_use]
pub fn liveries(session: Session) -> paint::Liveries {
    let mut all = [moot_art::Livery::Rowan; MAX_SEATS];
    for (livery, seat) in all.iter_mut().zip(Seat::all(MAX_SEATS)) {
        *livery = session.livery(seat);
    }
    all
}

/// The figures. The node of each stays, so that it goes where it goes.
fn pieces(session: Session, layers: Layers) -> impl IntoView {
    let figures = layers.figures;
    view! {
        <For
            each=move || figures.get()
            // Who counts for several is another picture.
            key=|one| (one.id, one.count)
            children=move |one| {
                let spot = Memo::new(move |before: Option<&Point>| {
                    let now = figures.with(|all| all.iter().find(|other| other.id == one.id).map(|one| one.spot));
                    now.unwrap_or_else(|| before.copied().unwrap_or(one.spot))
                });
                let picture = paint::figurine(&one, &liveries(session));
                view! { <g class="hops" style:transform=move || paint::translate(spot.get()) inner_html=picture></g> }
            }
        />
    }
}

/// What pointers do on the field.
fn pointers(session: Session, window: Window, layers: Layers) -> impl leptos::attr::Attribute {
    let hover = move |at: Option<Point>| {
        let at = at.and_then(|at| paint::space_at(window.unit(at)));
        if session.hand.point.get_untracked() != at {
            session.hand.point.set(at);
        }
    };
    let press = move |at: Point, mouse: bool| {
        let unit = window.unit(at);
        let hit = layers.figures.with_untracked(|figures| paint::figure_at(figures, unit));
        let grip = untrack(|| act::grip(session));
        // A figure that stands before a back wall may cover another space: whom, not where, is meant only when it is asked.
        let people = matches!(grip.due, Due::Who | Due::Whom) || grip.hold.who.is_none();
        let space = paint::space_at(unit);
        let hit = hit.filter(|hit| people || Some(hit.at) == space);
        let at = hit.map(|hit| hit.at).filter(|_| people).or(space);
        if let Some(at) = at {
            act::press(session, at, hit.filter(|hit| hit.at == at).map(|hit| hit.piece), mouse);
        }
    };
    field::pointers(window, hover, press)
}
