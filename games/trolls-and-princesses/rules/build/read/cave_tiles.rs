//! `cave-tiles.txt`: the 64 cave tiles.

use moot_data::{Fault, Source};

use super::effect::{Effect, effect, points};
use super::words::{id, place, resource};

/// The kinds, as the tables name them.
pub const KINDS: [(&str, &str); 4] =
    [("resource", "Resource"), ("bell", "Bell"), ("princess", "Princess"), ("victory", "Victory")];
/// The number of tiles.
pub const COUNT: usize = 64;

/// A tile.
#[derive(Debug)]
pub struct Tile {
    pub id: String,
    pub kind: usize,
    pub marked: bool,
    pub edges: String,
    pub points: Option<String>,
    pub bonus: Effect,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Tile>, Fault> {
    let (mut tiles, mut ids) = (Vec::new(), Vec::new());
    for line in source.lines() {
        let [name, mark, edges, middle, spot, bonus] = line.cells()?;
        let name = id(&line, name, &ids)?;
        let head = name.split('-').next().unwrap_or("");
        let kind = place(&line, head, &KINDS.map(|(word, _)| word), "kind of tile")?;
        if edges.len() != 5 || !edges.chars().all(|sign| ".#".contains(sign) || resource(sign).is_some()) {
            return Err(line.fault(format!("'{edges}' are no edges: five of . o g d #")));
        }
        // What a kind has in its middle is a rule; its edges and bonuses are its own.
        let due = [("2o", "outpost"), ("barn", "bell"), ("-", "bed"), (middle, "-")][kind];
        if (middle, spot) != due {
            return Err(line.fault(format!("a {head} tile has '{}' and '{}'", due.0, due.1)));
        }
        let bonus = effect(&line, bonus)?;
        // Only a spot with a bonus pays one: a princess brings a king's tile instead, and a victory tile stores nothing.
        if kind >= 2 && bonus != Effect::Nothing {
            return Err(line.fault(format!("the bonus of a {head} tile is never paid")));
        }
        let points = if kind == 3 { points(&line, middle)? } else { None };
        if kind == 3 && points.is_none() {
            return Err(line.fault("a victory tile gives points"));
        }
        tiles.push(Tile {
            kind,
            marked: place(&line, mark, &["-", "T"], "mark")? == 1,
            edges: edges.to_owned(),
            points,
            bonus,
            id: name.clone(),
            line: line.number,
        });
        ids.push(name);
    }
    if tiles.len() != COUNT {
        return Err(source.fault(format!("{} tiles instead of {COUNT}", tiles.len())));
    }
    Ok(tiles)
}
