//! The entry in the list of games, in English.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Cave Troll",
    players: "2–4 players",
    time: "45 min",
    pitch: "Crowd the rooms of a dungeon with heroes and beasts before the gold is counted.",
    credit: "Cave Troll, designed by Tom Jolly, published by Fantasy Flight Games.",
};
