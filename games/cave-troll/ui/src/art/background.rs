//! The static background of a dungeon: forest, crags, rock, hollows with their back walls, furniture, doorways. Draw it once
//! and keep it.

use super::floor_plan::{Chamber, FACE, Floor, FloorPlan, SIDE, Sort, WALL};
use super::furniture;
use moot_art::Rect;
use moot_art::foot::foot;
use moot_art::kinds::{Season, Square};
use moot_art::land::land;
use moot_art::mountain::Mountain;
use moot_art::outline::{outline, wobbly};
use moot_art::pen::svg;
use moot_art::rng::Rng;

/// Draws forest, crags and rock around the hollows.
#[must_use]
pub fn surroundings(plan: &FloorPlan) -> String {
    let (width, height) = plan.size();
    let hill = Mountain::new(width, height, |cell| u8::from(plan.chamber_at(cell).is_some()));
    let mut out = land(&hill, Season::Winter);
    out.push_str(&foot(&hill));
    let cells: Vec<Square> = plan.chambers.iter().flat_map(|chamber| chamber.cells.iter().copied()).collect();
    let edge = outline(&cells, -10.0, 14.0);
    let mut rng = Rng::new(14);
    let (mut dark, mut light) = (String::new(), String::new());
    for &(x, y) in &cells {
        for _ in 0..2 {
            let (x, y) = (f64::from(x) + rng.unit(), f64::from(y) + rng.unit());
            let (dx, dy) = (4.0 + rng.unit() * 8.0, rng.unit() * 4.0 - 2.0);
            let marks = if rng.unit() < 0.5 { &mut dark } else { &mut light };
            svg!(marks; "M", x * SIDE, " ", y * SIDE, "l", dx, " ", dy);
        }
    }
    svg!(&mut out; "<path class=\"rock-drop\" d=\"", &edge, "\" transform=\"translate(0 9)\"/><path class=\"rock-edge\" d=\"", &edge,
        "\" transform=\"translate(0 5)\"/><path class=\"rock\" d=\"", &edge, "\"/><path class=\"carve dark\" d=\"", &dark,
        "\"/><path class=\"carve lite\" d=\"", &light, "\"/>");
    out
}

/// Draws every hollow with floor, back wall and furniture. `id` makes the ids of clip paths unique per picture.
#[must_use]
pub fn hollows(plan: &FloorPlan, id: &str) -> String {
    let mut out = String::with_capacity(96 * 1024);
    for at in 0..plan.chambers.len() {
        put_hollow(&mut out, plan, at, id);
    }
    out
}

fn put_hollow(out: &mut String, plan: &FloorPlan, at: usize, id: &str) {
    let chamber = &plan.chambers[at];
    let d = outline(&chamber.cells, WALL, 9.0);
    let number = at as i32;
    svg!(out; "<clipPath id=\"", id, number, "\"><path d=\"", &d, "\"/></clipPath><path class=\"room-cut\" d=\"", &d,
        "\"/><g class=\"room ", sort_class(chamber.sort), "\" clip-path=\"url(#", id, number, ")\"><path class=\"floor\" d=\"", &d,
        "\"/><path class=\"carve floor-mark\" d=\"", &floor_marks(chamber, at), "\"/>");
    match chamber.sort {
        Sort::Pit => put_pit(out, plan, at),
        Sort::Stairs => put_steps(out, plan, at),
        Sort::Room(_) => {}
    }
    let (mut face, mut brick) = (String::new(), String::new());
    for &(x, y) in chamber.cells.iter().filter(|&&(x, y)| y == 0 || !chamber.cells.contains(&(x, y - 1))) {
        let (x, y) = (f64::from(x) * SIDE, f64::from(y) * SIDE);
        svg!(&mut face; "M", x - 8.0, " ", y, "h", SIDE + 16.0, "v", WALL + FACE, "h", -SIDE - 16.0, "z");
        svg!(&mut brick; "M", x, " ", y + 15.0, "h", SIDE, "M", x, " ", y + 23.5, "h", SIDE, "M", x + 8.0, " ", y + 7.0, "v8M",
            x + 24.0, " ", y + 15.0, "v8.5M", x + 8.0, " ", y + 23.5, "v9");
    }
    svg!(out; "<path class=\"shade\" d=\"", &face, "\" transform=\"translate(0 6)\"/><path class=\"face\" d=\"", &face,
        "\"/><path class=\"bricks\" d=\"", &brick, "\"/><path class=\"face-line\" d=\"", &face, "\"/>");
    put_furniture(out, plan, at);
    svg!(out; "</g>");
}

const fn sort_class(sort: Sort) -> &'static str {
    match sort {
        Sort::Room(0 | 1) => "t1",
        Sort::Room(2) => "t2",
        Sort::Room(3) => "t3",
        Sort::Room(4) => "t4",
        Sort::Room(_) => "t5",
        Sort::Stairs => "stair",
        Sort::Pit => "pit",
    }
}

fn floor_marks(chamber: &Chamber, at: usize) -> String {
    let mut rng = Rng::new(40 + at as u32);
    let mut out = String::new();
    for &(x, y) in &chamber.cells {
        let (x, y) = (f64::from(x) * SIDE, f64::from(y) * SIDE);
        let mut some = |from: f64, more: f64| from + rng.unit() * more;
        match chamber.floor {
            Floor::Plank => {
                svg!(&mut out; "M", x, " ", y + 10.0, "h", SIDE, "M", x, " ", y + 26.0, "h", SIDE, "M", x + some(5.0, 20.0), " ",
                    y + 10.0, "v16");
            }
            Floor::Earth => {
                svg!(&mut out; "M", x + some(0.0, 22.0), " ", y + some(0.0, 26.0), "l", some(3.0, 7.0), " ", some(0.0, 2.0), "M",
                    x + some(0.0, 26.0), " ", y + some(0.0, 26.0), "l2 1");
            }
            Floor::Stone => {
                svg!(&mut out; "M", x + 1.0, " ", y + SIDE, "h30M", x + SIDE, " ", y + 1.0, "v30M", x + some(6.0, 14.0), " ",
                    y + some(8.0, 12.0), "l", some(4.0, 4.0), " ", some(-1.0, 2.0));
            }
        }
    }
    out
}

fn put_pit(out: &mut String, plan: &FloorPlan, at: usize) {
    let Rect { x, y, width, height } = plan.boxes[at];
    let (cx, cy) = (x + width / 2.0, y + height / 2.0 + 10.0);
    let mut rng = Rng::new(at as u32 * 3);
    for (class, size) in [("pit-rim", 1.0), ("pit-in", 0.84), ("pit-deep", 0.6)] {
        svg!(out; "<path class=\"", class, "\" d=\"");
        for i in 0..22 {
            let angle = f64::from(i) / 22.0 * core::f64::consts::TAU;
            let far = size * (0.9 + rng.unit() * 0.18);
            svg!(out; if i == 0 { "M" } else { "L" }, cx + angle.cos() * (width / 2.0 - 16.0) * far, " ",
                cy + angle.sin() * (height / 2.0 - 27.0) * far);
        }
        svg!(out; "Z\"/>");
    }
}

fn put_steps(out: &mut String, plan: &FloorPlan, at: usize) {
    let Rect { x, y, width, .. } = plan.boxes[at];
    for i in 0..5_u8 {
        let n = f64::from(i);
        let wide = width - 24.0 - n * 10.0;
        svg!(out; "<path class=\"stepline s", i, "\" d=\"M", x + 12.0 + n * 5.0, " ", y + WALL + FACE + n * 9.0, "h", wide, "v9h", -wide,
            "z\"/>");
    }
}

/// Places furniture against the back wall, clear of plaque and doors.
fn put_furniture(out: &mut String, plan: &FloorPlan, at: usize) {
    let Some(piece) = furniture::named(plan.chambers[at].furniture) else { return };
    let Rect { x, y, width, .. } = plan.boxes[at];
    let (plaque, _) = plan.plaques[at];
    let clear = |&middle: &f64| {
        let (left, right) = (middle - piece.half, middle + piece.half);
        let door = |door: &super::floor_plan::Door| {
            door.across && door.below == at && (door.x - middle).abs() < piece.half + 15.0
        };
        let free = left > x + WALL && right < x + width - WALL;
        let shown = right < plaque || left > plaque + super::floor_plan::PLAQUE;
        free && shown && !plan.doors.iter().any(door)
    };
    let spots = [0.75, 0.25, 0.62, 0.38, 0.84, 0.5, 0.16].map(|share| x + width * share);
    if let Some(middle) = spots.iter().find(|&spot| clear(spot)) {
        let down = y + WALL + FACE + 10.0;
        svg!(out; "<g class=\"prop\" transform=\"translate(", *middle, " ", down, ")\">", piece.picture, "</g>");
    }
}

/// Draws every doorway: an arch in a back wall, planks across a side wall.
#[must_use]
pub fn doors(plan: &FloorPlan) -> String {
    let mut out = String::with_capacity(24 * 1024);
    for door in &plan.doors {
        let (x, y) = (door.x, door.y);
        if door.across {
            let foot = y + WALL + FACE;
            svg!(&mut out; "<g class=\"door\"><path class=\"gap\" d=\"M", x - 14.0, " ", foot,
                "v-24q0-12 14-14 14 2 14 14v24z\"/><path class=\"tread\" d=\"M", x - 9.5, " ", foot,
                "v-22q0-8.5 9.5-10 9.5 1.5 9.5 10v22z\"/><path class=\"line\" d=\"M", x - 9.5, " ", y + 9.0, "h19M", x - 9.5, " ",
                y + 17.0, "h19M", x - 9.5, " ", y + 25.0, "h19\"/></g>");
        } else {
            svg!(&mut out; "<g class=\"door\"><path class=\"gap\" d=\"M", x - 9.0, " ", y - 17.0, "h18v34h-18z\"/><path class=\"tread\" d=\"M",
                x - 9.0, " ", y - 12.0, "h18v24h-18z\"/><path class=\"line\" d=\"M", x - 4.5, " ", y - 11.5, "v23M", x + 1.0, " ",
                y - 11.5, "v23M", x + 6.0, " ", y - 11.5, "v23\"/></g>");
        }
    }
    out
}

/// The whole dungeon as a minimap: rock and floors only.
#[must_use]
pub fn miniature(plan: &FloorPlan) -> String {
    let mut out = String::with_capacity(16 * 1024);
    let cells: Vec<Square> = plan.chambers.iter().flat_map(|chamber| chamber.cells.iter().copied()).collect();
    svg!(&mut out; "<path class=\"rock\" d=\"", &wobbly(&cells, 6.0, &mut Rng::new(8)), "\"/>");
    for chamber in &plan.chambers {
        svg!(&mut out; "<g class=\"room ", sort_class(chamber.sort), "\"><path class=\"floor\" d=\"", &outline(&chamber.cells, 4.0, 4.0),
            "\"/></g>");
    }
    out
}
