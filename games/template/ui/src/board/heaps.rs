//! The board component: one layer of SVG, its pointer and key handlers, and accessible cells.

use leptos::html::Div;
use leptos::prelude::*;
use moot_art::Rect;
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::SQUARES;
use moot_table_ui::board::window::{Rest, Window};
use moot_table_ui::board::{cells, field};
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::recap::last_move;

use super::layout::{Layout, stones};
use super::model::Column;
use super::pick::Pick;
use super::{act, build, keys, paint};
use crate::marker::Session;
use crate::text::table::nim;

/// The render model, recomputed when the position, the legal actions or the selection changes.
fn columns(session: Session) -> Memo<Vec<Column>> {
    let last_move = last_move(session);
    Memo::new(move |_| {
        // The heap of the past position that is shown, or of the last move while others act.
        let marks = session.past_position().get().map(|past| past.marks).or_else(|| last_move.get());
        let marked = marks.and_then(|marks| marks.heap);
        let selected = session.selection().shown().0;
        session
            .state()
            .with(|state| session.legal().with(|legal| build::columns(state, legal, selected, marked)))
    })
}

/// The heaps.
#[component]
pub fn Heaps(
    /// The game.
    session: Session,
) -> impl IntoView {
    let layout = Layout::new(&session.setup());
    let columns = columns(session);

    // The viewport of the picture, which can be zoomed and dragged. This board is small: by default all of it is visible.
    let turn = Memo::new(move |_| (session.active().0.into(), true));
    let Rect { width, height, .. } = layout.frame().to_f64();
    let home = Callback::new(move |()| (width / 2.0, height / 2.0));
    let window = Window::new(layout.frame(), layout.size(), Rest { turn, sizes: SQUARES, home });
    let field = NodeRef::<Div>::new();
    window.follow(field);
    keys::listen(session);

    let frame = layout.frame().view_box();
    let side = move |length: f64| move || (window.view.get().scale * length).round().to_string();
    let picture = move || columns.with(|columns| paint::heaps(layout, columns));
    let cursor = move || {
        let at = session.selection().point().get();
        columns.with(|columns| at.map(|at| paint::cursor(layout, columns, at)).unwrap_or_default())
    };

    // The accessible board: a cell for each stone, over the picture.
    let rows = Memo::new(move |_| session.state().with(|state| rows(layout, state)));
    let changes = move || {
        session.state().track();
        session.legal().track();
    };
    let name = move |number: u32| {
        let Some(at) = paint::of_cell(number) else { return String::new() };
        let open = session.legal().with(|legal| legal.contains(&at.action()));
        TextContext::now(session, |context| nim().stone(context, at, open))
    };
    let active = move || session.selection().point().get().map(|at| cells::id(paint::cell(at)));
    let cell_pressed = move |ev: web_sys::MouseEvent| {
        if let Some(at) = cells::pressed(&ev).and_then(paint::of_cell) {
            act::press(session, at);
        }
    };

    // The classes `mountain`, `field`, `pan` and `board` are shared by all boards; style/board.css lays them out.
    view! {
        <div
            class="mountain nim"
            role="application"
            aria-roledescription=nim().role()
            aria-label=nim().board()
        >
            <div
                class="field"
                aria-label=nim().board()
                {..field::grid(active)}
                node_ref=field
                on:click=cell_pressed
                on:keydown=move |ev| keys::pressed(session, window, &ev)
                {..pointers(session, window, layout)}
            >
                <div class="pan" style:transform=move || field::shift(window)>
                    <svg class="board heaps" viewBox=frame width=side(width) height=side(height) aria-hidden="true">
                        <g inner_html=picture></g>
                        <g inner_html=cursor></g>
                    </svg>
                    {cells::cells(window, rows, changes, name)}
                </div>
            </div>
            {field::controls(window, nim().whole())}
            <p class="sr" id="board-keys">{nim().keys()}</p>
        </div>
    }
}

/// The stones as cells, in rows.
fn rows(layout: Layout, state: &nim_template::State) -> Vec<Vec<cells::Cell>> {
    let cell = |at: Pick| cells::Cell {
        id: paint::cell(at),
        column: at.heap.index() as u16 + 1,
        at: layout.stone(at, state.stones(at.heap)),
    };
    cells::rows(stones(state).map(cell).collect())
}

/// The pointer handlers of the board. They move the cursor as the keys do.
fn pointers(session: Session, window: Window, layout: Layout) -> impl leptos::attr::Attribute {
    let find =
        move |at: Point| session.state().with_untracked(|state| layout.stone_at(state, window.unit(at)));
    let hover = move |at: Option<Point>| {
        let at = at.and_then(find);
        if session.selection().point().get_untracked() != at {
            session.selection().point_at(at);
        }
    };
    let press = move |at: Point, _mouse: bool| {
        if let Some(at) = find(at) {
            act::press(session, at);
        }
    };
    field::pointers(window, hover, press)
}
