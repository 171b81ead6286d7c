//! The board on the page: layers of SVG that are painted again only when they have changed, and the cells that tell of them.

use leptos::html::Div;
use leptos::prelude::*;
use moot_core::{MAX_SEATS, Seat};
use trolls_and_princesses::{Action, Carrier, Cell, Deed, Phase, Place, Stage as Part, State};

use super::super::pieces::pieces;
use super::super::view::{CELL, Sizes};
use super::super::window::{Rest, Window};
use super::super::{cells, field, gesture};
use super::build::{self, Liveries, Marks};
use super::net::{self, Net};
use super::paint::{self, Over};
use super::scene::{self, Area, Fit, Hit, Scene, Spot};
use super::{keys, spoken, sprite};
use crate::art::Icon;
use crate::art::village::hamlet::Hamlet;
use crate::art::village::home::{self, Home};
use crate::art::village::pot::Guest;
use crate::games::trolls_and_princesses::hand::Point;
use crate::games::trolls_and_princesses::hold::{Due, Grip, Thing};
use crate::games::trolls_and_princesses::{Session, act};
use crate::widgets::ic;
use crate::words::Scene as Tale;
use crate::words::trolls_and_princesses::texts;

/// What is on the board, each part remade only when it has changed.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    scene: StoredValue<Scene>,
    hamlets: Memo<Vec<Hamlet>>,
    home: Memo<Home>,
    net: Memo<Net>,
    fit: Memo<Fit>,
    over: Memo<Over>,
    grip: Memo<Option<Grip>>,
}

/// The number of the cell of a point: small for caverns and villages, the packed coordinates for a place of a network.
pub(crate) const fn number(point: Point) -> u32 {
    match point {
        Point::Place(at) => at.0 as u32,
        // The middle of a network is in the middle of the numbers, far from those of places.
        Point::Cell(Cell([a, b, c, d])) => {
            u32::from_be_bytes([a as u8 ^ 0x80, b as u8 ^ 0x80, c as u8 ^ 0x80, d as u8 ^ 0x80])
        }
    }
}

/// The point of a number.
const fn point(number: u32) -> Point {
    if number < Place::COUNT as u32 {
        return Point::Place(Place(number as u8));
    }
    let [a, b, c, d] = number.to_be_bytes();
    Point::Cell(Cell([(a ^ 0x80) as i8, (b ^ 0x80) as i8, (c ^ 0x80) as i8, (d ^ 0x80) as i8]))
}

/// The colours of all seats.
pub(super) fn liveries(session: Session) -> Liveries {
    let mut all = [crate::art::Livery::Rowan; MAX_SEATS];
    for (livery, seat) in all.iter_mut().zip(Seat::all(MAX_SEATS)) {
        *livery = session.livery(seat);
    }
    all
}

/// What of the position is marked for the moment. Tracked.
fn marks(session: Session) -> Marks {
    if let Some(past) = session.past.get() {
        return Marks { place: past.marks.place, cell: past.marks.cell, ..Marks::default() };
    }
    let left = session.state.with(|state| {
        (state.stage == Part::Act && state.phase != Phase::Over).then_some((state.at, state.own, state.lent))
    });
    if !session.hands.get().free() {
        return Marks { left, ..Marks::default() };
    }
    let grip = act::grip(session);
    let moving = session.state.with(|state| state.phase == Phase::Move);
    let points = if moving {
        let prospects = grip.places.iter().filter_map(|&at| Some((at, act::prospect(session, at)?.points)));
        prospects.collect()
    } else {
        Vec::new()
    };
    Marks { grip: Some(grip), points, left, ..Marks::default() }
}

/// The places of the own network where the tile in hand fits, with the most sites that it would make there.
fn places(grip: &Grip) -> Vec<(Cell, [u8; 3])> {
    let mut out: Vec<(Cell, [u8; 3])> = Vec::new();
    let sum = |sites: [u8; 3]| sites.iter().sum::<u8>();
    for way in &grip.ways {
        match out.iter_mut().find(|(cell, _)| *cell == way.lie.cell) {
            Some((_, most)) if sum(way.joint.sites) > sum(*most) => *most = way.joint.sites,
            Some(_) => {}
            None => out.push((way.lie.cell, way.joint.sites)),
        }
    }
    out
}

/// The own tiles that may be chosen now: to store something, or to be activated.
fn asked(state: &State, grip: &Grip) -> Vec<Cell> {
    let seat = state.asked();
    let own = |tile: trolls_and_princesses::Tile| {
        let laid = state.laid.get(usize::from(tile.0))?;
        state.player(seat).tiles.has(tile).then_some(laid.cell)
    };
    if let Phase::Store(item) = state.phase {
        let mut cells: Vec<Cell> = state
            .free_spots(seat, item)
            .filter_map(|(spot, _)| match spot.on {
                Carrier::Tile(tile) => own(tile),
                Carrier::Card(_) => None,
            })
            .collect();
        cells.dedup();
        return cells;
    }
    grip.tiles.iter().filter_map(|&tile| own(tile)).collect()
}

fn over(session: Session, net: Memo<Net>, marks: Memo<Marks>) -> Over {
    let whose = session.whose.get();
    let point = match session.hand.point.get() {
        Some(Point::Cell(cell)) => Some(cell),
        _ => None,
    };
    marks.with(|marks| {
        let mut over = Over { changed: marks.cell, point, ..Over::default() };
        let Some(grip) = &marks.grip else { return over };
        session.state.with(|state| {
            if state.asked() != whose {
                return;
            }
            over.places = places(grip);
            over.asked = asked(state, grip);
            if let (Thing::Tile(tile), Some(lie)) = (grip.hold.thing, grip.hold.lie) {
                let (face, rims) = net.with(|net| net::ghost(net, tile, lie.cell, lie.turn));
                over.ghost = Some((lie.cell, face, rims));
            }
        });
        over
    })
}

impl Stage {
    fn new(session: Session, scene: StoredValue<Scene>) -> Stage {
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
    fn areas(self) -> Vec<(Point, Area, bool)> {
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
    fn part(self, session: Session) -> (u16, Spot) {
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

/// A point is pressed; `pot` is the cauldron that was hit, and who is in it.
pub(super) fn press(session: Session, point: Point, pot: Option<Guest>) {
    session.hand.trial.set(None);
    match point {
        Point::Place(at) => press_place(session, at, pot),
        Point::Cell(cell) => press_cell(session, cell),
    }
}

fn press_place(session: Session, at: Place, pot: Option<Guest>) {
    let grip = untrack(|| act::grip(session));
    let asked = session.state.with_untracked(State::asked);
    let own = Guest::Troll(session.livery(asked));
    let troll = grip.trolls.iter().copied().find(|&(from, _)| from == at);
    let from_here = grip.due == Due::Thing || grip.hold.thing == Thing::Nothing && pot.is_some();
    // Keys press a place as a whole: who may leave it is meant while nobody is picked up.
    let people = pot.is_some() || grip.due == Due::Thing && !grip.places.contains(&at);
    if let (true, Some((from, same))) = (from_here && people && pot.is_none_or(|who| who == own), troll) {
        return act::press_troll(session, from, same);
    }
    let human = grip.humans.contains(&at) && pot.is_none_or(|who| who == Guest::Human);
    if from_here && people && human {
        return act::press_human(session, at);
    }
    if grip.hold.to == Some(at)
        && let Some(Guest::Troll(livery)) = pot
        && let Some(&seat) = grip.rivals.iter().find(|&&seat| session.livery(seat) == livery)
    {
        return act::press_rival(session, seat);
    }
    if at == Place::BESIDE {
        if let Some((from, same)) = troll {
            act::press_troll(session, from, same);
        }
        return;
    }
    act::press_place(session, at);
}

fn press_cell(session: Session, cell: Cell) {
    let lain = session.state.with_untracked(|state| {
        let seat = session.whose.get_untracked();
        state.player(seat).tiles.iter().find(|tile| state.laid[usize::from(tile.0)].cell == cell)
    });
    let Some(tile) = lain else { return act::press_cell(session, cell) };
    session.hand.point.set(Some(Point::Cell(cell)));
    if !session.hands.get_untracked().free() {
        return;
    }
    let store = session.state.with_untracked(|state| match state.phase {
        Phase::Store(item) => state
            .free_spots(state.asked(), item)
            .map(|(spot, _)| spot)
            .find(|spot| spot.on == Carrier::Tile(tile)),
        _ => None,
    });
    if let Some(spot) = store {
        act::press_act(session, Action::Store(spot));
    } else if untrack(|| act::grip(session)).tiles.contains(&tile) {
        act::press_tile(session, tile);
    }
}

/// How wide and high the board is likely to be, before it has been measured, whether it is narrow, and whether only a part of
/// it will be seen: that decides which picture is drawn, and how large it is.
fn likely_room() -> (f64, f64, bool, bool) {
    let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|n| n.as_f64());
    let wide = side(window().inner_width()).unwrap_or(1440.0);
    let high = side(window().inner_height()).unwrap_or(900.0);
    if wide <= 700.0 {
        // Players, steps, tray, sheet, buttons, and the strip with the parts of the picture.
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

/// The board with everything on it.
pub fn view(session: Session) -> AnyView {
    let (wide, high, narrow, parted) = likely_room();
    let villages = session.state.with_untracked(|state| state.table().villages.into());
    let scene = StoredValue::new(Scene::new(villages, narrow));
    let frame = scene.with_value(|scene| scene.frame);
    let stage = Stage::new(session, scene);
    let part = Memo::new(move |_| stage.part(session).0);
    let turn =
        Memo::new(move |_| (u16::from(session.state.with(|state| state.asked()).0) << 4 | part.get(), false));
    let whole = Callback::new(move |()| untrack(|| stage.part(session).1));
    // A phone shows one part at a time, as wide as it is but no higher than the villages, unless they became too small to be
    // read; a desk shows all of it while it can be read.
    let across = wide / f64::from(frame[2]);
    let floor = scene.with_value(Scene::floor).min(308.0);
    let scale = if narrow { across.min((high / (floor + 8.0)).max(0.74)) } else { across };
    let rest = CELL * scale;
    let least = if narrow { 64.0 } else { 20.0 };
    let sizes = Sizes { rest, least: [least; 2] };
    let window = Window::new(frame, (1, 1), Rest { turn, sizes, home: whole });
    let field = NodeRef::<Div>::new();
    window.follow(field);
    keys::listen(session);
    Effect::new(move |_| {
        let Some(point) = session.hand.seek.get() else { return };
        let spot = stage.spots().into_iter().find(|&(other, ..)| other == point);
        if let Some((_, spot, _)) = spot {
            window.show_point(spot);
        }
    });
    let viewbox = frame.map(|n| n.to_string()).join(" ");
    let overbox = viewbox.clone();
    let side = move |at: usize| move || (window.view.get().scale * f64::from(frame[at])).round().to_string();
    // How large a unit of the network is on the page: numbers stay large enough to be read.
    let pixels =
        Memo::new(move |_| (stage.fit.get().scale * window.view.get().scale * 1000.0).floor() / 1000.0);
    let still = scene.with_value(paint::surroundings);
    let small = still.to_string();
    let hamlets =
        Memo::new(move |_| stage.hamlets.with(|all| scene.with_value(|scene| paint::hamlets(scene, all))));
    let board = Memo::new(move |_| stage.home.with(home::pieces));
    let tiles = Memo::new(move |_| stage.net.with(paint::tiles));
    let village_place = scene.with_value(paint::village_place);
    let board_place = scene.with_value(paint::board_place);
    let places = [village_place.clone(), board_place.clone()];
    let on_map = Signal::derive(move || {
        let parts = [hamlets, board].into_iter().zip(&places);
        parts.map(|(all, at)| all.with(|all| paint::placed(at, all))).collect::<String>()
    });
    let cursor = move || {
        let now = session.hand.point.get();
        let area = stage
            .areas()
            .into_iter()
            .find(|&(point, ..)| Some(point) == now && matches!(point, Point::Place(_)));
        area.map(|(_, area, _)| paint::cursor(area)).unwrap_or_default()
    };
    let rows = Memo::new(move |_| {
        let cell = |(point, area, _): (Point, Area, bool)| {
            let column = (area[0] / CELL).max(0.0) as u16 + 1;
            cells::Cell { id: number(point), column, at: area }
        };
        cells::rows(stage.areas().into_iter().map(cell).collect())
    });
    let changes = move || {
        session.state.track();
        session.whose.track();
        stage.grip.track();
    };
    let name = move |number: u32| told(session, stage, point(number));
    let active = move || session.hand.point.get().map(|at| cells::id(number(at)));
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
            {sprite()}
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
                    <svg class="board villages" viewBox=viewbox width=side(2) height=side(3) aria-hidden="true">
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
                    <svg class="board villages over" viewBox=overbox width=side(2) height=side(3) aria-hidden="true">
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

/// The parts of the picture as buttons, for a window that shows one of them at a time.
fn parts(window: Window, stage: Stage) -> AnyView {
    let button = move |part: u8| {
        let icon = [Icon::Castle, Icon::Tile, Icon::Cauldron][usize::from(part) % 3];
        let go = move |_| {
            let [left, top, wide, high] = window.frame.map(f64::from);
            let (x, y) = stage.scene.with_value(|scene| part_middle(scene, part));
            window.look(((x - left) / wide, (y - top) / high));
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

/// The middle of a part of the picture: villages, network, own board.
fn part_middle(scene: &Scene, part: u8) -> Spot {
    match part {
        0 => (f64::from(scene.frame[2]) / 2.0, scene.floor() / 2.0),
        1 => scene::middle(scene.net),
        _ => scene::middle(scene.place(Place::BUILDING)),
    }
}

/// What there is to say about a point.
fn told(session: Session, stage: Stage, at: Point) -> String {
    let lit = untrack(|| stage.areas()).into_iter().any(|(point, _, lit)| point == at && lit);
    let seat = session.whose.get_untracked();
    Tale::now(session, |tale| match at {
        Point::Place(at) => texts().board.place_facts(tale, seat, at, lit),
        Point::Cell(cell) => texts().board.cell_facts(tale, seat, cell, lit),
    })
}

/// What pointers do on the field.
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
        stage.scene.with_value(|scene| stage.net.with_untracked(|net| scene.hit(spot, fit, net, &lit, pots)))
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
        if session.hand.point.get_untracked() != at {
            session.hand.point.set(at);
        }
    };
    let press = move |at: gesture::Point, _mouse: bool| match hit(at) {
        Some(Hit::Place(at, nth)) => press(session, Point::Place(at), nth.and_then(|nth| guest(at, nth))),
        Some(Hit::Cell(cell)) => press(session, Point::Cell(cell), None),
        None => {}
    };
    field::pointers(window, hover, press)
}

/// Where a place of the board is in the window, by the number of its cell: left, top, width and height in pixels. `None`
/// while its middle is out of sight.
#[must_use]
pub fn in_window(at: Point) -> Option<[f64; 4]> {
    let cell = document().get_element_by_id(&cells::id(number(at)))?;
    let field = document().query_selector(".mountain > .field").ok().flatten()?;
    let (place, seen) = (cell.get_bounding_client_rect(), field.get_bounding_client_rect());
    let (x, y) = (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0);
    let within = x > seen.left() && x < seen.right() && y > seen.top() && y < seen.bottom();
    within.then(|| [place.left(), place.top(), place.width(), place.height()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_has_a_number_of_its_own() {
        for place in 0..Place::COUNT as u8 {
            assert_eq!(point(number(Point::Place(Place(place)))), Point::Place(Place(place)));
        }
        let mut cell = Cell::START;
        for step in 0..40 {
            assert_eq!(point(number(Point::Cell(cell))), Point::Cell(cell));
            cell = cell.across((step * 7) % 5).expect("near the start");
        }
    }
}
