//! Converts the render model into SVG text.

use moot_art::Rect;
use std::rc::Rc;

use cave_troll::{ROOMS, Space, Spaces};
use moot_core::{MAX_SEATS, Seat};

use super::model::{Figurine, Ghost, Hints, Room, Stand};
use super::skin::{shape, starred, with_plan};
use crate::art::{
    Door, Face, FloorPlan, Lead, SMALLER, background, figure, hints as marks, room as rooms, tally,
};
use crate::text::table::cave;
use moot_art::SeatStyle;

/// The static background, painted once per visit.
#[derive(Clone, Debug)]
pub struct Background {
    /// Forest, rock and hollows.
    pub under: Rc<str>,
    /// Doorways.
    pub doors: Rc<str>,
    /// The minimap.
    pub small: Rc<str>,
    /// The `viewBox`.
    pub frame: Rect<i32>,
}

thread_local! {
    static BACKGROUND: Background = with_plan(|plan| Background {
        under: (background::surroundings(plan) + &background::hollows(plan, "cut")).into(),
        doors: background::doors(plan).into(),
        small: background::miniature(plan).into(),
        frame: plan.frame(),
    });
}

/// The height of the letters of names, in pixels.
const LETTERS: f64 = 12.0;
/// The side of a coin, in units.
const COIN: f64 = 24.0;
/// At this scale and below, a room is too small for its name.
const NAMELESS: f64 = 0.45;

/// The dungeon without figures and numbers.
#[must_use]
pub fn background() -> Background {
    BACKGROUND.with(Background::clone)
}

/// The styles of the seats.
pub type SeatStyles = [SeatStyle; MAX_SEATS];

fn seat_style(seat_styles: &SeatStyles, seat: Seat) -> SeatStyle {
    seat_styles.get(seat.index()).copied().unwrap_or(SeatStyle::Rowan)
}

/// Converts the state of a room into the types of the art.
#[must_use]
pub fn face(room: &Room, seat_styles: &SeatStyles) -> Face {
    let heroes = room.standing.heroes.iter().any(|&heroes| heroes > 0);
    let lead = match room.standing.control {
        Some(seat) => Lead::One(seat_style(seat_styles, seat), room.standing.gold[seat.index()]),
        None if heroes => Lead::Tied,
        None => Lead::Nobody,
    };
    Face {
        gold: room.gold,
        lead,
        times: room.times,
        plus: room.plus,
        parts: room.parts,
        full: room.full,
        sealed: room.sealed,
    }
}

/// The coloured edges of the rooms, under the doors.
#[must_use]
pub fn edges(all: &[Room], seat_styles: &SeatStyles) -> String {
    with_plan(|plan| {
        all.iter().map(|room| rooms::edge(plan, room.at.index(), face(room, seat_styles))).collect()
    })
}

/// Coins and pennants. `tie` is the word for a tie.
#[must_use]
pub fn plaques(all: &[Room], seat_styles: &SeatStyles, tie: &str) -> String {
    with_plan(|plan| {
        all.iter().map(|room| rooms::plaque(plan, room.at.index(), face(room, seat_styles), tie)).collect()
    })
}

/// The height of the letters of names at this scale, in units; `None` where there are no names.
fn letters(scale: f64) -> Option<f64> {
    (scale > NAMELESS).then(|| (LETTERS / scale).max(LETTERS))
}

/// The part of a space around a point in which a mark has room: the larger of the rectangles of floor that grow from its square first
/// sideways or first up and down.
fn part(plan: &FloorPlan, at: Space, (x, y): (f64, f64)) -> Rect {
    let side = f64::from(moot_art::CELL);
    let cells = plan.chambers.get(at.index()).map_or(&[][..], |chamber| &chamber.cells);
    let (x, y) = ((x / side).max(0.0) as u8, (y / side).max(0.0) as u8);
    let grown = |order: [(bool, bool); 4]| {
        let (mut left, mut top, mut right, mut bottom) = (x, y, x, y);
        for (sideways, later) in order {
            loop {
                let next = match (sideways, later) {
                    (true, true) => (right + 1, top, right + 1, bottom),
                    (true, false) => (left.wrapping_sub(1), top, left.wrapping_sub(1), bottom),
                    (false, true) => (left, bottom + 1, right, bottom + 1),
                    (false, false) => (left, top.wrapping_sub(1), right, top.wrapping_sub(1)),
                };
                let (x0, y0, x1, y1) = next;
                if !(x0..=x1).all(|x| (y0..=y1).all(|y| cells.contains(&(x, y)))) {
                    break;
                }
                (left, top, right, bottom) = (left.min(x0), top.min(y0), right.max(x1), bottom.max(y1));
            }
        }
        let [x, y, width, height] =
            [left, top, right + 1 - left, bottom + 1 - top].map(|n| f64::from(n) * side);
        Rect::new(x, y, width, height)
    };
    let wide = grown([(true, true), (true, false), (false, true), (false, false)]);
    let high = grown([(false, true), (false, false), (true, true), (true, false)]);
    if wide.width * wide.height >= high.width * high.height { wide } else { high }
}

/// The middle of the mark of a step, which stands at the doorway, in the space behind it.
pub(super) fn beyond(
    plan: &FloorPlan,
    names: (f64, Spaces),
    door: &Door,
    to: Space,
    width: f64,
) -> (f64, f64) {
    // The middle of the wall, plus what is beyond any room: the mark stands at that edge of the space.
    let away = if door.below == to.index() { 1.0 } else { -1.0 };
    let from = if door.across { (door.x, door.y + away) } else { (door.x + away, door.y) };
    inside(plan, names, to, from, width)
}

/// Moves a mark of this width into a space, as little as possible, and there up or down so that it covers neither the name nor the
/// coin of the space, or at least not the name.
pub(super) fn inside(
    plan: &FloorPlan,
    (scale, occupied): (f64, Spaces),
    at: Space,
    (x, y): (f64, f64),
    width: f64,
) -> (f64, f64) {
    // The style sheet enlarges marks and coins in a small picture.
    let larger = (0.71 / scale).max(1.0);
    let (half, high) = (width / 2.0 * larger, marks::HIGH / 2.0 * larger + 1.0);
    let area = part(plan, at, (x, y));
    let keep = |at: f64, first: f64, last: f64, half: f64| {
        if last - first < 2.0 * half {
            f64::midpoint(first, last)
        } else {
            at.clamp(first + half, last - half)
        }
    };
    let x = keep(x, area.x, area.right(), half);
    let keep = |y: f64| keep(y, area.y, area.bottom(), high);
    let y = keep(y);
    let Some(size) = letters(scale).filter(|_| at.is_room()) else { return (x, y) };
    let coin = COIN * (0.805 / scale).max(1.0);
    let across = |one: &Rect<f64>| one.x < x + half && one.x + one.width > x - half;
    let span = |one: Rect<f64>| (one.y - high, one.y + one.height + high);
    let names = rooms::name_boxes(plan, at.index(), &cave().place(at), size, occupied.has(at));
    let mut taken: Vec<(f64, f64)> = names.into_iter().filter(across).map(span).collect();
    let named = taken.len();
    let coins = plan.plaques.get(at.index()).map(|&(x, y)| Rect::new(x, y, coin, coin));
    taken.extend(coins.into_iter().filter(across).map(span));
    let nearest = |taken: &[(f64, f64)]| {
        let free = |&y: &f64| taken.iter().all(|&(top, bottom)| y <= top || y >= bottom) && keep(y) == y;
        let off = |other: &f64| (other - y).abs();
        let others = taken.iter().flat_map(|&(top, bottom)| [bottom, top]);
        core::iter::once(y).chain(others).filter(free).min_by(|a, b| off(a).total_cmp(&off(b)))
    };
    (x, nearest(&taken).or_else(|| nearest(&taken[..named])).unwrap_or(y))
}

/// The names of the rooms as they are read at this scale, in pixels a unit; none where a name has no room. The name of an
/// occupied room is at the front.
#[must_use]
pub fn names(scale: f64, occupied: Spaces) -> String {
    let mut out = String::new();
    if let Some(size) = letters(scale) {
        with_plan(|plan| {
            for at in ROOMS.iter() {
                rooms::name(&mut out, plan, at.index(), &cave().place(at), size, occupied.has(at));
            }
        });
        out = ["<g style=\"font-size:", &size.to_string(), "px\">", &out, "</g>"].concat();
    }
    out
}

/// Modifiers of the gold and barriers of the rooms, above the figures.
#[must_use]
pub fn bars(all: &[Room], seat_styles: &SeatStyles) -> String {
    with_plan(|plan| {
        all.iter().map(|room| rooms::marks(plan, room.at.index(), face(room, seat_styles))).collect()
    })
}

/// A figure around its standing point.
#[must_use]
pub fn figurine(figurine: &Figurine, seat_styles: &SeatStyles) -> String {
    let piece = figurine.piece;
    let mut out = figure(shape(piece.figure), seat_style(seat_styles, piece.seat), starred(piece.figure));
    if figurine.count > 1 {
        out.push_str(&tally(figurine.count));
    }
    out
}

/// Whether figures are drawn smaller on a space.
#[must_use]
pub fn low(at: Space) -> bool {
    with_plan(|plan| plan.is_low(at.index()))
}

/// `translate(…)` for CSS.
#[must_use]
pub fn translate((x, y): (f64, f64)) -> String {
    ["translate(", &(x.round() as i32).to_string(), "px,", &(y.round() as i32).to_string(), "px)"].concat()
}

/// Highlighted rooms, under the figures.
#[must_use]
pub fn lights(hints: &Hints) -> String {
    with_plan(|plan| {
        let mut out = String::new();
        for at in hints.lit.iter() {
            out.push_str(&marks::lit(plan, at.index()));
        }
        for at in hints.marked.iter() {
            out.push_str(&marks::changed(plan, at.index()));
        }
        // The space that tray and button name; one that may not be chosen does not look as if it were.
        if let Some(at) = hints.chosen {
            let draw = if hints.lit.is_empty() || hints.lit.has(at) { marks::chosen } else { marks::refused };
            out.push_str(&draw(plan, at.index()));
        }
        out
    })
}

/// Where a figure stands in the picture.
fn spot(figures: &[Figurine], stand: Stand) -> Option<(f64, f64)> {
    let there = figures.iter().find(|one| one.at == stand.at && one.piece == stand.piece);
    there.map(|one| one.spot)
}

/// The preview of a figure at its destination, and its way there: above the figures.
#[must_use]
pub fn ghost(hints: &Hints, figures: &[Figurine], seat_styles: &SeatStyles) -> String {
    let mut out = String::new();
    let Some(ghost) = hints.ghost else { return out };
    with_plan(|plan| {
        let to = beside(plan, figures, ghost);
        if let Some(at) = ghost.from {
            let from = spot(figures, Stand { piece: ghost.piece, at });
            out.push_str(&marks::way(from.unwrap_or_else(|| plan.middle(at.index())), to));
        }
        let seat = seat_style(seat_styles, ghost.piece.seat);
        let picture = figure(shape(ghost.piece.figure), seat, starred(ghost.piece.figure));
        let low =
            if plan.is_low(ghost.to.index()) { "<g class=\"ghostly low\">" } else { "<g class=\"ghostly\">" };
        out.push_str(low);
        marks::put_at(&mut out, to, &picture);
        out.push_str("</g>");
    });
    out
}

/// The overlays above the figures and names: the affected figure and the worth of steps. `names` are the scale, in pixels a unit, and
/// the occupied spaces, as for [`names`]: no mark covers a name.
#[must_use]
pub fn hints(hints: &Hints, figures: &[Figurine], seat_styles: &SeatStyles, names: (f64, Spaces)) -> String {
    with_plan(|plan| {
        let mut out = String::new();
        for &target in &hints.targets {
            if let Some(at) = spot(figures, target) {
                marks::put_at(&mut out, at, marks::target());
            }
        }
        if let Some(at) = hints.victim.and_then(|victim| spot(figures, victim)) {
            marks::put_at(&mut out, (at.0, at.1 - 16.0), &marks::shut(false));
        }
        for door in &hints.doors {
            let Some(drawn) = plan.door(door.from.index(), door.to.index()) else { continue };
            let chosen = hints.chosen == Some(door.to);
            let (mark, wide) = match door.worth {
                Ok(change) => (marks::worth(change, chosen), marks::wide(change)),
                Err(_) => (marks::shut(chosen), marks::HIGH),
            };
            let at = beyond(plan, names, drawn, door.to, wide);
            marks::put_at(&mut out, at, &mark);
        }
        let mut last = None;
        let mut nth = 0.0;
        for &(at, seat, gold) in &hints.pays {
            nth = if last == Some(at) { nth + 1.0 } else { 0.0 };
            last = Some(at);
            let Rect { x, y, width, height } = plan.boxes.get(at.index()).copied().unwrap_or_default();
            let to = (gold != 0).then(|| seat_style(seat_styles, seat));
            let mark = marks::pays(to, gold, hints.chosen == Some(at));
            // A 0 stands lower than the coin, with which it would read as another number.
            let down = if gold == 0 { height - 16.0 } else { 46.0 };
            let (x, y) = inside(plan, names, at, (x + width - 38.0, y + down), 60.0);
            marks::put_at(&mut out, (x, y + 30.0 * nth), &mark);
        }
        for &(at, change) in hints.worth.iter().filter(|&&(_, change)| change != 0) {
            // Above the heads of the figures there.
            let Rect { x, y, width, .. } = plan.boxes.get(at.index()).copied().unwrap_or_default();
            let mark = marks::worth(change, hints.chosen == Some(at));
            let spot = inside(plan, names, at, (x + width - 28.0, y + 46.0), marks::wide(change));
            marks::put_at(&mut out, spot, &mark);
        }
        out
    })
}

/// The position of a preview: beside the figures that are there.
fn beside(plan: &FloorPlan, figures: &[Figurine], ghost: Ghost) -> (f64, f64) {
    const STEP: f64 = 33.0;
    let at = ghost.to.index();
    let there = figures.iter().filter(|one| one.at == ghost.to).map(|one| one.spot);
    let right = there.clone().max_by(|a, b| a.0.total_cmp(&b.0));
    let left = there.min_by(|a, b| a.0.total_cmp(&b.0));
    let Rect { x, width, .. } = plan.boxes.get(at).copied().unwrap_or_default();
    let free = |&(px, _): &(f64, f64)| px > x + STEP / 2.0 && px < x + width - STEP / 2.0;
    let right = right.map(|(px, py)| (px + STEP, py)).filter(free);
    let left = left.map(|(px, py)| (px - STEP, py)).filter(free);
    let big = shape(ghost.piece.figure).is_big();
    right
        .or(left)
        .unwrap_or_else(|| plan.stands(at, 1, big).first().copied().unwrap_or_else(|| plan.middle(at)))
}

/// A ring under the selected figure, and the frame of the keyboard cursor.
#[must_use]
pub fn below(hints: &Hints, figures: &[Figurine], keys: Option<Space>) -> String {
    let mut out = String::new();
    if let Some(picked) = hints.picked {
        let there = figures.iter().find(|one| one.at == picked.at && one.piece == picked.piece);
        if let Some(one) = there {
            marks::put_at(&mut out, one.spot, marks::picked());
        }
    }
    if let Some(at) = keys {
        with_plan(|plan| out.push_str(&marks::cursor(plan, at.index())));
    }
    out
}

/// The controlled rooms, as flat patches for the minimap.
#[must_use]
pub fn small(all: &[Room], seat_styles: &SeatStyles) -> String {
    with_plan(|plan| {
        let mut out = String::new();
        for room in all {
            if let (Some(seat), Some(chamber)) = (room.standing.control, plan.chambers.get(room.at.index())) {
                let edge = moot_art::outline(&chamber.cells, 5.0, 4.0);
                let colour = seat_style(seat_styles, seat).colour();
                for part in ["<path class=\"small-net\" fill=\"", colour, "\" d=\"", &edge, "\"/>"] {
                    out.push_str(part);
                }
            }
        }
        out
    })
}

/// The space under a point of the picture, in units.
#[must_use]
pub fn space_at((x, y): (f64, f64)) -> Option<Space> {
    let side = f64::from(moot_art::CELL);
    if x < 0.0 || y < 0.0 {
        return None;
    }
    let cell = (((x / side) as u32).min(255) as u8, ((y / side) as u32).min(255) as u8);
    let at = with_plan(|plan| plan.chamber_at(cell))?;
    Some(Space(at as u8))
}

/// The figure whose silhouette is under a point of the picture, in units.
#[must_use]
pub fn figure_at(figures: &[Figurine], (x, y): (f64, f64)) -> Option<Figurine> {
    // Figures in front are drawn last.
    let hit = |one: &&Figurine| {
        let big = shape(one.piece.figure).is_big();
        let (half, high) = if big { (22.0, 52.0) } else { (16.0, 38.0) };
        let size = if low(one.at) { SMALLER } else { 1.0 };
        (one.spot.0 - x).abs() <= half * size && y <= one.spot.1 + 8.0 * size && y >= one.spot.1 - high * size
    };
    figures.iter().rev().find(hit).copied()
}

/// The space of `lit` that a finger means at a point of the picture, in units: the one under it, or the nearest at most `reach`
/// away, unless the middle of another space is nearer. Rooms are large, so a finger on another space has to be twice as near.
#[must_use]
pub fn meant(lit: Spaces, (x, y): (f64, f64), reach: f64) -> Option<Space> {
    let side = f64::from(moot_art::CELL);
    with_plan(|plan| {
        let off = |at: Space| {
            let cells = plan.chambers.get(at.index()).map_or(&[][..], |chamber| &chamber.cells);
            let gap = |p: f64, cell: u8| {
                let low = f64::from(cell) * side;
                (low - p).max(p - low - side).max(0.0)
            };
            cells.iter().map(|&(cx, cy)| gap(x, cx).hypot(gap(y, cy))).fold(f64::INFINITY, f64::min)
        };
        let under = space_at((x, y)).map_or(reach, |at| {
            let (mx, my) = plan.middle(at.index());
            (mx - x).hypot(my - y).min(reach)
        });
        let inside = space_at((x, y)).is_some();
        let most = |at: Space| if inside && at.is_room() { under / 2.0 } else { under };
        let near = lit.iter().map(|at| (off(at), at)).filter(|&(off, at)| off == 0.0 || off < most(at));
        near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, at)| at)
    })
}

/// The figure of `wanted` that a finger means at a point of the picture, in units: the nearest at most `reach` away.
#[must_use]
pub fn figure_meant(
    figures: &[Figurine],
    wanted: &[Stand],
    (x, y): (f64, f64),
    reach: f64,
) -> Option<Figurine> {
    let off = |one: &Figurine| distance(one, (x, y));
    let among = figures.iter().filter(|one| wanted.contains(&Stand { piece: one.piece, at: one.at }));
    let near = among.filter(|one| off(one) < reach);
    near.min_by(|a, b| off(a).total_cmp(&off(b))).copied()
}

/// How far the middle of a figure is from a point of the picture, in units.
fn distance(one: &Figurine, (x, y): (f64, f64)) -> f64 {
    (one.spot.0 - x).hypot(one.spot.1 - 16.0 - y)
}

/// How far a figure is from a point at which a drag begins, in units, if the drag may be meant for it: from anywhere in its space, and
/// from at most `reach` away.
#[must_use]
pub fn grasp(one: &Figurine, from: (f64, f64), reach: f64) -> Option<f64> {
    let off = distance(one, from);
    (off < reach || space_at(from) == Some(one.at)).then_some(off)
}

/// The nearest of some spaces in a direction.
#[must_use]
pub fn toward(among: Spaces, from: Space, (dx, dy): (f64, f64)) -> Option<Space> {
    with_plan(|plan| {
        let (x, y) = plan.middle(from.index());
        let far = |at: Space| {
            let (tx, ty) = plan.middle(at.index());
            let along = (tx - x) * dx + (ty - y) * dy;
            let sideways = ((tx - x) * dy).abs() + ((ty - y) * dx).abs();
            (along > 8.0).then_some(along + 2.2 * sideways)
        };
        let near = among.iter().filter(|&at| at != from).filter_map(|at| Some((far(at)?, at)));
        near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, at)| at)
    })
}
