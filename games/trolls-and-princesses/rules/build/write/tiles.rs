//! Cave tiles, king's tiles and castle tiles.

use moot_data::rust::{item, list};

use crate::read::cave_tiles::KINDS;
use crate::read::effect::option;
use crate::read::folder::Folder;
use crate::read::tiles::Use;
use crate::read::words::{RESOURCES, resource};

/// The statics for tiles.
pub fn tiles(folder: &Folder) -> String {
    let caves = list(&folder.cave_tiles, |tile| {
        format!(
            "\n    CaveFace {{ id: {:?}, kind: TileKind::{}, marked: {}, edges: {}, points: {}, bonus: {} }}",
            tile.id,
            KINDS[tile.kind].1,
            tile.marked,
            list(tile.edges.chars(), edge),
            option(tile.points.as_deref()),
            tile.bonus.rust()
        )
    });
    let kings = list(&folder.kings_tiles, |tile| {
        let what = match &tile.what {
            Use::Action(effect) => format!("KingsUse::Action({})", effect.rust()),
            Use::Sites { resource, count } => {
                let resource = RESOURCES[*resource].1;
                format!("KingsUse::Sites {{ resource: Resource::{resource}, count: {count} }}")
            }
            Use::Spots(items) => {
                format!("KingsUse::Spots({})", list(items, |it| format!("Item::{it}")))
            }
            Use::Totems => "KingsUse::Totems".to_owned(),
        };
        format!(
            "\n    KingsFace {{ id: {:?}, what: {what}, name: {:?}, text: {:?} }}",
            tile.id, tile.name, tile.text
        )
    });
    let castles = list(&folder.castles, |tile| {
        format!(
            "\n    CastleFace {{ id: {:?}, effect: {}, name: {:?}, text: {:?} }}",
            tile.id,
            tile.effect.rust(),
            tile.name,
            tile.text
        )
    });
    item("The cave tiles, in the order of the data.", "CAVES", "[CaveFace; 64]", &caves)
        + &item("The king's tiles, in the order of the data.", "KINGS", "[KingsFace; 20]", &kings)
        + &item("The castle tiles, in the order of the data.", "CASTLES", "[CastleFace; 10]", &castles)
}

fn edge(sign: char) -> String {
    match (sign, resource(sign)) {
        (_, Some(it)) => format!("Edge::Half(Resource::{})", RESOURCES[it].1),
        ('.', _) => "Edge::Open".to_owned(),
        _ => "Edge::Wall".to_owned(),
    }
}
