//! The layout of a dungeon, computed once from squares and doorways.

use moot_art::Rect;
use moot_art::kinds::{CELL, Square};

/// Half the thickness of a wall.
pub(super) const WALL: f64 = 6.0;
/// The height of a room's back wall.
pub(super) const FACE: f64 = 26.0;
/// The side length of a square.
pub(super) const SIDE: f64 = CELL as f64;
/// The width of coin and pennant together.
pub(super) const PLAQUE: f64 = 68.0;
/// Half the width of an arch in a back wall.
const ARCH: f64 = 15.0;

/// The kind of a chamber.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A room with its printed gold, 1 to 5.
    Room(u8),
    /// A staircase.
    Stairs,
    /// A pit.
    Pit,
}

/// The material of a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floor {
    /// Flagstones.
    Stone,
    /// Boards.
    Plank,
    /// Bare earth.
    Earth,
}

/// A hollow in the rock.
#[derive(Clone, Debug, PartialEq)]
pub struct Chamber {
    /// Its kind.
    pub sort: Sort,
    /// Its squares.
    pub cells: Vec<Square>,
    /// Its floor.
    pub floor: Floor,
    /// Its furniture, by a name of `super::furniture`.
    pub furniture: &'static str,
}

/// A doorway in the coordinates of the rules: a straight wall between two chambers, with an opening in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The chambers on both sides.
    pub between: [usize; 2],
    /// Whether the wall runs from left to right.
    pub across: bool,
    /// Its first corner.
    pub from: Square,
    /// Its length in squares.
    pub length: u8,
}

/// A doorway in picture coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Door {
    /// The chambers on both sides.
    pub between: [usize; 2],
    /// Whether its wall runs from left to right; the doorway is then an arch in the back wall of the lower chamber.
    pub across: bool,
    /// The x coordinate of its centre.
    pub x: f64,
    /// The y coordinate of its centre.
    pub y: f64,
    /// The chamber below; for other walls the one to the right.
    pub below: usize,
}

/// A dungeon with the layout of everything drawn in it.
#[derive(Clone, Debug, PartialEq)]
pub struct FloorPlan {
    /// Its chambers.
    pub chambers: Vec<Chamber>,
    /// Its doorways.
    pub doors: Vec<Door>,
    /// The largest free rectangle of floor of each chamber, in units: figures stand in it.
    pub boxes: Vec<Rect>,
    /// The left top corner of each chamber's coin and pennant.
    pub plaques: Vec<(f64, f64)>,
    /// The left and right end of the back wall that carries them.
    pub back_walls: Vec<(f64, f64)>,
    size: (u8, u8),
}

/// A section of back wall: its row and its first and last column.
#[derive(Clone, Copy)]
struct Run {
    y: u8,
    from: u8,
    to: u8,
}

impl Run {
    const fn length(self) -> u8 {
        self.to - self.from
    }
}

/// The longest section of a chamber's back wall; it carries the plaque.
fn back_wall(cells: &[Square]) -> Run {
    let back = |x: u8, y: u8| cells.contains(&(x, y)) && (y == 0 || !cells.contains(&(x, y - 1)));
    let mut best = Run { y: 0, from: 0, to: 0 };
    for &(x, y) in cells {
        if !back(x, y) || (x > 0 && back(x - 1, y)) {
            continue;
        }
        let mut to = x;
        while back(to, y) {
            to += 1;
        }
        if to - x > best.length() {
            best = Run { y, from: x, to };
        }
    }
    best
}

/// The largest rectangle of floor; low ones count half, because figures are tall.
fn largest_box(cells: &[Square]) -> Rect {
    let mut best = (0, Rect::default());
    for &(x, y) in cells {
        let mut width = 1;
        while cells.contains(&(x + width - 1, y)) {
            let mut height = 1;
            while (0..width).all(|i| cells.contains(&(x + i, y + height - 1))) {
                let area = u32::from(width) * u32::from(height) * if height < 3 { 1 } else { 2 };
                if area > best.0 {
                    let [x, y, width, height] = [x, y, width, height].map(|n| f64::from(n) * SIDE);
                    best = (area, Rect::new(x, y, width, height));
                }
                height += 1;
            }
            width += 1;
        }
    }
    best.1
}

/// The layout of a doorway. In a back wall it is near one end of the wall, clear of the plaque.
fn door(wall: &Wall, chambers: &[Chamber]) -> Door {
    let [a, b] = wall.between;
    let (x, y) = (f64::from(wall.from.0), f64::from(wall.from.1));
    let length = f64::from(wall.length);
    // The lower or right chamber has a square directly behind the first square of the wall.
    let below = if chambers[b].cells.contains(&wall.from) { b } else { a };
    if !wall.across {
        let middle = (y + length / 2.0) * SIDE + 8.0;
        return Door { between: wall.between, across: false, x: x * SIDE, y: middle, below };
    }
    let mut along = x + length / 2.0;
    let run = back_wall(&chambers[below].cells);
    if run.y == wall.from.1 {
        // A short wall fits both plaque and arch only if the arch is in its corner.
        let corner = if run.length() <= 3 { 0.62 } else { 0.95 };
        let high = (x + 0.7).max(f64::from(run.to) - 0.95);
        let low = (x + length - 0.7).min(f64::from(run.from) + corner);
        along = if high <= x + length - 0.6 && high - f64::from(run.from) > 2.9 { high } else { low };
    }
    Door { between: wall.between, across: true, x: along * SIDE, y: y * SIDE, below }
}

/// The left top corner of a chamber's plaque: at the left end of its back wall, or at the right end when an arch is on the
/// left.
fn plaque(at: usize, chamber: &Chamber, doors: &[Door]) -> (f64, f64) {
    let run = back_wall(&chamber.cells);
    let (left, right) = (f64::from(run.from) * SIDE + WALL + 4.0, f64::from(run.to) * SIDE - WALL - 4.0);
    let top = f64::from(run.y) * SIDE;
    let arch = |door: &&Door| door.across && door.below == at && (door.y - top).abs() < 1.0;
    let clash = |left: f64| {
        let hides = |door: &&Door| door.x + ARCH > left && door.x - ARCH < left + PLAQUE;
        doors.iter().filter(arch).find(hides)
    };
    let left = match clash(left) {
        None => left,
        Some(_) if clash(right - PLAQUE).is_none() => right - PLAQUE,
        Some(door) => door.x + ARCH,
    };
    (left, top + WALL + 1.5)
}

impl FloorPlan {
    /// Computes the layout.
    #[must_use]
    pub fn new(chambers: Vec<Chamber>, walls: &[Wall]) -> FloorPlan {
        let doors: Vec<Door> = walls.iter().map(|wall| door(wall, &chambers)).collect();
        let boxes = chambers.iter().map(|chamber| largest_box(&chamber.cells)).collect();
        let plaques = chambers.iter().enumerate().map(|(at, chamber)| plaque(at, chamber, &doors)).collect();
        let ends = |chamber: &Chamber| {
            let run = back_wall(&chamber.cells);
            (f64::from(run.from) * SIDE + WALL, f64::from(run.to) * SIDE - WALL)
        };
        let back_walls = chambers.iter().map(ends).collect();
        let most = |of: fn(&Square) -> u8| {
            chambers.iter().flat_map(|chamber| chamber.cells.iter().map(of)).max().map_or(0, |n| n + 1)
        };
        let size = (most(|cell| cell.0), most(|cell| cell.1));
        FloorPlan { chambers, doors, boxes, plaques, back_walls, size }
    }

    /// The width and height in squares.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        self.size
    }

    /// The `viewBox` of the whole dungeon with the rock around it.
    #[must_use]
    pub fn frame(&self) -> Rect<i32> {
        let (width, height) = (i32::from(self.size.0) * CELL, i32::from(self.size.1) * CELL);
        Rect::new(-30, -30, width + 60, height + 62)
    }

    /// The chamber of a square.
    #[must_use]
    pub fn chamber_at(&self, cell: Square) -> Option<usize> {
        self.chambers.iter().position(|chamber| chamber.cells.contains(&cell))
    }

    /// The centre of a chamber's free floor.
    #[must_use]
    pub fn middle(&self, chamber: usize) -> (f64, f64) {
        let Rect { x, y, width, height } = self.boxes.get(chamber).copied().unwrap_or_default();
        (x + width / 2.0, y + height / 2.0 + 8.0)
    }

    /// The doorway between two chambers.
    #[must_use]
    pub fn door(&self, a: usize, b: usize) -> Option<&Door> {
        self.doors.iter().find(|door| door.between == [a, b] || door.between == [b, a])
    }

    /// The positions of `count` figures in a chamber, back to front. `big` is a single large figure.
    #[must_use]
    pub fn stands(&self, chamber: usize, count: usize, big: bool) -> Vec<(f64, f64)> {
        let Rect { x, y, width, height } = self.boxes.get(chamber).copied().unwrap_or_default();
        let (left, right) = (x + WALL + 6.0, x + width - WALL - 6.0);
        let (top, bottom) = (y + WALL + FACE + 12.0, y + height - WALL - 9.0);
        let middle = f64::midpoint(left, right);
        let low = self.is_low(chamber);
        if big && count <= 1 {
            let alone = if low { bottom - 12.0 } else { (bottom - 34.0).max(top + 46.0).min(bottom - 4.0) };
            return vec![(middle, alone)];
        }
        let per_row = (((right - left + 8.0) / STEP) as usize).max(1);
        // From the back to the front a room has a band for its value, one for figures and one for its name. In a low room the band of
        // figures holds one row of smaller figures.
        let rows = if low { 1 } else { count.div_ceil(per_row).max(1) };
        let bottom = if rows == 1 { bottom } else { bottom - 18.0 };
        let first = if low {
            bottom - 15.0
        } else if rows == 1 {
            let front = bottom - ((bottom - top) * 0.22).clamp(0.0, 18.0);
            (bottom - 45.0).max(top + 34.0).min(front)
        } else {
            (top + 26.0).max(bottom - 42.0 * (rows - 1) as f64).min(bottom)
        };
        let mut found = Vec::with_capacity(count);
        for row in 0..rows {
            let here = count.div_ceil(rows).min(count - found.len());
            let gaps = here.saturating_sub(1).max(1) as f64;
            let step = ((right - left - 28.0) / gaps).clamp(0.0, STEP + 3.0);
            let y = if rows == 1 { first } else { first + (bottom - first) * row as f64 / (rows - 1) as f64 };
            for i in 0..here {
                found.push((middle + (i as f64 - (here as f64 - 1.0) / 2.0) * step, y));
            }
        }
        found
    }

    /// Whether a chamber is a room so low that its figures are drawn smaller, between its value and its name.
    #[must_use]
    pub fn is_low(&self, chamber: usize) -> bool {
        let room = self.chambers.get(chamber).is_some_and(|chamber| matches!(chamber.sort, Sort::Room(_)));
        room && self.boxes.get(chamber).is_some_and(|area| area.height < 4.0 * SIDE)
    }

    /// The number of figures that a chamber shows separately; more are shown with a count.
    #[must_use]
    pub fn holds(&self, chamber: usize) -> usize {
        let Rect { width, height, .. } = self.boxes.get(chamber).copied().unwrap_or_default();
        let step = if self.is_low(chamber) { STEP * SMALLER } else { STEP };
        let per_row = (((width - 2.0 * WALL - 4.0) / step) as usize).max(1);
        let rows = (((height - FACE - 2.0 * WALL) / 40.0) as usize).clamp(1, 3);
        per_row * rows
    }
}

/// The distance between adjacent figures.
const STEP: f64 = 33.0;
/// The size of a figure in a low room, as a share of its usual size; the style sheet draws it so (`.low`).
pub const SMALLER: f64 = 0.8;
