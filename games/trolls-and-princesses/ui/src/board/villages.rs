//! The board component: SVG layers that are repainted only when they change, and the cells for screen readers.

use crate::art::icons;
use leptos::html::Div;
use leptos::prelude::*;
use moot_art::Rect;
use trolls_and_princesses::{Cell, Place};

use super::layout::{BoardLayout, Hit};
use super::paint;
use super::points::{number, point};
use super::press::press;
use super::stage::{Stage, part_middle};
use super::{keys, spoken};
use crate::art::home;
use crate::art::pot::Guest;
use crate::game::selection::Point;
use crate::marker::Session;
use crate::text::table::texts;
use moot_art::Icon;
use moot_table_ui::board::pieces::pieces;
use moot_table_ui::board::view::{CELL, Sizes};
use moot_table_ui::board::window::{Rest, Window};
use moot_table_ui::board::{cells, field, gesture};
use moot_table_ui::game::text_context::TextContext;
use moot_ui::widgets::ic;

/// Estimates, before the first measurement, the width and height of the board, whether it is narrow, and whether the window
/// shows only a part of it. The estimate selects the picture and its scale.
fn likely_room() -> (f64, f64, bool, bool) {
    let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|n| n.as_f64());
    let wide = side(window().inner_width()).unwrap_or(1440.0);
    let high = side(window().inner_height()).unwrap_or(900.0);
    if wide <= 700.0 {
        // The height taken by players, steps, tray, sheet, buttons, and the strip with the parts of the picture.
        let sheet = (high * 0.36).min(288.0);
        (wide.min(480.0), high - 160.0 - 104.0 - 44.0 - sheet, true, true)
    } else if wide > 1100.0 {
        (wide - 634.0, high, false, false)
    } else if high > wide {
        (wide - 16.0, high, false, true)
    } else {
        (wide - 388.0, high, false, true)
    }
}

/// The board with all of its layers.
pub fn view(session: Session) -> AnyView {
    let (wide, high, narrow, parted) = likely_room();
    let villages = session.state().with_untracked(|state| state.table().villages.into());
    let layout = StoredValue::new(BoardLayout::new(villages, narrow));
    let frame = layout.with_value(|layout| layout.frame);
    let stage = Stage::new(session, layout);
    let part = Memo::new(move |_| stage.part(session).0);
    let turn = Memo::new(move |_| {
        (u16::from(session.state().with(|state| state.asked()).0) << 4 | part.get(), false)
    });
    let whole = Callback::new(move |()| untrack(|| stage.part(session).1));
    // A phone shows one part at a time at full width, but no higher than the villages unless they became unreadable; a desktop
    // shows all parts while they are readable.
    let across = wide / f64::from(frame.width);
    let floor = layout.with_value(BoardLayout::floor).min(308.0);
    let scale = if narrow { across.min((high / (floor + 8.0)).max(0.74)) } else { across };
    let rest = CELL * scale;
    let least = if narrow { 64.0 } else { 20.0 };
    let sizes = Sizes { rest, least_narrow: least, least_wide: least };
    let window = Window::new(frame, (1, 1), Rest { turn, sizes, home: whole });
    let field = NodeRef::<Div>::new();
    window.follow(field);
    keys::listen(session);
    Effect::new(move |_| {
        let Some(point) = session.selection().seek().get() else { return };
        let spot = stage.spots().into_iter().find(|&(other, ..)| other == point);
        if let Some((_, spot, _)) = spot {
            window.show_point(spot);
        }
    });
    let viewbox = frame.view_box();
    let overbox = viewbox.clone();
    let side = move |side: i32| move || (window.view.get().scale * f64::from(side)).round().to_string();
    // The pixels per network unit; at least enough to keep numbers readable.
    let pixels =
        Memo::new(move |_| (stage.fit.get().scale * window.view.get().scale * 1000.0).floor() / 1000.0);
    let still = layout.with_value(paint::surroundings);
    let small = still.to_string();
    let hamlets =
        Memo::new(move |_| stage.hamlets.with(|all| layout.with_value(|layout| paint::hamlets(layout, all))));
    let board = Memo::new(move |_| stage.home.with(home::pieces));
    let tiles = Memo::new(move |_| stage.net.with(paint::tiles));
    let village_place = layout.with_value(paint::village_place);
    let board_place = layout.with_value(paint::board_place);
    let places = [village_place.clone(), board_place.clone()];
    let on_map = Signal::derive(move || {
        let parts = [hamlets, board].into_iter().zip(&places);
        parts.map(|(all, at)| all.with(|all| paint::placed(at, all))).collect::<String>()
    });
    let cursor = move || {
        let now = session.selection().point().get();
        let area = stage
            .areas()
            .into_iter()
            .find(|&(point, ..)| Some(point) == now && matches!(point, Point::Place(_)));
        area.map(|(_, area, _)| paint::cursor(area)).unwrap_or_default()
    };
    let rows = Memo::new(move |_| {
        let cell = |(point, area, _): (Point, Rect, bool)| {
            let column = (area.x / CELL).max(0.0) as u16 + 1;
            cells::Cell { id: number(point), column, at: area }
        };
        cells::rows(stage.areas().into_iter().map(cell).collect())
    });
    let changes = move || {
        session.state().track();
        session.shown_seat().track();
        stage.choices.track();
    };
    let name = move |number: u32| told(session, stage, point(number));
    let active = move || session.selection().point().get().map(|at| cells::id(number(at)));
    let pressed = move |ev: web_sys::MouseEvent| {
        if let Some(number) = cells::pressed(&ev) {
            press(session, point(number), None);
        }
    };
    let spoken = spoken::spoken(session);
    view! {
        <div
            class="mountain princess"
            class:parted=parted
            role="application"
            aria-roledescription=texts().board.role()
            aria-label=texts().board.board()
        >
            <div
                class="field"
                tabindex="0"
                role="grid"
                aria-label=texts().board.board()
                aria-describedby="board-keys"
                aria-activedescendant=active
                node_ref=field
                on:click=pressed
                on:keydown=move |ev| keys::pressed(session, window, stage, &ev)
                {..pointers(session, window, stage)}
            >
                <div class="pan" style:transform=move || field::shift(window)>
                    <svg class="board villages" viewBox=viewbox width=side(frame.width) height=side(frame.height) aria-hidden="true">
                        <g inner_html=still.to_string()></g>
                        <g transform=village_place>{pieces(hamlets)}</g>
                        <g transform=board_place>{pieces(board)}</g>
                        <g
                            class="net"
                            style:transform=move || stage.fit.get().style()
                            style=("--px", move || pixels.get().to_string())
                        >
                            {pieces(tiles)}
                        </g>
                    </svg>
                    <svg class="board villages over" viewBox=overbox width=side(frame.width) height=side(frame.height) aria-hidden="true">
                        <g
                            class="net"
                            style:transform=move || stage.fit.get().style()
                            style=("--px", move || pixels.get().to_string())
                        >
                            <g inner_html=move || stage.over.with(paint::over)></g>
                        </g>
                        <g inner_html=cursor></g>
                    </svg>
                    {cells::cells(window, rows, changes, name)}
                </div>
            </div>
            {parted.then(|| parts(window, stage))}
            {field::controls(window, texts().board.whole())}
            {(!parted).then(|| field::small_map(window, small, on_map))}
            <p class="sr" id="board-keys">{texts().board.keys()}</p>
            <output class="sr" aria-live="polite">{move || spoken.get().text}</output>
        </div>
    }
    .into_any()
}

/// Buttons for the parts of the picture, for a window that shows one part at a time.
fn parts(window: Window, stage: Stage) -> AnyView {
    let button = move |part: u8| {
        let icon = [Icon::Castle, icons::TILE, icons::CAULDRON][usize::from(part) % 3];
        let go = move |_| {
            let frame = window.frame.to_f64();
            let (x, y) = stage.layout.with_value(|layout| part_middle(layout, part));
            window.look(((x - frame.x) / frame.width, (y - frame.y) / frame.height));
        };
        view! {
            <button type="button" class="part" on:click=go>
                {ic(icon)}
                <span>{texts().board.part(part)}</span>
            </button>
        }
    };
    view! { <div class="partbar">{[0, 1, 2].map(button)}</div> }.into_any()
}

/// The tooltip of a point.
fn told(session: Session, stage: Stage, at: Point) -> String {
    let lit = untrack(|| stage.areas()).into_iter().any(|(point, _, lit)| point == at && lit);
    let seat = session.shown_seat().get_untracked();
    TextContext::now(session, |context| match at {
        Point::Place(at) => texts().board.place_facts(context, seat, at, lit),
        Point::Cell(cell) => texts().board.cell_facts(context, seat, cell, lit),
    })
}

/// The pointer handlers of the field.
fn pointers(session: Session, window: Window, stage: Stage) -> impl leptos::attr::Attribute {
    let hit = move |at: gesture::Point| {
        let spot = window.unit(at);
        let pots = |at: Place| match at.number() {
            Some(number) => {
                stage.hamlets.with_untracked(|all| all.get(number).map_or(0, |one| one.pots.len()))
            }
            None => {
                stage.home.with_untracked(|home| home.halls.get(at.index()).map_or(0, |hall| hall.pots.len()))
            }
        };
        let lit: Vec<Cell> =
            stage.over.with_untracked(|over| over.places.iter().map(|&(cell, _)| cell).collect());
        let fit = stage.fit.get_untracked();
        stage
            .layout
            .with_value(|layout| stage.net.with_untracked(|net| layout.hit(spot, fit, net, &lit, pots)))
    };
    let guest = move |at: Place, nth: usize| {
        let found = match at.number() {
            Some(number) => stage
                .hamlets
                .with_untracked(|all| all.get(number).and_then(|one| one.pots.get(nth)).map(|pot| pot.0)),
            None => stage.home.with_untracked(|home| {
                home.halls.get(at.index()).and_then(|hall| hall.pots.get(nth)).map(|pot| pot.0)
            }),
        };
        found.filter(|&who| who != Guest::Nobody)
    };
    let hover = move |at: Option<gesture::Point>| {
        let at = at.and_then(hit).map(|hit| match hit {
            Hit::Place(at, _) => Point::Place(at),
            Hit::Cell(cell) => Point::Cell(cell),
        });
        if session.selection().point().get_untracked() != at {
            session.selection().point_at(at);
        }
    };
    let press = move |at: gesture::Point, _mouse: bool| match hit(at) {
        Some(Hit::Place(at, nth)) => press(session, Point::Place(at), nth.and_then(|nth| guest(at, nth))),
        Some(Hit::Cell(cell)) => press(session, Point::Cell(cell), None),
        None => {}
    };
    field::pointers(window, hover, press)
}
