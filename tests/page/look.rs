//! Rules of the design that can be checked: everything drawn has a rule in the style sheets, adjacent colours have enough
//! contrast, and players can be told apart with any colour blindness.

use std::collections::{BTreeMap, BTreeSet};

use moot_art::{Clan, Portrait, Resource, SPRITE, Season, SeatStyle, chart, classes, shape};
use mountain_king::tables::{AUTUMN, WINTER};
use mountain_king_ui::art::ground::Buried;
use mountain_king_ui::art::tunnel::Hall;
use mountain_king_ui::art::{ground, hints, icons, pieces, terrain, tunnel};
use mountain_king_ui::board::skin;

const TOKENS: &str = include_str!("../../style/tokens.css");

/// Everything that `art` draws with classes.
fn everything() -> String {
    let cells = [(1, 1), (2, 1), (2, 2)];
    let hall =
        Hall { cells: cells.to_vec(), altar: (2, 2), honour: (1, 2), seat_style: Some(SeatStyle::Rowan) };
    let line = chart::Line { seat_style: SeatStyle::Rowan, rounds: vec![0, 1], total: 2 };
    let words = chart::Words { title: "", start: "", finish: "" };
    let (winter, autumn) = (skin::mountain(&WINTER), skin::mountain(&AUTUMN));
    let mut out = [SPRITE, icons::SPRITE, cave_troll_ui::art::icons::SPRITE].concat();
    out += &terrain::terrain(&winter, Season::Winter);
    out += &terrain::terrain(&autumn, Season::Autumn);
    out += &terrain::heart(&winter);
    out += &ground::site((0, 0));
    for resource in Resource::ALL {
        out += &ground::buried((0, 0), &Buried { rubble: true, resources: vec![resource], statue: None });
    }
    for clan in [Clan::Fire, Clan::Ice, Clan::Moon] {
        out += &[pieces::statue(clan, true), pieces::statue(clan, false), pieces::pedestal(clan)].concat();
        out += &[hints::picked_statue(clan), hints::ghost_statue(clan)].concat();
    }
    for seat_style in SeatStyle::ALL {
        out += &pieces::gate(seat_style);
    }
    out +=
        &[pieces::anchor(), pieces::start_point(), pieces::workshop(Some(icons::ALTAR), [true; 4])].concat();
    out +=
        &[tunnel::network("n", SeatStyle::Rowan, &cells, &[cells.to_vec()]), tunnel::ruins(&cells)].concat();
    out += &[tunnel::hall(&hall), hints::hall_ghost(&hall, &[cells.to_vec()])].concat();
    out += &[
        hints::legal(&cells),
        hints::ghost(SeatStyle::Rowan, &cells, cells.first().copied(), &[]),
        hints::bad_ghost(SeatStyle::Rowan, &cells),
    ]
    .concat();
    out += &[
        hints::reach(&cells, true),
        hints::worth(1, true),
        hints::worth(2, false),
        hints::carts(1, true),
        hints::route(&cells),
    ]
    .concat();
    out += &[hints::lead((0, 0), (1, 1)), shape(&cells, Some((1, 1)), 6)].concat();
    out += &chart::chart(&[line], &[chart::Mark { line: 0, round: 0, number: 1 }], Some(0), words);
    out += &the_dungeon();
    out += &Portrait::of(1, Clan::Mud, 1).image();
    out
}

/// Everything that is drawn in a dungeon.
fn the_dungeon() -> String {
    use cave_troll_ui::art::{
        Chamber, Face, Floor, FloorPlan, Lead, Shape, Sort, Wall, background, figure, hints, room, tally,
    };
    let sorts =
        [Sort::Room(1), Sort::Room(2), Sort::Room(3), Sort::Room(4), Sort::Room(5), Sort::Stairs, Sort::Pit];
    let furniture = ["bones", "bed", "", "", "", "", ""];
    let chamber = |(at, sort): (usize, Sort)| {
        let left = at as u8 * 4;
        let cells = (0..16).map(|i| (left + i % 4, i / 4)).collect();
        Chamber {
            sort,
            cells,
            floor: [Floor::Stone, Floor::Plank, Floor::Earth][at % 3],
            furniture: furniture[at],
        }
    };
    let walls: Vec<Wall> = (1..7)
        .map(|at| Wall { between: [at - 1, at], across: false, from: (at as u8 * 4, 0), length: 4 })
        .collect();
    let plan = FloorPlan::new(sorts.into_iter().enumerate().map(chamber).collect(), &walls);
    let face = Face {
        gold: 3,
        lead: Lead::One(SeatStyle::Fjord, 6),
        times: 2,
        plus: 4,
        parts: 2,
        full: true,
        sealed: false,
    };
    let tied = Face { lead: Lead::Tied, sealed: true, ..face };
    let mut out =
        background::surroundings(&plan) + &background::hollows(&plan, "c") + &background::doors(&plan);
    out += &[background::miniature(&plan), room::edge(&plan, 0, face), room::plaque(&plan, 0, face, "")]
        .concat();
    out += &[room::plaque(&plan, 1, tied, ""), room::marks(&plan, 0, face), room::marks(&plan, 1, tied)]
        .concat();
    for shape in Shape::ALL {
        out += &figure(shape, SeatStyle::Birch, true);
    }
    out += &[tally(2), hints::lit(&plan, 0), hints::changed(&plan, 0), hints::cursor(&plan, 0)].concat();
    out += &[hints::worth(1, true), hints::shut(true), hints::way((0.0, 0.0), (9.0, 9.0))].concat();
    out + hints::picked() + hints::target()
}

#[test]
fn every_class_that_is_drawn_has_a_rule() {
    let style = [
        include_str!("../../style/base.css"),
        include_str!("../../style/icons.css"),
        include_str!("../../style/players.css"),
        include_str!("../../games/mountain-king/ui/style/troll-cards.css"),
        include_str!("../../games/mountain-king/ui/style/cards.css"),
        include_str!("../../style/tray.css"),
        include_str!("../../games/mountain-king/ui/style/tray.css"),
        include_str!("../../style/board.css"),
        include_str!("../../games/mountain-king/ui/style/board.css"),
        include_str!("../../games/mountain-king/ui/style/king-table.css"),
        include_str!("../../games/cave-troll/ui/style/cave.css"),
        include_str!("../../style/end.css"),
    ]
    .concat();
    let named = classes::named(&style);
    let picture = everything();
    let drawn = classes::drawn(&picture);
    assert!(drawn.len() > 80, "only {} classes found", drawn.len());
    // Classes that the page uses as selectors only; they have no rule.
    let hooks = BTreeSet::from(["hall", "picked-statue", "shape-art"]);
    assert!(hooks.is_subset(&drawn), "a hook is not drawn");
    let missing: Vec<&&str> = drawn.difference(&named).filter(|class| !hooks.contains(**class)).collect();
    assert!(missing.is_empty(), "no rule for {missing:?}");
}

#[test]
fn references_resolve() {
    let picture = everything();
    let ids: BTreeSet<&str> =
        picture.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let links = picture.split("href=\"#").chain(picture.split("url(#")).skip(1);
    for link in links.filter_map(|rest| rest.split(['"', ')']).next()).filter(|link| !link.starts_with('<')) {
        assert!(ids.contains(link), "no element has the id {link}");
    }
}

type Rgb = [f64; 3];

/// Converts a hex colour to linear light.
fn colour(value: &str) -> Rgb {
    let hex = value.trim().strip_prefix('#').expect("a hex colour");
    [0, 2, 4].map(|at| {
        let v = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("hex")) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    })
}

/// The colour tokens of a look: the general ones, overridden by those of the side of the board and of the theme.
fn tokens(side: &str, theme: &str) -> BTreeMap<&'static str, Rgb> {
    let mut out = BTreeMap::from([("white", colour("#ffffff"))]);
    let wanted = |selector: &str| {
        let named = |word: &str| !word.is_empty() && selector.contains(&["=\"", word, "\"]"].concat());
        !selector.contains("[data-") || named(side) || named(theme)
    };
    for rule in TOKENS.split('}') {
        let Some((selector, body)) = rule.rsplit_once('{') else { continue };
        // Comments precede selectors.
        let selector = selector.rsplit_once("*/").map_or(selector, |(_, selector)| selector);
        if !wanted(selector) {
            continue;
        }
        for declaration in body.split(';') {
            // A comment may precede the name, and may contain a colon itself.
            let Some((name, value)) = declaration.rsplit_once(':') else { continue };
            let Some((_, name)) = name.rsplit_once(" --") else { continue };
            let value = value.trim();
            if value.starts_with('#') && (value.len() == 7 || value.len() == 4) {
                let long = if value.len() == 7 {
                    value.to_owned()
                } else {
                    value.chars().flat_map(|c| if c == '#' { vec![c] } else { vec![c, c] }).collect()
                };
                out.insert(name.trim(), colour(&long));
            }
        }
    }
    let gold = out["gold"];
    out.entry("gold-text").or_insert(gold);
    out
}

fn ratio(a: Rgb, b: Rgb) -> f64 {
    let light = |[r, g, b]: Rgb| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// Colours of text and of its background: at least 4.5 to 1.
const TEXT: &str = "ink/paper ink-soft/paper ink-soft/paper-2 ink/gold on-chrome/chrome on-chrome/chrome-2 on-chrome/chrome-3 \
    on-chrome/chrome-line on-chrome-2/chrome on-chrome-2/chrome-2 on-chrome-2/chrome-3 gold-text/chrome gold-text/chrome-2 white/ok white/bad \
    white/tier-1 ink/tier-2 white/tier-3 ink/tier-4 ink/tier-5 ink/coin ink/paper-3 gold/ink ink/legal gain/chrome \
    gain/chrome-2 loss/chrome-2 loss/chrome-3 bad/paper bad/paper-2 ink/focus p1-on/p1 p2-on/p2 p3-on/p3 p4-on/p4 p5-on/p5";
/// Colours of shapes and of their background: at least 3 to 1.
const SHAPES: &str = "fire/paper ice/paper moon/paper mud/paper paper/p1 paper/p2 ink/p3 ink/p4 ink/p5 p1-mark/p1 p2-mark/p2 \
    p3-mark/p3 p4-mark/p4 p5-mark/p5 legal/tier-1 legal/ink ink/tier-2 ink/tier-3 ink/tier-4 ink/tier-5 focus/chrome \
    focus/ink on-chrome-2/chrome-2";

#[test]
fn colours_that_meet_have_enough_contrast() {
    let sides = ["winter", "autumn", "cave"].map(|side| (side, ""));
    let themes = ["winter", "autumn", "dark", "light", "contrast"].map(|theme| ("cave", theme));
    for (side, theme) in sides.into_iter().chain(themes) {
        let tokens = tokens(side, theme);
        for (pairs, least) in [(TEXT, 4.5), (SHAPES, 3.0)] {
            for pair in pairs.split_whitespace() {
                let (front, back) = pair.split_once('/').expect("a pair");
                let found = ratio(tokens[front], tokens[back]);
                assert!(found >= least, "{pair}, {side} side, {theme} theme: {found:.2} to 1");
            }
        }
    }
}

/// Simulation matrices of colour blindness (protan, deutan, tritan), after Machado, Oliveira and Fernandes 2009.
const BLIND: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_9],
    ],
];

/// Converts linear light to CIE Lab.
fn lab([r, g, b]: Rgb) -> [f64; 3] {
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The colour difference of two CIE Lab colours: CIEDE2000.
fn apart([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let mean = f64::midpoint(a1.hypot(b1), a2.hypot(b2)).powi(7);
    let g = 0.5 * (1.0 - (mean / (mean + 25_f64.powi(7))).sqrt());
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = if c1 * c2 == 0.0 { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin());
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = if c1 * c2 == 0.0 { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let cos = |of: f64| of.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.2 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let bend = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -2.0 * (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt() * (2.0 * bend).to_radians().sin();
    ((dl / sl).powi(2) + (dc / sc).powi(2) + (dh / sh).powi(2) + rt * (dc / sc) * (dh / sh)).sqrt()
}

#[test]
fn the_colour_difference_matches_the_published_values() {
    // Pairs 1, 7, 17 and 25 of Sharma, Wu and Dalal 2005.
    for (one, other, far) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ] {
        assert!((apart(one, other) - far).abs() < 1e-3, "{}", apart(one, other));
    }
}

/// Pairs of colours whose difference is below 15 with some kind of colour blindness.
fn close(names: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    let tokens = tokens("winter", "");
    let mut found = Vec::new();
    for matrix in BLIND {
        let seen = |name: &str| {
            let light = tokens[name];
            lab(matrix.map(|row| row.iter().zip(light).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0)))
        };
        for (i, &one) in names.iter().enumerate() {
            for &other in &names[i + 1..] {
                if apart(seen(one), seen(other)) < 15.0 && !found.contains(&(one, other)) {
                    found.push((one, other));
                }
            }
        }
    }
    found
}

#[test]
fn players_differ_with_any_colour_blindness() {
    assert_eq!(close(&SeatStyle::ALL.map(SeatStyle::class)), []);
    let marks: BTreeSet<String> =
        SeatStyle::ALL.map(|seat_style| format!("{:?}{}", seat_style.emblem(), seat_style.pattern())).into();
    assert_eq!(marks.len(), SeatStyle::ALL.len(), "two players with the same emblem and pattern");
}

#[test]
fn clans_with_similar_colours_differ_by_their_signs() {
    let clans = [Clan::Fire, Clan::Ice, Clan::Moon, Clan::Mud];
    let signs: BTreeSet<String> = clans.map(|clan| format!("{:?}", clan.icon())).into();
    assert_eq!(signs.len(), clans.len());
    // The only pair, if any, that differs by its signs alone is known.
    assert!(
        close(&["fire", "ice", "moon", "mud"]).len() <= 2,
        "{:?}",
        close(&["fire", "ice", "moon", "mud"])
    );
}
