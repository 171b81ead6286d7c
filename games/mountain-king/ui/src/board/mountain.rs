//! The board component: SVG layers that are repainted only when they change, with overlays.

use leptos::html::Div;
use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_core::{MAX_SEATS, Seat};
use mountain_king::{Mask, Square};

use super::act;
use super::act::Held;
use super::build;
use super::build::spot;
use super::facts::Facts;
use super::keys;
use super::layers;
use super::layers::{Ground, Network, Standing};
use super::model::{Ghost, Hints, Mode, Tag};
use super::paint;
use super::skin;
use super::tag;
use super::tag::Place;
use super::window::{SquareWindow as _, has_target, middle, on_mountain};
use crate::art::{pieces, tunnel};
use crate::game::Pick;
use crate::marker::Session;
use crate::text::table::{TextContext, king};
use moot_art::SeatStyle;
use moot_table_ui::board::cells;
use moot_table_ui::board::field;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::pieces::gathered;
use moot_table_ui::board::window::Window;
use moot_table_ui::recap::last_move;

/// The size of a label that its placement assumes, in pixels.
const LABEL: Size = Size { width: 250.0, height: 120.0 };

/// The mountain with all of its layers.
#[component]
pub fn Mountain(
    /// The game.
    session: Session,
) -> impl IntoView {
    let side = Memo::new(move |_| session.table().with(|table| table.setup().side()));
    // A change of the board's side rebuilds the whole view.
    move || {
        side.track();
        view! { <Massif session/> }
    }
}

/// The memos of the overlays and of the tag, recomputed when the position, the selection or the pointer changes.
fn look(session: Session) -> (Memo<Hints>, Memo<Option<Tag>>) {
    // A trial move is shown like a selection.
    let picked = Memo::new(move |_| match session.selection().trial().get() {
        Some(trial) => session.state().with(|state| build::mode(state, &trial)),
        None => act::mode(session),
    });
    let places = Memo::new(move |_| {
        session.state().with(|state| build::places(&session.setup(), state, picked.get()))
    });
    let last_move = last_move(session);
    let both = Memo::new(move |_| {
        let past = session.past_position().with(|past| past.as_ref().map(|past| past.marks));
        if let Some(marks) = past.or_else(|| last_move.get()) {
            return (session.state().with(|state| build::played_hints(state, &marks)), None);
        }
        if !session.input_control().get().free() {
            return (Hints::default(), None);
        }
        let setup = session.setup();
        let pick = session.selection().shown();
        let point =
            session.selection().point().get().filter(|_| session.selection().trial().with(Option::is_none));
        session.state().with(|state| {
            session.legal().with(|legal| {
                places.with(|places| build::hints(&setup, state, legal, places.as_ref(), &pick, point))
            })
        })
    });
    (
        Memo::new(move |_| both.with(|both| both.0.clone())),
        Memo::new(move |_| both.with(|both| both.1.clone())),
    )
}

#[component]
fn Massif(session: Session) -> impl IntoView {
    let setup = session.setup();
    let background = paint::background(&setup);
    let frame = background.mountain.frame();
    let window = on_mountain(session, frame);
    let field = NodeRef::<Div>::new();
    window.follow(field);
    keys::listen(session);
    Effect::new(move |_| {
        if let Some(at) = session.selection().seek().get() {
            window.show(at);
        }
    });
    let (hints, tag) = look(session);
    // The squares that the player has to see: the preview of the selection, else all that may be chosen. A low window shows few of
    // them at a time: there the ground stays while there is one to press, and the arrows lead to the others.
    let targets = Signal::derive(move || {
        let (placed, squares) = hints.with(|hints| {
            let ghost = ghost(hints);
            let squares = if ghost.is_empty() { hints.lit.0 } else { ghost };
            (!ghost.is_empty(), squares.iter().map(middle).collect::<Vec<_>>())
        });
        let (view, room) = (window.view.get(), window.room.get());
        let enough = !placed && is_low() && has_target(view, frame, room, &squares);
        if enough { Vec::new() } else { squares }
    });
    come_close(session, window, targets);
    field::reveal(window, Memo::new(move |_| choice_and_lie(session)), targets);
    show_best(session, window, hints);
    let open = Signal::derive(move || {
        // What a mouse points at does not count: the arrow has to stay while the pointer moves to it.
        let placed = session.selection().pick().with(|pick| {
            spot(pick).is_some()
                || matches!(pick, Pick::Statue { to: Some(_), .. } | Pick::Square { .. } | Pick::Shop { .. })
        });
        match choice(session) {
            Some(_) if !placed => hints.with(|hints| hints.lit.0.iter().map(middle).collect::<Vec<_>>()),
            _ => Vec::new(),
        }
    });
    let seat_style = move || session.seat_style(session.active());
    // Without figures the view is not tracked.
    let cut = Memo::new(move |_| {
        let whole = |at| window.view.get().shows(frame, window.room.get(), middle(at));
        hints.with(|hints| hints.worth.iter().map(|&(at, _)| at).filter(|&at| !whole(at)).collect::<Mask>())
    });

    // The cell under the cursor describes the square; this live text describes the result of the selection.
    let spoken = Memo::new(move |_| tag.get().map(|tag| tag::lines(session, &tag).spoken()));
    let lit = Memo::new(move |_| hints.with(|hints| hints.lit));
    let changes = move || {
        session.state().track();
        lit.track();
    };
    let name = move |number: u32| {
        let at = Square::at((number % 100) as u8, (number / 100) as u8);
        let facts = session.state().with(|state| Facts::of(&session.setup(), state, at));
        let lit = lit.with(|lit| lit.0.has(at));
        TextContext::now(session, |context| king().board.square(context, &facts, lit))
    };
    let active = move || session.selection().point().get().map(|at| cells::id(number(at)));
    let told = move |ev: web_sys::MouseEvent| {
        if let Some(number) = cells::pressed(&ev) {
            act::press(session, Square::at((number % 100) as u8, (number / 100) as u8), true);
        }
    };
    let label = move || {
        let squares = hints.with(|hints| hints.ghost.as_ref().map(Ghost::squares))?;
        let tag = tag.get()?;
        let lines = tag::lines(session, &tag);
        let lit = lit.with(|lit| lit.0);
        // What is compared with other places leaves the squares round the preview free.
        let place = match tag {
            Tag::Dig(_) | Tag::Hall(_) | Tag::Statue(_) => {
                Place::Corner(window.label_corner(&squares, &lit, LABEL))
            }
            _ => Place::Beside(window.label_place(&squares, &lit, LABEL)),
        };
        Some(tag::label(lines, place))
    };
    // While a place is asked for, the small map is not in the way, and on a phone no button once it is chosen.
    let placing = move || {
        let (asks, placed) = hints.with(|hints| (!hints.lit.0.is_empty(), hints.ghost.is_some()));
        let phase = if placed {
            " placing placed"
        } else if asks {
            " placing"
        } else {
            ""
        };
        ["mountain", if act::mode(session) == Mode::Watch { "" } else { phase }].concat()
    };
    let networks = Memo::new(move |_| session.state().with(|state| (state.nets, state.statues)));
    let small = Signal::derive(move || {
        networks.track();
        session
            .state()
            .with(|state| paint::small_networks(&session.setup(), state, |seat| session.seat_style(seat)))
    });
    let frame_text = frame.view_box();
    let size = move |side: i32| move || (window.view.get().scale * f64::from(side)).round().to_string();
    let shift = move || field::shift(window);

    // The draft covers the mountain, so the keyboard must not reach the board either.
    let covered = move || {
        let drafting = session.state().with(|state| state.phase == mountain_king::Phase::Draft);
        drafting && session.input_control().get().free()
    };

    // The pixels a unit, for what keeps its size in a small picture.
    let scale = move || ((window.view.get().scale * 1000.0).round() / 1000.0).to_string();

    view! {
        <div
            class=placing
            inert=covered
            role="application"
            aria-roledescription=move || king().board.role()
            aria-label=move || king().board.mountain(session.setup().side())
        >
            <div
                class="field"
                aria-label=move || king().board.mountain(session.setup().side())
                {..field::grid(active)}
                node_ref=field
                on:click=told
                on:keydown=move |ev| keys::pressed(session, window, hints, &ev)
                {..pointers(session, window, hints)}
            >
                <div class="pan" style:transform=shift style=("--px", scale)>
                    <svg class="board" viewBox=frame_text.clone() width=size(frame.width) height=size(frame.height) aria-hidden="true">
                        <g inner_html=background.under></g>
                        {pieces_layers(session)}
                        <g inner_html=background.over></g>
                    </svg>
                    // Transient overlays have a separate SVG, so that the land beneath is not repainted.
                    <svg class="board over" viewBox=frame_text width=size(frame.width) height=size(frame.height) aria-hidden="true">
                        <g
                            class=move || ["hints ", seat_style().class()].concat()
                            inner_html=move || {
                                let setup = session.setup();
                                session.state().with(|state| hints.with(|hints| paint::hints(&setup, state, hints, &cut.get(), seat_style())))
                            }
                        ></g>
                        {move || cursor(session)}
                    </svg>
                    {cells::cells(window, Memo::new(move |_| spaces(session)), changes, name)}
                </div>
            </div>
            {label}
            {field::arrows(window, open)}
            {field::controls(window, king().board.whole())}
            {field::small_map(window, background.small, small)}
            <p class="sr" id="board-keys">{move || king().board.keys()}</p>
            <output class="sr" aria-live="polite">{spoken}</output>
        </div>
    }
}

/// The width in pixels below which the window on the mountain is that of a phone.
const NARROW: f64 = 600.0;

/// Brings the mountain close: after the gates, for which all of it is shown; and on a phone to what may be chosen when a choice on
/// it begins.
fn come_close(session: Session, window: Window, targets: Signal<Vec<Point>>) {
    let gates = Memo::new(move |_| session.state().with(|state| state.phase == mountain_king::Phase::Gate));
    let choice = Memo::new(move |_| choice(session));
    Effect::new(move |before: Option<(bool, Option<u32>)>| {
        let now = (gates.get(), choice.get());
        let before = before.unwrap_or(now);
        if before.0 && !now.0 {
            window.rest();
        }
        let narrow = is_low() || window.room.get_untracked().width < NARROW;
        if narrow && now.1.is_some() && before.1 != now.1 {
            window.approach_places(&targets.get_untracked());
        }
        now
    });
}

/// When a statue is chosen: shows it together with the square that is best for it, where both fit into the window.
fn show_best(session: Session, window: Window, hints: Memo<Hints>) {
    let choice = Memo::new(move |_| choice(session));
    Effect::new(move |_| {
        choice.track();
        let both = hints.with_untracked(|hints| Some([hints.picked?.1, hints.best()?].map(middle)));
        if let Some(both) = both {
            window.reveal(&both);
        }
    });
}

/// The choice, and how a tile lies that has a place: a tile that has been turned is brought into view.
fn choice_and_lie(session: Session) -> Option<u32> {
    let lie = session.selection().pick().with(|pick| Some(u32::from(spot(pick)?.lie) + 1));
    Some(choice(session)? << 8 | lie.unwrap_or_default())
}

/// A number for the choice that is to be made on the board; `None` while there is none, or all the board is shown for it.
fn choice(session: Session) -> Option<u32> {
    match act::mode(session) {
        Mode::Gate | Mode::Watch => None,
        Mode::Dig { shape, .. } => Some(u32::from(shape)),
        Mode::Hall { hall } => Some(100 + u32::from(hall)),
        Mode::Choose(choice) => Some(200 + choice as u32),
        Mode::Statue { from: None, .. } => Some(300),
        Mode::Statue { from: Some(from), .. } => Some(1000 + number(from)),
    }
}

/// Whether the page is as low as a phone that lies.
fn is_low() -> bool {
    const LOW: f64 = 500.0;
    let height = leptos::prelude::window().inner_height().ok().and_then(|height| height.as_f64());
    height.is_some_and(|height| height < LOW)
}

/// The cell number of a square.
#[must_use]
pub fn number(at: Square) -> u32 {
    u32::from(at.row()) * 100 + u32::from(at.column())
}

/// The squares of the mountain as accessible cells, in rows.
fn spaces(session: Session) -> Vec<Vec<cells::Cell>> {
    let board = session.setup().board();
    let there = board.tiers.iter().fold(board.heart, |all, &tier| all | tier);
    let cell = |at: Square| {
        let (x, y) = crate::board::window::middle(at);
        let half = moot_table_ui::board::view::CELL / 2.0;
        let column = u16::from(at.column()) + 1;
        cells::Cell { id: number(at), column, at: Rect::new(x - half, y - half, half * 2.0, half * 2.0) }
    };
    cells::rows(there.iter().map(cell).collect())
}

/// The keyboard cursor; visible while the board has the focus.
fn cursor(session: Session) -> Option<AnyView> {
    let at = session.selection().point().get()?;
    Some(
        view! {
            <rect class="cursor" x="-15" y="-15" width="30" height="30" rx="5" style:transform=paint::translate(at)></rect>
        }
        .into_any(),
    )
}

/// All layers between the land and the heart, each rebuilt only when its content changes.
fn pieces_layers(session: Session) -> impl IntoView {
    let setup = session.setup();
    let seat_styles = Memo::new(move |_| {
        let mut all = [SeatStyle::Rowan; MAX_SEATS];
        for (seat_style, seat) in all.iter_mut().zip(Seat::all(MAX_SEATS)) {
            *seat_style = session.seat_style(seat);
        }
        all
    });
    let ground = Memo::new(move |_| session.state().with(|state| Ground::of(&session.setup(), state)));
    let ground = Memo::new(move |_| ground.with(Ground::pieces));
    let loose = Memo::new(move |_| session.state().with(|state| state.loose));
    let standing = Memo::new(move |_| session.state().with(|state| Standing::of(&session.setup(), state)));
    let standing = Memo::new(move |_| {
        standing.with(|standing| seat_styles.with(|seat_styles| standing.pieces(seat_styles)))
    });
    let networks = Seat::all(setup.players().into())
        .map(|seat| {
            let network = Memo::new(move |_| session.state().with(|state| Network::of(state, seat)));
            let id = ["net-", &seat.to_string()].concat();
            let painted = move || {
                network.with(|network| {
                    network.paint(&id, seat_styles.with(|seat_styles| seat_styles[seat.index()]))
                })
            };
            view! { <g inner_html=painted></g> }
        })
        .collect_view();
    let statues = Memo::new(move |_| session.state().with(layers::statues));
    view! {
        <g>{gathered(ground)}</g>
        <g inner_html=move || tunnel::ruins(&loose.with(skin::squares))></g>
        {networks}
        <g>{gathered(standing)}</g>
        <For
            each=move || statues.get()
            key=|&(statue, ..)| statue
            children=move |(statue, clan, at)| {
                // The node of a statue is kept, so that its move can be animated.
                let here = Memo::new(move |before: Option<&Square>| {
                    let now = session.state().with(|state| state.statues[statue]);
                    if now.is_some() { now } else { before.copied().unwrap_or(at) }
                });
                view! {
                    <g
                        class="hops"
                        style:transform=move || paint::translate(here.get())
                        inner_html=pieces::statue(skin::clan(clan), false)
                    ></g>
                }
            }
        />
    }
}

/// The pointer handlers of the field.
fn pointers(session: Session, window: Window, hints: Memo<Hints>) -> impl leptos::attr::Attribute {
    let press = move |at: Point, mouse: bool| {
        let square = if mouse {
            window.square(at)
        } else {
            hints.with_untracked(|hints| window.finger_square(at, &hints.lit.0, &ghost(hints)))
        };
        if let Some(square) = square {
            act::press(session, square, mouse);
        }
        if !mouse && untrack(|| act::mode(session)) != Mode::Watch {
            // The chosen place is shown larger before it is confirmed.
            let legal = |hints: &Hints| !matches!(hints.ghost, Some(Ghost::Bad(_)));
            hints.with_untracked(|hints| legal(hints).then(|| window.approach_squares(&ghost(hints))));
        }
    };
    let held = StoredValue::new_local(None::<Held>);
    let grab = move |at: Point| {
        held.set_value(window.square(at).and_then(|square| act::grab(session, square)));
        held.get_value().is_some()
    };
    let carry = move |at: Point| {
        if let (Some(held), Some(to)) = (held.get_value(), window.square(at)) {
            act::drag(session, held, to, &hints.with_untracked(reachable));
        }
    };
    field::carrying_pointers(
        window,
        move |at| hover(session, at.and_then(|at| window.square(at))),
        press,
        grab,
        carry,
    )
}

/// The squares of the preview.
fn ghost(hints: &Hints) -> Mask {
    hints.ghost.as_ref().map_or(Mask::EMPTY, Ghost::squares)
}

/// The squares that the selected statue can reach.
fn reachable(hints: &Hints) -> Mask {
    let near =
        hints.reach.iter().filter(|(_, _, far)| !far).fold(hints.lit.0, |all, &(tunnel, ..)| all | tunnel);
    hints.picked.map_or(near, |(_, from)| near.minus(&Mask::one(from)))
}

/// Handles a mouse hover over a square. A placed preview stays where it is.
fn hover(session: Session, at: Option<Square>) {
    let fixed = session.selection().pick().with_untracked(|pick| spot(pick).is_some())
        || untrack(|| act::mode(session)) == Mode::Watch;
    if !fixed && session.selection().point().get_untracked() != at {
        session.selection().point_at(at);
    }
}
