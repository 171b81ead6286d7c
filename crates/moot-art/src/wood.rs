//! Trees. A wood has several hundred, so those that do not cover each other are drawn together: as separate elements with a
//! transform each, they took half of the browser's layerization time at every change of the board.

use moot_core::in_order;

use super::pen::{Put as _, svg};

/// A layer of a drawing: its class, and its outline around the foot of the trunk for a tree of [`HEIGHT`].
type Layer = (&'static str, &'static str);

/// A kind of tree: its layers from back to front.
pub type Kind = &'static [Layer];

/// The height of the drawings, in their units.
const HEIGHT: f64 = 40.0;
/// Of two trees whose feet differ by less in height, either may cover the other.
const BESIDE: f64 = 6.0;
/// Half the width of the widest tree, as a share of its height.
const HALF: f64 = 0.4;

const FIR_TRUNK: Layer = ("trunk", "M-2-6h4v7h-4z");
const FIR_LEAF: &str = "M0-40l-7 13h3l-7 10h4l-8 12h30l-8-12h4l-7-10h3z";
const FIR_SNOW: Layer =
    ("snow", "M0-40l-7 13 4-1 3-3 3 4h4zM-11-17l6-2 4 2 4-3 3 2-6-9h-3l-2 4zM-15-5l8-3 4 3-5-9-3 2z");
const OAK_TRUNK: Layer = ("trunk", "M-2-14h4V1h-4z");
const OAK_LEAF: &str = "M0-40c5 0 8 3 9 7 5 2 7 8 3 12 0 5-7 8-12 6-5 2-12-1-12-6-4-4-2-10 3-12 1-4 4-7 9-7z";
const OAK_VEIN: Layer = ("vein", "M0-34q-2 3 0 5M-6-26q-1 3 1 5M5-27q2 2 1 5");

/// Bare firs in two tones.
pub const FIRS: [Kind; 2] = [&[FIR_TRUNK, ("leaf", FIR_LEAF)], &[FIR_TRUNK, ("leaf b", FIR_LEAF)]];
/// Firs in two tones, under snow.
pub const SNOWY: [Kind; 2] =
    [&[FIR_TRUNK, ("leaf", FIR_LEAF), FIR_SNOW], &[FIR_TRUNK, ("leaf b", FIR_LEAF), FIR_SNOW]];
/// Oaks in two tones.
pub const OAKS: [Kind; 2] =
    [&[OAK_TRUNK, ("leaf", OAK_LEAF), OAK_VEIN], &[OAK_TRUNK, ("leaf b", OAK_LEAF), OAK_VEIN]];
/// A birch.
pub const BIRCH: Kind = &[
    ("bark", "M-2 1l1-24h3l1 24z"),
    ("leaf c", "M0-42c10 4 13 16 6 24-4 4-9 4-12 0-8-8-4-20 6-24z"),
    ("vein", "M0-36v18M0-28l4-4M0-24l-4-4"),
];

/// A tree, in SVG units.
#[derive(Clone, Copy)]
pub struct Tree {
    /// The x coordinate of its foot.
    pub x: f64,
    /// The y coordinate of its foot.
    pub y: f64,
    /// The height.
    pub height: f64,
    /// The kind.
    pub kind: Kind,
}

/// Scatters at most `most` trees in at most `tries` attempts, sorted by their feet. `next` receives the trees placed so far and
/// returns `None` if it finds no room.
pub fn scatter(most: usize, tries: u32, mut next: impl FnMut(&[Tree]) -> Option<Tree>) -> Vec<Tree> {
    let mut trees = Vec::with_capacity(most);
    for _ in 0..tries {
        if trees.len() == most {
            break;
        }
        trees.extend(next(&trees));
    }
    in_order(trees, |a, b| a.y.total_cmp(&b.y))
}

impl Tree {
    /// Whether the drawing of this tree may touch that of another one, whose foot is not higher.
    fn meets(&self, front: &Tree) -> bool {
        (front.x - self.x).abs() < HALF * (self.height + front.height)
            && front.y - self.y < front.height + BESIDE
    }
}

/// The level of each tree, for trees that are sorted by their feet: a tree that covers another one has a higher level.
fn levels(trees: &[Tree]) -> Vec<usize> {
    let mut levels: Vec<usize> = Vec::with_capacity(trees.len());
    for tree in trees {
        let behind = trees.iter().zip(&levels).filter(|(behind, _)| behind.meets(tree));
        let above = |(behind, level): (&Tree, &usize)| level + usize::from(tree.y - behind.y > BESIDE);
        let level = behind.map(above).max().unwrap_or(0);
        levels.push(level);
    }
    levels
}

/// Draws trees that are sorted by their feet, from back to front.
pub fn put_wood(out: &mut String, trees: &[Tree]) {
    let levels = levels(trees);
    for level in 0..=levels.iter().copied().max().unwrap_or(0) {
        let on_it = trees.iter().zip(&levels).filter(|(_, of)| **of == level);
        put_level(out, on_it.map(|(tree, _)| tree));
    }
}

/// Appends one path for each class and layer of a level.
fn put_level<'a>(out: &mut String, trees: impl Iterator<Item = &'a Tree>) {
    let mut paths: Vec<(usize, &str, String)> = Vec::new();
    for tree in trees {
        for (depth, &(class, outline)) in tree.kind.iter().enumerate() {
            let at = paths.iter().position(|path| (path.0, path.1) == (depth, class)).unwrap_or_else(|| {
                let at = paths.iter().position(|path| path.0 > depth).unwrap_or(paths.len());
                paths.insert(at, (depth, class, String::new()));
                at
            });
            if let Some((.., path)) = paths.get_mut(at) {
                put_placed(path, outline, (tree.x, tree.y), tree.height / HEIGHT);
            }
        }
    }
    for (_, class, path) in paths {
        svg!(out; "<path class=\"", class, "\" d=\"", &path, "\"/>");
    }
}

/// Appends an outline of lines and curves (no arcs), scaled and moved.
fn put_placed(out: &mut String, outline: &str, at: (f64, f64), scale: f64) {
    let (mut command, mut second, mut first) = ('M', false, true);
    let mut rest = outline;
    while let Some(sign) = rest.chars().next() {
        if sign.is_ascii_alphabetic() {
            out.push(sign);
            (command, second, first) = (sign, false, true);
        }
        if sign.is_ascii_alphabetic() || sign == ' ' {
            rest = rest.get(1..).unwrap_or_default();
            continue;
        }
        let end = rest
            .char_indices()
            .skip(1)
            .find(|&(_, sign)| !(sign.is_ascii_digit() || sign == '.'))
            .map_or(rest.len(), |(end, _)| end);
        let (digits, after) = rest.split_at(end);
        let moved = match command {
            'V' => at.1,
            'M' | 'L' | 'C' | 'Q' if second => at.1,
            'M' | 'L' | 'C' | 'Q' | 'H' => at.0,
            _ => 0.0,
        };
        let value = number(digits) * scale + moved;
        // A minus sign separates two numbers as well as a space does.
        if !first && value > -0.05 {
            out.push(' ');
        }
        put_short(out, value);
        (second, first) = (!second, false);
        rest = after;
    }
}

/// Appends a number without the zero before the decimal point.
fn put_short(out: &mut String, value: f64) {
    let start = out.len();
    value.put(out);
    for (long, short) in [("0.", "."), ("-0.", "-.")] {
        if out.get(start..).is_some_and(|written| written.starts_with(long)) {
            out.replace_range(start..start + long.len(), short);
        }
    }
}

/// Parses a number of a drawing: an integer or a number with few decimals. The parser of the standard library would add kilobytes
/// to the page.
fn number(digits: &str) -> f64 {
    let (mut value, mut unit, mut seen_point) = (0.0, 1.0, false);
    for sign in digits.chars() {
        match (sign.to_digit(10), seen_point) {
            (Some(digit), false) => value = value * 10.0 + f64::from(digit),
            (Some(digit), true) => {
                unit /= 10.0;
                value += f64::from(digit) * unit;
            }
            (None, _) => seen_point |= sign == '.',
        }
    }
    if digits.starts_with('-') { -value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(outline: &str) -> String {
        let mut out = String::new();
        put_placed(&mut out, outline, (100.0, 200.0), 0.5);
        out
    }

    #[test]
    fn outlines_are_scaled_and_absolute_coordinates_moved() {
        assert_eq!(placed("M-2-6h4v7h-4z"), "M99 197h2v3.5h-2z");
        assert_eq!(placed("M0-40-7-27h3L7-17z"), "M100 180 96.5 186.5h1.5L103.5 191.5z");
        assert_eq!(placed("M2 4V1H8q-2 3 0 5"), "M101 202V200.5H104q-1 1.5 0 2.5");
        assert_eq!(placed("M0 0c5 0.5 8 3 9 7"), "M100 200c2.5 .3 4 1.5 4.5 3.5");
    }

    #[test]
    fn each_level_has_a_path_for_each_class_in_order() {
        let tree = |x, y, kind| Tree { x, y, height: 40.0, kind };
        let mut out = String::new();
        let wood = [
            tree(0.0, 0.0, SNOWY[0]),
            tree(0.0, 5.0, SNOWY[1]),
            tree(0.0, 7.0, SNOWY[0]),
            tree(99.0, 8.0, SNOWY[0]),
        ];
        put_wood(&mut out, &wood);
        let classes: Vec<&str> =
            out.split("class=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
        assert_eq!(classes, ["trunk", "leaf", "leaf b", "snow", "trunk", "leaf", "snow"]);
        let trunks: Vec<usize> = out
            .split("\"trunk\"")
            .skip(1)
            .map(|part| part.split('/').next().unwrap().matches('M').count())
            .collect();
        assert_eq!(trunks, [3, 1], "the tree beside the others is drawn with the first ones");
    }

    #[test]
    fn a_tree_is_drawn_after_all_that_it_covers() {
        let wood = scatter(200, 4000, |trees| {
            let at = trees.len() as f64;
            let (x, y) = ((at * 37.0) % 211.0, (at * 53.0) % 307.0);
            Some(Tree { x, y, height: 24.0 + at % 9.0, kind: FIRS[0] })
        });
        let levels = levels(&wood);
        let pairs = (0..wood.len()).flat_map(|back| (back + 1..wood.len()).map(move |front| (back, front)));
        let mut covered = 0;
        for (back, front) in pairs.filter(|&(back, front)| wood[back].meets(&wood[front])) {
            let below = wood[front].y - wood[back].y;
            assert!(levels[back] + usize::from(below > BESIDE) <= levels[front], "{back} and {front}");
            covered += 1;
        }
        assert!(covered > 1000 && levels.iter().max() < Some(&60), "{covered}, {:?}", levels.iter().max());
    }

    #[test]
    fn drawings_have_no_arcs() {
        for kind in FIRS.into_iter().chain(SNOWY).chain(OAKS).chain([BIRCH]) {
            for (class, outline) in kind {
                assert!(!outline.contains(['a', 'A', 's', 'S', 't', 'T']), "{class}");
            }
        }
    }
}
