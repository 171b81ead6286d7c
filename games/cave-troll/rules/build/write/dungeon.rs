//! The dungeon.

use moot_data::rust::{item, list};

use crate::read::dungeon::{Dungeon, SIGNS};

/// The statics for the dungeon.
pub fn dungeon(dungeon: &Dungeon) -> String {
    let place = |sign: char| SIGNS.find(sign).unwrap_or(0);
    let squares = dungeon.squares();
    let spaces = list(SIGNS.chars(), |sign| {
        let name = dungeon.rooms.iter().find(|room| room.sign == sign).map_or("", |room| &room.name);
        let near = dungeon.near(sign).fold(0u64, |bits, other| bits | 1 << place(other));
        format!(
            "\n    SpaceCard {{ name: {name:?}, gold: {}, near: Spaces({near:#x}), squares: &{:?} }}",
            dungeon.gold(sign),
            squares.get(&sign).map_or(&[][..], |squares| squares)
        )
    });
    let doors = list(&dungeon.doors, |door| {
        format!(
            "\n    Doorway {{ a: Space({}), b: Space({}), across: {}, x: {}, y: {}, length: {} }}",
            place(door.a),
            place(door.b),
            door.wall.across,
            door.wall.x,
            door.wall.y,
            door.wall.length
        )
    });
    item(
        "The rows of the floor: one sign a square, `.` for solid rock.",
        "FLOOR",
        "&[&str]",
        &format!("&{:?}", dungeon.floor),
    ) + &item("The spaces in the order of their signs.", "SPACES", "[SpaceCard; 40]", &spaces)
        + &item("The doorways in the order of the data.", "DOORWAYS", "&[Doorway]", &format!("&{doors}"))
}
