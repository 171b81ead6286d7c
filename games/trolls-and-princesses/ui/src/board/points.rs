//! Points of the board: the number of the cell of each, and where it is in the window.

use leptos::prelude::*;
use trolls_and_princesses::{Cell, Place};

use crate::game::hand::Point;
use moot_table_ui::board::cells;

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
pub(super) const fn point(number: u32) -> Point {
    if number < Place::COUNT as u32 {
        return Point::Place(Place(number as u8));
    }
    let [a, b, c, d] = number.to_be_bytes();
    Point::Cell(Cell([(a ^ 0x80) as i8, (b ^ 0x80) as i8, (c ^ 0x80) as i8, (d ^ 0x80) as i8]))
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
