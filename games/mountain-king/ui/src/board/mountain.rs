//! The board component: SVG layers that are repainted only when they change, with overlays.

use leptos::html::Div;
use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_core::{MAX_SEATS, Seat};
use mountain_king::{Mask, Square};

use super::act;
use super::build;
use super::build::spot;
use super::facts::Facts;
use super::keys;
use super::layers;
use super::layers::{Ground, Network, Standing};
use super::model::{Hints, Mode, Tag};
use super::paint;
use super::skin;
use super::tag;
use super::window::{SquareWindow as _, on_mountain};
use crate::art::{icons, pieces, tunnel};
use crate::marker::Session;
use crate::text::table::{TextContext, king};
use moot_art::{Icon, SeatStyle};
use moot_table_ui::board::cells;
use moot_table_ui::board::field;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::pieces::gathered;
use moot_table_ui::board::window::Window;
use moot_ui::widgets::ic;

/// The size of a label that its placement assumes, in pixels.
const LABEL: Size = Size { width: 236.0, height: 136.0 };

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
    let both = Memo::new(move |_| {
        if let Some(past) = session.past_position().get() {
            return (session.state().with(|state| build::past_hints(state, &past)), None);
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
    let seat_style = move || session.seat_style(session.active());

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
        let squares = hints.with(|hints| hints.ghost.as_ref().map(super::model::Ghost::squares))?;
        let lines = tag::lines(session, &tag.get()?);
        Some(tag::label(lines, window.label_place(&squares, LABEL)))
    };
    let turning = move || {
        let chosen = session.selection().pick().with(spot).is_some();
        chosen.then(|| handles(session, window, hints))
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

    view! {
        <div
            class="mountain"
            inert=covered
            role="application"
            aria-roledescription=move || king().board.role()
            aria-label=move || king().board.mountain(session.setup().side())
        >
            <div
                class="field"
                tabindex="0"
                role="grid"
                aria-label=move || king().board.mountain(session.setup().side())
                aria-describedby="board-keys"
                aria-activedescendant=active
                node_ref=field
                on:click=told
                on:keydown=move |ev| keys::pressed(session, window, hints, &ev)
                {..pointers(session, window, hints)}
            >
                <div class="pan" style:transform=shift>
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
                                session.state().with(|state| hints.with(|hints| paint::hints(&setup, state, hints, seat_style())))
                            }
                        ></g>
                        {move || cursor(session)}
                    </svg>
                    {cells::cells(window, Memo::new(move |_| spaces(session)), changes, name)}
                </div>
            </div>
            {label}
            {turning}
            {field::controls(window, king().board.whole())}
            {field::small_map(window, background.small, small)}
            <p class="sr" id="board-keys">{move || king().board.keys()}</p>
            <output class="sr" aria-live="polite">{spoken}</output>
        </div>
    }
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
            hints.with_untracked(|hints| window.finger_square(at, &hints.lit.0))
        };
        if let Some(square) = square {
            act::press(session, square, mouse);
        }
    };
    field::pointers(window, move |at| hover(session, at.and_then(|at| window.square(at))), press)
}

/// Handles a mouse hover over a square. A placed preview stays where it is.
fn hover(session: Session, at: Option<Square>) {
    let fixed = session.selection().pick().with_untracked(|pick| spot(pick).is_some())
        || untrack(|| act::mode(session)) == Mode::Watch;
    if !fixed && session.selection().point().get_untracked() != at {
        session.selection().point_at(at);
    }
}

/// The rotate and mirror buttons beside the preview.
fn handles(session: Session, window: Window, hints: Memo<Hints>) -> impl IntoView {
    let place = move || {
        let squares =
            hints.with(|hints| hints.ghost.as_ref().map(super::model::Ghost::squares)).unwrap_or(Mask::EMPTY);
        squares.first().map(|_| {
            let bottom = squares.iter().max_by_key(|at| (at.row(), at.column()));
            let view = window.view.get();
            let (x, y) =
                bottom.map_or((0.0, 0.0), |at| view.pixel(window.frame, crate::board::window::middle(at)));
            let room = window.room.get();
            let half = view.scale * moot_table_ui::board::view::CELL / 2.0;
            moot_table_ui::board::window::pixels(
                (x - 42.0).clamp(8.0, (room.width - 94.0).max(8.0)),
                (y + half + 8.0).clamp(8.0, (room.height - 48.0).max(8.0)),
            )
        })
    };
    let button = move |icon: Icon, mirror: bool, name: fn() -> &'static str| {
        let why = Memo::new(move |_| (!act::can_turn(session, mirror)).then(|| king().board.no_turn(mirror)));
        let press = move |_| match why.get_untracked() {
            None => act::turn(session, mirror),
            Some(why) => session.show_note(why.to_owned()),
        };
        view! {
            <button
                type="button"
                class="btn"
                aria-label=move || why.get().map_or_else(|| name().to_owned(), |why| [name(), ". ", why].concat())
                title=name
                data-why=why
                aria-disabled=move || why.get().map(|_| "true")
                on:click=press
            >
                {ic(icon)}
            </button>
        }
    };
    let flips = Memo::new(move |_| act::may_flip(session));
    view! {
        <div class="handles" style=place>
            {button(Icon::Rotate, false, || king().board.rotate())}
            {move || flips.get().then(|| button(icons::MIRROR, true, || king().board.mirror()))}
        </div>
    }
}
