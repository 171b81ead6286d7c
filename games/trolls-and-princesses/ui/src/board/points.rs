//! Conversion between points of the board, cell numbers and window coordinates.

use leptos::prelude::*;
use moot_art::Rect;
use trolls_and_princesses::{Cell, Place};

use crate::game::selection::Point;
use moot_table_ui::board::cells;

/// The cell number of a point: small for caverns and villages, the packed coordinates for a place of a network.
pub(crate) const fn number(point: Point) -> u32 {
    match point {
        Point::Place(at) => at.0 as u32,
        // The offset maps the centre of a network to the middle of the number range, far from the numbers of caverns and
        // villages.
        Point::Cell(Cell([a, b, c, d])) => {
            u32::from_be_bytes([a as u8 ^ 0x80, b as u8 ^ 0x80, c as u8 ^ 0x80, d as u8 ^ 0x80])
        }
    }
}

/// The point with this cell number.
pub(super) const fn point(number: u32) -> Point {
    if number < Place::COUNT as u32 {
        return Point::Place(Place(number as u8));
    }
    let [a, b, c, d] = number.to_be_bytes();
    Point::Cell(Cell([(a ^ 0x80) as i8, (b ^ 0x80) as i8, (c ^ 0x80) as i8, (d ^ 0x80) as i8]))
}

/// The rectangle of the cell with this number in the window, in pixels. `None` while its centre is out of view.
#[must_use]
pub fn in_window(at: Point) -> Option<Rect> {
    let cell = document().get_element_by_id(&cells::id(number(at)))?;
    let field = document().query_selector(".mountain > .field").ok().flatten()?;
    let (place, seen) = (cell.get_bounding_client_rect(), field.get_bounding_client_rect());
    let place = Rect::new(place.left(), place.top(), place.width(), place.height());
    let (x, y) = place.middle();
    let within = x > seen.left() && x < seen.right() && y > seen.top() && y < seen.bottom();
    within.then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn point_numbers_are_unique() {
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
