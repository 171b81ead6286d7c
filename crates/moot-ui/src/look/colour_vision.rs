//! Tests that the colours of players and clans can be told apart with colour vision deficiencies.
//!
//! Each player and clan has a pattern or sign as well as a colour. This module checks the colours of the style sheet alone: they
//! keep a minimum distance (CIEDE2000) in simulated vision without one of the three kinds of cones. The simulation is that of
//! Machado, Oliveira and Fernandes (2009).

const TOKENS: &str = include_str!("../../../../style/tokens.css");

/// The minimum distance of two colours that can be told apart at a glance.
const APART: f64 = 15.0;
/// The minimum contrast ratio of a sign on its paper.
const CONTRAST: f64 = 3.0;

/// A colour in linear light: red, green and blue, each from 0 to 1. Also used for the tristimulus values X, Y and Z.
type Light = [f64; 3];
/// A colour in CIELAB: lightness from 0 to 100, then the green-red axis, then the blue-yellow axis.
type Lab = [f64; 3];
/// A linear map of colours.
type Matrix = [Light; 3];

/// The simulated kinds of colour vision, with all cones and without one kind: matrices over linear light.
const VISIONS: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no long cones",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "no middle cones",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no short cones",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The linear light of the first value of a CSS token.
fn light(token: &str) -> Light {
    let at = TOKENS.find(&format!("--{token}:")).unwrap_or_else(|| panic!("no token {token}"));
    let hex = TOKENS[at..].split_once('#').unwrap().1;
    [0, 2, 4].map(|from| {
        let part = f64::from(u8::from_str_radix(&hex[from..from + 2], 16).unwrap()) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &Matrix, [a, b, c]: Light) -> Light {
    matrix.map(|[x, y, z]| x * a + y * b + z * c)
}

/// A colour in CIELAB under a kind of colour vision.
fn lab(token: &str, vision: &Matrix) -> Lab {
    const XYZ: Matrix = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    const WHITE: Light = [0.950_47, 1.0, 1.088_83];
    let seen = times(vision, light(token)).map(|part| part.clamp(0.0, 1.0));
    let xyz = times(&XYZ, seen);
    let bent = |part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let [x, y, z] = [0, 1, 2].map(|at| bent(xyz[at] / WHITE[at]));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The CIEDE2000 distance of two colours in CIELAB.
fn distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let grey = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.0 + 0.5 * (1.0 - grey(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let coloured = c1 * c2 > 0.0;
    let turn = if coloured { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 } else { 0.0 };
    let middle = match (h1 - h2).abs() {
        _ if !coloured => h1 + h2,
        apart if apart <= 180.0 => f64::midpoint(h1, h2),
        _ => (f64::midpoint(h1, h2) + 180.0).rem_euclid(360.0),
    };
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let wave = |factor: f64, shift: f64| (factor * middle + shift).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.2 * wave(4.0, -63.0);
    let off = (l - 50.0).powi(2);
    let light = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * c);
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * c * t);
    let blue = 60.0 * (-((middle - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * grey(c) * blue.to_radians().sin();
    (light.powi(2) + chroma.powi(2) + hue.powi(2) + rotation * chroma * hue).sqrt()
}

/// The contrast ratio of two colours.
fn contrast(one: &str, other: &str) -> f64 {
    let shine = |token| {
        let [r, g, b] = light(token);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (shine(one), shine(other));
    a.max(b) / a.min(b)
}

#[test]
fn the_distance_matches_published_pairs() {
    // Sharma, Wu and Dalal (2005), pairs 1, 7, 14 and 17.
    for (one, other, known) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
    ] {
        let found = distance(one, other);
        assert!((found - known).abs() < 1e-4, "{one:?} {other:?}: {found} instead of {known}");
    }
}

#[test]
fn colours_differ_with_colour_vision_deficiencies() {
    let mut least = f64::MAX;
    for set in [&["p1", "p2", "p3", "p4", "p5"][..], &["fire", "ice", "moon", "mud"]] {
        for (name, vision) in VISIONS {
            for (at, one) in set.iter().enumerate() {
                for other in &set[..at] {
                    let apart = distance(lab(one, &vision), lab(other, &vision));
                    least = least.min(apart);
                    assert!(apart >= APART, "{one} and {other}, {name}: {apart:.1}");
                }
            }
        }
    }
    println!("the two that are nearest are {least:.1} apart");
}

#[test]
fn clan_signs_contrast_with_their_paper() {
    for clan in ["fire", "ice", "moon", "mud"] {
        let found = contrast(clan, "paper");
        assert!(found >= CONTRAST, "{clan}: {found:.2}");
    }
}
