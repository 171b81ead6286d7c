//! The contents of the rock before digging: rubble, buried resources and statues, workshop sites.

use core::f64::consts::TAU;
use moot_art::Rect;

use super::pieces::put_statue;
use moot_art::kinds::{CELL, Clan, Resource, Square, middle};
use moot_art::pen::{put_icon, svg};
use moot_art::rng::Rng;

/// The buried contents of a square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buried {
    /// Whether rubble covers the square; digging there costs a hammer.
    pub rubble: bool,
    /// Resources; at most two are drawn.
    pub resources: Vec<Resource>,
    /// A statue that is still buried.
    pub statue: Option<Clan>,
}

/// A ring of loose stones as the `d` attribute of a path; each square has its own ring.
#[must_use]
pub fn rubble(square: Square) -> String {
    let (x, y) = middle(square);
    let (x, y) = (f64::from(x), f64::from(y));
    let mut rng = Rng::new(1 + u32::from(square.0) + 64 * u32::from(square.1));
    let mut out = String::new();
    for i in 0..9 {
        let angle = f64::from(i) / 9.0 * TAU + rng.unit() * 0.3;
        let far = 11.5 + rng.unit() * 1.5;
        let (w, h) = (2.8 + rng.unit() * 1.6, 2.2 + rng.unit() * 1.3);
        svg!(&mut out; "M", x + angle.cos() * far - w, " ", y + angle.sin() * far, "l", w * 0.7, " ", -h, " ", w * 1.1, " ",
            h * 0.5, " ", w * 0.2, " ", h, " ", -w * 1.2, " ", h * 0.5, "z");
    }
    out
}

/// The buried contents of a square, as one fragment that can be inserted and removed as a whole.
#[must_use]
pub fn buried(square: Square, what: &Buried) -> String {
    let mut out = String::new();
    let (x, y) = middle(square);
    let (x, y) = (f64::from(x), f64::from(y));
    if what.rubble {
        svg!(&mut out; "<path class=\"rubble\" d=\"", &rubble(square), "\"/>");
    }
    match what.resources.as_slice() {
        [] => {}
        [one] => put_resource(&mut out, *one, (x, y), if what.rubble { 16.0 } else { 20.0 }),
        [one, two, ..] => {
            let size = if what.rubble { 12.5 } else { 15.0 };
            put_resource(&mut out, *one, (x - 5.5, y - 3.0), size);
            put_resource(&mut out, *two, (x + 5.5, y + 3.5), size);
        }
    }
    if let Some(clan) = what.statue {
        let scale = if what.rubble { ".72" } else { ".86" };
        svg!(&mut out; "<g transform=\"translate(", x, " ", y, ") scale(", scale, ")\">");
        put_statue(&mut out, clan, true);
        svg!(&mut out; "</g>");
    }
    out
}

/// Draws a resource as a cut-out centred on a point: paper rim, ink line, colour. `size` in SVG units.
pub(crate) fn put_resource(out: &mut String, what: Resource, at: (f64, f64), size: f64) {
    put_icon(out, what.icon(), at, size, "rim");
    let mut class = String::from("res ");
    class.push_str(what.class());
    put_icon(out, what.icon(), at, size, &class);
}

/// A workshop site without a workshop.
#[must_use]
pub fn site(square: Square) -> String {
    let (x, y) = middle(square);
    let mut out = String::new();
    svg!(&mut out; "<g class=\"site\" transform=\"translate(", x, " ", y,
        ")\"><rect x=\"-12\" y=\"-12\" width=\"24\" height=\"24\" rx=\"3\"/><path d=\"M-7 6v-7l7-6 7 6v7z\"/></g>");
    out
}

/// The rectangle of a square, for click targets, in SVG units.
#[must_use]
pub fn target(square: Square) -> Rect<i32> {
    Rect::new(i32::from(square.0) * CELL, i32::from(square.1) * CELL, CELL, CELL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_depends_only_on_its_square() {
        assert_eq!(rubble((3, 4)), rubble((3, 4)));
        assert_ne!(rubble((3, 4)), rubble((4, 3)));
        assert_eq!(rubble((0, 0)).matches('z').count(), 9);
    }

    #[test]
    fn buried_contents_are_drawn() {
        let two = Buried { resources: vec![Resource::Iron, Resource::Rune], ..Buried::default() };
        let picture = buried((2, 2), &two);
        assert!(picture.contains("res iron") && picture.contains("res rune"));
        assert!(!picture.contains("rubble"));
        let statue = Buried { rubble: true, statue: Some(Clan::Moon), ..Buried::default() };
        let picture = buried((2, 2), &statue);
        assert!(picture.contains("class=\"rubble\"") && picture.contains("statue moon buried"));
        assert_eq!(buried((2, 2), &Buried::default()), "");
    }
}
