//! Where things are on the village board: wide for a desk, close together for a phone.

/// The places of everything in a village, relative to its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Half the width and half the height of its land.
    pub half: (f64, f64),
    /// The number, and its radius.
    pub numeral: (f64, f64, f64),
    /// The castle, and its size.
    pub castle: (f64, f64, f64),
    /// What the castle action does.
    pub sign: (f64, f64),
    /// The four heaps: bells, changelings, outposts, humans.
    pub heaps: [(f64, f64); 4],
    /// The first cauldron, how far apart they stand, and their size.
    pub pots: (f64, f64, f64, f64),
    /// The first of the players' outposts, and how far apart they stand.
    pub posts: (f64, f64, f64),
    /// The troll king, and his size.
    pub king: (f64, f64, f64),
    /// The action points.
    pub points: (f64, f64),
    /// Whether there is room for houses.
    pub houses: bool,
}

const WIDE: Layout = Layout {
    half: (149.0, 96.0),
    numeral: (-126.0, -70.0, 18.0),
    castle: (-82.0, 8.0, 1.0),
    sign: (-86.0, 24.0),
    heaps: [(-14.0, 24.0), (33.0, 24.0), (80.0, 24.0), (127.0, 24.0)],
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
    pots: (-74.0, 50.0, 32.0, 0.8),
    posts: (75.0, 52.0, -24.0),
    king: (77.0, -20.0, 0.68),
    points: (40.0, -56.0),
    houses: false,
};

/// The village board.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The middles of the villages.
    pub villages: Vec<(f64, f64)>,
    /// The mountain of the troll king: its middle and its size.
    pub mountain: Option<(f64, f64, f64)>,
    /// The `viewBox`.
    pub frame: [i32; 4],
    /// How a village is laid out.
    pub layout: Layout,
}

impl Plan {
    /// The board of so many villages; `narrow` for a window that is no wider than high.
    #[must_use]
    pub fn new(villages: usize, narrow: bool) -> Plan {
        let (places, mountain, frame, layout): (&[(f64, f64)], _, _, _) = match (villages, narrow) {
            (0..=2, false) => {
                (&[(154.0, 162.0), (506.0, 162.0)], Some((330.0, 96.0, 0.78)), [0, 0, 660, 266], WIDE)
            }
            (0..=2, true) => (&[(154.0, 102.0), (154.0, 306.0)], None, [0, 0, 308, 408], WIDE),
            (3, false) => (
                &[(158.0, 104.0), (662.0, 104.0), (410.0, 304.0)],
                Some((410.0, 104.0, 0.84)),
                [0, 0, 820, 406],
                WIDE,
            ),
            (3, true) => (&[(96.0, 77.0), (290.0, 77.0), (193.0, 230.0)], None, [0, 0, 386, 308], CLOSE),
            (_, false) => (
                &[(158.0, 104.0), (662.0, 104.0), (662.0, 306.0), (158.0, 306.0)],
                Some((410.0, 205.0, 1.0)),
                [0, 0, 820, 408],
                WIDE,
            ),
            (_, true) => {
                (&[(96.0, 77.0), (290.0, 77.0), (290.0, 230.0), (96.0, 230.0)], None, [0, 0, 386, 308], CLOSE)
            }
        };
        Plan { villages: places[..villages.min(places.len())].to_vec(), mountain, frame, layout }
    }

    /// Left, top, width and height of a village.
    #[must_use]
    pub fn place(&self, village: usize) -> [f64; 4] {
        let (x, y) = self.villages.get(village).copied().unwrap_or_default();
        let (wide, high) = self.layout.half;
        [x - wide, y - high, 2.0 * wide, 2.0 * high]
    }

    /// The village under a point.
    #[must_use]
    pub fn village_at(&self, (px, py): (f64, f64)) -> Option<usize> {
        (0..self.villages.len()).find(|&at| {
            let [x, y, wide, high] = self.place(at);
            px >= x && px < x + wide && py >= y && py < y + high
        })
    }

    /// Where a cauldron of a village stands.
    #[must_use]
    pub fn pot(&self, village: usize, nth: usize) -> (f64, f64) {
        let (x, y) = self.villages.get(village).copied().unwrap_or_default();
        let (left, top, step, _) = self.layout.pots;
        (x + left + step * nth as f64, y + top)
    }

    /// The cauldron of a village under a point.
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
    fn villages_lie_apart_within_the_frame() {
        for narrow in [false, true] {
            for count in 2..=4 {
                let plan = Plan::new(count, narrow);
                assert_eq!(plan.villages.len(), count);
                let [left, top, wide, high] = plan.frame.map(f64::from);
                for at in 0..count {
                    let [x, y, w, h] = plan.place(at);
                    assert!(
                        x >= left && y >= top && x + w <= left + wide && y + h <= top + high,
                        "{count} {at}"
                    );
                    for other in 0..at {
                        let [ox, oy, ow, oh] = plan.place(other);
                        let apart = x >= ox + ow || ox >= x + w || y >= oy + oh || oy >= y + h;
                        assert!(apart, "{count} {narrow}: {at} over {other}");
                    }
                    let middle = plan.villages[at];
                    assert_eq!(plan.village_at(middle), Some(at));
                    for nth in 0..5 {
                        let (px, py) = plan.pot(at, nth);
                        assert!(px > x && px < x + w && py > y && py < y + h, "{nth}");
                        assert_eq!(plan.pot_at(at, 5, (px, py)), Some(nth));
                    }
                }
                assert_eq!(plan.village_at((left - 5.0, top)), None);
            }
        }
    }
}
