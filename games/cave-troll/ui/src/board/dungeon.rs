//! The board component: SVG layers that are repainted only when they change, with overlays.

use cave_troll::{Action, CaveTroll, PITS, Phase, STAIRCASES, Space, Spaces, State};
use leptos::html::Div;
use leptos::prelude::*;
use moot_core::{MAX_SEATS, Seat};
use moot_table::{Entry, Table};

use super::facts::Facts;
use super::model::{Figurine, Hints, Room, Stand};
use super::skin::with_plan;
use super::{act, build, camera, keys, paint};
use crate::game::actions_left::is_aside;
use crate::game::pick::{NextPart, Pick};
use crate::marker::Session;
use crate::text::table::cave;
use moot_table_ui::board::cells;
use moot_table_ui::board::field;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::ROOMS;
use moot_table_ui::board::window::{Rest, Window};
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::recap::last_move;
use moot_ui::boxed::text;

/// Below this scale, in pixels a unit, only the value of a room has space beside its figures.
const FAR: f64 = 0.5;
/// How far from a target a finger still hits it, in pixels.
const SNAP: f64 = 24.0;

/// The parts of the board as memos.
#[derive(Clone, Copy)]
pub(super) struct Layers {
    /// The state of the rooms.
    pub rooms: Memo<Vec<Room>>,
    /// All figures.
    pub figures: Memo<Vec<Figurine>>,
    /// The spaces where figures stand.
    pub occupied: Memo<Spaces>,
    /// The overlays.
    pub hints: Memo<Hints>,
}

fn layers(session: Session) -> Layers {
    let rooms = Memo::new(move |_| session.state().with(build::rooms));
    let figures = Memo::new(move |before: Option<&Vec<Figurine>>| {
        session.state().with(|state| build::figures(state, before.map_or(&[], Vec::as_slice)))
    });
    let occupied = Memo::new(move |_| figures.with(|figures| figures.iter().map(|one| one.at).collect()));
    let last_move = last_move(session);
    let hints = Memo::new(move |_| {
        if let Some(past) = session.past_position().get() {
            return Hints { marked: past.marks.spaces, ..Hints::default() };
        }
        if !session.input_control().get().free() {
            let marked = last_move.get().map(|marks| marks.spaces).unwrap_or_default();
            return Hints { marked, chosen: session.selection().pick().get().to, ..Hints::default() };
        }
        let setup = session.setup();
        let choices = act::choices(session);
        // During a trial move the pointer has no effect.
        let point =
            session.selection().point().get().filter(|_| session.selection().trial().with(Option::is_none));
        session.state().with(|state| build::hints(&setup, state, &choices, point))
    });
    Layers { rooms, figures, occupied, hints }
}

/// The room in which a figure steps aside or is pushed.
const fn room_in_question(state: &State) -> Option<Space> {
    match state.phase {
        Phase::Escape { room, .. } | Phase::Push { room, .. } => Some(room),
        _ => None,
    }
}

/// The spaces where figures of a player stand.
fn own_spaces(state: &State, seat: Seat) -> Spaces {
    let player = state.player(seat);
    let singles = player.singles.into_iter().filter(|at| at.is_some());
    singles.chain(player.camps.iter()).collect()
}

/// The destination of the player's last action that moved or placed a figure, if one of the player's figures is still there.
fn last_destination(table: &Table<CaveTroll>, seat: Seat, own: Spaces) -> Option<Space> {
    table.log().iter().rev().find_map(|ply| match ply.entry {
        Entry::Act { seat: by, action: Action::At(to) | Action::Move { to, .. } | Action::Jump(to) }
            if by == seat =>
        {
            own.has(to).then_some(to)
        }
        _ => None,
    })
}

/// The room of the pending decision, else the space where the deciding player acted last, else the centre of the player's
/// figures. The centre alone would show none of them when they stand in opposite corners.
pub(super) fn home(session: Session) -> Point {
    let seat = untrack(|| session.on_turn());
    let own = session
        .state()
        .with_untracked(|state| room_in_question(state).map_or_else(|| own_spaces(state, seat), Spaces::one));
    let last = untrack(|| session.table().with(|table| last_destination(table, seat, own)));
    let own = last.map_or(own, Spaces::one);
    // Without figures: the spaces where heroes enter.
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

/// The dungeon with all of its layers.
#[component]
pub fn Dungeon(
    /// The game.
    session: Session,
) -> impl IntoView {
    let background = paint::background();
    // A turn leaves the viewport as the player has it; `camera` moves it for what may be chosen alone.
    let turn = Memo::new(|_| (0, false));
    let home = Callback::new(move |()| home(session));
    let size = with_plan(crate::art::FloorPlan::size);
    let window = Window::new(background.frame, size, Rest { turn, sizes: ROOMS, home });
    let field = NodeRef::<Div>::new();
    window.follow(field);
    camera::follow(session, window);
    keys::listen(session);
    Effect::new(move |before: Option<bool>| {
        let free = session.input_control().get().free();
        if free && before == Some(false) {
            // A space that was inspected in the meantime is not a choice.
            session.selection().select(Pick::NOTHING);
        }
        free
    });
    Effect::new(move |_| {
        if let Some(at) = session.selection().seek().get() {
            window.show_point(with_plan(|plan| plan.middle(at.index())));
        }
    });
    let layers = layers(session);
    let Layers { rooms, figures, occupied, hints } = layers;
    let seat_styles = Memo::new(move |_| seat_styles(session));

    // The cell under the cursor describes the space; this live text describes the result of the selection.
    let spoken = Memo::new(move |_| {
        session.selection().point().get()?;
        session.input_control().get().free().then(|| preview_text(session)).filter(|told| !told.is_empty())
    });
    let open = Memo::new(move |_| hints.with(Hints::open));
    let changes = move || {
        session.state().track();
        open.track();
    };
    let name = move |number: u32| {
        let at = Space(number as u8);
        let facts = session.state().with(|state| Facts::of(state, at));
        TextContext::now(session, |context| cave().facts(context, &facts, open.get().has(at)))
    };
    let active = move || session.selection().point().get().map(|at| cells::id(at.0.into()));
    let told = move |ev: web_sys::MouseEvent| {
        if let Some(number) = cells::pressed(&ev) {
            act::press(session, Space(number as u8), None, true);
        }
    };
    let frame = background.frame.view_box();
    let over = frame.clone();
    let scale = Memo::new(move |_| (window.view.get().scale * 1000.0).round() / 1000.0);
    let far = move || scale.get() < FAR;
    let side = move |side: i32| move || (window.view.get().scale * f64::from(side)).round().to_string();
    let small = Signal::derive(move || {
        rooms.with(|rooms| seat_styles.with(|seat_styles| paint::small(rooms, seat_styles)))
    });
    let both = move |draw: fn(&[Room], &paint::SeatStyles) -> String| {
        text(move || rooms.with(|rooms| seat_styles.with(|seat_styles| draw(rooms, seat_styles))))
    };
    let choosing = move || {
        let acting = session.state().with(|state| state.phase == Phase::Act);
        let begun = !acting || session.selection().pick().get() != Pick::NOTHING;
        begun && !open.get().is_empty()
    };
    let asked = move || ["hints ", session.seat_style(session.on_turn()).class()].concat();
    let dragged = StoredValue::new_local(None::<Dragged>);

    view! {
        <div
            class="mountain cavern"
            class:aside=is_aside(session)
            class:choosing=choosing
            on:pointerup=move |ev| put_down(session, dragged, ev.pointer_type() == "mouse")
            on:pointercancel=move |_| put_down(session, dragged, false)
            role="application"
            aria-roledescription=cave().role()
            aria-label=cave().dungeon()
        >
            <div
                class="field"
                aria-label=cave().dungeon()
                {..field::grid(active)}
                node_ref=field
                on:click=told
                on:keydown=move |ev| keys::pressed(session, window, hints, &ev)
                {..pointers(session, window, layers, dragged)}
            >
                <div class="pan" style:transform=move || field::shift(window) style=("--px", move || scale.get().to_string())>
                    <svg class="board dungeon" class:far=far viewBox=frame width=side(window.frame.width) height=side(window.frame.height) aria-hidden="true">
                        <g inner_html=background.under.to_string()></g>
                        <g inner_html=both(paint::edges)></g>
                        <g inner_html=text(move || hints.with(paint::lights))></g>
                        <g inner_html=background.doors.to_string()></g>
                        <g inner_html=text(move || {
                            let keys = session.selection().point().get();
                            hints.with(|hints| figures.with(|figures| paint::below(hints, figures, keys)))
                        })></g>
                        // A figure may cover a part of a name, but no name a figure.
                        <g class="names" inner_html=text(move || paint::names(scale.get(), occupied.get()))></g>
                        {pieces(session, layers)}
                        <g inner_html=both(|rooms, seat_styles| paint::plaques(rooms, seat_styles, cave().tie()))></g>
                        <g class=asked inner_html=text(move || drawn(layers, seat_styles, paint::ghost))></g>
                        <g inner_html=both(paint::bars)></g>
                    </svg>
                    <svg class="board dungeon over" class:far=far viewBox=over width=side(window.frame.width) height=side(window.frame.height) aria-hidden="true">
                        <g
                            class=asked
                            inner_html=text(move || {
                                let names = (scale.get(), occupied.get());
                                drawn(layers, seat_styles, |hints, figures, seat_styles| {
                                    paint::hints(hints, figures, seat_styles, names)
                                })
                            })
                        ></g>
                    </svg>
                    {cells::cells(window, Memo::new(|_| spaces()), changes, name)}
                </div>
            </div>
            {field::controls(window, cave().whole())}
            {field::small_map(window, background.small.to_string(), small)}
            <p class="sr" id="board-keys">{cave().keys()}</p>
            <output class="sr" aria-live="polite">{spoken}</output>
        </div>
    }
}

/// The overlays, as `draw` paints them.
fn drawn(
    layers: Layers,
    seat_styles: Memo<paint::SeatStyles>,
    draw: impl FnOnce(&Hints, &[Figurine], &paint::SeatStyles) -> String,
) -> String {
    layers.hints.with(|hints| {
        layers.figures.with(|figures| seat_styles.with(|seat_styles| draw(hints, figures, seat_styles)))
    })
}

/// The spaces of the dungeon as accessible cells, in rows.
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

/// The result of the selection at the point: the text of the tray, for screen readers.
fn preview_text(session: Session) -> String {
    let choices = act::choices(session);
    if !matches!(choices.next_part, NextPart::To | NextPart::Ready | NextPart::Whom) {
        return String::new();
    }
    let point = session.selection().point().get();
    let setup = session.setup();
    let seen = session.state().with(|state| build::preview_of(&setup, state, &choices, point));
    seen.map(|seen| TextContext::now(session, |context| cave().preview(context, &seen))).unwrap_or_default()
}

/// The styles of all seats.
#[must_use]
pub fn seat_styles(session: Session) -> paint::SeatStyles {
    let mut all = [moot_art::SeatStyle::Rowan; MAX_SEATS];
    for (seat_style, seat) in all.iter_mut().zip(Seat::all(MAX_SEATS)) {
        *seat_style = session.seat_style(seat);
    }
    all
}

/// The figures. Each keeps its node, so that its move can be animated.
fn pieces(session: Session, layers: Layers) -> impl IntoView {
    let figures = layers.figures;
    view! {
        <For
            each=move || figures.get()
            // A figure with a count has a different picture.
            key=|one| (one.id, one.count)
            children=move |one| {
                let place = Memo::new(move |before: Option<&(Point, bool)>| {
                    let now = figures.with(|all| all.iter().find(|other| other.id == one.id).copied());
                    match (now, before) {
                        (None, Some(&before)) => before,
                        (now, _) => {
                            let now = now.unwrap_or(one);
                            (now.spot, paint::low(now.at))
                        }
                    }
                });
                let picture = paint::figurine(&one, &seat_styles(session));
                view! {
                    <g
                        class="hops"
                        class:low=move || place.get().1
                        style:transform=move || paint::translate(place.get().0)
                        inner_html=picture
                    ></g>
                }
            }
        />
    }
}

/// A figure under a finger or a pressed mouse button.
#[derive(Clone, Copy)]
struct Dragged {
    /// The selection of the figure, without a destination.
    held: Pick,
    /// Whether the pointer is on the figure itself, and not elsewhere in its space, where a drag may be meant for the board.
    by_figure: bool,
    /// Whether it has been dragged.
    moved: bool,
    /// The space that it has been dragged over.
    over: Option<Space>,
}

/// The figure that is dragged.
type DraggedFigure = StoredValue<Option<Dragged>, LocalStorage>;

/// Ends the drag of a figure, if there is one.
fn put_down(session: Session, dragged: DraggedFigure, mouse: bool) {
    if let Some(Dragged { held, by_figure, moved: true, over }) = dragged.get_value() {
        act::drop_at(session, held, over, mouse && by_figure);
    }
    dragged.set_value(None);
}

/// The pointer handlers of the field.
fn pointers(
    session: Session,
    window: Window,
    layers: Layers,
    dragged: DraggedFigure,
) -> impl leptos::attr::Attribute {
    let hover = move |at: Option<Point>| {
        let at = at.and_then(|at| paint::space_at(window.unit(at)));
        if session.selection().point().get_untracked() != at {
            session.selection().point_at(at);
        }
    };
    let press = move |at: Point, mouse: bool| {
        let unit = window.unit(at);
        let hit = layers.figures.with_untracked(|figures| paint::figure_at(figures, unit));
        let choices = untrack(|| act::choices(session));
        // A figure before a back wall may overlap another space, so the hit figure counts only while a figure can be
        // chosen.
        let people = !choices.figures.is_empty() || choices.pick.who.is_none();
        let reach = SNAP / window.view.get_untracked().scale;
        let under = paint::space_at(unit);
        let (hit, space) = if mouse {
            (hit, under)
        } else {
            let wanted = choices.figures.as_slice();
            let near =
                layers.figures.with_untracked(|figures| paint::figure_meant(figures, wanted, unit, reach));
            let hit = near.or(hit);
            let space = if hit.is_some() { None } else { paint::meant(choices.lit, unit, reach) };
            (hit, space.or(under))
        };
        let hit = hit.filter(|hit| people || Some(hit.at) == space);
        let at = hit.map(|hit| hit.at).filter(|_| people).or(space);
        if let Some(at) = at {
            act::press(session, at, hit.filter(|hit| hit.at == at).map(|hit| hit.piece), mouse);
        }
    };
    let grab = move |at: Point| {
        let unit = window.unit(at);
        let reach = SNAP / window.view.get_untracked().scale;
        let lift = |one: &Figurine| act::lift(session, Stand { piece: one.piece, at: one.at });
        let found = layers.figures.with_untracked(|figures| {
            if let Some(held) = paint::figure_at(figures, unit).as_ref().and_then(lift) {
                return Some((0.0, held));
            }
            let near = figures.iter().filter_map(|one| Some((paint::grasp(one, unit, reach)?, lift(one)?)));
            near.min_by(|a, b| a.0.total_cmp(&b.0))
        });
        let taken =
            found.map(|(off, held)| Dragged { held, by_figure: off < reach, moved: false, over: None });
        dragged.set_value(taken);
        taken.is_some()
    };
    let carry = move |at: Point| {
        if let Some(taken) = dragged.get_value() {
            let over = paint::space_at(window.unit(at));
            dragged.set_value(Some(Dragged { moved: true, over, ..taken }));
            act::drag(session, taken.held, over);
        }
    };
    field::carrying_pointers(window, hover, press, grab, carry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Set, Setup};
    use moot_ui::testing::{by_stride, played};

    #[test]
    fn the_last_destination_is_where_the_player_acted_last() {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let (mut placed, mut moved) = (0, 0);
        played::<CaveTroll>(setup, "camera", |table, seat, legal| {
            let own = own_spaces(table.state(), seat);
            let found = last_destination(table, seat, own);
            assert!(found.is_none_or(|at| own.has(at)), "{found:?}");
            if let Some(Entry::Act { seat: by, action }) = table.log().last().map(|ply| ply.entry)
                && by == seat
            {
                match action {
                    Action::At(to) if own.has(to) => {
                        assert_eq!(found, Some(to));
                        placed += 1;
                    }
                    Action::Move { to, .. } if own.has(to) => {
                        assert_eq!(found, Some(to));
                        moved += 1;
                    }
                    _ => {}
                }
            }
            by_stride(7)(table, seat, legal).filter(|_| table.log().len() < 400)
        })
        .unwrap();
        assert!(placed > 5 && moved > 5, "{placed} {moved}");
    }
}
