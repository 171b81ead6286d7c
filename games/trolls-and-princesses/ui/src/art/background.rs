//! The static background of the village board: meadows, woods, the mountain of the troll king, and the land of each village
//! with its own features.

use super::BoardPlan;
use moot_art::Rect;
use moot_art::pen::svg;
use moot_art::rng::Rng;
use moot_art::wood::{FIRS, Tree, put_wood, scatter};

/// How far the land extends beyond the board, in picture units, to fill windows of other proportions.
const MARGIN: (i32, i32) = (520, 420);
const TREES: usize = 260;
const TRIES: u32 = 2600;

/// Draws everything under the villages.
#[must_use]
pub fn surroundings(plan: &BoardPlan) -> String {
    let Rect { x: left, y: top, width: wide, height: high } = plan.frame;
    let (from, size) = ((left - MARGIN.0, top - MARGIN.1), (wide + 2 * MARGIN.0, high + 2 * MARGIN.1));
    let mut rng = Rng::new(4);
    let mut out = String::with_capacity(40 * 1024);
    svg!(&mut out; "<rect class=\"land\" x=\"", from.0, "\" y=\"", from.1, "\" width=\"", size.0, "\" height=\"", size.1, "\"/>");
    let spot = |rng: &mut Rng| {
        let x = f64::from(from.0) + rng.unit() * f64::from(size.0);
        (x, f64::from(from.1) + rng.unit() * f64::from(size.1))
    };
    for _ in 0..70 {
        let (x, y) = spot(&mut rng);
        let class = if rng.unit() < 0.5 { "drift" } else { "drift lo" };
        svg!(&mut out; "<path class=\"", class, "\" d=\"M", x, " ", y, "q30-9 60 0-30-4-60 0z\"/>");
    }
    if let Some((x, y, size)) = plan.mountain {
        roads(&mut out, plan, (x, y));
        woods(&mut out, plan, &mut rng, spot);
        mountain(&mut out, (x, y), size);
        exits(&mut out, plan, (x, y), size);
    } else {
        woods(&mut out, plan, &mut rng, spot);
    }
    for at in 0..plan.villages.len() {
        land(&mut out, plan, at);
    }
    out
}

fn woods(out: &mut String, plan: &BoardPlan, rng: &mut Rng, spot: impl Fn(&mut Rng) -> (f64, f64)) {
    let trees = scatter(TREES, TRIES, |trees| {
        let (x, y) = spot(rng);
        let height = 24.0 + rng.unit() * 20.0;
        let [light, dark] = FIRS;
        let kind = if rng.unit() < 0.5 { dark } else { light };
        let near_village = (0..plan.villages.len()).any(|at| {
            let Rect { x: left, y: top, width: wide, height: tall } = plan.place(at);
            x > left - 14.0 && x < left + wide + 14.0 && y > top - 4.0 && y < top + tall + 30.0
        });
        let on_mountain = plan
            .mountain
            .is_some_and(|(mx, my, size)| (x - mx).hypot((y - height / 2.0 - my) / 1.12) < 114.0 * size);
        let crowded = trees.iter().any(|tree| (tree.x - x).abs() < 13.0 && (tree.y - y).abs() < 9.0);
        (!near_village && !on_mountain && !crowded).then_some(Tree { x, y, height, kind })
    });
    put_wood(out, &trees);
}

/// A jagged ring of `points` points around a centre.
fn jagged(rng: &mut Rng, (x, y): (f64, f64), radius: f64, points: u32) -> Vec<(f64, f64)> {
    (0..points)
        .map(|at| {
            let angle =
                (f64::from(at) + (rng.unit() - 0.5) * 0.7) / f64::from(points) * core::f64::consts::TAU;
            let far = radius * if at % 2 == 1 { 0.98 + rng.unit() * 0.1 } else { 0.84 + rng.unit() * 0.07 };
            (x + angle.cos() * far * 1.02, y + angle.sin() * far * 1.12)
        })
        .collect()
}

fn ring(points: &[(f64, f64)]) -> String {
    let mut out = String::new();
    for (at, &(x, y)) in points.iter().enumerate() {
        svg!(&mut out; if at == 0 { "M" } else { "L" }, x, " ", y);
    }
    out.push('Z');
    out
}

fn mountain(out: &mut String, at: (f64, f64), size: f64) {
    let mut rng = Rng::new(9);
    let outer = jagged(&mut rng, at, 110.0 * size, 30);
    let inner = ring(&jagged(&mut rng, at, 80.0 * size, 26));
    let core = ring(&jagged(&mut rng, at, 52.0 * size, 22));
    let glow = ring(&jagged(&mut rng, at, 33.0 * size, 18));
    let foot = ring(&outer);
    let mut facets = String::new();
    for (nth, &(x, y)) in outer.iter().enumerate().filter(|(nth, _)| nth % 2 == 1) {
        let (nx, ny) = outer[(nth + 1) % outer.len()];
        svg!(&mut facets; "M", x, " ", y, "L", nx, " ", ny, "L", x + (at.0 - x) * 0.3, " ", y + (at.1 - y) * 0.3, "Z");
    }
    svg!(out; "<g class=\"mount\"><path class=\"v-drop\" d=\"", &foot, "\" transform=\"translate(0 8)\"/><path class=\"m1\" d=\"", &foot,
        "\"/><path class=\"facet\" d=\"", &facets, "\"/><path class=\"v-drop\" d=\"", &inner, "\" transform=\"translate(0 5)\"/><path class=\"m2\" d=\"",
        &inner, "\"/><path class=\"m3\" d=\"", &core, "\"/><path class=\"m5\" d=\"", &glow, "\"/>");
    moot_art::pen::put_icon(out, moot_art::icon::Icon::Crown, (at.0, at.1 - 2.0), 30.0 * size, "mcrown");
    svg!(out; "</g>");
}

/// Draws footpaths from the mountain to the villages.
fn roads(out: &mut String, plan: &BoardPlan, (x, y): (f64, f64)) {
    for &(vx, vy) in &plan.villages {
        svg!(out; "<path class=\"v-path\" d=\"M", x, " ", y, "L", x + (vx - x) * 0.8, " ", y + (vy - y) * 0.8, "\"/>");
    }
}

/// Draws the gates of the mountain, one for each village.
fn exits(out: &mut String, plan: &BoardPlan, (x, y): (f64, f64), size: f64) {
    for &(vx, vy) in &plan.villages {
        let far = (vx - x).hypot(vy - y).max(1.0);
        let (ex, ey) = (x + (vx - x) / far * 96.0 * size, y + (vy - y) / far * 100.0 * size);
        svg!(out; "<g class=\"exit\" transform=\"translate(", ex, " ", ey, ")\"><path d=\"M-14 14V-3q0-14 14-16 14 2 14 16v17z\"/>\
            <path class=\"hole\" d=\"M-9 14V-2q0-9 9-11 9 2 9 11v16z\"/></g>");
    }
}

/// The outline of a village's land around (0, 0) as the `d` attribute of a path: a rounded box with an irregular edge.
#[must_use]
pub fn outline(plan: &BoardPlan, at: usize) -> String {
    let mut rng = Rng::new(31 + at as u32);
    let (wide, high) = plan.layout.half;
    let points: Vec<(f64, f64)> = (0..26)
        .map(|nth| {
            let angle = f64::from(nth) / 26.0 * core::f64::consts::TAU;
            let (sin, cos) = angle.sin_cos();
            let far = 1.0 / (cos.powi(4) + sin.powi(4)).sqrt().sqrt();
            (cos * far * (wide - 6.0 + rng.unit() * 5.0), sin * far * (high - 6.0 + rng.unit() * 4.0))
        })
        .collect();
    ring(&points)
}

fn land(out: &mut String, plan: &BoardPlan, at: usize) {
    let (x, y) = plan.villages[at];
    let d = outline(plan, at);
    svg!(out; "<g class=\"v", at as u8, "\" transform=\"translate(", x, " ", y, ")\"><path class=\"v-drop\" d=\"", &d,
        "\" transform=\"translate(0 6)\"/><path class=\"v-land\" d=\"", &d, "\"/>");
    if plan.layout.houses {
        out.push_str(SCENES[at % SCENES.len()]);
    }
    castle(out, plan, at);
    svg!(out; "</g>");
}

/// The scene that tells each village apart, drawn in the centre of a wide one: a ford with alders, the great bell, smoking
/// kilns, a market.
const SCENES: [&str; 4] = [
    "<path class=\"brook\" d=\"M-34-92q34 22 20 46t26 34 4 22\"/><path class=\"v-road\" d=\"M-44-2q50-14 130 6\"/>\
     <path class=\"plank\" d=\"M-10-10l32-2 2 10-32 3z\"/>\
     <g class=\"hut\" transform=\"translate(48 2)\"><path class=\"wall\" d=\"M-17 0v-19h34V0z\"/><path class=\"roof\" d=\"M-22-17 0-37l22 20z\"/><path class=\"gate\" d=\"M-4 0v-11h8V0z\"/></g>\
     <g class=\"alder\"><path class=\"trunk\" d=\"M28-34h4v-14h-4zM62-40h4v-14h-4z\"/><path class=\"crown\" d=\"M30-78c8 2 12 12 9 22q-9 10-18 0c-3-10 1-20 9-22zM64-84c8 2 12 12 9 22q-9 10-18 0c-3-10 1-20 9-22z\"/></g>",
    "<path class=\"v-road\" d=\"M-44 4q60-12 140 2\"/>\
     <g class=\"hut\" transform=\"translate(16 4)\"><path class=\"wall\" d=\"M-18 0v-52h36V0z\"/><path class=\"wall\" d=\"M-14-52v-26h28v26z\"/><path class=\"roof\" d=\"M-21-76 0-98l21 22z\"/>\
     <path class=\"win\" d=\"M-9-54v-11q9-9 18 0v11z\"/><path class=\"brass\" d=\"M-6-55q0-10 6-10t6 10l2 3h-16z\"/><path class=\"gate\" d=\"M-6 0v-14q6-7 12 0V0z\"/><path class=\"win\" d=\"M-4-26h8v-9h-8z\"/></g>\
     <g class=\"hut\" transform=\"translate(64 4)\"><path class=\"wall\" d=\"M-17 0v-18h34V0z\"/><path class=\"roof\" d=\"M-22-16 0-35l22 19z\"/><path class=\"gate\" d=\"M-4 0v-10h8V0z\"/></g>",
    "<path class=\"v-road\" d=\"M-44 4q60-12 140 2\"/>\
     <path class=\"smoke\" d=\"M10-58q-8-8 0-15t0-15M38-50q-8-8 0-14t0-14\"/>\
     <g class=\"kiln\"><path d=\"M-8 2q2-44 18-58 16 14 18 58z\"/><path d=\"M24 2q1-36 14-50 13 14 14 50z\"/><path class=\"ember\" d=\"M4 2v-9q6-8 12 0v9zM33 2v-8q5-7 10 0v8z\"/></g>\
     <g class=\"hut\" transform=\"translate(74 4)\"><path class=\"wall\" d=\"M-15 0v-17h30V0z\"/><path class=\"roof\" d=\"M-20-15 0-34l20 19z\"/><path class=\"gate\" d=\"M-4 0v-10h8V0z\"/></g>",
    "<path class=\"v-road\" d=\"M-44 4q60-12 140 2\"/>\
     <g class=\"stall\" transform=\"translate(2 2)\"><path class=\"wall\" d=\"M-20 0v-14h40V0z\"/><path class=\"post\" d=\"M-18-14v-22M18-14v-22\"/><path class=\"cloth\" d=\"M-24-30v-10h48v10q-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0z\"/><path class=\"stripe\" d=\"M-16-30v-10h8v10q-4 6-8 0zM0-30v-10h8v10q-4 6-8 0z\"/></g>\
     <g class=\"stall b\" transform=\"translate(54 6)\"><path class=\"wall\" d=\"M-20 0v-14h40V0z\"/><path class=\"post\" d=\"M-18-14v-22M18-14v-22\"/><path class=\"cloth\" d=\"M-24-30v-10h48v10q-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0z\"/><path class=\"stripe\" d=\"M-16-30v-10h8v10q-4 6-8 0zM0-30v-10h8v10q-4 6-8 0z\"/></g>\
     <g class=\"hut\" transform=\"translate(30 -46)\"><path class=\"wall\" d=\"M-15 0v-15h30V0z\"/><path class=\"roof\" d=\"M-20-13 0-31l20 18z\"/></g>",
];

/// The number of castle towers printed on the board: one or two.
pub(crate) const fn towers(at: usize) -> usize {
    if at.is_multiple_of(2) { 2 } else { 1 }
}

/// The positions of the tower windows, relative to the castle.
pub(crate) const fn windows(at: usize) -> &'static [(f64, f64)] {
    if towers(at) == 2 { &[(-25.0, -45.0), (25.0, -45.0)] } else { &[(0.0, -52.0)] }
}

fn castle(out: &mut String, plan: &BoardPlan, at: usize) {
    let (x, y, size) = plan.layout.castle;
    svg!(out; "<g class=\"castle\" transform=\"translate(", x, " ", y, ") scale(", moot_art::pen::Hundredths((size * 100.0) as i32),
        ")\"><path class=\"wall\" d=\"M-40-2v-28h6v-6h10v6h10v-6h10v6h8v-6h10v6h10v-6h10v6h6v28z\"/>");
    for &(tx, ty) in windows(at) {
        let high = -ty - 2.0;
        svg!(out; "<path class=\"wall\" d=\"M", tx - 14.0, "-2v-", high + 20.0, "h28v", high + 20.0, "z\"/><path class=\"roof\" d=\"M",
            tx - 19.0, " ", ty - 19.0, "l19-28 19 28z\"/><path class=\"win\" d=\"M", tx - 10.0, " ", ty + 12.0, "v-16q10-13 20 0v16z\"/>");
    }
    svg!(out; "<path class=\"gate\" d=\"M-9-2v-12q9-10 18 0v12z\"/></g>");
}
