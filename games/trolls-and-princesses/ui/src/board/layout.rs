//! The layout of the picture: villages above, the own network and the own board below; for a phone one below the other. The
//! network is scaled to its room, with its doorway beside the board.

use moot_art::Rect;
use trolls_and_princesses::{Cell, Place};

use super::net;
use super::net::Net;
use crate::art::pentagon::APOTHEM;
use crate::art::{BoardPlan, home};

/// A point of the picture.
pub type Spot = (f64, f64);

/// The picture.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    /// The villages.
    pub plan: BoardPlan,
    /// The horizontal offset of the villages.
    pub shift: f64,
    /// The rectangle reserved for the network.
    pub net: Rect,
    /// The corner of the own board, and its scale.
    pub home: (f64, f64, f64),
    /// The `viewBox`.
    pub frame: Rect<i32>,
}

/// The transformation that fits a network into its rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The scale.
    pub scale: f64,
    /// The position of the network's (0, 0).
    pub at: Spot,
}

/// The result of a hit test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A place, and the index of the cauldron that was hit.
    Place(Place, Option<usize>),
    /// A place of the network.
    Cell(Cell),
}

impl BoardLayout {
    /// Lays out the picture for this many villages; `narrow` for a phone.
    #[must_use]
    pub fn new(villages: usize, narrow: bool) -> BoardLayout {
        const WIDE: f64 = 820.0;
        const NARROW: f64 = 386.0;
        let plan = BoardPlan::new(villages, narrow);
        let (wide, high) = (f64::from(plan.frame.width), f64::from(plan.frame.height));
        let (board, tall) = home::SIZE;
        if narrow {
            let size = (NARROW - 12.0) / board;
            let room = 330.0;
            let frame = Rect::new(0, 0, NARROW as i32, (high + room + tall * size + 34.0) as i32);
            return BoardLayout {
                shift: (NARROW - wide) / 2.0,
                net: Rect::new(6.0, high + 10.0, NARROW - 12.0, room),
                home: (6.0, high + room + 22.0, size),
                plan,
                frame,
            };
        }
        let size = 0.96;
        let left = WIDE - board * size - 10.0;
        let room = tall * size;
        BoardLayout {
            shift: (WIDE - wide) / 2.0,
            net: Rect::new(8.0, high + 12.0, left - 20.0, room),
            home: (left, high + 12.0, size),
            frame: Rect::new(0, 0, WIDE as i32, (high + room + 22.0) as i32),
            plan,
        }
    }

    /// The y coordinate where the part with network and board begins.
    #[must_use]
    pub fn floor(&self) -> f64 {
        f64::from(self.plan.frame.height)
    }

    /// The rectangle of a cavern, a village or the waiting area beside the board.
    #[must_use]
    pub fn place(&self, at: Place) -> Rect {
        let own = |of: Rect| {
            let (left, top, size) = self.home;
            Rect::new(left + of.x * size, top + of.y * size, of.width * size, of.height * size)
        };
        match at.number() {
            Some(number) => {
                let place = self.plan.place(number);
                Rect { x: place.x + self.shift, ..place }
            }
            None if at.is_cavern() => own(home::hall_box(at.index())),
            None => own(home::BESIDE),
        }
    }

    /// Fits a network into its rectangle so that all these places are visible.
    #[must_use]
    pub fn fit(&self, cells: impl Iterator<Item = Cell>) -> Fit {
        let bounds = net::bounds(cells);
        let Rect { x, y, width: wide, height: high } = self.net;
        let scale = (wide / bounds.width).min((high - 12.0) / bounds.height).min(1.0);
        let (across_bounds, down_bounds) = bounds.middle();
        // The doorway keeps its place beside the board; in a narrow picture a small network is centred.
        let side = x + wide - APOTHEM * scale;
        let middle = x + wide / 2.0 - across_bounds * scale;
        let across = if self.home.0 > x + wide { side } else { middle };
        Fit { scale, at: (across, y + high / 2.0 - down_bounds * scale) }
    }

    /// Hit test: in the network, only tiles and selectable places count.
    #[must_use]
    pub fn hit(
        &self,
        (x, y): Spot,
        fit: Fit,
        net: &Net,
        lit: &[Cell],
        pots: impl Fn(Place) -> usize,
    ) -> Option<Hit> {
        if y < self.floor() {
            let point = (x - self.shift, y);
            let number = self.plan.village_at(point)?;
            let at = Place::village(number as u8);
            return Some(Hit::Place(at, self.plan.pot_at(number, pots(at), point)));
        }
        for at in Place::CAVERNS {
            if self.place(at).contains((x, y)) {
                let (left, top, size) = self.home;
                let nth = (0..pots(at)).find(|&nth| {
                    let (px, py) = home::pot_place(at.index(), nth);
                    (left + px * size - x).abs() < 20.0 * size
                        && y > top + (py - 34.0) * size
                        && y < top + (py + 24.0) * size
                });
                return Some(Hit::Place(at, nth));
            }
        }
        if self.place(Place::BESIDE).contains((x, y)) {
            return Some(Hit::Place(Place::BESIDE, None));
        }
        let point = fit.within((x, y));
        let tiles: Vec<Cell> = net.tiles.iter().map(|lain| lain.cell).collect();
        net::meant(lit, point).or_else(|| net::meant(&tiles, point)).map(Hit::Cell)
    }
}

impl Fit {
    /// Converts a picture point into network units.
    #[must_use]
    pub fn within(&self, (x, y): Spot) -> Spot {
        ((x - self.at.0) / self.scale, (y - self.at.1) / self.scale)
    }

    /// The rectangle of a network place in the picture.
    #[must_use]
    pub fn area(&self, cell: Cell) -> Rect {
        let of = net::pentagon(cell).bounds();
        let (x, y) = (self.at.0 + of.x * self.scale, self.at.1 + of.y * self.scale);
        Rect::new(x, y, of.width * self.scale, of.height * self.scale)
    }

    /// The CSS transform.
    #[must_use]
    pub fn style(&self) -> String {
        let share = |n: f64| ((n * 1000.0).round() / 1000.0).to_string();
        ["translate(", &share(self.at.0), "px,", &share(self.at.1), "px) scale(", &share(self.scale), ")"]
            .concat()
    }
}

/// The nearest of some points in a direction.
#[must_use]
pub fn toward<T: Copy + PartialEq>(among: &[(T, Spot)], from: Spot, (dx, dy): Spot) -> Option<T> {
    let far = |&(_, (x, y)): &(T, Spot)| {
        let along = (x - from.0) * dx + (y - from.1) * dy;
        let sideways = ((x - from.0) * dy).abs() + ((y - from.1) * dx).abs();
        (along > 4.0).then_some(along + 2.2 * sideways)
    };
    let near = among.iter().filter_map(|one| Some((far(one)?, one.0)));
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, one)| one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::positions;

    #[test]
    fn places_are_in_the_picture_without_overlap() {
        for villages in 2..=4 {
            for narrow in [false, true] {
                let layout = BoardLayout::new(villages, narrow);
                let Rect { width: wide, height: high, .. } = layout.frame.to_f64();
                let places: Vec<Place> = Place::all(villages as u8).chain([Place::BESIDE]).collect();
                let mut areas: Vec<Rect> = places.iter().map(|&at| layout.place(at)).collect();
                areas.push(layout.net);
                for (nth, &area) in areas.iter().enumerate() {
                    let inside = area.right() <= wide + 0.1 && area.bottom() <= high + 0.1;
                    assert!(area.x >= 0.0 && area.y >= 0.0 && inside, "{nth}");
                    for other in &areas[..nth] {
                        assert_eq!(area.overlap(other), 0.0, "{villages} {narrow} {nth}");
                    }
                }
            }
        }
    }

    #[test]
    fn hit_test_finds_every_place() {
        for (_, state) in positions().into_iter().step_by(5) {
            for narrow in [false, true] {
                let seat = state.active;
                let net = net::net(&state, seat);
                let layout = BoardLayout::new(state.table().villages.into(), narrow);
                let fit = layout.fit(net.tiles.iter().map(|lain| lain.cell).chain(net.free.iter().copied()));
                let pots = |_: Place| 5;
                for at in Place::all(state.table().villages).chain([Place::BESIDE]) {
                    let hit = layout.hit(layout.place(at).middle(), fit, &net, &net.free, pots);
                    assert!(matches!(hit, Some(Hit::Place(found, _)) if found == at), "{at}: {hit:?}");
                }
                for cell in net.tiles.iter().map(|lain| lain.cell).chain(net.free.iter().copied()) {
                    let (x, y) = net::pentagon(cell).at;
                    let spot = (fit.at.0 + x * fit.scale, fit.at.1 + y * fit.scale);
                    assert_eq!(layout.hit(spot, fit, &net, &net.free, pots), Some(Hit::Cell(cell)));
                    let (area, room) = (fit.area(cell), layout.net);
                    let across = area.x >= room.x - 0.5 && area.right() <= room.right() + 0.5;
                    let inside = across && area.y >= room.y && area.bottom() <= room.bottom();
                    assert!(inside, "{cell} of {} tiles", net.tiles.len());
                }
            }
        }
    }

    #[test]
    fn arrow_keys_reach_every_point() {
        let spots: Vec<(u8, Spot)> =
            vec![(0, (0.0, 0.0)), (1, (90.0, 10.0)), (2, (10.0, 80.0)), (3, (95.0, 85.0))];
        assert_eq!(toward(&spots, (0.0, 0.0), (1.0, 0.0)), Some(1));
        assert_eq!(toward(&spots, (0.0, 0.0), (0.0, 1.0)), Some(2));
        assert_eq!(toward(&spots, (95.0, 85.0), (-1.0, 0.0)), Some(2));
        assert_eq!(toward(&spots, (0.0, 0.0), (0.0, -1.0)), None);
    }
}
