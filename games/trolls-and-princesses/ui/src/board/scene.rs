//! Where everything is in the picture: villages above, the own network and the own board below; for a phone one under the
//! other. The network is drawn as large as its room allows, with its doorway beside the board.

use trolls_and_princesses::{Cell, Place};

use super::net;
use super::net::Net;
use crate::art::pent::APOTHEM;
use crate::art::{Plan, home};

/// Left, top, width and height.
pub type Area = [f64; 4];
/// A point of the picture.
pub type Spot = (f64, f64);

/// The picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The villages.
    pub plan: Plan,
    /// How far the villages are moved to the right.
    pub shift: f64,
    /// The room of the network.
    pub net: Area,
    /// The corner of the own board, and its size.
    pub home: (f64, f64, f64),
    /// The `viewBox`.
    pub frame: [i32; 4],
}

/// How a network is put into its room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// How large it is.
    pub scale: f64,
    /// Where its (0, 0) is.
    pub at: Spot,
}

/// What is under a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A place, and one of its cauldrons.
    Place(Place, Option<usize>),
    /// A place of the network.
    Cell(Cell),
}

impl Scene {
    /// The picture for so many villages; `narrow` for a phone.
    #[must_use]
    pub fn new(villages: usize, narrow: bool) -> Scene {
        const WIDE: f64 = 820.0;
        const NARROW: f64 = 386.0;
        let plan = Plan::new(villages, narrow);
        let (wide, high) = (f64::from(plan.frame[2]), f64::from(plan.frame[3]));
        let (board, tall) = home::SIZE;
        if narrow {
            let size = (NARROW - 12.0) / board;
            let room = 330.0;
            let frame = [0, 0, NARROW as i32, (high + room + tall * size + 34.0) as i32];
            return Scene {
                shift: (NARROW - wide) / 2.0,
                net: [6.0, high + 10.0, NARROW - 12.0, room],
                home: (6.0, high + room + 22.0, size),
                plan,
                frame,
            };
        }
        let size = 0.96;
        let left = WIDE - board * size - 10.0;
        let room = tall * size;
        Scene {
            shift: (WIDE - wide) / 2.0,
            net: [8.0, high + 12.0, left - 20.0, room],
            home: (left, high + 12.0, size),
            frame: [0, 0, WIDE as i32, (high + room + 22.0) as i32],
            plan,
        }
    }

    /// Where the part with network and board begins.
    #[must_use]
    pub fn floor(&self) -> f64 {
        f64::from(self.plan.frame[3])
    }

    /// The room of a cavern or village, or of the trolls beside the board.
    #[must_use]
    pub fn place(&self, at: Place) -> Area {
        let own = |[x, y, wide, high]: Area| {
            let (left, top, size) = self.home;
            [left + x * size, top + y * size, wide * size, high * size]
        };
        match at.number() {
            Some(number) => {
                let [x, y, wide, high] = self.plan.place(number);
                [x + self.shift, y, wide, high]
            }
            None if at.is_cavern() => own(home::hall_box(at.index())),
            None => own(home::BESIDE),
        }
    }

    /// How a network is put into its room, so that all these places are seen.
    #[must_use]
    pub fn fit(&self, cells: impl Iterator<Item = Cell>) -> Fit {
        let [left, top, right, bottom] = net::bounds(cells);
        let [x, y, wide, high] = self.net;
        let scale = (wide / (right - left)).min((high - 12.0) / (bottom - top)).min(1.0);
        // The doorway keeps its place beside the board; a small network stands in the middle of a narrow picture.
        let side = x + wide - APOTHEM * scale;
        let middle = x + wide / 2.0 - f64::midpoint(left, right) * scale;
        let across = if self.home.0 > x + wide { side } else { middle };
        Fit { scale, at: (across, y + high / 2.0 - f64::midpoint(top, bottom) * scale) }
    }

    /// What is under a point: of the network, the tiles and the places that may be chosen.
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
        let within =
            |[left, top, wide, high]: Area| x >= left && x < left + wide && y >= top && y < top + high;
        for at in Place::CAVERNS {
            if within(self.place(at)) {
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
        if within(self.place(Place::BESIDE)) {
            return Some(Hit::Place(Place::BESIDE, None));
        }
        let point = fit.within((x, y));
        let tiles: Vec<Cell> = net.tiles.iter().map(|lain| lain.cell).collect();
        net::meant(lit, point).or_else(|| net::meant(&tiles, point)).map(Hit::Cell)
    }
}

impl Fit {
    /// A point of the picture in units of the network.
    #[must_use]
    pub fn within(&self, (x, y): Spot) -> Spot {
        ((x - self.at.0) / self.scale, (y - self.at.1) / self.scale)
    }

    /// Left, top, width and height of a place of the network in the picture.
    #[must_use]
    pub fn area(&self, cell: Cell) -> Area {
        let [left, top, right, bottom] = net::pent(cell).bounds();
        let (x, y) = (self.at.0 + left * self.scale, self.at.1 + top * self.scale);
        [x, y, (right - left) * self.scale, (bottom - top) * self.scale]
    }

    /// The transform for a style.
    #[must_use]
    pub fn style(&self) -> String {
        let share = |n: f64| ((n * 1000.0).round() / 1000.0).to_string();
        ["translate(", &share(self.at.0), "px,", &share(self.at.1), "px) scale(", &share(self.scale), ")"]
            .concat()
    }
}

/// The middle of an area.
#[must_use]
pub fn middle([x, y, wide, high]: Area) -> Spot {
    (x + wide / 2.0, y + high / 2.0)
}

/// The one of some that lies next in a direction.
#[must_use]
pub fn toward<T: Copy + PartialEq>(among: &[(T, Spot)], from: Spot, (dx, dy): Spot) -> Option<T> {
    let far = |&(_, (x, y)): &(T, Spot)| {
        let along = (x - from.0) * dx + (y - from.1) * dy;
        let aside = ((x - from.0) * dy).abs() + ((y - from.1) * dx).abs();
        (along > 4.0).then_some(along + 2.2 * aside)
    };
    let near = among.iter().filter_map(|one| Some((far(one)?, one.0)));
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, one)| one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::positions;

    #[test]
    fn every_place_lies_in_the_picture_and_none_over_another() {
        for villages in 2..=4 {
            for narrow in [false, true] {
                let scene = Scene::new(villages, narrow);
                let [_, _, wide, high] = scene.frame.map(f64::from);
                let places: Vec<Place> = Place::all(villages as u8).chain([Place::BESIDE]).collect();
                let mut areas: Vec<Area> = places.iter().map(|&at| scene.place(at)).collect();
                areas.push(scene.net);
                for (nth, &[x, y, w, h]) in areas.iter().enumerate() {
                    assert!(x >= 0.0 && y >= 0.0 && x + w <= wide + 0.1 && y + h <= high + 0.1, "{nth}");
                    for &[ox, oy, ow, oh] in &areas[..nth] {
                        let apart = x >= ox + ow || ox >= x + w || y >= oy + oh || oy >= y + h;
                        assert!(apart, "{villages} {narrow} {nth}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_press_on_a_place_finds_it() {
        for (_, state) in positions().into_iter().step_by(5) {
            for narrow in [false, true] {
                let seat = state.active;
                let net = net::net(&state, seat);
                let scene = Scene::new(state.table().villages.into(), narrow);
                let fit = scene.fit(net.tiles.iter().map(|lain| lain.cell).chain(net.free.iter().copied()));
                let pots = |_: Place| 5;
                for at in Place::all(state.table().villages).chain([Place::BESIDE]) {
                    let hit = scene.hit(middle(scene.place(at)), fit, &net, &net.free, pots);
                    assert!(matches!(hit, Some(Hit::Place(found, _)) if found == at), "{at}: {hit:?}");
                }
                for cell in net.tiles.iter().map(|lain| lain.cell).chain(net.free.iter().copied()) {
                    let (x, y) = net::pent(cell).at;
                    let spot = (fit.at.0 + x * fit.scale, fit.at.1 + y * fit.scale);
                    assert_eq!(scene.hit(spot, fit, &net, &net.free, pots), Some(Hit::Cell(cell)));
                    let [left, top, wide, high] = fit.area(cell);
                    let [x, y, w, h] = scene.net;
                    let inside =
                        left >= x - 0.5 && left + wide <= x + w + 0.5 && top >= y && top + high <= y + h;
                    assert!(inside, "{cell} of {} tiles", net.tiles.len());
                }
            }
        }
    }

    #[test]
    fn arrows_reach_everything() {
        let spots: Vec<(u8, Spot)> =
            vec![(0, (0.0, 0.0)), (1, (90.0, 10.0)), (2, (10.0, 80.0)), (3, (95.0, 85.0))];
        assert_eq!(toward(&spots, (0.0, 0.0), (1.0, 0.0)), Some(1));
        assert_eq!(toward(&spots, (0.0, 0.0), (0.0, 1.0)), Some(2));
        assert_eq!(toward(&spots, (95.0, 85.0), (-1.0, 0.0)), Some(2));
        assert_eq!(toward(&spots, (0.0, 0.0), (0.0, -1.0)), None);
    }
}
