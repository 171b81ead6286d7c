//! The marks of the places on the board that can be chosen, found on the page.

use leptos::prelude::*;
use moot_art::Rect;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::gesture::Point;
use super::view::{CELL, Frame};

/// The marks: each outlines one or several places.
const LIT: &str = ".field path.legal, .field path.lit";

/// The rings around the pieces of a board that are places themselves, such as villages.
const RINGS: &str = ".field .open > path[class$=ring]";

/// The marks of a kind on the page, in its order.
fn marks(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |at| found.as_ref()?.get(at)?.dyn_into().ok())
}

/// The outlines of all marks, as one text to compare.
#[must_use]
pub fn outlines() -> String {
    marks(LIT).filter_map(|mark| mark.get_attribute("d")).collect()
}

/// The marks of what led to a past position.
const CHANGED: &str = ".changed, .changed-line, .altered > path[class$=ring]";

/// Where the marks of what led to a past position lie in a field with a picture: as points of the picture, in its units, that are in view
/// together with what is marked.
#[must_use]
pub fn changed(field: &Element, frame: Frame) -> Vec<Point> {
    let Ok(Some(picture)) = field.query_selector("svg.board") else { return Vec::new() };
    let picture = bounds_of(&picture);
    let Ok(found) = field.query_selector_all(CHANGED) else { return Vec::new() };
    let marks = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    marks.flat_map(|mark| corners(bounds_of(&mark), picture, frame)).collect()
}

/// The middles of the squares in the top left and the bottom right corner of a mark, in units of the picture; twice its middle if it is
/// smaller than a square.
fn corners(mark: Rect, picture: Rect, frame: Frame) -> [Point; 2] {
    let Rect { x, y, width, .. } = frame.to_f64();
    let scale = width / picture.width.max(1.0);
    let inset = |size: f64| (CELL / 2.0).min(size * scale / 2.0);
    let (across, down) = (inset(mark.width), inset(mark.height));
    let (left, top) = (x + (mark.x - picture.x) * scale, y + (mark.y - picture.y) * scale);
    let (right, bottom) = (left + mark.width * scale, top + mark.height * scale);
    [(left + across, top + down), (right - across, bottom - down)]
}

/// The bounds of what is in view of each mark of places that can be chosen, in pixels of the window.
#[must_use]
pub fn bounds() -> Vec<Rect> {
    let Some(field) = document().query_selector(".field").ok().flatten() else { return Vec::new() };
    let field = bounds_of(&field);
    marks(LIT).chain(marks(RINGS)).filter_map(|mark| in_view(bounds_of(&mark), field)).collect()
}

/// The bounds of an element, in pixels of the window.
pub(super) fn bounds_of(element: &Element) -> Rect {
    let of = element.get_bounding_client_rect();
    Rect::new(of.left(), of.top(), of.width(), of.height())
}

/// The part of a mark inside the field; `None` if it is scrolled out of view.
fn in_view(mark: Rect, field: Rect) -> Option<Rect> {
    let part = Rect::between(
        (mark.x.max(field.x), mark.y.max(field.y)),
        (mark.right().min(field.right()), mark.bottom().min(field.bottom())),
    );
    (mark.overlap(&field) > 0.0).then_some(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_a_mark_are_squares_of_the_picture() {
        let frame = Frame::new(-100, 0, 1000, 500);
        // The picture is drawn at half its size, and is scrolled to the left.
        let picture = Rect::new(-50.0, 70.0, 500.0, 250.0);
        let room = Rect::new(150.0, 120.0, 100.0, 60.0);
        let half = CELL / 2.0;
        let expected = [(300.0 + half, 100.0 + half), (500.0 - half, 220.0 - half)];
        assert_eq!(corners(room, picture, frame), expected);
        let figure = Rect::new(150.0, 120.0, 8.0, 8.0);
        assert_eq!(corners(figure, picture, frame), [(308.0, 108.0); 2]);
    }

    const FIELD: Rect = Rect::new(0.0, 70.0, 800.0, 500.0);

    #[test]
    fn a_place_counts_as_far_as_it_is_in_view() {
        let village = Rect::new(40.0, 100.0, 200.0, 120.0);
        assert_eq!(in_view(village, FIELD), Some(village));
        let half = Rect::new(700.0, 500.0, 200.0, 120.0);
        assert_eq!(in_view(half, FIELD), Some(Rect::new(700.0, 500.0, 100.0, 70.0)));
        assert_eq!(in_view(Rect::new(40.0, 600.0, 200.0, 120.0), FIELD), None, "it is below the board");
    }
}
