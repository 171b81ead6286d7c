//! Tunnels, halls and workshops.

use moot_data::rust::{item, list};

use super::lies::{Faces, Lie, lies};
use super::text::kind;
use crate::read::folder::Folder;
use crate::read::shape::Shape;
use crate::read::workshops::Swap;

/// The statics for all that is laid on the board.
pub fn tiles(folder: &Folder) -> String {
    let mut honour = [[0; 3]; 6];
    for row in &folder.tunnels.chart {
        honour[row.size] = row.honour;
    }
    item("The stacks of tunnel tiles, in the order of the data.", "TUNNELS", "[Tunnel; 15]", &tunnels(folder))
        + &item("The great halls, in the order of the data.", "HALLS", "[Hall; 6]", &halls(folder))
        + &item(
            "The workshops, in the order of the data.",
            "WORKSHOPS",
            "[WorkshopCard; 11]",
            &workshops(folder),
        )
        + &item(
            "Honour for a tunnel by its size and by the mineral spent, cheapest first.",
            "TUNNEL_HONOUR",
            "[[u8; 3]; 6]",
            &format!("{honour:?}"),
        )
        + &item(
            "How many resources of any kinds buy one of any kind from the supply.",
            "TRADE",
            "u8",
            &folder.workshops.trade.0.to_string(),
        )
}

fn tunnels(folder: &Folder) -> String {
    list(&folder.tunnels.stacks, |stack| {
        format!(
            "\n    Tunnel {{ id: {:?}, name: {:?}, size: {}, stock: {}, lies: &{} }}",
            stack.shape.id,
            stack.shape.name,
            stack.shape.cells.len(),
            stack.stock,
            shape(&stack.shape, Faces::Both)
        )
    })
}

fn halls(folder: &Folder) -> String {
    list(&folder.halls, |hall| {
        format!(
            "\n    Hall {{ id: {:?}, name: {:?}, low: {}, high: {}, lies: &{} }}",
            hall.shape.id,
            hall.shape.name,
            hall.low,
            hall.high,
            shape(&hall.shape, Faces::Printed)
        )
    })
}

fn workshops(folder: &Folder) -> String {
    list(&folder.workshops.workshops, |shop| {
        format!(
            "\n    WorkshopCard {{ id: {:?}, name: {:?}, tiles: {}, swaps: &{}, moves: {} }}",
            shop.id,
            shop.name,
            shop.tiles,
            list(&shop.swaps, swap),
            shop.moves
        )
    })
}

fn shape(shape: &Shape, faces: Faces) -> String {
    list(lies(shape, faces), lie)
}

fn lie(lie: Lie) -> String {
    format!(
        "Lie {{ cells: &{:?}, mark: {:?}, clockwise: {}, mirrored: {} }}",
        lie.cells, lie.mark, lie.clockwise, lie.mirrored
    )
}

fn swap(swap: &Swap) -> String {
    format!(
        "Swap {{ gives: 0b{:07b}, count: {}, wild_only: {}, gets: {}, gain: {} }}",
        swap.gives.iter().fold(0, |bits, kind| bits | 1 << kind),
        swap.count,
        swap.wild_only,
        kind(swap.gets),
        swap.gain
    )
}
