//! The layout of the village board: wide for a desktop, compact for a phone.

use moot_art::Rect;

/// The positions of all parts of a village, relative to its centre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Half the width and half the height of its land.
    pub half: (f64, f64),
    /// The position and the radius of the number.
    pub numeral: (f64, f64, f64),
    /// The position and the size of the castle.
    pub castle: (f64, f64, f64),
    /// The position of the castle action.
    pub sign: (f64, f64),
    /// The positions of the four heaps: bells, changelings, outposts, humans.
    pub heaps: [(f64, f64); 4],
    /// The position of the cow, in games where cows stand in villages.
    pub cow: (f64, f64),
    /// The position of the first cauldron, the distance between cauldrons, and their size.
    pub pots: (f64, f64, f64, f64),
    /// The position of the first of the players' outposts, and the distance between outposts.
    pub posts: (f64, f64, f64),
    /// The position and the size of the troll king.
    pub king: (f64, f64, f64),
    /// The position of the action points.
    pub points: (f64, f64),
    /// Whether houses are drawn.
    pub houses: bool,
}

const WIDE: Layout = Layout {
    half: (149.0, 96.0),
    numeral: (-126.0, -70.0, 18.0),
    castle: (-82.0, 8.0, 1.0),
    sign: (-86.0, 24.0),
    heaps: [(-14.0, 24.0), (33.0, 24.0), (80.0, 24.0), (127.0, 24.0)],
    cow: (33.0, -12.0),
    pots: (-119.0, 66.0, 41.0, 1.0),
    posts: (78.0, 66.0, 27.0),
    king: (112.0, -28.0, 1.0),
    points: (104.0, -76.0),
    houses: true,
};

const CLOSE: Layout = Layout {
    half: (93.0, 74.0),
    numeral: (-76.0, -54.0, 15.0),
    castle: (-36.0, -12.0, 0.7),
    sign: (28.0, -23.0),
    heaps: [(-66.0, 11.0), (-21.0, 11.0), (24.0, 11.0), (69.0, 11.0)],
    cow: (-76.0, -20.0),
    pots: (-74.0, 50.0, 32.0, 0.8),
    posts: (75.0, 52.0, -24.0),
    king: (77.0, -20.0, 0.68),
    points: (40.0, -56.0),
    houses: false,
};

/// The village board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPlan {
    /// The centres of the villages.
    pub villages: Vec<(f64, f64)>,
    /// The centre and the size of the troll king's mountain.
    pub mountain: Option<(f64, f64, f64)>,
    /// The `viewBox`.
    pub frame: Rect<i32>,
    /// The layout within a village.
    pub layout: Layout,
}

impl BoardPlan {
    /// Lays out a board with this many villages; `narrow` for a window that is no wider than high.
    #[must_use]
    pub fn new(villages: usize, narrow: bool) -> BoardPlan {
        let (places, mountain, frame, layout): (&[(f64, f64)], _, _, _) = match (villages, narrow) {
            (0..=2, false) => (
                &[(154.0, 162.0), (506.0, 162.0)],
                Some((330.0, 96.0, 0.78)),
                Rect::new(0, 0, 660, 266),
                WIDE,
            ),
            (0..=2, true) => (&[(154.0, 110.0), (154.0, 318.0)], None, Rect::new(0, 0, 308, 420), WIDE),
            (3, false) => (
                &[(158.0, 112.0), (662.0, 112.0), (410.0, 312.0)],
                Some((410.0, 112.0, 0.84)),
                Rect::new(0, 0, 820, 414),
                WIDE,
            ),
            (3, true) => {
                (&[(96.0, 87.0), (290.0, 87.0), (193.0, 246.0)], None, Rect::new(0, 0, 386, 326), CLOSE)
            }
            (_, false) => (
                &[(158.0, 112.0), (662.0, 112.0), (662.0, 314.0), (158.0, 314.0)],
                Some((410.0, 213.0, 1.0)),
                Rect::new(0, 0, 820, 416),
                WIDE,
            ),
            (_, true) => (
                &[(96.0, 87.0), (290.0, 87.0), (290.0, 246.0), (96.0, 246.0)],
                None,
                Rect::new(0, 0, 386, 326),
                CLOSE,
            ),
        };
        BoardPlan { villages: places[..villages.min(places.len())].to_vec(), mountain, frame, layout }
    }

    /// The rectangle of a village.
    #[must_use]
    pub fn place(&self, village: usize) -> Rect {
        let (x, y) = self.villages.get(village).copied().unwrap_or_default();
        let (wide, high) = self.layout.half;
        Rect::new(x - wide, y - high, 2.0 * wide, 2.0 * high)
    }

    /// The village under a point, or one at most `reach` away.
    #[must_use]
    pub fn village_at(&self, point: (f64, f64), reach: f64) -> Option<usize> {
        let near =
            |reach: f64| (0..self.villages.len()).find(|&at| self.place(at).grown(reach).contains(point));
        near(0.0).or_else(|| near(reach))
    }

    /// The position of a village's cauldron.
    #[must_use]
    pub fn pot(&self, village: usize, nth: usize) -> (f64, f64) {
        let (x, y) = self.villages.get(village).copied().unwrap_or_default();
        let (left, top, step, _) = self.layout.pots;
        (x + left + step * nth as f64, y + top)
    }

    /// The index of the village's cauldron under a point.
    #[must_use]
    pub fn pot_at(&self, village: usize, count: usize, (px, py): (f64, f64)) -> Option<usize> {
        let size = self.layout.pots.3;
        (0..count).find(|&nth| {
            let (x, y) = self.pot(village, nth);
            (px - x).abs() < 20.0 * size && py > y - 34.0 * size && py < y + 24.0 * size
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn villages_are_disjoint_and_inside_the_frame() {
        for narrow in [false, true] {
            for count in 2..=4 {
                let plan = BoardPlan::new(count, narrow);
                assert_eq!(plan.villages.len(), count);
                let frame = plan.frame.to_f64();
                for at in 0..count {
                    let place = plan.place(at);
                    let inside = place.right() <= frame.right() && place.bottom() <= frame.bottom();
                    assert!(place.x >= frame.x && place.y >= frame.y && inside, "{count} {at}");
                    for other in 0..at {
                        let shared = place.overlap(&plan.place(other));
                        assert_eq!(shared, 0.0, "{count} {narrow}: {at} overlaps {other}");
                    }
                    let middle = plan.villages[at];
                    assert_eq!(plan.village_at(middle, 20.0), Some(at));
                    for nth in 0..5 {
                        let pot = plan.pot(at, nth);
                        assert!(place.contains(pot), "{nth}");
                        assert_eq!(plan.pot_at(at, 5, pot), Some(nth));
                    }
                }
                let beside = (plan.place(0).x - 8.0, plan.villages[0].1);
                assert_eq!([0.0, 20.0].map(|reach| plan.village_at(beside, reach)), [None, Some(0)]);
            }
        }
    }
}
