//! The board component: SVG layers that are repainted only when they change, and the cells for screen readers.

use crate::art::icons;
use leptos::ev::{self, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_core::Seat;
use trolls_and_princesses::{Cell, Phase, Place, Resource};

use super::layout::{BoardLayout, Hit};
use super::paint;
use super::paint::Over;
use super::points::{number, point};
use super::press::press;
use super::stage::Stage;
use super::{build, keys, layout, skin, spoken};
use crate::art::home;
use crate::art::pot::Guest;
use crate::board::act;
use crate::game::selection::Point;
use crate::marker::Session;
use crate::text::table::{princess, texts};
use moot_art::Icon;
use moot_table_ui::board::pieces::pieces;
use moot_table_ui::board::view::{CELL, Sizes, View};
use moot_table_ui::board::window::{Rest, Window};
use moot_table_ui::board::{cells, field, gesture};
use moot_table_ui::game::Pickable;
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::ink;
use moot_ui::widgets::{badge, ic, pictured, pressed_while};

/// How far from a target a finger still hits it, in pixels.
const SNAP: f64 = 24.0;

/// The width and height of the window.
fn window_size() -> (f64, f64) {
    let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|n| n.as_f64());
    (side(window().inner_width()).unwrap_or(1440.0), side(window().inner_height()).unwrap_or(900.0))
}

/// The likely width and height of the board in a window, before the first measurement, and whether the layout is that for phones.
/// Must match `BELOW` of the table on a phone.
fn likely_room((wide, high): (f64, f64)) -> (Size, bool) {
    let (columns, rows) = match wide {
        _ if wide > 1100.0 => (634.0, 250.0),
        _ if high > wide => (16.0, 250.0),
        // A part of the panels is below the board.
        _ => (388.0, 212.0 + 0.35 * high),
    };
    (Size { width: wide - columns, height: high - rows }, wide <= 700.0 || high <= 500.0)
}

/// Whether the displays are often out of view: on a phone they are another panel, and in a low or narrow window the column
/// scrolls.
pub fn hides_displays() -> bool {
    let (wide, high) = window_size();
    likely_room((wide, high)).1 || wide <= 1100.0 || high < 860.0
}

/// The board, laid out anew when the window has got a size at which it is divided in another way.
pub fn view(session: Session) -> AnyView {
    let villages = session.state().with_untracked(|state| state.table().villages.into());
    let divided = move || {
        let (room, paged) = likely_room(window_size());
        u8::from(paged) << 1 | u8::from(paged || !BoardLayout::new(villages, paged).fits(room))
    };
    let now = RwSignal::new(divided());
    let listening = window_event_listener(ev::resize, move |_| now.set(divided()));
    on_cleanup(move || listening.remove());
    let divided = Memo::new(move |_| now.get());
    (move || {
        let (paged, parted) = (divided.get() & 2 != 0, divided.get() & 1 != 0);
        board(session, BoardLayout::new(villages, paged), likely_room(window_size()).0.width, paged, parted)
    })
    .into_any()
}

/// The board with all of its layers in a layout: of this likely width, the one for phones if `paged`, one page at a time if `parted`.
fn board(session: Session, layout: BoardLayout, width: f64, paged: bool, parted: bool) -> AnyView {
    let layout = StoredValue::new(layout);
    let frame = layout.with_value(|layout| layout.frame);
    let stage = Stage::new(session, layout);
    let part = Memo::new(move |_| stage.part(session));
    let turn = Memo::new(move |_| (u16::from(session.on_turn().0) << 4 | u16::from(part.get()), false));
    let middle = move |page: u8| layout.with_value(|layout| layout.page(page)).middle();
    let home = Callback::new(move |()| untrack(|| middle(part.get())));
    let rest = CELL * width / f64::from(frame.width);
    let sizes = Sizes { rest, least_narrow: 20.0, least_wide: 20.0 };
    let window = Window::new(frame, (1, 1), Rest { turn, sizes, home });
    let field = NodeRef::<Div>::new();
    window.follow(field);
    let pages = parted.then(|| Pages::new(window, stage, turn, part));
    keys::listen(session);
    // A phone turns to the page of a hint that is tried out.
    let tried = move || session.selection().trial().get().filter(|_| paged).and_then(Pickable::place);
    Effect::new(move |_| {
        let Some(point) = session.selection().seek().get().or_else(tried) else { return };
        let spot = stage.spots().into_iter().find(|&(other, ..)| other == point);
        if let Some((_, spot, _)) = spot {
            match pages {
                Some(pages) => pages.show(layout.with_value(|layout| layout.page_of(spot))),
                None => window.show_point(spot),
            }
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
        stage.owner.track();
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
    let names = layout.with_value(paint::names);
    let scale = move || ((window.view.get().scale * 1000.0).round() / 1000.0).to_string();
    view! {
        <div
            class="mountain princess"
            class:parted=parted
            class:paged=paged
            role="application"
            aria-roledescription=texts().board.role()
            aria-label=texts().board.board()
            {..swipes(pages)}
        >
            <div
                class="field"
                aria-label=texts().board.board()
                {..field::grid(active)}
                node_ref=field
                on:click=pressed
                on:keydown=move |ev| keys::pressed(session, window, stage, &ev)
                {..pointers(session, window, stage)}
            >
                <div class="pan" style:transform=move || field::shift(window) style=("--px", scale)>
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
                        <g inner_html=names></g>
                        {(!paged).then(|| label(session, stage))}
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
            {pages.map(|pages| parts(pages, stage))}
            {parted.then(|| stock(session, stage.owner))}
            {field::controls(window, texts().board.whole())}
            {(!parted).then(|| field::small_map(window, small, on_map))}
            <p class="sr" id="board-keys">{texts().board.keys()}</p>
            <output class="sr" aria-live="polite">{move || spoken.get().text}</output>
        </div>
    }
    .into_any()
}

/// The pages of the picture, for a window that shows one at a time: that of the pending decision, or one that the player has
/// turned to.
#[derive(Clone, Copy)]
struct Pages {
    window: Window,
    stage: Stage,
    part: Memo<u8>,
    turned: RwSignal<Option<u8>>,
}

impl Pages {
    fn new(window: Window, stage: Stage, turn: Memo<(u16, bool)>, part: Memo<u8>) -> Pages {
        let pages = Pages { window, stage, part, turned: RwSignal::new(None) };
        // It stays while the tile in hand gets a place or is turned, so that the picture keeps a zoom of the player.
        let usual = Memo::new(move |_| pages.usual(pages.now(), window.room.get()));
        // A choice that leads to another page shows that page.
        Effect::new(move |before: Option<()>| {
            turn.track();
            part.track();
            if before.is_some() {
                pages.turned.set(None);
            }
        });
        // Any other size of the window, and any new decision, shows the page from its top.
        Effect::new(move |_| {
            turn.track();
            // A press on the tab of the shown page brings it back, too.
            let _ = pages.now();
            if window.room.get().width > 1.0 {
                window.view.set(usual.get());
            }
        });
        pages
    }

    /// The viewport of a page, closer to the network while a tile is placed there. Tracked.
    fn usual(self, page: u8, room: Size) -> View {
        let places = self.stage.over.with(Over::cells);
        self.stage.layout.with_value(|layout| {
            if page != 1 || places.is_empty() {
                return layout.page_view(page, room);
            }
            let tiles: Vec<Cell> =
                self.stage.net.with(|net| net.tiles.iter().map(|lain| lain.cell).collect());
            layout.network_view(self.stage.fit.get(), tiles.into_iter().chain(places), room)
        })
    }

    /// The page that is shown. Tracked.
    fn now(self) -> u8 {
        self.turned.get().unwrap_or_else(|| self.part.get())
    }

    fn show(self, page: u8) {
        self.turned.set(Some(page));
    }

    /// The step from the shown page; an enlarged picture is only dragged.
    fn turn(self, step: i8) {
        let (room, now) = (self.window.room.get_untracked(), untrack(|| self.now()));
        let usual = untrack(|| self.usual(now, room));
        if step != 0 && self.window.view.get_untracked().scale <= usual.scale * 1.05 {
            self.show(now.saturating_add_signed(step).min(2));
        }
    }
}

/// Turns the page for a finger that moves to the side.
fn swipes(pages: Option<Pages>) -> impl leptos::attr::Attribute {
    let start = StoredValue::new(None::<layout::Spot>);
    let at = |ev: &PointerEvent| (f64::from(ev.client_x()), f64::from(ev.client_y()));
    let down = move |ev: PointerEvent| {
        let finger = ev.is_primary() && ev.pointer_type() != "mouse";
        start.set_value(finger.then(|| at(&ev)));
    };
    let up = move |ev: PointerEvent| {
        let start = start.try_update_value(Option::take).flatten();
        if let Some(((x, y), pages)) = start.zip(pages) {
            let (to_x, to_y) = at(&ev);
            pages.turn(layout::swiped((to_x - x, to_y - y)));
        }
    };
    view! { <{..} on:pointerdown=down on:pointerup=up/> }
}

/// Buttons for the parts of the picture. While a troll moves, they tell the most action points there.
fn parts(pages: Pages, stage: Stage) -> AnyView {
    let button = move |part: u8| {
        let icon = [Icon::Castle, icons::TILE, icons::CAULDRON][usize::from(part) % 3];
        let on = move || pages.now() == part;
        let best = Memo::new(move |_| stage.best(part));
        // With the sign that costs of actions have.
        let points = move || {
            let best = Some(best.get()).filter(|&best| best > 0)?;
            Some(view! {
                <small>{princess().most(best)} {ic(Icon::Troll)} <span class="sr">" "{princess().own_points(best)}</span></small>
            })
        };
        view! {
            <button
                type="button"
                class="part"
                {..pressed_while(on)}
                class:asks=move || { stage.targets.get()[usize::from(part) % 3] > 0 }
                on:click=move |_| pages.show(part)
            >
                {ic(icon)}
                <span>{texts().board.part(part)}</span>
                {points}
            </button>
        }
    };
    view! { <div class="partbar">{[0, 1, 2].map(button)}</div> }.into_any()
}

/// The name of the player whose board and network are shown, while that is not the reader. Tracked.
fn other(session: Session, owner: Memo<Seat>) -> Option<String> {
    let seat = owner.get();
    (seat != session.shown_seat().get()).then(|| session.name(seat))
}

/// The same in the picture, above the network.
fn label(session: Session, stage: Stage) -> AnyView {
    let Rect { x, y, .. } = stage.layout.with_value(|layout| layout.net);
    let at = |n: f64| n.round().to_string();
    view! { <text class="owner" x=at(x + 10.0) y=at(y + 22.0)>{move || other(session, stage.owner)}</text> }
        .into_any()
}

/// The goods of the shown player in one line: before them the round, or the name of another player.
fn stock(session: Session, owner: Memo<Seat>) -> AnyView {
    let seat = move || owner.get();
    let told = move || session.state().with(|state| texts().board.stores(state, seat()));
    let amounts = move || {
        let (field, power, cows) = session.state().with(|state| {
            let player = state.player(seat());
            let of = |n: u8, most: u8| [&n.to_string(), "/", &most.to_string()].concat();
            (player.field, of(player.power, player.cap()), of(player.cows, player.barns))
        });
        let goods = Resource::ALL.map(|of| (skin::resource(of), field[of as usize].to_string()));
        let all = goods.into_iter().chain([(skin::POWER, power), (skin::COW, cows)]);
        all.map(|(icon, n)| ["<span class=\"amt\">", &ink::ic(icon), "<b>", &n, "</b></span>"].concat())
            .collect()
    };
    let head = move || match other(session, owner) {
        Some(name) => {
            let title = name.clone();
            let badge = badge(session.seat_style(owner.get()), "");
            view! { <span class="owner" title=title>{badge} " " {name}</span> }.into_any()
        }
        None => {
            let moment = TextContext::now(session, |context| texts().game.moment(context));
            let title = moment.clone();
            view! { <span class="round" title=title>{moment}</span> }.into_any()
        }
    };
    view! { <div class="stockbar">{head} {pictured(told, amounts)}</div> }.into_any()
}

/// The tooltip of a point.
fn told(session: Session, stage: Stage, at: Point) -> String {
    let lit = untrack(|| stage.areas()).into_iter().any(|(point, _, lit)| point == at && lit);
    let seat = stage.owner.get_untracked();
    TextContext::now(session, |context| match at {
        Point::Place(at) => texts().board.place_facts(context, seat, at, lit),
        Point::Cell(cell) => texts().board.cell_facts(context, seat, cell, lit),
    })
}

/// The pointer handlers of the field.
fn pointers(session: Session, window: Window, stage: Stage) -> impl leptos::attr::Attribute {
    let hit = move |at: gesture::Point, mouse: bool| {
        let reach = if mouse { 0.0 } else { SNAP / window.view.get_untracked().scale };
        let spot = window.unit(at);
        let pots = |at: Place| match at.number() {
            Some(number) => {
                stage.hamlets.with_untracked(|all| all.get(number).map_or(0, |one| one.pots.len()))
            }
            None => {
                stage.home.with_untracked(|home| home.halls.get(at.index()).map_or(0, |hall| hall.pots.len()))
            }
        };
        let lit = stage.over.with_untracked(Over::cells);
        let fit = stage.fit.get_untracked();
        stage.layout.with_value(|layout| {
            stage.net.with_untracked(|net| layout.hit(spot, reach, fit, net, &lit, pots))
        })
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
        let at = at.and_then(|at| hit(at, true)).map(|hit| match hit {
            Hit::Place(at, _) => Point::Place(at),
            Hit::Cell(cell) => Point::Cell(cell),
        });
        if session.selection().point().get_untracked() != at {
            session.selection().point_at(at);
        }
    };
    // While points are spent, a printed action on the own board is a button.
    let printed = move |at: gesture::Point| {
        let own = session.shown_seat().get_untracked() == session.active();
        let acts = session.state().with_untracked(|state| state.phase == Phase::Act);
        if !(own && acts && session.input_control().get_untracked().free()) {
            return None;
        }
        let lines = |hall: usize| {
            stage.home.with_untracked(|home| {
                home.halls.get(hall).map_or((0, false), |hall| (hall.lines.len(), !hall.sites.is_empty()))
            })
        };
        let (place, nth) = stage.layout.with_value(|layout| layout.printed(window.unit(at), lines))?;
        // A cavern that can be chosen is one target.
        let lit = stage.choices.with_untracked(|choices| {
            choices.as_ref().is_some_and(|choices| choices.places.contains(&place))
        });
        (!lit).then(|| build::printed(place, nth))
    };
    let press = move |at: gesture::Point, mouse: bool| {
        let target = hit(at, mouse);
        if let Some(Hit::Place(place, None)) = target
            && let Some(printed) = printed(at)
        {
            session.selection().point_at(Some(Point::Place(place)));
            return act::press_printed(session, printed);
        }
        match target {
            Some(Hit::Place(at, nth)) => press(session, Point::Place(at), nth.and_then(|nth| guest(at, nth))),
            Some(Hit::Cell(cell)) => press(session, Point::Cell(cell), None),
            None => {}
        }
    };
    field::pointers(window, hover, press)
}
