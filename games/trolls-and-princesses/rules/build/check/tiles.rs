//! `cave-tiles.txt`, `kings-tiles.txt`, `castle-tiles.txt`: the counts of the box and the strength of tiles.

use std::collections::BTreeMap;

use moot_data::{Breaches, Fault};

use super::value;
use crate::read::cave_tiles::{KINDS, Tile};
use crate::read::effect::Effect;
use crate::read::tiles::{Castle, KingsTile, Use};
use crate::read::words::resource;

/// What a tile of each kind is worth besides its edges and its bonus, and the least and most that all may be.
const WORTH: [(i32, f32, f32); 3] = [(34, 54.0, 59.0), (23, 45.0, 50.0), (20, 36.0, 42.0)];

/// Checks the cave tiles.
pub fn caves(tiles: &[Tile]) -> Vec<Fault> {
    let mut found = Breaches::of("cave-tiles.txt");
    let mut halves = [0u32; 3];
    let mut rings: BTreeMap<(usize, String, String), &str> = BTreeMap::new();
    for tile in tiles {
        let walls = tile.edges.matches('#').count();
        let half = tile.edges.chars().any(|edge| resource(edge).is_some());
        found.need(half, tile.line, "half a site on at least one edge wanted");
        if tile.kind == 3 {
            found.need(walls == 4, tile.line, "a victory tile has one entrance");
            continue;
        }
        found.need(walls == 0, tile.line, "this tile has five entrances");
        let mut edges = 0;
        for it in tile.edges.chars().filter_map(resource) {
            halves[it] += 1;
            edges += value::HALF[it];
        }
        let key = (tile.kind, ring(&tile.edges), format!("{:?}", tile.bonus));
        if let Some(twin) = rings.insert(key, &tile.id) {
            found.need(false, tile.line, format!("the same as {twin}"));
        }
        let (base, low, high) = WORTH[tile.kind];
        let worth = (base + edges) as f32 + value::effect(&tile.bonus) as f32 / 2.0;
        let text = format!("{} is worth {worth}, {low} to {high} wanted", tile.id);
        found.need((low..=high).contains(&worth), tile.line, text);
    }
    for (kind, (name, _)) in KINDS.iter().enumerate() {
        let of = || tiles.iter().filter(|tile| tile.kind == kind);
        let marked = of().filter(|tile| tile.marked).count();
        let text = format!("{} {name} tiles with {marked} marked, 16 with 4 wanted", of().count());
        found.need((of().count(), marked) == (16, 4), 0, text);
    }
    let all: u32 = halves.iter().sum();
    for (count, twelfths) in halves.into_iter().zip([5, 4, 3]) {
        let text = format!("half sites {halves:?}, about 5 : 4 : 3 wanted");
        found.need((count * 12).abs_diff(all * twelfths) * 20 < all * 12, 0, text);
    }
    victory(tiles, &mut found);
    found.found
}

/// The least of the five ways to write the edges.
fn ring(edges: &str) -> String {
    (0..edges.len()).map(|from| edges[from..].to_owned() + &edges[..from]).min().unwrap_or_default()
}

/// The points of victory tiles (rulebook: appendix): one for so many of something.
const VICTORY: [(u8, &str); 8] = [
    (1, "Totem(Totem::Bat)"),
    (1, "Totem(Totem::Toad)"),
    (1, "Totem(Totem::Snake)"),
    (1, "Resource(Resource::Diamond)"),
    (2, "Resource(Resource::Gold)"),
    (2, "Resource(Resource::Obsidian)"),
    (1, "Cow"),
    (2, "Human"),
];

/// Eight kinds of points, two tiles each.
fn victory(tiles: &[Tile], found: &mut Breaches) {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for tile in tiles {
        if let Some(points) = &tile.points {
            kinds.entry(points).or_default().push(&tile.edges);
        }
    }
    for (each, of) in VICTORY {
        let points = format!("Points {{ each: {each}, of: Counted::{of} }}");
        let twins = kinds.get(points.as_str()).is_some_and(|edges| edges.len() == 2 && edges[0] == edges[1]);
        found.need(twins, 0, format!("two identical victory tiles with a point for {each} of {of} wanted"));
    }
}

/// What the twenty king's tiles do (rulebook: appendix).
fn appendix() -> [Use; 20] {
    let gain = |power, cows| Use::Action(Effect::Gain { resources: [0; 3], power, cows });
    let walk = |trolls, humans| Use::Action(Effect::Walk { trolls, humans });
    let mine = |resource, most| Use::Action(Effect::Mine { resource, most });
    let sites = |resource, count| Use::Sites { resource, count };
    [
        walk(2, 0),
        walk(1, 1),
        walk(0, 3),
        gain(2, 0),
        gain(0, 2),
        mine(0, 3),
        mine(1, 2),
        mine(2, 1),
        Use::Action(Effect::Tile),
        Use::Action(Effect::Card),
        Use::Action(Effect::Fill),
        sites(0, 4),
        sites(1, 3),
        sites(2, 2),
        Use::Spots(["Changeling", "Changeling"]),
        Use::Spots(["Changeling", "Outpost"]),
        Use::Spots(["Changeling", "Bell"]),
        Use::Spots(["Bell", "Bell"]),
        Use::Spots(["Outpost", "Bell"]),
        Use::Totems,
    ]
}

/// Checks the king's tiles.
pub fn kings(tiles: &[KingsTile]) -> Vec<Fault> {
    let mut found = Breaches::of("kings-tiles.txt");
    for what in appendix() {
        let count = tiles.iter().filter(|tile| tile.what == what).count();
        found.need(count == 1, 0, format!("{count} king's tiles with {what:?}, one wanted"));
    }
    for (at, tile) in tiles.iter().enumerate() {
        let again = tiles[..at].iter().any(|other| other.what == tile.what || other.name == tile.name);
        found.need(!again, tile.line, format!("{} is there twice", tile.name));
        let drawn = matches!(tile.what, Use::Action(_)) == (tile.class == "action");
        found.need(drawn && !tile.text.is_empty(), tile.line, "an action and its text wanted");
    }
    found.found
}

/// Checks the castle tiles.
pub fn castles(tiles: &[Castle]) -> Vec<Fault> {
    let mut found = Breaches::of("castle-tiles.txt");
    let gain = |resources, power, cows| Effect::Gain { resources, power, cows };
    let book = [
        Effect::Fill,
        Effect::Walk { trolls: 0, humans: 3 },
        Effect::Walk { trolls: 2, humans: 0 },
        gain([2, 0, 0], 0, 0),
        gain([1, 0, 0], 0, 1),
        gain([0, 0, 0], 0, 2),
        gain([0, 1, 0], 0, 0),
        gain([0, 0, 1], 0, 0),
        gain([0, 0, 0], 2, 0),
        Effect::Tile,
    ];
    for effect in book {
        let count = tiles.iter().filter(|tile| tile.effect == effect).count();
        found.need(count == 1, 0, format!("{count} castle tiles with {effect:?}, one wanted"));
    }
    for (at, tile) in tiles.iter().enumerate() {
        let again = tiles[..at].iter().any(|other| other.name == tile.name);
        found.need(
            !again && !tile.text.is_empty(),
            tile.line,
            format!("{} is named twice, or has no text", tile.id),
        );
    }
    found.found
}
