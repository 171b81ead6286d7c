//! The layout of the picture: villages above, the own network and the own board below; for a phone one below the other. The
//! network is scaled to its room, with its doorway beside the board.

use moot_art::{Rect, Size};
use moot_table_ui::board::view::View;
use trolls_and_princesses::{Cell, Place};

use super::net;
use super::net::Net;
use crate::art::pentagon::APOTHEM;
use crate::art::{BoardPlan, home};

/// A page is never drawn smaller, in pixels a unit: its numbers would be lower than 12 pixels.
const LEGIBLE: f64 = 0.74;
/// At this scale, in pixels a unit, the whole picture is legible, so that nothing has to be turned.
const WHOLE: f64 = 0.86;

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

/// The least space between a network and the frame of its room.
const MARGIN: f64 = 10.0;
/// The space above the own board, for the names of its caverns.
const HEAD: f64 = 18.0;

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
            let frame = Rect::new(0, 0, NARROW as i32, (high + room + tall * size + 18.0 + HEAD) as i32);
            return BoardLayout {
                shift: (NARROW - wide) / 2.0,
                net: Rect::new(6.0, high + 10.0, NARROW - 12.0, room),
                home: (6.0, high + room + 12.0 + HEAD, size),
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
            home: (left, high + HEAD, size),
            frame: Rect::new(0, 0, WIDE as i32, (high + room + HEAD + 10.0) as i32),
            plan,
        }
    }

    /// The y coordinate where the part with network and board begins.
    #[must_use]
    pub fn floor(&self) -> f64 {
        f64::from(self.plan.frame.height)
    }

    /// A page of the picture: the villages, the network or the own board.
    #[must_use]
    pub fn page(&self, page: u8) -> Rect {
        let Rect { width, height, .. } = self.frame.to_f64();
        let (floor, home) = (self.floor(), self.home.1 - HEAD);
        match page {
            0 => Rect::new(0.0, 0.0, width, floor),
            // On a wide picture the board stands beside the network.
            1 if home > self.net.bottom() => Rect::new(0.0, floor, width, home - floor),
            _ if home > self.net.bottom() => Rect::new(0.0, home, width, height - home),
            _ => Rect::new(0.0, floor, width, height - floor),
        }
    }

    /// The page of a point of the picture.
    #[must_use]
    pub fn page_of(&self, (_, y): Spot) -> u8 {
        (0..2).find(|&page| y < self.page(page).bottom()).unwrap_or(2)
    }

    /// Whether a window shows the whole picture: it is legible there, or no page would be larger, because it is as wide as the window.
    #[must_use]
    pub fn fits(&self, room: Size) -> bool {
        View::fit(self.frame, room).scale >= WHOLE.min(room.width / f64::from(self.frame.width))
    }

    /// The viewport that shows a page: all of it if it is legible then, else its upper part; the whole picture if that fits. On a
    /// wide picture nothing beyond it is in view while a part of it is hidden.
    #[must_use]
    pub fn page_view(&self, page: u8, room: Size) -> View {
        if self.fits(room) {
            return View::fit(self.frame, room);
        }
        let Rect { y, width, height, .. } = self.page(page);
        let scale = (room.width / width).min((room.height / height).max(LEGIBLE));
        let spare = (room.height - height * scale).max(0.0);
        let mut down = spare / 2.0 - y * scale;
        if self.home.1 < self.net.bottom() {
            down = down.max(room.height - f64::from(self.frame.height) * scale).min(0.0);
        }
        View { scale, x: (room.width - width * scale) / 2.0, y: down }
    }

    /// The viewport while a tile is placed and the window does not show the whole picture: the network on these places as large as the
    /// window allows, because places that overlap are a few pixels apart in a network that is drawn small. Not larger than its
    /// natural size, and not smaller than its page. Nothing beyond a wide picture is in view.
    #[must_use]
    pub fn network_view(&self, fit: Fit, cells: impl Iterator<Item = Cell>, room: Size) -> View {
        let page = self.page_view(1, room);
        let bounds = net::bounds(cells);
        let share = |room: f64, side: f64| room / (side * fit.scale + 2.0 * MARGIN);
        let largest = share(room.width, bounds.width).min(share(room.height, bounds.height));
        let scale = largest.min(1.0 / fit.scale);
        if scale <= page.scale || self.fits(room) {
            return page;
        }
        let (x, y) = bounds.middle();
        let (x, y) = (
            room.width / 2.0 - (fit.at.0 + x * fit.scale) * scale,
            room.height / 2.0 - (fit.at.1 + y * fit.scale) * scale,
        );
        if self.home.1 > self.net.bottom() {
            return View { scale, x, y };
        }
        let Rect { width, height, .. } = self.frame.to_f64();
        let within = |at: f64, room: f64, side: f64| at.max(room - side * scale).min(0.0);
        View { scale, x: within(x, room.width, width), y: within(y, room.height, height) }
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
        let scale =
            ((wide - 2.0 * MARGIN) / bounds.width).min((high - 2.0 * MARGIN) / bounds.height).min(1.0);
        let (across_bounds, down_bounds) = bounds.middle();
        // The doorway keeps its place beside the board; in a narrow picture a small network is centred.
        let side = x + wide - MARGIN - APOTHEM * scale;
        let middle = x + wide / 2.0 - across_bounds * scale;
        let across = if self.home.0 > x + wide { side } else { middle };
        Fit { scale, at: (across, y + high / 2.0 - down_bounds * scale) }
    }

    /// The cavern and the number of its printed action at a point; `lines` are the actions and the row of sites of each cavern.
    #[must_use]
    pub fn printed(&self, (x, y): Spot, lines: impl Fn(usize) -> (usize, bool)) -> Option<(Place, usize)> {
        let (left, top, size) = self.home;
        let at = Place::CAVERNS.into_iter().find(|&at| self.place(at).contains((x, y)))?;
        let (count, sites) = lines(at.index());
        let down = (y - top) / size;
        let across = (x - left) / size - home::hall_box(at.index()).x;
        let nth =
            (0..count).find(|&nth| (down - home::line_place(count, sites, nth)).abs() < home::LINE / 2.0)?;
        (home::PAPER.0..home::PAPER.1).contains(&across).then_some((at, nth))
    }

    /// Hit test: in the network, only tiles and selectable places count. `reach` is how far from a target a finger still hits
    /// it, in units of the picture.
    #[must_use]
    pub fn hit(
        &self,
        (x, y): Spot,
        reach: f64,
        fit: Fit,
        net: &Net,
        lit: &[Cell],
        pots: impl Fn(Place) -> usize,
    ) -> Option<Hit> {
        if y < self.floor() {
            let point = (x - self.shift, y);
            let number = self.plan.village_at(point, reach)?;
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
        if self.place(Place::BESIDE).grown(reach.min(10.0)).contains((x, y)) {
            return Some(Hit::Place(Place::BESIDE, None));
        }
        let point = fit.within((x, y));
        let tiles: Vec<Cell> = net.tiles.iter().map(|lain| lain.cell).collect();
        let meant = |cells, reach: f64| net::meant(cells, point, reach / fit.scale);
        // The middle of a tile is that tile, even where a place is near.
        meant(lit, 0.0)
            .or_else(|| meant(&tiles, 0.0).filter(|&cell| reach == 0.0 || fit.near_middle((x, y), cell)))
            .or_else(|| meant(lit, reach))
            .or_else(|| meant(&tiles, reach))
            .map(Hit::Cell)
    }
}

impl Fit {
    /// Converts a picture point into network units.
    #[must_use]
    pub fn within(&self, (x, y): Spot) -> Spot {
        ((x - self.at.0) / self.scale, (y - self.at.1) / self.scale)
    }

    /// Whether a picture point is in the middle of a network place.
    fn near_middle(&self, at: Spot, cell: Cell) -> bool {
        let ((x, y), (px, py)) = (self.within(at), net::pentagon(cell).at);
        (px - x).hypot(py - y) < APOTHEM / 2.0
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

/// The step to another page that a finger means by this movement, in pixels: forward if it goes to the left.
#[must_use]
pub fn swiped((dx, dy): Spot) -> i8 {
    const LEAST: f64 = 48.0;
    if dx.abs() < LEAST || dx.abs() < 1.5 * dy.abs() { 0 } else { -dx.signum() as i8 }
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
                    for reach in [0.0, 30.0] {
                        let hit = layout.hit(layout.place(at).middle(), reach, fit, &net, &net.free, pots);
                        assert!(matches!(hit, Some(Hit::Place(found, _)) if found == at), "{at}: {hit:?}");
                    }
                }
                for cell in net.tiles.iter().map(|lain| lain.cell).chain(net.free.iter().copied()) {
                    let (x, y) = net::pentagon(cell).at;
                    let spot = (fit.at.0 + x * fit.scale, fit.at.1 + y * fit.scale);
                    for reach in [0.0, 30.0] {
                        let hit = layout.hit(spot, reach, fit, &net, &net.free, pots);
                        assert_eq!(hit, Some(Hit::Cell(cell)));
                    }
                    let (area, room) = (fit.area(cell), layout.net);
                    let across = area.x >= room.x - 0.5 && area.right() <= room.right() + 0.5;
                    let inside = across && area.y >= room.y && area.bottom() <= room.bottom();
                    assert!(inside, "{cell} of {} tiles", net.tiles.len());
                }
            }
        }
    }

    #[test]
    fn a_point_on_a_printed_action_means_it() {
        for narrow in [false, true] {
            let layout = BoardLayout::new(3, narrow);
            let (left, top, size) = layout.home;
            for at in Place::CAVERNS {
                let (count, sites) = if at == Place::MINING { (3, true) } else { (4, false) };
                let hall = home::hall_box(at.index());
                for nth in 0..count {
                    let y = top + home::line_place(count, sites, nth) * size;
                    let found = |x: f64| layout.printed((left + (hall.x + x) * size, y), |_| (count, sites));
                    assert_eq!([found(8.0), found(128.0)], [Some((at, nth)); 2]);
                    assert_eq!(found(3.0), None, "beside the paper");
                }
                let pots = (left + (hall.x + 60.0) * size, top + 60.0 * size);
                assert_eq!(layout.printed(pots, |_| (count, sites)), None);
            }
        }
    }

    #[test]
    fn a_finger_beside_a_place_means_it() {
        let (_, state) = positions().into_iter().next().expect("a position");
        let net = net::net(&state, state.active);
        let layout = BoardLayout::new(state.table().villages.into(), true);
        let fit = layout.fit(net.free.iter().copied());
        let cell = net.free[0];
        let area = fit.area(cell);
        let beside = (area.x - 12.0, area.middle().1);
        let hit = |reach: f64| layout.hit(beside, reach, fit, &net, &net.free, |_| 0);
        assert_eq!((hit(0.0), hit(24.0)), (None, Some(Hit::Cell(cell))));
    }

    #[test]
    fn pages_are_legible_and_cover_the_picture() {
        const PHONES: [Size; 3] = [
            Size { width: 390.0, height: 400.0 },
            Size { width: 390.0, height: 200.0 },
            Size { width: 520.0, height: 240.0 },
        ];
        for villages in 2..=4 {
            let layout = BoardLayout::new(villages, true);
            let Rect { width, height, .. } = layout.frame.to_f64();
            let all: f64 = (0..3).map(|page| layout.page(page).height).sum();
            assert!((all - height).abs() < 1.0, "{all} of {height}");
            for (page, room) in (0..3).flat_map(|page| PHONES.map(|room| (page, room))) {
                let View { scale, x, y } = layout.page_view(page, room);
                let Rect { y: top, height, .. } = layout.page(page);
                assert!(scale >= LEGIBLE && x >= 0.0 && width * scale <= room.width + 0.1, "{page} {room:?}");
                // The top of the page is in the window, and all of it where that is legible.
                let (first, last) = (top * scale + y, (top + height) * scale + y);
                assert!(first >= -0.1 && (last <= room.height + 0.1 || scale <= LEGIBLE), "{page} {room:?}");
                assert_eq!(layout.page_of((0.0, top + 1.0)), page);
            }
            for at in Place::all(villages as u8) {
                assert_eq!(layout.page_of(layout.place(at).middle()), if at.is_village() { 0 } else { 2 });
            }
            assert_eq!(layout.page_of(layout.net.middle()), 1);
        }
        let tablet = Size { width: 804.0, height: 800.0 };
        assert!(BoardLayout::new(4, false).page_view(2, tablet).scale > 0.9, "a tablet shows everything");
    }

    #[test]
    fn a_network_is_shown_larger_while_a_tile_is_placed() {
        let phone = Size { width: 390.0, height: 442.0 };
        let desk = Size { width: 640.0, height: 356.0 };
        let mut larger = [0; 2];
        for (_, state) in positions() {
            let net = net::net(&state, state.active);
            let cells = || net.tiles.iter().map(|lain| lain.cell).chain(net.free.iter().copied());
            for (narrow, room) in [(true, phone), (false, phone), (false, desk)] {
                let layout = BoardLayout::new(state.table().villages.into(), narrow);
                let fit = layout.fit(cells());
                let (page, view) = (layout.page_view(1, room), layout.network_view(fit, cells(), room));
                if layout.fits(room) {
                    assert_eq!(view, page, "the whole picture is in view");
                }
                if view == page {
                    continue;
                }
                assert!(view.scale > page.scale && view.scale * fit.scale < 1.001);
                for cell in cells() {
                    let area = fit.area(cell);
                    let (left, top) = (view.x + area.x * view.scale, view.y + area.y * view.scale);
                    let (right, bottom) = (left + area.width * view.scale, top + area.height * view.scale);
                    let inside = left >= 0.0 && top >= 0.0 && right <= room.width && bottom <= room.height;
                    assert!(inside, "{cell} {room:?}");
                }
                if !narrow {
                    let Rect { width, height, .. } = layout.frame.to_f64();
                    let (right, bottom) = (view.x + width * view.scale, view.y + height * view.scale);
                    assert!(view.x <= 0.0 && view.y <= 0.0, "{room:?}");
                    assert!(right >= room.width && bottom >= room.height, "{room:?}");
                }
                larger[usize::from(narrow)] += u8::from(view.scale > 1.2 * page.scale);
            }
        }
        assert!(larger.iter().all(|&count| count > 5), "{larger:?}");
    }

    #[test]
    fn the_whole_picture_is_shown_where_no_page_would_be_larger() {
        let tablet = Size { width: 542.0, height: 560.0 };
        let desk = Size { width: 646.0, height: 470.0 };
        for (villages, room, whole) in
            [(2, tablet, true), (4, tablet, true), (2, desk, true), (4, desk, false)]
        {
            let layout = BoardLayout::new(villages, false);
            assert_eq!(layout.fits(room), whole, "{villages} {room:?}");
            // No page has an empty strip above or below the picture.
            for page in (0..3).filter(|_| !whole) {
                let View { scale, y, .. } = layout.page_view(page, room);
                let last = y + f64::from(layout.frame.height) * scale;
                assert!(y <= 0.1 && last >= room.height - 0.1, "{page}");
            }
        }
    }

    #[test]
    fn a_page_is_turned_by_a_horizontal_swipe() {
        assert_eq!([(-80.0, 10.0), (80.0, -20.0)].map(swiped), [1, -1]);
        assert_eq!([(-30.0, 0.0), (60.0, 60.0), (0.0, -200.0)].map(swiped), [0; 3]);
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
